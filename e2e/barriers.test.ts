import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, withoutMotion } from './testing/axe.ts';
import { Companion } from './testing/companion.ts';
import { openHouse, PHONE, STAGE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { HEADINGS, HOST_MAY_SKIP, Person, UNHURRIED, UNHURRIED_TIMES } from './testing/person.ts';
import { tellInOrder } from './testing/story.ts';

const LOST = /^The connection is lost\./;

/** A short match, looked at from everywhere; every part goes on where the one before it ended. */
describe('nothing grave for axe, by night and by daylight', () => {
  let house: House;
  let ana: Person;
  let ben: Person;
  let eve: Person;
  let stage: Page;
  let code = '';

  beforeAll(async () => {
    house = await openHouse();
    const somebody = async (name: string): Promise<Person> => new Person(name, await house.page(PHONE, withoutMotion));
    [ana, ben, eve] = await Promise.all([somebody('Ana'), somebody('Ben'), somebody('Eve')]);
    stage = await house.page(STAGE, withoutMotion);
  });
  afterAll(() => house.close());
  tellInOrder(() => house);

  const link = (): string => `${house.url}${code}`;

  /** All at once, each on its own page. */
  async function fine(screens: Readonly<Record<string, Person | Page>>): Promise<void> {
    const found = await Promise.all(
      Object.entries(screens).map(([name, where]) => barriers(where instanceof Person ? where.page : where, name)),
    );
    expect.soft(found.flat()).toEqual([]);
  }

  it('at home and on the way in', async () => {
    await ana.page.goto(house.url);
    await ana.press('Join');
    await ben.page.goto(house.url);
    await ben.press('Help and settings');
    await ben.sheet('Help').waitFor();
    code = await house.newRoom();
    await eve.page.goto(link());
    await eve.sees('A fresh room. You will be the host.');
    await fine({ 'home with an error': ana, help: ben, join: eve });
    await ben.press('Light, sound and motion');
    await ben.sheet('Light, sound and motion').waitFor();
    await eve.press('Take a seat');
    await eve.sees(/Names have 2 to 20/);
    await stage.goto(`${house.url}not-a-code`);
    await fine({ 'own settings': ben, 'join with an error': eve, 'wrong address': stage });
  });

  it('in the lobby, for host, guest, spectator and stage', async () => {
    await ana.comeByLink(link());
    await ben.comeByLink(link());
    await eve.comeToWatch(link());
    await stage.goto(`${link()}?stage`);
    await stage.getByText('Ben', { exact: true }).waitFor();
    await fine({ 'host lobby': ana, 'guest lobby': ben, 'spectator lobby': eve, 'stage lobby': stage });
  });

  it('in the sheets of the lobby', async () => {
    await ana.changeSettings({ Rounds: 1, ...UNHURRIED_TIMES }, [HOST_MAY_SKIP]);
    await ana.press('Change settings');
    const sheet = ana.sheet('Game settings');
    await sheet.getByText('More settings').click();
    await sheet.getByRole('button', { name: 'Save, export or import' }).click();
    await ben.press(/^Room code/);
    await ben.sheet('Invite').waitFor();
    await eve.press('Chat');
    await eve.page.getByRole('textbox', { name: 'Say to everybody' }).fill('Good evening!');
    await eve.press('Send');
    await eve.sheet('Chat').getByText('Good evening!').waitFor();
    await fine({ 'game settings': ana, invite: ben, chat: eve });
    await ana.closeSheet();
    await ben.closeSheet();
    await eve.closeSheet();
    const people = await ana.openPeople();
    await people.getByRole('button', { name: 'Host tools for Ben' }).click();
    await ben.openPeople();
    await ben.press('Leave the room');
    await ben.ask('Leave the room?').waitFor();
    await fine({ 'people with host tools': ana, 'asked to leave': ben });
    await ana.closeSheet();
    await ben.press('Stay');
  });

  it('while writing, before and after', async () => {
    await ana.press('Start the game');
    await Promise.all([ana, ben].map((person) => person.asked(1)));
    await eve.sees('Round 1 of 1');
    await stage.getByText('Round 1 of 1').waitFor();
    await ben.submit('ben juggles walruses');
    await ben.landed();
    await fine({ prompt: ana, submitted: ben, 'spectator prompt': eve, 'stage prompt': stage });
  });

  it('while the game is paused', async () => {
    await ana.openPeople();
    await ana.press('Pause');
    await Promise.all([ana, ben, eve].map((person) => person.at('The game is paused')));
    await stage.getByRole('heading', { name: 'The game is paused' }).waitFor();
    await fine({ 'host pause': ana, 'guest pause': ben, 'stage pause': stage });
    await ana.press('Go on');
    await ana.heading('Ready? On we go').waitFor({ state: 'detached' });
    await ana.heading('The game is paused').waitFor({ state: 'detached' });
  });

  it('while choosing, before and after', async () => {
    await ana.submit('ana juggles walruses');
    await ben.vote('ANA JUGGLES WALRUSES');
    await ana.at(HEADINGS.choose);
    await ana.radio('BEN JUGGLES WALRUSES').check();
    await eve.at(HEADINGS.choose);
    await stage.getByText('ANA JUGGLES WALRUSES').waitFor();
    await fine({ choose: ana, voted: ben, 'spectator choose': eve, 'stage choose': stage });
  });

  it('during the reveal', async () => {
    await ana.press('This is the truth');
    await Promise.all([ana, ben, eve].map((person) => person.at(HEADINGS.scoring)));
    await stage.getByRole('region', { name: 'The truth' }).waitFor();
    await fine({ scoring: ana, 'spectator scoring': eve, 'stage scoring': stage });
  });

  it('on the podium and after it', async () => {
    await ana.press('Skip waiting');
    await Promise.all([ana, ben, eve].map((person) => person.at(/win/)));
    await stage.getByRole('table').waitFor();
    await fine({ 'host podium': ana, 'guest podium': ben, 'spectator podium': eve, 'stage podium': stage });
  });

  it('at the goodbyes', async () => {
    await ana.openPeople();
    await ana.press('Host tools for Ben');
    await ana.press('Remove');
    await ana.ask('Remove Ben?').getByRole('button', { name: 'Remove' }).click();
    await ben.at('You are no longer in this room');
    await ana.closeSheet();
    await ana.press('Close room');
    await ana.ask('Close the room?').waitFor();
    await fine({ removed: ben, 'asked to close': ana });
    await ana.ask('Close the room?').getByRole('button', { name: 'Close room' }).click();
    await Promise.all([eve, ana].map((person) => person.at('The room has closed')));
    await ben.page.goto(link());
    await ben.at(/^No room/);
    await fine({ closed: eve, 'closed on stage': stage, 'no such room': ben });
  });

  it('when the same person plays somewhere else', async () => {
    const room = await house.newRoom();
    const host = new Companion(house.url, room, 'Gus');
    await host.configure(UNHURRIED);
    await eve.comeByLink(`${house.url}${room}`);
    const other = await eve.page.context().newPage();
    await other.goto(`${house.url}${room}`);
    await eve.at('You are playing somewhere else');
    await fine({ replaced: eve });
    host.close();
  });

  it('when the host and then the server cannot be reached', async () => {
    const room = await house.newRoom();
    const host = new Companion(house.url, room, 'Gus');
    await host.configure(UNHURRIED, { hostLoss: { policy: 'pause-vote' } });
    await ben.comeByLink(`${house.url}${room}`);
    await eve.comeByLink(`${house.url}${room}`);
    await stage.goto(`${house.url}${room}?stage`);
    await host.start(3);
    await Promise.all([ben, eve].map((person) => person.asked(1)));
    host.close();
    await Promise.all([ben, eve].map((person) => person.notices.getByText('Who should be host?').waitFor()));
    await ben.page.getByRole('button', { name: /^Eve/ }).click();
    await stage.getByText('Gus, the host, has lost the connection.').first().waitFor();
    await fine({ 'vote on a host': ben, 'host gone on stage': stage });

    await eve.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await house.stopServer();
    await Promise.all([ben, new Person('the stage', stage)].map(({ notices }) => notices.getByText(LOST).waitFor()));
    await eve.page.reload();
    await eve.sees('The server does not answer yet. Trying again…');
    await fine({ 'line lost': ben, 'line lost on stage': stage, 'waiting for the server': eve });
    await house.startServer();
    await ben.notices.getByText(LOST).waitFor({ state: 'detached' });
    await ben.at('The game is paused');
  });
});
