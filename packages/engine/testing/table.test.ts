import { describe, expect, it } from 'vitest';
import { HENHOUSE_WORDS, honest } from './leaky-game.ts';
import type { Henhouse } from './leaky-game.ts';
import { seedOf, startOf, table } from './table.ts';

const bank = HENHOUSE_WORDS;

describe('a table', () => {
  it('seats as few as the game allows, with the first as host, unless told otherwise', () => {
    expect(table(honest, { bank }).match).toMatchObject({ players: ['mia', 'ben', 'zoe'], host: 'mia', away: [] });
    expect(table(honest, { bank, players: 5 }).players).toHaveLength(5);
    expect(table(honest, { bank, players: ['x', 'y', 'z'] }).match).toMatchObject({
      players: ['x', 'y', 'z'],
      host: 'x',
    });
  });

  it('is the same every time, and another one with another seed', () => {
    const state = (seed: number): string => JSON.stringify(table(honest, { bank, players: 6, seed }).match);
    expect(state(3)).toBe(state(3));
    expect(state(3)).not.toBe(state(4));
    expect(seedOf(255)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes content as given, or draws it', () => {
    expect(table(honest, { content: ['one', 'two'] }).match.content).toEqual(['one', 'two']);
    expect(startOf(honest, { bank, settings: { rounds: 4 } }).content).toHaveLength(4);
  });

  it('waits, doing nothing, until it is in the phase asked for', () => {
    const t = table<Henhouse>(honest, { bank, at: 'accuse' });
    expect(t.phase).toBe('accuse');
    expect(t.state).toMatchObject({ eggs: {}, robbed: null });
    expect(() => table(honest, { bank, at: 'nowhere' })).toThrow('never comes to nowhere');
  });

  it('moves its clock and ends everything that becomes due on the way', () => {
    const t = table<Henhouse>(honest, { bank });
    t.wait(10_300 + 8000);
    expect(t.phase).toBe('accuse');
    t.wait(15_299);
    expect(t.phase).toBe('accuse');
    t.wait(1);
    expect(t.phase).toBe('reveal');
    expect(t.now).toBe(33_600);
  });

  it('lets its timer be late', () => {
    const t = table<Henhouse>(honest, { bank });
    t.drift(60_000);
    expect(t.phase).toBe('hide');
    t.expire();
    expect(t).toMatchObject({ phase: t.state.early, now: 60_000 });
  });

  it('says so when there is nothing to expire', () => {
    const t = table(honest, { bank });
    t.pause();
    expect(() => t.expire()).toThrow('nothing is due in hide');
  });

  it('keeps what was accepted and what was said aloud', () => {
    const t = table<Henhouse>(honest, { bank, at: 'accuse' });
    const before = t.journal.length;
    expect(t.play('mia', 'accuse', { whom: 'mia' })).toEqual({ ok: false, code: 'SELF_VOTE', details: {} });
    expect(t.play('mia', 'accuse', { whom: 'ben' }).ok).toBe(true);
    expect(t.journal.slice(before)).toMatchObject([{ at: t.now, input: { type: 'play', by: 'mia' } }]);
    t.expire();
    expect(t.events).toEqual([{ type: 'morning' }, { type: 'revealed', fox: t.state.fox }]);
  });
});
