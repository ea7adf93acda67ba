import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, quiz, roundIn } from '../testing/impostor-questions.ts';
import { drawImpostorCount, impostorCountAt } from './impostors.ts';
import { settings } from './settings.ts';

const usual = settings.parse({});
const all = settings.parse({ enabledImpostorCounts: [0, 1, 2] });

function shares(odds: typeof all, active: number, draws: number): number[] {
  const rng = testRng(4);
  const counts = [0, 0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const count = drawImpostorCount(odds, active, rng);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return counts.map((count) => count / draws);
}

describe('the number of impostors', () => {
  it('[IQ 3] falls where the share of luck falls, smallest count first', () => {
    const falls = { 0.01: 0, 0.5: 1, 0.99: 2, 0.0249: 0, 0.0251: 1, 0.9749: 1, 0.9751: 2 };
    for (const [share, count] of Object.entries(falls)) expect(impostorCountAt(Number(share), all, 4)).toBe(count);
    expect(impostorCountAt(0, all, 4)).toBe(0);
    expect(impostorCountAt(1 - 2 ** -32, all, 4)).toBe(2);
  });

  it('[IQ 2] [IQ-2.2] is exactly one in 1,000 rounds with DEFAULT', () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      const t = quiz(4 + (seed % 5), { seed });
      begin(t);
      expect(roundIn(t).impostors).toHaveLength(1);
    }
  });

  it('[IQ-4.2] is 0, 1 or 2 in 2.5, 95 and 2.5 per cent of 100,000 draws', () => {
    const [none = 0, one = 0, two = 0] = shares(all, 8, 100_000);
    // Four standard deviations of a share of 2.5 and of 95 per cent.
    expect(Math.abs(none - 0.025)).toBeLessThan(0.002);
    expect(Math.abs(one - 0.95)).toBeLessThan(0.0028);
    expect(Math.abs(two - 0.025)).toBeLessThan(0.002);
  });

  it('[IQ 4] [IQ-4.3] follows the host’s weights, over the enabled counts alone', () => {
    const odds = settings.parse({ enabledImpostorCounts: [1, 2], impostorWeights: { '1': 1, '2': 3 } });
    const [none, , two = 0] = shares(odds, 8, 4_000);
    expect(none).toBe(0);
    expect(two).toBeGreaterThan(0.72);
    expect(two).toBeLessThan(0.78);
  });

  it('[IQ-Q1] is stored with weights that take effect as soon as a count is enabled', () => {
    expect(usual.enabledImpostorCounts).toEqual([1]);
    expect(usual.impostorWeights).toEqual({ '0': 2.5, '1': 95, '2': 2.5 });
    const some = settings.parse({ enabledImpostorCounts: [0, 2] });
    expect(impostorCountAt(0.49, some, 4)).toBe(0);
    expect(impostorCountAt(0.51, some, 4)).toBe(2);
  });

  it('[IQ-Q11] is at most half of those who play; what is not feasible is left out, and 1 is what remains', () => {
    expect(impostorCountAt(0.99, all, 4)).toBe(2);
    expect(impostorCountAt(0.99, all, 3)).toBe(1);
    expect(impostorCountAt(0.01, all, 3)).toBe(0);
    expect(impostorCountAt(0.5, settings.parse({ enabledImpostorCounts: [2] }), 3)).toBe(1);
    const weightless = settings.parse({ enabledImpostorCounts: [0, 2], impostorWeights: { '0': 0, '2': 1 } });
    expect(impostorCountAt(0.5, weightless, 3)).toBe(1);
  });

  it('[IQ-1.4] gives the role to each player about as often', () => {
    const times: Record<string, number> = {};
    for (let seed = 1; seed <= 600; seed++) {
      const t = quiz(4, { seed });
      begin(t);
      const [impostor = ''] = roundIn(t).impostors;
      times[impostor] = (times[impostor] ?? 0) + 1;
    }
    for (const player of ['p1', 'p2', 'p3', 'p4']) {
      expect(times[player]).toBeGreaterThan(110);
      expect(times[player]).toBeLessThan(190);
    }
  });
});
