import type { Cartridge } from '../cartridge.ts';
import { goto } from '../game.ts';
import type { Command, Game, GameTypes, PlayerId, Table } from '../game.ts';
import { honest } from './henhouse/index.ts';

/** For tests of the engine itself: a game that is nothing but the phases it is given. */
export interface Tiny extends GameTypes {
  settings: object;
  content: readonly string[];
  state: { count: number; acted: Record<PlayerId, true>; log: string[] };
  phase: string;
  board: { readonly count: number };
  hand: { readonly acted: boolean };
  event: { type: string; log?: readonly string[] };
  commands: Record<string, unknown>;
}

export function tiny(game: Partial<Game<Tiny>> & Pick<Game<Tiny>, 'phases'>): Cartridge {
  const whole: Game<Tiny> = {
    id: 'tiny',
    version: 1,
    seats: { min: 2, max: 4 },
    settings: { parse: () => ({}) },
    grace: () => 1000,
    setup: () => ({ count: 0, acted: {}, log: [] }),
    first: 'one',
    board: ({ state }) => ({ count: state.count }),
    hand: ({ state }, player) => ({ acted: state.acted[player] === true }),
    stop: ({ players }, reason) => ({ winners: players, scores: {}, reason }),
    ...game,
  };
  return { ...honest, game: whole, bot: null, draw: () => ({ content: [], used: [] }) };
}

/** A command that everybody may send and that does what it is told. */
export function does(
  run: Command<Tiny, unknown>['run'],
  more: Partial<Command<Tiny, unknown>> = {},
): Command<Tiny, unknown> {
  return { schema: { parse: (raw) => raw }, run, ...more };
}

/** Marks who sent it. */
export const act: Command<Tiny, unknown> = does(({ state }, player) => {
  state.acted[player] = true;
  state.count += 1;
});

/** Everybody acts, for ten seconds and the grace; then on to the next phase. */
export function round(next: string): Game<Tiny>['phases'][string] {
  return {
    enter: clear,
    lasts: () => 10_000,
    commands: { act },
    awaits: ({ players, state }) => players.filter((player) => state.acted[player] !== true),
    close: () => goto(next),
  };
}

function clear({ state }: Table<Tiny>): void {
  state.acted = {};
}

/** Nobody acts; ten seconds on the dot. */
export function look(next: string): Game<Tiny>['phases'][string] {
  return { lasts: () => 10_000, close: () => goto(next) };
}
