import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { Person } from './testing/person.ts';

/** By the page's clock: the time a line has to prove that it lives, and the moment's patience before a word about it. */
const SOON = 5_000;

describe('a phone that loses the network', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('is told so within five seconds, and until all is well again', async () => {
    const ada = new Person('Ada', await house.page(PHONE));
    const { page, notices } = ada;
    await page.clock.install();
    await ada.openRoom(house.url);
    await page.context().setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.clock.runFor(SOON);
    expect((await notices.allInnerTexts()).join()).toContain('You are offline. Your seat is kept. Reconnecting…');
    await page.context().setOffline(false);
    await notices.waitFor({ state: 'detached' });
  });
});
