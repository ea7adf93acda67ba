import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Companion } from './testing/companion.ts';
import { openHouse, PATIENCE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { holdsFocus, isRinged, tabTo } from './testing/keys.ts';
import { HEADINGS, Person, UNHURRIED } from './testing/person.ts';

describe('with keys alone', () => {
  let house: House;
  let host: Companion;
  let kim: Person;
  let room = '';

  beforeAll(async () => {
    house = await openHouse();
    room = await house.newRoom();
    host = new Companion(house.url, room, 'Gus');
    await host.configure({ ...UNHURRIED, rounds: 1 });
    kim = new Person('Kim', await house.page());
  });
  afterAll(async () => {
    host.close();
    await house.close();
  });

  it('a person joins, gets ready, lies, votes and follows the reveal, always with the focus where the game is', async () => {
    const { page } = kim;
    const { keyboard } = page;
    const tab = async (name: string): Promise<void> => {
      await tabTo(page, kim.button(name));
      expect(await isRinged(kim.button(name))).toBe(true);
    };
    const focused = (what: string, target = kim.heading(what)): Promise<void> =>
      expect.poll(() => holdsFocus(target), { timeout: PATIENCE, message: `focus on ${what}` }).toBe(true);

    await page.goto(house.url);
    await tabTo(page, page.getByRole('textbox', { name: 'Have a code?' }));
    await keyboard.type(room);
    await keyboard.press('Enter');
    await focused('the name field', page.getByRole('textbox', { name: 'Your name' }));
    await keyboard.type('Kim');
    await tabTo(page, page.getByRole('group', { name: 'Your face' }));
    await keyboard.press('ArrowRight');
    expect(await isRinged(page.getByRole('group', { name: 'Your face' }))).toBe(true);
    await tab('Take a seat');
    await keyboard.press('Enter');

    await focused('You have a seat');
    await tab('Help and settings');
    await keyboard.press('Enter');
    await kim.sheet('Help').waitFor();
    await keyboard.press('Escape');
    await focused('the button that opened the sheet', kim.button('Help and settings'));
    await tab('I am ready');
    await keyboard.press('Space');
    await page.getByRole('button', { name: 'I am ready', pressed: true }).waitFor();

    await host.start(2);
    await kim.asked(1);
    await focused('the question', page.getByRole('heading', { level: 1 }));
    await tabTo(page, kim.answerBox);
    expect(await isRinged(kim.answerBox)).toBe(true);
    await keyboard.type('a lie typed by hand');
    await keyboard.press('Enter');
    await focused('You are in', page.getByRole('heading', { level: 2, name: 'You are in' }));

    await host.submit('something else');
    await focused(HEADINGS.choose);
    await tabTo(page, page.getByRole('group', { name: 'Answers' }));
    await keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
    expect(await isRinged(page.getByRole('group', { name: 'Answers' }))).toBe(true);
    await tab('This is the truth');
    await keyboard.press('Enter');
    await focused('You are in', page.getByRole('heading', { level: 2, name: 'You are in' }));

    await host.vote();
    await focused(HEADINGS.scoring);
    await host.advance('scoring');
    await kim.at(HEADINGS.podium);
    await focused('the winner', kim.heading(HEADINGS.podium));

    await tabTo(page, kim.button(/^People:/));
    await keyboard.press('Enter');
    const sheet = await kim.sheet('People').elementHandle();
    await host.act({ type: 'again' });
    await page.locator('.lobby').waitFor();
    expect(await sheet?.evaluate((dialog: HTMLDialogElement) => dialog.isConnected && dialog.open)).toBe(true);
    await keyboard.press('Escape');
    await focused('the button that opened the sheet', kim.button(/^People:/));
  });
});
