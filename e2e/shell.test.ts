import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { Person } from './testing/person.ts';

const BUDGET = 90 * 1024;
/** Words that only the screens of a game hold. */
const GAME_WORDS = 'What goes in the blank?';

describe('the way in', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('costs at most 90 KB of code and style up to the lobby, and loads no game before there is one', async () => {
    const page = await house.page({ ...PHONE, serviceWorkers: 'block' });
    const files: Response[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) files.push(response);
    });
    const person = new Person('Ana', page);
    await page.goto(house.url);
    await person.press('Open a new room');
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(files.map((file) => file.body()));
    const sizes = files.map((file, index) => ({ file: file.url(), bytes: gzipSync(bodies[index]!).length }));
    expect(sizes.length).toBeGreaterThan(2);
    expect(
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(BUDGET);
    expect(bodies.filter((body) => body.includes(GAME_WORDS))).toEqual([]);

    files.length = 0;
    await person.takeSeat();
    await person.press('Add a bot');
    await person.press('Start the game');
    await person.answerBox.waitFor();
    const later = await Promise.all(files.map((file) => file.body()));
    expect(later.filter((body) => body.includes(GAME_WORDS))).toHaveLength(1);
  });

  it('can be installed: manifest and icons are there', async () => {
    const page = await house.page();
    await page.goto(house.url);
    const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const manifest = (await (await fetch(address)).json()) as {
      name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Alibi', display: 'standalone' });
    expect(new URL(manifest.start_url, address).href).toBe(house.url);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const drawn = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return image.naturalWidth;
          }),
        ),
      manifest.icons.map(({ src }) => new URL(src, address).href),
    );
    for (const [index, { sizes }] of manifest.icons.entries())
      if (sizes !== 'any') expect(drawn[index]).toBe(Number.parseInt(sizes, 10));
  });

  it('opens without a network too: the shell waits for the server instead of an error page', async () => {
    const person = new Person('Ana', await house.page());
    const { page } = person;
    await person.openRoom(house.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await person.at(/^Room /);
    await person.sees('The server does not answer yet. Trying again…');
    await page.context().setOffline(false);
    await person.inLobby();
  });
});
