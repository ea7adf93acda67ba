import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, PATIENCE, PHONE, STAGE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { overhear } from './testing/overhear.ts';
import { HEADINGS, HOST_MAY_SKIP, Person, UNHURRIED_TIMES } from './testing/person.ts';
import { tellInOrder } from './testing/story.ts';
import { endReveal, endWriting, everybodyWrites, Lies, pointsOn, waysToSubmit } from './testing/table.ts';

const ROUNDS = 5;
const POLL = { timeout: PATIENCE };

/** One evening from the first link to the rematch; every part goes on where the one before it ended. */
describe('an evening of four phones, a spectator and a stage', () => {
  let house: House;
  let ana: Person;
  let ben: Person;
  let cleo: Person;
  let dan: Person;
  let eve: Person;
  let stage: Page;
  let code = '';
  const lies = new Lies();
  /** What the server sent to those who may know no secret. */
  let overheard: { readonly who: string; readonly texts: string[] }[] = [];

  beforeAll(async () => {
    house = await openHouse();
    const somebody = async (name: string): Promise<Person> => new Person(name, await house.page(PHONE));
    [ana, ben, cleo, dan, eve] = await Promise.all([
      somebody('Ana'),
      somebody('Ben'),
      somebody('Cleo'),
      somebody('Dan'),
      somebody('Eve'),
    ]);
    stage = await house.page(STAGE);
    overheard = [
      { who: 'spectator', texts: overhear(eve.page) },
      { who: 'stage', texts: overhear(stage) },
    ];
  });
  afterAll(() => house.close());
  tellInOrder(() => house);

  const players = (): Person[] => [ana, ben, cleo, dan];
  const link = (): string => `${house.url}${code}`;

  /** Ana finds the truth and fools Ben and Cleo, Ben fools Dan: 2000 and 500 in every round. */
  async function voteOf(person: Person): Promise<void> {
    if (person === ana) await ana.vote(await lies.truthOn(ana));
    else await person.vote(lies.shownBy(person === dan ? 'Ben' : 'Ana'));
  }

  async function expectOnlyToWatch(): Promise<void> {
    expect(await Promise.all([eve.page, stage].map(waysToSubmit))).toEqual([0, 0]);
  }

  it('opens a room from the home page: whoever opened it is the host', async () => {
    code = await ana.openRoom(house.url);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    await ana.at('Your table');
    await ana.chair('Ana').getByText('host').waitFor();
  });

  it('lets people in by link and by typing the code in small letters', async () => {
    await ben.page.goto(house.url);
    await ben.page
      .getByRole('textbox', { name: 'Have a code?' })
      .fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
    await ben.press('Join');
    await ben.takeSeat();
    await Promise.all([cleo.comeByLink(link()), eve.comeToWatch(link())]);
    await dan.comeByLink(link());
    await stage.goto(`${link()}?stage`);
    await Promise.all(players().map((person) => ana.chair(person.name).waitFor()));
    await stage.getByText('Dan', { exact: true }).waitFor();
    await eve.at('You are watching');
  });

  it('remembers the name on the device', async () => {
    const other = await cleo.page.context().newPage();
    await other.goto(`${house.url}${await house.newRoom()}`);
    await expect.poll(() => other.getByRole('textbox', { name: 'Your name' }).inputValue(), POLL).toBe('Cleo');
    await other.close();
  });

  it('keeps seat and ready mark over a reload in the lobby', async () => {
    await Promise.all([ben, cleo, dan].map((person) => person.getReady()));
    await cleo.page.reload();
    await cleo.at('You have a seat');
    await cleo.page.getByRole('button', { name: 'I am ready', pressed: true }).waitFor();
    await ana.sees('Everybody is ready.');
    expect(await ana.chair('Cleo').count()).toBe(1);
  });

  it('shows changed settings to everybody', async () => {
    await ana.changeSettings(UNHURRIED_TIMES, [HOST_MAY_SKIP]);
    for (const page of [ben.page, eve.page, stage]) {
      const facts = page.getByRole('list', { name: 'Settings' });
      for (const fact of ['5 rounds', '120 s to write', '120 s to choose', 'the host may skip waiting'])
        await facts.getByText(fact).waitFor();
    }
  });

  it('starts for everybody at once', async () => {
    await ana.press('Start the game');
    await Promise.all(players().map((person) => person.asked(1)));
    await Promise.all([eve.sees('Round 1 of 5'), stage.getByText('Round 1 of 5').waitFor()]);
    await expectOnlyToWatch();
  });

  it('keeps a half-written lie over a reload, and a sent one', async () => {
    await cleo.answerBox.fill('cleo juggles');
    await cleo.page.reload();
    await cleo.asked(1);
    await expect.poll(() => cleo.answerBox.inputValue(), POLL).toBe('cleo juggles');
    await cleo.submit(lies.invent(cleo, 1));
    await cleo.page.reload();
    await cleo.landed();
    await cleo.sees(lies.by('Cleo'));
    expect(await cleo.answerBox.count()).toBe(0);
  });

  it('shows no lie to spectator and stage before it is time to choose', async () => {
    await everybodyWrites(lies, 1, [ana, ben]);
    await stage.getByText('3 of 4 in').waitFor();
    await eve.sees('3 of 4 in');
    for (const { who, texts } of overheard)
      expect({ who, secrets: texts.filter((text) => /juggles/i.test(text)) }).toEqual({ who, secrets: [] });
    await everybodyWrites(lies, 1, [dan]);
    for (const lie of lies.all()) {
      await stage.getByText(lie.toUpperCase()).waitFor();
      await eve.sees(lie.toUpperCase());
    }
    await expectOnlyToWatch();
  });

  it('marks the own lie, keeps it from being chosen, and keeps the vote over a reload', async () => {
    await cleo.page.reload();
    expect(await cleo.radio(lies.shownBy('Cleo')).isDisabled()).toBe(true);
    await voteOf(cleo);
    await cleo.page.reload();
    await cleo.landed();
    expect(await cleo.radio(lies.shownBy('Ana')).isChecked()).toBe(true);
    expect(await cleo.page.getByRole('radio', { disabled: false }).count()).toBe(0);
  });

  it('reveals the same to everybody, also to somebody who reloads', async () => {
    const truth = await lies.truthOn(ana);
    await Promise.all([ana, ben, dan].map(voteOf));
    await cleo.at(HEADINGS.scoring);
    await cleo.page.reload();
    await cleo.at(HEADINGS.scoring);
    for (const page of [ana.page, cleo.page, eve.page, stage]) {
      const answer = await page.getByRole('region', { name: 'The truth' }).innerText();
      expect(answer.toUpperCase()).toContain(truth);
      expect(await pointsOn(page)).toEqual([
        expect.stringMatching(/Ana.*2000/),
        expect.stringMatching(/Ben.*500/),
        expect.stringMatching(/Cleo.* 0/),
        expect.stringMatching(/Dan.* 0/),
      ]);
    }
    await expectOnlyToWatch();
    await endReveal(ana);
  });

  it('goes on without somebody who is offline, and tells them when they are back', async () => {
    await dan.asked(2);
    lies.forget('Dan');
    await dan.page.context().setOffline(true);
    await everybodyWrites(lies, 2, [ana, ben, cleo]);
    await dan.notices.getByText('You are offline. Your seat is kept. Reconnecting…').waitFor();
    await endWriting(ana);
    await dan.page.context().setOffline(false);
    await dan.notices.getByText('While you were away: The game has moved on.').waitFor();
    await dan.press('Thanks');
    await Promise.all(players().map(voteOf));
    await endReveal(ana);
  });

  it('plays five rounds to the podium', async () => {
    for (let round = 3; round <= ROUNDS; round++) {
      await everybodyWrites(lies, round, players());
      await Promise.all(players().map(voteOf));
      await endReveal(ana);
    }
    await ana.at('You win!');
    await Promise.all([ben, cleo, dan, eve].map((person) => person.at('Ana wins!')));
    await stage.getByRole('heading', { level: 1, name: 'Ana wins!' }).waitFor();
    await cleo.page.reload();
    await cleo.at('Ana wins!');
    for (const page of [ana.page, cleo.page, eve.page, stage]) {
      const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
      expect(rows[1]).toMatch(/Ana[^]*10000/);
      expect(rows[2]).toMatch(/Ben[^]*2500/);
    }
    await expectOnlyToWatch();
  });

  it('gives the room to another when the host leaves', async () => {
    await ana.openPeople();
    await ana.press('Leave the room');
    await ana.ask('Leave the room?').getByRole('button', { name: 'Leave', exact: true }).click();
    await ana.at('Alibi');
    await ben.button('Again').waitFor();
    await cleo.sees('Ben decides what comes next');
    expect(await cleo.button('Again').count()).toBe(0);
  });

  it('plays again with the same people from nought', async () => {
    await ben.press('Again');
    const three = [ben, cleo, dan];
    lies.forget('Ana');
    await everybodyWrites(lies, 1, three);
    await Promise.all([cleo.vote(lies.shownBy('Ben')), dan.vote(lies.shownBy('Ben')), ben.vote(lies.shownBy('Cleo'))]);
    await ben.at(HEADINGS.scoring);
    expect(await pointsOn(cleo.page)).toEqual([
      expect.stringMatching(/Ben.* 1000/),
      expect.stringMatching(/Cleo.* 500/),
      expect.stringMatching(/Dan.* 0/),
    ]);
  });
});
