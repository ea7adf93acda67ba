import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { startMatch } from './match.ts';
import { rngFrom } from './rng.ts';
import { HENHOUSE_WORDS, honest } from './testing/leaky-game.ts';
import { seedOf, startOf, table } from './testing/table.ts';
import { does, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

fc.configureGlobal({ seed: 8439 });
const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
const ZEROES = '0'.repeat(64);
const WORDS = 2 ** 32;

/** How far counts are from equal: about as large as there are kinds, if the dice are fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the dice', () => {
  it('[E6] are the words of ChaCha20 under the seed as a key, one after another', () => {
    const rng = rngFrom({ seed: ZEROES, draws: 0 });
    const drawn = Array.from({ length: 40 }, () => rng.int(WORDS));
    const blocks = [0, 1, 2].flatMap((counter) => [...chachaBlock(new Uint32Array(8), counter, new Uint32Array(3))]);
    expect(drawn).toEqual(blocks.slice(0, 40));
    expect(drawn[0]).toBe(0xade0b876);
  });

  it('[E6] read the seed as bytes, little endian', () => {
    const rng = rngFrom({ seed: `01020304${'0'.repeat(56)}`, draws: 0 });
    const key = Uint32Array.of(0x04030201, 0, 0, 0, 0, 0, 0, 0);
    expect(rng.int(WORDS)).toBe(chachaBlock(key, 0, new Uint32Array(3))[0]);
  });

  it('[E6] are data: written down after any number of draws they go on as if nothing had happened', () => {
    fc.assert(
      fc.property(seed, fc.nat({ max: 100 }), fc.integer({ min: 1, max: WORDS }), (text, draws, limit) => {
        const live = rngFrom({ seed: text, draws: 0 });
        for (let count = 0; count < draws; count++) live.int(WORDS);
        const revived = rngFrom(JSON.parse(JSON.stringify(live.dice())) as { seed: string; draws: number });
        expect(revived.dice()).toEqual({ seed: text, draws });
        expect(revived.int(limit)).toBe(live.int(limit));
      }),
    );
  });

  it.each(['', 'abc', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(65)])('[E6] refuse the seed "%s"', (text) => {
    expect(() => rngFrom({ seed: text, draws: 0 }).int(6)).toThrow('64 hex digits');
  });
});

describe('int', () => {
  it('is from 0 to below the limit', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: WORDS }), (text, limit) => {
        const value = rngFrom({ seed: text, draws: 0 }).int(limit);
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true);
      }),
    );
  });

  it.each([2, 6, 7, 10, 52])('gives each of %i numbers equally often', (limit) => {
    const rng = rngFrom({ seed: seedOf(limit), draws: 0 });
    const counts = Array.from({ length: limit }, () => 0);
    for (let count = 0; count < 20_000; count++) counts[rng.int(limit)]! += 1;
    // Three standard deviations above what is to be expected.
    expect(chiSquare(counts)).toBeLessThan(limit - 1 + 3 * Math.sqrt(2 * (limit - 1)));
  });

  it('throws away words above the last whole multiple, so that no number is favoured', () => {
    // Of 2^32 words, limit 3 * 2^30 must throw away every fourth; a bare remainder would double the lowest third.
    const limit = 3 * 2 ** 30;
    const rng = rngFrom({ seed: ZEROES, draws: 0 });
    const words = [0, 1, 2, 3].flatMap((counter) => [...chachaBlock(new Uint32Array(8), counter, new Uint32Array(3))]);
    const fair = words.filter((word) => word < limit);
    expect(fair.length).toBeLessThan(words.length);
    expect(Array.from(fair, () => rng.int(limit))).toEqual(fair);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, WORDS + 1])('does not know a number below %d', (limit) => {
    expect(() => rngFrom({ seed: ZEROES, draws: 0 }).int(limit)).toThrow('int()');
  });
});

describe('shuffle and pick', () => {
  it('shuffle keeps everything, once each, and leaves the list it was given', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.nat()), (text, list) => {
        const given = [...list];
        const shuffled = rngFrom({ seed: text, draws: 0 }).shuffle(list);
        expect(list).toEqual(given);
        expect(shuffled.toSorted((one, two) => one - two)).toEqual(given.toSorted((one, two) => one - two));
      }),
    );
  });

  it('shuffle gives every order equally often', () => {
    const rng = rngFrom({ seed: seedOf(4), draws: 0 });
    const counts = new Map<string, number>();
    for (let count = 0; count < 24_000; count++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 3 * Math.sqrt(46));
  });

  it('pick takes one of the list, and none of an empty list', () => {
    const rng = rngFrom({ seed: ZEROES, draws: 0 });
    expect(new Set(Array.from({ length: 100 }, () => rng.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => rng.pick([])).toThrow('empty');
  });
});

describe('the dice of a match', () => {
  it('[E6] are all of its luck: same seed, same match; another seed, another deal', () => {
    const deal = (number: number): string =>
      JSON.stringify(
        startMatch(honest.game, { ...startOf(honest, { players: 6, bank: HENHOUSE_WORDS }), seed: seedOf(number) }, 0),
      );
    expect(deal(1)).toBe(deal(1));
    expect(new Set(Array.from({ length: 20 }, (_, number) => deal(number))).size).toBe(20);
  });

  it('[E6] count every draw of setup, commands and phases, and none of a refused command', () => {
    const t = table<Tiny>(
      tiny({
        setup: ({ rng }) => ({ count: rng.int(6), acted: {}, log: [] }),
        phases: {
          one: {
            enter: ({ rng }) => void rng.int(6),
            commands: {
              roll: does(({ rng, state }) => void (state.count = rng.int(6))),
              cheat: does(({ rng }) => ({ reject: `ROLLED_${rng.int(6)}` })),
            },
          },
        },
      }),
    );
    expect(t.match.dice.draws).toBe(2);
    const { code } = t.play('mia', 'cheat');
    expect(t.match.dice.draws).toBe(2);
    t.play('mia', 'roll');
    expect(t.match.dice.draws).toBe(3);
    expect(code).toBe(`ROLLED_${t.state.count}`);
  });
});
