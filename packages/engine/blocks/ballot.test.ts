import { describe, expect, it } from 'vitest';
import { leaders, votersFor } from './ballot.ts';

const players = ['mia', 'ben', 'zoe', 'elias'];

describe('a ballot', () => {
  it('lists the voters of a choice in seat order, not in the order of voting', () => {
    expect(votersFor({ zoe: 'a', mia: 'a', ben: 'b' }, players, 'a')).toEqual(['mia', 'zoe']);
  });

  it('counts only those who are seated', () => {
    const votes = { gone: 'a', mia: 'b' };
    expect(votersFor(votes, players, 'a')).toEqual([]);
    expect(leaders(votes, players, ['a', 'b'])).toEqual(['b']);
  });

  it('is led by the choice with the most votes', () => {
    expect(leaders({ mia: 'b', ben: 'a', zoe: 'b' }, players, ['a', 'b', 'c'])).toEqual(['b']);
  });

  it('is led by all of a tie, in the order of the choices', () => {
    const votes = { mia: 'c', ben: 'a', zoe: 'c', elias: 'a' };
    expect(leaders(votes, players, ['a', 'b', 'c'])).toEqual(['a', 'c']);
    expect(leaders(votes, players, ['c', 'b', 'a'])).toEqual(['c', 'a']);
  });

  it('is led by nobody when nobody voted, or for nothing on the list', () => {
    expect(leaders({}, players, ['a', 'b'])).toEqual([]);
    expect(leaders({ mia: 'elsewhere' }, players, ['a', 'b'])).toEqual([]);
  });
});
