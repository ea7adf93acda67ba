import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, PATIENCE, PHONE, STAGE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { HEADINGS, Person, UNHURRIED_TIMES } from './testing/person.ts';

describe('a server that is restarted in the middle of play', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('[CM-25] phones and stage say so, come back by themselves, and nothing sent is lost', async () => {
    const [ada, bob, stage] = await Promise.all([
      house.page(PHONE).then((page) => new Person('Ada', page)),
      house.page(PHONE).then((page) => new Person('Bob', page)),
      house.page(STAGE).then((page) => new Person('the stage', page)),
    ]);
    const code = await ada.openRoom(house.url);
    await bob.comeByLink(`${house.url}${code}`);
    await stage.page.goto(`${house.url}${code}?stage`);
    await ada.changeSettings(UNHURRIED_TIMES);
    await bob.sees('120 s to write');
    await ada.press('Start the game');
    await Promise.all([ada, bob].map((person) => person.asked(1)));
    const question = await stage.page.getByRole('heading', { level: 1 }).innerText();
    await ada.submit('ada juggles walruses');
    await bob.answerBox.fill('bob is still thinking');

    await house.stopServer();
    const screens = [ada, bob, stage];
    const lost = screens.map(({ notices }) => notices.getByText(/^The connection is lost\. .*Reconnecting…$/));
    await Promise.all(lost.map((banner) => banner.waitFor()));
    await house.startServer();
    await Promise.all(lost.map((banner) => banner.waitFor({ state: 'detached' })));

    await ada.landed();
    await ada.sees('ada juggles walruses');
    await stage.sees('1 of 2 in');
    expect(await stage.page.getByRole('heading', { level: 1 }).innerText()).toBe(question);
    await expect.poll(() => bob.answerBox.inputValue(), { timeout: PATIENCE }).toBe('bob is still thinking');
    await bob.press('That is my answer');
    await Promise.all([ada, bob].map((person) => person.at(HEADINGS.choose)));
    await ada.radio('BOB IS STILL THINKING').waitFor();
  });
});
