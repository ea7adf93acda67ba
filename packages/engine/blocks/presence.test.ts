import { describe, expect, it } from 'vitest';
import type { GameTypes, Look } from '../game.ts';
import { isHost, stillAwaited } from './presence.ts';

function lookOf(away: readonly string[], host: string | null = null): Look<GameTypes> {
  const players = ['mia', 'ben', 'zoe'];
  return { players, away, host, settings: {}, content: null, phase: 'one', state: {}, over: null };
}

describe('who is still awaited', () => {
  it('[CM-38] are those who are connected', () => {
    expect(stillAwaited(lookOf(['ben']), ['ben', 'zoe'])).toEqual(['zoe']);
    expect(stillAwaited(lookOf(['ben']), ['ben'])).toEqual([]);
    expect(stillAwaited(lookOf([]), [])).toEqual([]);
  });

  it('[CM-38] are all who have not acted while nobody at all is connected: then the clock decides', () => {
    expect(stillAwaited(lookOf(['zoe', 'mia', 'ben']), ['ben', 'zoe'])).toEqual(['ben', 'zoe']);
  });
});

describe('the host', () => {
  it('[E9] is the one who holds it, and nobody where nobody does', () => {
    expect(isHost(lookOf([], 'ben'), 'ben')).toBe(true);
    expect(isHost(lookOf([], 'ben'), 'mia')).toBe(false);
    expect(isHost(lookOf([]), 'mia')).toBe(false);
  });
});
