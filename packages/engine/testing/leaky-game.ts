import { missing } from '../blocks/answers.ts';
import { stillAwaited } from '../blocks/presence.ts';
import type { Cartridge } from '../cartridge.ts';
import { goto, reject } from '../game.ts';
import type { Command, Cover, Game, Look, Phase, PlayerId } from '../game.ts';
import { cartridgeOf } from './henhouse/index.ts';
import { henhouse, isNight } from './henhouse/rules.ts';
import type { Henhouse, HenhouseBoard, HenhouseHand } from './henhouse/types.ts';

export { HENHOUSE_WORDS, honest } from './henhouse/index.ts';
export { henhouseProbes, henhouseReveals, henhouseTwin } from './henhouse/worlds.ts';
export type { Henhouse } from './henhouse/types.ts';

type Spoil = (game: Game<Henhouse>) => Partial<Game<Henhouse>>;

/** One mistake each, all of them met in practice. Every one must be found by the two worlds. */
const SPOILS = {
  board: ({ board }) => ({ board: (look) => shown(board(look), { fox: look.state.fox }) }),
  hand: ({ hand }) => ({
    hand: (look, player) => dealt(hand(look, player), { others: Object.values(look.state.eggs) }),
  }),
  'key order': ({ board }) => ({
    board: (look) => shown(board(look), { done: look.phase === 'hide' ? inOrderOfArrival(look) : {} }),
  }),
  'list order': ({ board }) => ({
    board: (look) =>
      shown(board(look), { suspects: look.players.toSorted((one) => (one === look.state.fox ? -1 : 0)) }),
  }),
  size: ({ board }) => ({
    board: (look) => shown(board(look), { sealed: '*'.repeat(sum(Object.values(look.state.eggs))) }),
  }),
  can: (game) =>
    inCommand(game, 'accuse', 'accuse', (accuse) => ({
      by: (look, player) => look.state.robbed !== player && accuse.by?.(look, player) === true,
    })),
  awaited: (game) =>
    inPhase(game, 'accuse', ({ awaits }) => ({
      awaits: (look) =>
        awaits?.(look).filter((player, _, { length }) => length === 1 || player !== look.state.robbed) ?? [],
    })),
  'refusal code': (game) =>
    inCommand(game, 'hide', 'hide', ({ run }) => ({
      run: (table, player, payload) =>
        Object.values(table.state.eggs).includes(payload.eggs) ? reject('INVALID_CHOICE') : run(table, player, payload),
    })),
  'refusal details': (game) =>
    inCommand(game, 'accuse', 'accuse', ({ run }) => ({
      run: (table, player, payload) =>
        payload.whom === player ? reject('SELF_VOTE', { instead: table.state.fox }) : run(table, player, payload),
    })),
  'end by a guess': (game) =>
    inCommand(game, 'accuse', 'accuse', ({ run }) => ({
      run: (table, player, payload) =>
        run(table, player, payload) ?? (payload.whom === table.state.fox ? goto('reveal') : undefined),
    })),
  'end by another': (game) =>
    inPhase(game, 'accuse', () => ({
      awaits(look) {
        const pending = missing(look.state.votes, look.players);
        return pending.includes(look.state.fox) ? stillAwaited(look, pending) : [];
      },
    })),
  'answer to a guess': (game) => ({
    ...inCommand(game, 'accuse', 'accuse', ({ run }) => ({
      run(table, player, payload) {
        Object.assign(table.state, { warm: payload.whom === table.state.fox });
        return run(table, player, payload);
      },
    })),
    hand: (look, player) => dealt(game.hand(look, player), { warm: (look.state as { warm?: boolean }).warm ?? null }),
  }),
  'event of a move': (game) =>
    inCommand(game, 'hide', 'hide', ({ run }) => ({
      run(table, player, payload) {
        table.announce({ type: 'hidden', eggs: payload.eggs } as never);
        return run(table, player, payload);
      },
    })),
  'event of a phase': (game) =>
    inPhase(game, 'accuse', () => ({
      enter: ({ announce, state }) => announce({ type: 'morning', robbed: state.robbed } as never),
    })),
  length: (game) =>
    inPhase(game, 'accuse', () => ({ lasts: ({ state }) => (state.robbed === null ? 10_000 : 15_000) })),
  talks: () => ({ talks: ({ phase, state }, player) => !isNight(phase) && state.robbed !== player }),
  hears: () => ({ hears: ({ phase, state }, from) => !isNight(phase) || state.fox === from }),
  'covered name': (game) => inCover(game, (covered, { phase }) => ({ ...covered, phase })),
  'covered deadline': (game) =>
    inCover(game, (covered, { phase }) => ({ ...covered, longer: covered.longer + (phase === 'theft' ? 500 : 0) })),
  'covered half': (game) => inCover(game, (covered) => ({ ...covered, longer: 0 })),
  'covered end': (game) =>
    inCommand(game, 'theft', 'steal', ({ run }) => ({
      run: (table, player, payload) =>
        run(table, player, payload) ?? goto(table.state.early === 'theft' ? 'watch' : 'accuse'),
    })),
  'covered event': (game) =>
    inCommand(game, 'theft', 'steal', ({ run }) => ({
      run(table, player, payload) {
        table.announce({ type: 'rustle' } as never);
        return run(table, player, payload);
      },
    })),
  'covered absence': (game) => ({
    ...inPhase(game, 'theft', () => ({ awaits: ({ state, away }) => (away.includes(state.fox) ? [] : [state.fox]) })),
    grace: () => 0,
  }),
  'covered beat': (game) => ({
    ...inCommand(game, 'watch', 'watch', ({ run }) => ({
      run(table, player, payload) {
        Object.assign(table.state, { rustles: table.state.round });
        return run(table, player, payload);
      },
    })),
    board: (look) => shown(game.board(look), { rustles: (look.state as { rustles?: number }).rustles ?? 0 }),
  }),
} as const satisfies Record<string, Spoil>;

