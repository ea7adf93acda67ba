import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Companion } from './testing/companion.ts';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { HEADINGS, Person } from './testing/person.ts';
import { heard, listen, transcriptOf } from './testing/transcript.ts';
import type { Utterance } from './testing/transcript.ts';

const SECRET = 'whispering teapots';
/** Long enough for every announcement of the clock, with time for a slow machine to show the question. */
const WRITE = 35;

/** A device whose clock is half a minute fast. */
function wrongClock(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 30_000;
}

/** When the phase ends by what the page's clock shows, in true milliseconds; the device's own clock is not asked. */
async function endShownOn(page: Page): Promise<number> {
  const { words, at } = await page.getByRole('timer').evaluate((node) => ({
    words: node.getAttribute('aria-label') ?? '',
    at: performance.timeOrigin + performance.now(),
  }));
  expect(words).toMatch(/^\d+ seconds? left$/);
  return at + Number.parseInt(words, 10) * 1000;
}

describe('one round as it is heard and timed', () => {
  let house: House;
  let host: Companion;
  let lea: Person;
  let mio: Person;
  let transcript: readonly Utterance[] = [];
  const ends: Record<string, { readonly right: number; readonly wrong: number }> = {};

  async function compareClocks(phase: string): Promise<void> {
    const [right, wrong] = await Promise.all([lea, mio].map(({ page }) => endShownOn(page)));
    ends[phase] = { right: right!, wrong: wrong! };
  }

  beforeAll(async () => {
    house = await openHouse();
    const room = await house.newRoom();
    host = new Companion(house.url, room, 'Gus');
    await host.configure({ promptSeconds: WRITE, chooseSeconds: 60, scoringSeconds: 6, rounds: 1 });
    lea = new Person('Lea', await house.page(PHONE, listen));
    mio = new Person('Mio', await house.page(PHONE, wrongClock));
    await Promise.all([lea, mio].map((person) => person.comeByLink(`${house.url}${room}`)));
    await host.start(3);
    await Promise.all([lea.asked(1), mio.asked(1), host.submit('a dull lie')]);
    await compareClocks('prompt');
    await mio.submit('another dull lie');
    await lea.answerBox.fill(SECRET);
    await lea.at(HEADINGS.choose);
    await compareClocks('choose');
    await lea.vote('ANOTHER DULL LIE');
    await Promise.all([mio.vote('A DULL LIE'), host.vote()]);
    await lea.at(HEADINGS.podium);
    await heard(lea.page, 'The match is over.');
    transcript = await transcriptOf(lea.page);
  }, 180_000);
  afterAll(async () => {
    host.close();
    await house.close();
  });

  const all = (region: Utterance['region']): string =>
    transcript
      .filter((one) => one.region === region)
      .map(({ text }) => text)
      .join('\n');

  it('announces every phase, in order', () => {
    expect(all('polite')).toMatch(
      /Round 1 of 1\.[^]*Time to vote\. 4 answers, one is true\.[^]*The truth: [^]*The match is over\./,
    );
  });

  it('says "Your turn." once for each phase that asks for something, and nothing else aloud', () => {
    expect(transcript.filter(({ region }) => region === 'assertive').map(({ text }) => text)).toEqual([
      'Your turn. Fill the blank.',
      'Your turn. Find the truth.',
    ]);
    expect(all('polite')).not.toContain('Your turn');
  });

  it('tells the time at 30, 10 and 5 seconds and at no other', () => {
    const times = [...all('polite').matchAll(/(\d+) seconds? left/g)].map(([, seconds]) => Number(seconds));
    expect(times.slice(0, 3)).toEqual([30, 10, 5]);
    expect(times.filter((seconds) => ![30, 10, 5].includes(seconds))).toEqual([]);
  });

  it('never says what somebody typed, sent or chose before it is public', () => {
    const before = transcript.slice(
      0,
      transcript.findIndex(({ text }) => text.includes('The truth: ')),
    );
    expect(before.length).toBeGreaterThan(5);
    expect(JSON.stringify(transcript).toLowerCase()).not.toContain(SECRET);
    expect(JSON.stringify(before).toLowerCase()).not.toContain('dull lie');
  });

  it('sends a half-written lie when time is up', async () => {
    expect(transcript.filter(({ text }) => text.includes('4 answers'))).toHaveLength(1);
  });

  it('shows the same time on a device whose clock is 30 s wrong', () => {
    expect(Object.keys(ends)).toEqual(['prompt', 'choose']);
    for (const { right, wrong } of Object.values(ends)) expect(Math.abs(right - wrong)).toBeLessThan(1_500);
  });
});
