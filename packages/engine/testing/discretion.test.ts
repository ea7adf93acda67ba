import { describe, expect, it } from 'vitest';
import type { Cartridge } from '../cartridge.ts';
import type { Command } from '../game.ts';
import { findIndiscretion } from './discretion.ts';
import { randomMatch } from './random-match.ts';
import { applyMatch } from '../match.ts';
import type { Applied, Refused } from '../match.ts';
import { table } from './table.ts';
import type { TestTable } from './table.ts';
import { does, round, tiny } from './tiny-game.ts';
import type { Tiny } from './tiny-game.ts';

/** One phase in which everybody acts; the hand shows either one's own mark or how many marks there are. */
function game(hand: 'own' | 'count', act: Command<Tiny, unknown>): Cartridge {
  const phase = { ...round('one'), commands: { act } };
  const cartridge = tiny({
    phases: { one: phase },
    hand: ({ state }, player) => ({ acted: hand === 'own' ? state.acted[player] === true : state.count > 0 }),
  });
  return { ...cartridge, bot: ({ own }) => (own.can.length > 0 ? { command: 'act', payload: {} } : null) };
}

const mark = does(
  ({ state }, player) => {
    state.acted[player] = true;
    state.count += 1;
  },
  { discreet: true, by: ({ state }, player) => state.acted[player] !== true },
);

/** Random matches of a game that never ends: the first fifty steps are enough. */
function searched(cartridge: Cartridge): (string | null)[] {
  const ending = {
    ...cartridge,
    game: { ...cartridge.game, phases: { one: { ...cartridge.game.phases['one'], close } } },
  };
  return [1, 2, 3, 4, 5].map((seed) => findIndiscretion(ending, randomMatch(ending, { seed })));
}

const close = (): { end: { winners: string[]; scores: Record<string, number>; reason: string } } => ({
  end: { winners: [], scores: {}, reason: 'completed' },
});

/** What comes of a press, and the table after it. */
function press(cartridge: Cartridge, t: TestTable<Tiny>, by: string): Applied | Refused {
  const input = { type: 'play', by, command: 'act', payload: {}, visit: t.match.visit } as const;
  const result = applyMatch(cartridge.game, t.match, input, t.now);
  t.apply(input);
  return result;
}

describe('a discreet command', () => {
  it('names the one whose own part may have changed, as long as the phase lasts', () => {
    const cartridge = game('own', mark);
    const t = table<Tiny>(cartridge, { players: 2 });
    const [first = '', second = ''] = t.players;
    expect(press(cartridge, t, first)).toMatchObject({ only: first });
    expect(press(cartridge, t, second)).not.toHaveProperty('only');
  });

  it('is believed if it changes nothing of anybody else’s', () => {
    expect(searched(game('own', mark))).toEqual([null, null, null, null, null]);
  });

  it('is found out if it does', () => {
    expect(searched(game('count', mark)).some((found) => found?.includes('changes') === true)).toBe(true);
  });

  it('is never one that moves the clock', () => {
    const cartridge = game(
      'own',
      does(({ extend }) => extend(500), { discreet: true }),
    );
    const t = table<Tiny>(cartridge, { players: 2 });
    expect(press(cartridge, t, t.players[0] ?? '')).not.toHaveProperty('only');
  });
});