export type LeakKind = keyof typeof SPOILS;

export const LEAK_KINDS: readonly LeakKind[] = Object.keys(SPOILS) as LeakKind[];

/** The toy game with one deliberate leak. */
export function leaky(kind: LeakKind): Cartridge {
  const spoil: Spoil = SPOILS[kind];
  return cartridgeOf({ ...henhouse, ...spoil(henhouse) });
}

type CommandName = keyof Henhouse['commands'];

function inPhase(
  { phases }: Game<Henhouse>,
  name: Henhouse['phase'],
  spoil: (phase: Phase<Henhouse>) => Phase<Henhouse>,
): Partial<Game<Henhouse>> {
  return { phases: { ...phases, [name]: { ...phases[name], ...spoil(phases[name]) } } };
}

function inCommand<C extends CommandName>(
  game: Game<Henhouse>,
  name: Henhouse['phase'],
  command: C,
  spoil: (command: CommandOf<C>) => Partial<CommandOf<C>>,
): Partial<Game<Henhouse>> {
  return inPhase(game, name, ({ commands }) => {
    const before = commands?.[command] as CommandOf<C>;
    return { commands: { ...commands, [command]: { ...before, ...spoil(before) } } };
  });
}

type CommandOf<C extends CommandName> = Command<Henhouse, Henhouse['commands'][C]>;

function inCover(
  { cover }: Game<Henhouse>,
  spoil: (covered: Cover<Henhouse>, look: Look<Henhouse>) => Cover<Henhouse>,
): Partial<Game<Henhouse>> {
  return {
    cover(look, viewer) {
      const covered = cover?.(look, viewer) ?? null;
      return covered === null ? null : spoil(covered, look);
    },
  };
}

function shown(board: HenhouseBoard, more: object): HenhouseBoard {
  return { ...board, ...more };
}

function dealt(hand: HenhouseHand, more: object): HenhouseHand {
  return { ...hand, ...more };
}

function inOrderOfArrival({ state }: Look<Henhouse>): Record<PlayerId, true> {
  return Object.fromEntries(Object.keys(state.eggs).map((player) => [player, true] as const));
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
