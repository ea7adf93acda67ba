import { describe, expect, it } from 'vitest';
import { endingOf, headlineOf } from './headline.ts';

/** As Ben sees it. */
const names = (ids: readonly string[]): string => ids.map((id) => (id === 'Ben' ? 'you' : id)).join(' and ');

describe('headline of the results [BT-Q18]', () => {
  it('names the winner', () => {
    expect(headlineOf(['Ana'], 3, 'Ben', names)).toBe('Ana wins!');
  });

  it('speaks to the winner', () => {
    expect(headlineOf(['Ben'], 3, 'Ben', names)).toBe('You win!');
  });

  it('shares a shared win, with you first', () => {
    expect(headlineOf(['Ana', 'Cem'], 3, 'Ben', names)).toBe('Ana and Cem share the win!');
    expect(headlineOf(['Ana', 'Ben'], 3, 'Ben', names)).toBe('You and Ana share the win!');
  });

  it('calls a dead heat what it is', () => {
    expect(headlineOf(['Ana', 'Ben'], 2, 'Ana', names)).toBe('A dead heat: everybody wins!');
  });
});

describe('words about the ending', () => {
  it('blame nobody for a match that ended early', () => {
    expect(endingOf('insufficient_players', { round: 3, rounds: 5 })).not.toMatch(/left|quit|lost/);
    expect(endingOf('stopped', { round: 3, rounds: 5 })).toContain('round 3 of 5');
  });
});
