import { describe, expect, it } from 'vitest';
import { table } from './testing/table.ts';
import { act, does, look, round, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';
import { boardOf, ownOf, seenBy } from './view.ts';

const host = does(() => undefined, { by: ({ host: holder }, player) => holder === player });
const one = { ...round('two'), commands: { act: { ...act, by: mayAct }, host, any: does(() => undefined) } };
const game = tiny({ phases: { one, two: look('one') } });

function mayAct({ state }: { state: Readonly<Tiny['state']> }, player: string): boolean {
  return state.acted[player] !== true;
}

describe('the own part', () => {
  it('[E8] lists in `can` what `by` allows this player, in the order of the phase', () => {
    const t = table<Tiny>(game);
    expect(t.seen('mia').own.can).toEqual(['act', 'host', 'any']);
    expect(t.seen('ben').own.can).toEqual(['act', 'any']);
    t.play('ben', 'act');
    expect(t.seen('ben').own.can).toEqual(['any']);
  });

  it('[E8] says who is awaited', () => {
    const t = table<Tiny>(game);
    t.play('ben', 'act');
    expect(['mia', 'ben', null].map((viewer) => t.seen(viewer).own.awaited)).toEqual([true, false, false]);
  });

  it('[E8] offers nothing and awaits nobody where the phase has no commands', () => {
    const t = table<Tiny>(game, { at: 'two' });
    expect(t.seen('mia').own).toMatchObject({ can: [], awaited: false });
  });

  it('[E8] offers nothing during a pause, but still says who is awaited', () => {
    const t = table<Tiny>(game);
    t.pause();
    expect(t.seen('mia').own).toMatchObject({ can: [], awaited: true });
  });

  it('[E8] offers nothing and awaits nobody once the match is over', () => {
    const t = table<Tiny>(game);
    t.stop();
    expect(t.seen('mia').own).toMatchObject({ can: [], awaited: false, phase: { endsAt: null } });
  });

  it.each(['stranger', null])('[E8] of %s holds no hand, no command and no wait', (viewer) => {
    const t = table<Tiny>(game);
    expect(t.seen(viewer).own).toMatchObject({ hand: null, can: [], awaited: false });
  });

  it('[E8] of somebody who left is that of a spectator, byte for byte', () => {
    const t = table<Tiny>(game, { players: 3 });
    t.leave('zoe');
    expect(JSON.stringify(t.seen('zoe'))).toBe(JSON.stringify(t.seen(null)));
  });
});

describe('the board', () => {
  it('is the same whoever looks, and one with the own part makes what is seen', () => {
    const { match } = table<Tiny>(game);
    for (const viewer of ['mia', 'ben', null]) {
      expect(seenBy(game.game, match, viewer)).toEqual({
        board: boardOf(game.game, match),
        own: ownOf(game.game, match, viewer),
      });
    }
  });

  it('[E6] never holds the dice, and neither does a hand', () => {
    const t = table<Tiny>(game);
    const seen = JSON.stringify([null, ...t.players].map((viewer) => t.seen(viewer)));
    expect(seen).not.toContain(t.match.dice.seed);
    expect(seen).not.toMatch(/dice|seed|draws/);
  });
});
