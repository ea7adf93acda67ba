import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Companion } from './testing/companion.ts';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { Person, UNHURRIED, UNHURRIED_TIMES } from './testing/person.ts';

describe('a door that does not open says why and what to do', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const somebody = async (name: string): Promise<Person> => new Person(name, await house.page(PHONE));

  /** A room with a host in a browser and a guest who came by link. */
  async function hostAndGuest(): Promise<{ host: Person; guest: Person; link: string }> {
    const [host, guest] = await Promise.all([somebody('Ada'), somebody('Bob')]);
    const link = `${house.url}${await host.openRoom(house.url)}`;
    await guest.comeByLink(link);
    return { host, guest, link };
  }

  async function dismiss(host: Person, guest: Person, how: 'Remove' | 'Ban'): Promise<void> {
    await host.openPeople();
    await host.press(`Host tools for ${guest.name}`);
    await host.press(how);
    await host.ask(`${how} ${guest.name}?`).getByRole('button', { name: how, exact: true }).click();
    await guest.at('You are no longer in this room');
  }

  it('[CM-33] a removed person may watch, and plays again once the host allows it', async () => {
    const { host, guest } = await hostAndGuest();
    await dismiss(host, guest, 'Remove');
    await guest.sees('The host has removed you from the seats. You may still watch');
    await guest.press('Watch instead');
    await guest.at('You are watching');
    await guest.press('Ask for a seat');
    await host.sheet('People').getByRole('button', { name: 'Give a seat' }).click();
    await guest.at('You have a seat');
  });

  it('[CM-33] a banned person is told so at every try, until the host allows them back', async () => {
    const { host, guest, link } = await hostAndGuest();
    await dismiss(host, guest, 'Ban');
    await guest.sees('The host has closed this room to you. You can open a room of your own.');
    await guest.page.goto(link);
    await guest.press('Take a seat');
    await guest.sees('The host has closed this room to you.');
    await host.press('Allow back');
    await guest.comeByLink(link);
    await guest.press(/^Room code/);
    await guest.closeSheet();
    await guest.press('I am ready');
  });

  it('a closed room thanks everybody and leads to another one', async () => {
    const { host, guest } = await hostAndGuest();
    await host.openPeople();
    await host.press('Close the room');
    await host.ask('Close the room?').getByRole('button', { name: 'Close room' }).click();
    await guest.at('The room has closed');
    await guest.sees('The host has closed the room. Thank you for playing.');
    await guest.press('Open or join another room');
    await guest.at('Alibi');
  });

  it('[CM-1] an unknown code leads back to the start, a malformed one is explained there', async () => {
    const lost = await somebody('Lou');
    await lost.page.goto(house.url);
    const field = lost.page.getByRole('textbox', { name: 'Have a code?' });
    await field.fill('ABC');
    await lost.press('Join');
    await lost.sees('That is not a room code. It has six letters and digits, like ABC 234.');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('ABC234');
    await lost.press('Join');
    await lost.at('No room ABC 234');
    await lost.sees('There is no room with this code. Check the letters, or open a new room.');
    await lost.press('Back to the start');
    await lost.at('Alibi');
  });

  it('[CM-7] a full room offers to watch', async () => {
    const room = await house.newRoom();
    const host = new Companion(house.url, room, 'Gus');
    await host.configure({}, { maxPlayers: 2 });
    await host.act({ type: 'add_bot' });
    const late = await somebody('Lou');
    await late.page.goto(`${house.url}${room}`);
    await late.sees('2 of 2 seats taken.');
    await late.page.getByRole('textbox', { name: 'Your name' }).fill('Lou');
    await late.press('Take a seat');
    await late.sees('Every seat is taken. You can watch instead.');
    await late.press('Watch');
    await late.at('You are watching');
    host.close();
  });

  it('[CM-2] a name that is taken gets a suggestion instead of a dead end', async () => {
    const { link } = await hostAndGuest();
    const other = await somebody('bob');
    await other.page.goto(link);
    await other.page.getByRole('textbox', { name: 'Your name' }).fill('bob');
    await other.press('Take a seat');
    await other.sees('Somebody here already has this name.');
    expect(await other.page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('bob 2');
    await other.press('Take a seat');
    await other.at('You have a seat');
  });

  it('[CM-50] [CM-51] who comes during a match watches, asks for a seat and has it in the next lobby', async () => {
    const { host, guest, link } = await hostAndGuest();
    await host.changeSettings(UNHURRIED_TIMES);
    await host.press('Start the game');
    await Promise.all([host, guest].map((person) => person.asked(1)));
    const late = await somebody('Lou');
    await late.page.goto(link);
    await late.sees('A game is running, 2 of 8 seats taken.');
    await late.page.getByRole('textbox', { name: 'Your name' }).fill('Lou');
    await late.press('Take a seat');
    await late.sees('A game is running. You can watch now and ask for a seat in the next one.');
    await late.press('Watch');
    await late.sees('You are watching.');
    await late.openPeople();
    await late.press('Ask for a seat');
    await late.sees('You have asked for a seat.');
    await late.closeSheet();
    await host.press('People: 1 asks for a seat');
    await host.press('Give a seat');
    await host.press('End the game');
    await host.ask('End the game?').getByRole('button', { name: 'End the game' }).click();
    await host.at(/win/);
    await host.press('Back to lobby');
    await late.at('You have a seat');
    await host.chair('Lou').waitFor();
  });
});

describe('one place, several pages', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('[CM-21] the older of two tabs says where the person plays, and can take the place back', async () => {
    const room = await house.newRoom();
    const host = new Companion(house.url, room, 'Gus');
    await host.configure(UNHURRIED);
    const first = new Person('Tia', await house.page(PHONE));
    await first.comeByLink(`${house.url}${room}`);
    await host.start(2);
    await first.asked(1);
    const second = new Person('Tia', await first.page.context().newPage());
    await second.page.goto(`${house.url}${room}`);
    await second.asked(1);
    await first.at('You are playing somewhere else');
    await first.sees('Carry on there, or take it back here.');
    await second.submit('written in the second tab');
    await first.press('Play here');
    await first.landed();
    await first.sees('written in the second tab');
    await second.at('You are playing somewhere else');
    host.close();
  });

  it('[CM-52] a stage on the same device takes nobody’s place', async () => {
    const player = new Person('Tia', await house.page(PHONE));
    const room = await player.openRoom(house.url);
    const stage = await player.page.context().newPage();
    await stage.goto(`${house.url}${room}?stage`);
    await stage.getByText('Tia', { exact: true }).waitFor();
    await player.sees('A shared screen');
    expect(await player.heading('Your table').count()).toBe(1);
  });
});
