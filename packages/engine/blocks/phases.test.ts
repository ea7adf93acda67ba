import { describe, expect, it } from 'vitest';
import { goto } from '../game.ts';
import { dueAt } from '../match.ts';
import { table } from '../testing/table.ts';
import { act, tiny } from '../testing/tiny-game.ts';
import type { Tiny } from '../testing/tiny-game.ts';
import { collect, show } from './phases.ts';

const game = tiny({
  phases: {
    one: collect<Tiny>({
      lasts: () => 8000,
      commands: { act },
      pending: ({ players, state }) => players.filter((player) => state.acted[player] !== true),
      close: () => goto('two'),
    }),
    two: show<Tiny>({ lasts: () => 5000, commands: { act }, close: () => goto('one') }),
  },
});

describe('collect', () => {
  it('closes when everybody has acted', () => {
    const t = table<Tiny>(game, { players: 3 });
    for (const player of t.players) {
      expect(t.phase).toBe('one');
      t.play(player, 'act');
    }
    expect(t.phase).toBe('two');
  });

  it('[CM-38] closes when all who are connected have acted, also when the last one missing goes away', () => {
    const t = table<Tiny>(game, { players: 3 });
    t.play('mia', 'act');
    t.play('ben', 'act');
    expect(t.seen('zoe').own.awaited).toBe(true);
    t.away('zoe');
    expect(t.phase).toBe('two');
  });

  it('[CM-38] awaits who comes back', () => {
    const t = table<Tiny>(game, { players: 3 });
    t.away('zoe');
    t.play('mia', 'act');
    t.back('zoe');
    t.play('ben', 'act');
    expect(t.phase).toBe('one');
    t.play('zoe', 'act');
    expect(t.phase).toBe('two');
  });

  it('[CM-38] does not race through its rounds while nobody is connected', () => {
    const t = table<Tiny>(game);
    t.away('mia');
    t.away('ben');
    expect(t.match).toMatchObject({ phase: 'one', visit: 1 });
    t.expire();
    expect(t.match).toMatchObject({ phase: 'two', visit: 2 });
  });

  it('closes when time is up, with the grace', () => {
    const t = table<Tiny>(game);
    expect(dueAt(game.game, t.match)).toBe(9000);
    t.expire();
    expect(t.phase).toBe('two');
  });
});

describe('show', () => {
  it('ends on the dot and not before, whoever acts', () => {
    const t = table<Tiny>(game, { at: 'two' });
    const { now } = t;
    for (const player of t.players) t.play(player, 'act');
    expect(t.phase).toBe('two');
    expect(dueAt(game.game, t.match)).toBe(now + 5000);
  });
});
