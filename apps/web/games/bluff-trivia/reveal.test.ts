import type { Reveal, ShownChoice } from '@alibi/games/bluff-trivia/types';
import { describe, expect, it } from 'vitest';
import { timelineOf, unmask } from './reveal.ts';

const SEATS = ['a', 'b', 'c', 'd'];
const CHOICES: readonly ShownChoice[] = [
  ['w', 'PRETZEL'],
  ['x', 'CUBE'],
  ['y', 'STAR'],
  ['z', 'RING'],
];

function revealWith(votes: Reveal['votes']): Reveal {
  return {
    truth: 1,
    answer: 'cube',
    fact: '',
    source: '',
    authors: { b: 0, c: 2, d: 2 },
    votes,
    knew: ['a'],
    gained: {},
  };
}

describe('order of the reveal', () => {
  it('tells the best lie last', () => {
    const { bluffs } = unmask(CHOICES, revealWith({ c: 0, d: 0, b: 2 }), SEATS);
    expect(bluffs.map(({ text }) => text)).toEqual(['STAR', 'PRETZEL']);
  });

  it('keeps equal lies in the order they were voted on', () => {
    const { bluffs } = unmask(CHOICES, revealWith({ b: 2, c: 0 }), SEATS);
    expect(bluffs.map(({ text }) => text)).toEqual(['PRETZEL', 'STAR']);
  });

  it('names victims in seat order and all authors of a shared lie', () => {
    const { bluffs } = unmask(CHOICES, revealWith({ b: 2, a: 2 }), SEATS);
    expect(bluffs).toEqual([{ id: 'y', text: 'STAR', authors: ['c', 'd'], fooled: ['a', 'b'] }]);
  });

  it('sets aside lies that fooled nobody, the house included', () => {
    const { quiet, found } = unmask(CHOICES, revealWith({ b: 1, c: 1 }), SEATS);
    expect(quiet.map(({ id, authors }) => [id, authors])).toEqual([
      ['w', ['b']],
      ['y', ['c', 'd']],
      ['z', []],
    ]);
    expect(found).toEqual(['b', 'c']);
  });

  it('[BT-Q8] has nothing to unmask when everybody knew the truth', () => {
    expect(unmask([], { ...revealWith({}), truth: null }, SEATS)).toEqual({ quiet: [], bluffs: [], found: [] });
  });
});

describe('time of the reveal', () => {
  it.each([0, 1, 3, 8])('shows %i lies, the truth and the points in order and leaves a third to read', (count) => {
    const { bluffs, truth, points } = timelineOf(count, 6_000);
    const times = [...bluffs, truth, points];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(bluffs).toHaveLength(count);
    expect(points).toBeLessThanOrEqual(4_000);
  });

  it('fits into the shortest scoring there is', () => {
    expect(timelineOf(8, 1_500).points).toBeLessThanOrEqual(1_000);
  });
});
