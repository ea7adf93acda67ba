import { describe, expect, it } from 'vitest';
import { mostOf, ranksOf, stepsOf, tieWords } from './ranks.ts';

const SEATS = ['a', 'b', 'c', 'd'];

function table(scores: number[], survivals: number[] = [], left: string[] = []): Parameters<typeof ranksOf>[0] {
  const record = (values: number[]): Record<string, number> =>
    Object.fromEntries(SEATS.map((id, index) => [id, values[index] ?? 0]));
  return { scores: record(scores), survivals: record(survivals), left };
}

const places = (...of: Parameters<typeof ranksOf>): [string, number | null][] =>
  ranksOf(...of).map(({ id, place }) => [id, place]);

describe('[IQ-14.2] places', () => {
  it('go by points, below nought too', () => {
    expect(places(table([-1, 5, 0, 2]), SEATS, [])).toEqual([
      ['b', 1],
      ['d', 2],
      ['c', 3],
      ['a', 4],
    ]);
  });

  it('then by how often somebody got away', () => {
    const ranks = ranksOf(table([5, 5, 2, 0], [1, 2, 0, 0]), SEATS, ['b']);
    expect(ranks.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
    expect(tieWords(ranks)).toBe('survivals');
  });

  it('then by the lot, which the outcome tells', () => {
    const ranks = ranksOf(table([5, 5, 2, 0], [2, 2, 0, 0]), SEATS, ['b']);
    expect(ranks.slice(0, 2).map(({ id, place }) => [id, place])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(tieWords(ranks)).toBe('lot');
  });

  it('are shared by those who are level and have not won', () => {
    expect(places(table([5, 2, 2, 0]), SEATS, ['a'])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('[IQ-Q34] who left has none and comes last, whatever the points', () => {
    const ranks = ranksOf(table([9, 2, 1, 0], [], ['a']), SEATS, ['b']);
    expect(ranks.at(-1)).toMatchObject({ id: 'a', place: null, points: 9 });
    expect(ranks[0]).toMatchObject({ id: 'b', place: 1 });
    expect(tieWords(ranks)).toBeNull();
  });

  it('the podium has the first three, shared ones together', () => {
    const steps = stepsOf(ranksOf(table([5, 2, 2, 0]), SEATS, ['a']));
    expect(steps.map(({ place, ranks }) => [place, ranks.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('awards', () => {
  it('go to everybody with the most, and to nobody for nothing', () => {
    expect(mostOf({ a: 2, b: 1, c: 2 }, SEATS)).toEqual({ ids: ['a', 'c'], count: 2 });
    expect(mostOf({ a: 0 }, SEATS)).toBeNull();
  });
});
