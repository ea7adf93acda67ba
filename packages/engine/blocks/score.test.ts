import { describe, expect, it } from 'vitest';
import { addScore, bestOf, scoresOf, zeroes } from './score.ts';

describe('scores', () => {
  it('begin at zero for everybody', () => {
    expect(zeroes(['mia', 'ben'])).toEqual({ mia: 0, ben: 0 });
  });

  it('add up, from zero for a newcomer', () => {
    const scores = zeroes(['mia']);
    addScore(scores, 'mia', 3);
    addScore(scores, 'mia', -1);
    addScore(scores, 'ben', 5);
    expect(scores).toEqual({ mia: 2, ben: 5 });
  });

  it('are won by everybody with the most, in seat order', () => {
    const scores = { ben: 5, mia: 5, zoe: 2 };
    expect(bestOf(scores, ['mia', 'zoe', 'ben'])).toEqual(['mia', 'ben']);
    expect(bestOf({ mia: -2, ben: -1 }, ['mia', 'ben'])).toEqual(['ben']);
  });

  it('are won only by those who are still there, and by nobody where nobody is', () => {
    expect(bestOf({ mia: 9, ben: 1 }, ['ben'])).toEqual(['ben']);
    expect(bestOf({ mia: 9 }, [])).toEqual([]);
  });

  it('are shown in seat order, for those named and no others', () => {
    expect(JSON.stringify(scoresOf({ zoe: 1, gone: 7, mia: 2 }, ['mia', 'ben', 'zoe']))).toBe(
      '{"mia":2,"ben":0,"zoe":1}',
    );
  });
});
