import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { HEADINGS, HOST_MAY_SKIP, Person, UNHURRIED_TIMES } from './testing/person.ts';

describe('a table filled with bots', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  /** Wherever a bot's name stands, a mark beside it says so; the name alone does not count. */
  async function expectMarked(places: Locator): Promise<void> {
    const bots = await places.filter({ hasNotText: 'Solo' }).all();
    const marks = await Promise.all(bots.map((bot) => bot.getByText('bot', { exact: true }).count()));
    expect(marks).toEqual([1, 1]);
  }

  it('plays a whole match with one person, and marks the bots as bots on every screen', async () => {
    const solo = new Person('Solo', await house.page(PHONE));
    const { page } = solo;
    await solo.openRoom(house.url);
    await solo.sees('Bluff Trivia needs 2 players, and you are the only one.');
    for (const seats of [2, 3]) {
      await solo.press('Add a bot');
      await page.getByRole('heading', { name: `At the table ${seats} of 8` }).waitFor();
    }
    await expectMarked(solo.chair('bot'));
    await solo.changeSettings({ Rounds: 1, ...UNHURRIED_TIMES }, [HOST_MAY_SKIP]);
    await solo.press('Change settings');
    await solo.sheet('Game settings').getByRole('group', { name: 'Pace' }).getByText('Half the time').click();
    await solo.closeSheet();
    await solo.sees('60 s to write');
    const people = await solo.openPeople();
    await expectMarked(people.getByRole('listitem'));
    await solo.closeSheet();
    await solo.press('Start the game');
    await solo.asked(1);
    await expectMarked(page.getByRole('main').getByRole('listitem'));
    await solo.submit('solo juggles walruses');
    await solo.at(HEADINGS.choose);
    expect(await solo.radio('SOLO JUGGLES WALRUSES').isDisabled()).toBe(true);
    await page.getByRole('radio', { disabled: false }).first().check();
    await solo.press('This is the truth');
    await solo.at(HEADINGS.scoring);
    await expectMarked(page.getByRole('region', { name: 'Points' }).getByRole('listitem'));
    await solo.press('Skip waiting');
    await solo.at(HEADINGS.podium);
    await expectMarked(page.getByRole('table').getByRole('rowheader'));
  });
});
