import { describe, expect, it } from 'vitest';
import { currentTurn, nextTurn, turnsOf } from './turns.ts';

const players = ['mia', 'ben', 'zoe'];

describe('turns', () => {
  it('begin with the first, in the first lap', () => {
    const turns = turnsOf(players);
    expect(currentTurn(turns, players)).toBe('mia');
    expect(turns.lap).toBe(0);
  });

  it('go round, and count the laps', () => {
    let turns = turnsOf(players);
    const seen: string[] = [];
    for (let count = 0; count < 7; count++) {
      seen.push(`${currentTurn(turns, players)} ${turns.lap}`);
      turns = nextTurn(turns, players);
    }
    expect(seen).toEqual(['mia 0', 'ben 0', 'zoe 0', 'mia 1', 'ben 1', 'zoe 1', 'mia 2']);
  });

  it('pass over who has left, without moving the order', () => {
    const turns = nextTurn(turnsOf(players), ['mia', 'zoe']);
    expect(currentTurn(turns, players)).toBe('zoe');
    expect(turns.order).toEqual(players);
  });

  it('are nobody’s when the one whose turn it was has left', () => {
    expect(currentTurn(turnsOf(players), ['ben', 'zoe'])).toBeNull();
    expect(currentTurn(nextTurn(turnsOf(players), ['ben', 'zoe']), ['ben', 'zoe'])).toBe('ben');
  });

  it('come back to who is alone, a lap later', () => {
    expect(nextTurn(turnsOf(players), ['mia'])).toEqual({ order: players, at: 0, lap: 1 });
  });

  it('stay where they were when nobody is left, or nobody was dealt in', () => {
    const turns = turnsOf(players);
    expect(nextTurn(turns, [])).toBe(turns);
    expect(currentTurn(nextTurn(turnsOf([]), players), players)).toBeNull();
  });

  it('share nothing with the list they were made from', () => {
    const order = [...players];
    const turns = turnsOf(order);
    order.reverse();
    expect(turns.order).toEqual(players);
  });
});
