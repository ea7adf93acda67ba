import { describe, expect, it } from 'vitest';
import { mostOf, standingsOf, stepsOf } from './podium.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e'];

function steps(scores: Record<string, number>): [number, string][] {
  return stepsOf(standingsOf(scores, Object.keys(scores))).map(({ place, ids }) => [place, ids.join('')]);
}

describe('podium [BT-Q18]', () => {
  it('has the best three', () => {
    expect(steps({ a: 500, b: 3000, c: 0, d: 1000 })).toEqual([
      [1, 'b'],
      [2, 'd'],
      [3, 'a'],
    ]);
  });

  it('shares the win and skips the second place', () => {
    expect(steps({ a: 3000, b: 3000, c: 1000, d: 500 })).toEqual([
      [1, 'ab'],
      [3, 'c'],
    ]);
  });

  it('lets several share the third place', () => {
    expect(steps({ a: 3000, b: 2000, c: 500, d: 500, e: 500 })).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'cde'],
    ]);
  });

  it('has two steps for two players and one when they are level', () => {
    expect(steps({ a: 0, b: 500 })).toEqual([
      [1, 'b'],
      [2, 'a'],
    ]);
    expect(steps({ a: 500, b: 500 })).toEqual([[1, 'ab']]);
  });

  it('lists equals in seat order', () => {
    expect(standingsOf({ a: 0, b: 500, c: 500 }, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

describe('awards', () => {
  it('go to everybody with the most', () => {
    expect(mostOf({ a: 2, b: 3, c: 3, d: 0 }, SEATS)).toEqual({ ids: ['b', 'c'], count: 3 });
  });

  it('go to nobody when there is nothing to praise', () => {
    expect(mostOf({ a: 0, b: 0 }, SEATS)).toBeNull();
  });
});
