import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, PHONE, STAGE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { brokenWords, largeText, motionOn, tooWide, watchMotion } from './testing/looks.ts';
import { HEADINGS, HOST_MAY_SKIP, Person, UNHURRIED_TIMES } from './testing/person.ts';

/** Names and lies as long as they may be, without a space to break at. */
const LONG_NAME = 'Wolfeschlegelstein-W';
const LONG_LIE = 'rindfleischetikettierungsueberwachungsaufgabenuebertragung';

const SHEETS = [
  [/^Room code/, 'Invite'],
  [/^People:/, 'People'],
  ['Chat', 'Chat'],
  ['Help and settings', 'Help'],
] as const;

/** One match on five unusual screens at once; what each of them showed is judged afterwards. */
describe('a match on unusual screens', () => {
  let house: House;
  let small: Person;
  let large: Person;
  let still: Person;
  let forced: Person;
  let stage: Person;
  const wide: { readonly small: string[]; readonly large: string[] } = { small: [], large: [] };
  const unreadable: string[] = [];
  let broken: string[] | null = null;

  /** As it is shown among the answers. */
  const lieOf = (player: Person): string =>
    (player === small ? LONG_LIE : `${player.name} ${LONG_LIE}`.slice(0, 60)).toUpperCase();

  async function look(screen: string): Promise<void> {
    wide.small.push(...(await tooWide(small.page, screen)));
    wide.large.push(...(await tooWide(large.page, screen)));
  }

  /** What has to be there in forced colours, and to be told from its surroundings. */
  async function legible(name: string, ...parts: string[]): Promise<void> {
    for (const part of parts) {
      const style = await forced.page
        .locator(part)
        .first()
        .evaluate((node) => {
          const { color, borderTopStyle, outlineStyle, stroke } = getComputedStyle(node);
          let holder: Element | null = node;
          let behind = 'rgba(0, 0, 0, 0)';
          while (holder !== null && behind === 'rgba(0, 0, 0, 0)') {
            behind = getComputedStyle(holder).backgroundColor;
            holder = holder.parentElement;
          }
          return {
            color: stroke === 'none' ? color : stroke,
            behind,
            framed: borderTopStyle !== 'none' || outlineStyle !== 'none',
          };
        });
      if (style.color === style.behind) unreadable.push(`${name}: ${part} is ${style.color} on itself`);
      if (/button/.test(part) && !style.framed) unreadable.push(`${name}: ${part} has no frame`);
    }
  }

  beforeAll(async () => {
    house = await openHouse();
    const person = async (name: string, options: BrowserContextOptions, prepare?: () => void): Promise<Person> =>
      new Person(name, await house.page(options, prepare));
    [small, large, still, forced, stage] = await Promise.all([
      person(LONG_NAME, { viewport: { width: 320, height: 640 } }, watchMotion),
      person('Large', PHONE, largeText),
      person('Still', { ...PHONE, reducedMotion: 'reduce' }, watchMotion),
      person('Forced', { ...PHONE, forcedColors: 'active' }),
      person('the stage', { ...STAGE, reducedMotion: 'reduce' }, watchMotion),
    ]);
    await Promise.all([small, large].map(({ page }) => page.goto(house.url)));
    await look('home');
    const code = await small.openRoom(house.url);
    const link = `${house.url}${code}`;
    await large.page.goto(link);
    await large.sees('1 of 8 seats taken.');
    wide.large.push(...(await tooWide(large.page, 'join')));
    const visitor = new Person('Vi', await house.page({ viewport: { width: 320, height: 640 } }));
    await visitor.page.goto(link);
    await visitor.sees('1 of 8 seats taken.');
    wide.small.push(...(await tooWide(visitor.page, 'join')));
    await Promise.all([large, still, forced].map((guest) => guest.comeByLink(link)));
    await stage.page.goto(`${link}?stage`);
    await small.changeSettings({ Rounds: 1, ...UNHURRIED_TIMES }, [HOST_MAY_SKIP]);
    await Promise.all([large, still, forced].map((guest) => guest.press('I am ready')));
    await small.sees('Everybody is ready.');
    await look('lobby');
    await legible('lobby', '.button-chosen', '.seat-name', 'h1', '.facts li');
    for (const [button, sheet] of SHEETS) {
      await Promise.all([small, large].map((person) => person.press(button)));
      await Promise.all([small, large].map((person) => person.sheet(sheet).waitFor()));
      await look(sheet);
      await Promise.all([small, large].map((person) => person.closeSheet()));
    }
    await small.press('Change settings');
    await small.sheet('Game settings').getByText('More settings').click();
    wide.small.push(...(await tooWide(small.page, 'settings')));
    await small.closeSheet();

    const players = [small, large, still, forced];
    await small.press('Start the game');
    await Promise.all(players.map((player) => player.asked(1)));
    await look('prompt');
    await legible('prompt', 'h1', '.button-primary', '.field-input', '.timer-left', '.bt-blank');
    await Promise.all([large, still, forced].map((player) => player.submit(lieOf(player).toLowerCase())));
    await large.landed();
    wide.large.push(...(await tooWide(large.page, 'submitted')));
    await small.submit(lieOf(small).toLowerCase());
    await Promise.all(players.map((player) => player.at(HEADINGS.choose)));
    await look('choose');
    const choice = forced.page.locator('label').filter({ has: forced.page.getByRole('radio', { disabled: false }) });
    const unpicked = await choice.last().screenshot({ animations: 'disabled' });
    await choice.last().click();
    await forced.page.getByRole('radio', { checked: true }).evaluate((radio: HTMLInputElement) => radio.blur());
    if (unpicked.equals(await choice.last().screenshot({ animations: 'disabled' })))
      unreadable.push('choose: a picked answer looks like the others');
    await legible('choose', '.bt-choice-text', '.button-primary', '.timer-left');
    // Three different scores, so that the podium has three steps.
    const truth = (await large.answers()).find((text) => !players.some((player) => lieOf(player) === text));
    await Promise.all([
      large.vote(truth ?? ''),
      small.vote(lieOf(large)),
      still.vote(lieOf(small)),
      forced.vote(lieOf(small)),
    ]);
    await Promise.all(players.map((player) => player.at(HEADINGS.scoring)));
    await look('scoring');
    await legible('scoring', '.bt-truth-answer', '.bt-total', '.bt-gain');
    await stage.page.getByRole('region', { name: 'The truth' }).waitFor();
    await small.press('Skip waiting');
    await Promise.all(players.map((player) => player.at(HEADINGS.podium)));
    await stage.page.getByRole('table').waitFor();
    await look('podium');
    expect(await large.page.locator('.bt-step-points').count()).toBe(3);
    broken = await brokenWords(large.page, '.bt-block');
    await legible('podium', 'h1', '.bt-place', 'td', 'th');
  }, 240_000);
  afterAll(() => house.close());

  it('nothing is wider than a screen of 320 px', () => {
    expect(wide.small).toEqual([]);
  });

  it('nothing is wider than the screen with text twice as large', () => {
    expect(wide.large).toEqual([]);
  });

  it('the words on the podium stay whole with text twice as large', () => {
    expect(broken).toEqual([]);
  });

  it('nothing travels, turns or grows where motion is unwelcome, on phone and stage', async () => {
    expect((await motionOn(small.page)).length).toBeGreaterThan(0);
    expect(await motionOn(still.page)).toEqual([]);
    expect(await motionOn(stage.page)).toEqual([]);
  });

  it('everything needed is told from its surroundings in forced colours', () => {
    expect(unreadable).toEqual([]);
  });
});
