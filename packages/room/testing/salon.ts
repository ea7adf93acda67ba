import { addScore, bestOf, end, goto, isHost, ItemFault, reject, scoresOf, zeroes } from '@alibi/engine';
import type {
  Draw,
  Drawn,
  Game,
  Look,
  Outcome,
  PackCover,
  PlayerId,
  Refused,
  Schema,
  Scores,
  Supply,
  Writing,
} from '@alibi/engine';
import { emptySchema, rangesSchema, textSchema } from './toy-schema.ts';
import type { Rules } from './whispers.ts';

interface Line {
  readonly id: string;
  readonly by: PlayerId | null;
  readonly text: string;
}

/** An untimed toy of lines that the players wrote: the host sets each round up, begins it and ends it. */
export interface Salon {
  settings: { rounds: number; worth: number; shelf: number; packs: readonly string[] };
  content: readonly Line[];
  state: { round: number; scores: Scores };
  phase: 'setup' | 'reading';
  board: { round: number; rounds: number; line: string | null; scores: Scores };
  hand: object;
  event: { type: 'round' };
  commands: { begin: Record<string, never>; clap: Record<string, never>; finish: Record<string, never> };
}

const numbers = rangesSchema({
  rounds: { usual: 3, least: 1, most: 9 },
  worth: { usual: 1, least: 0, most: 10 },
  shelf: { usual: 1, least: 1, most: 2 },
});
const SETTINGS: Schema<Salon['settings']> = {
  parse(raw) {
    const { packs = [], ...rest } = raw as { packs?: unknown };
    if (!Array.isArray(packs) || !packs.every((id) => typeof id === 'string')) throw new Error('packs');
    return { ...numbers.parse(rest), packs };
  },
};

export function salon({ id, seats, grace }: Rules): Game<Salon> {
  return {
    id,
    version: 1,
    seats,
    settings: SETTINGS,
    grace: () => grace,
    setup: ({ players }) => ({ round: 0, scores: zeroes(players) }),
    first: 'setup',
    phases: {
      setup: {
        tunable: true,
        commands: {
          begin: { schema: emptySchema, by: isHost, refusal: () => 'NOT_HOST', run: () => goto('reading') },
        },
      },
      reading: {
        enter({ state, announce }) {
          state.round += 1;
          announce({ type: 'round' });
        },
        commands: {
          clap: {
            schema: emptySchema,
            run: ({ state, settings }, by) => addScore(state.scores, by, settings.worth),
          },
          finish: {
            schema: emptySchema,
            by: isHost,
            refusal: () => 'NOT_HOST',
            run: (table) =>
              table.state.round < table.settings.rounds ? goto('setup') : end(outcome(table, 'completed')),
          },
        },
      },
    },
    board: ({ state, settings, content, players, phase }) => ({
      round: state.round,
      rounds: settings.rounds,
      line: phase === 'reading' ? (content[(state.round - 1) % content.length]?.text ?? null) : null,
      scores: scoresOf(state.scores, players),
    }),
    hand: () => ({}),
    joined({ state }, player, was) {
      addScore(state.scores, player, was === undefined ? 0 : (state.scores[was] ?? 0));
      if (was !== undefined) delete state.scores[was];
    },
    left: () => undefined,
    configured(table, before) {
      const { settings, state } = table;
      if (settings.shelf !== before.shelf) return reject('INVALID_SETTINGS', { setting: 'shelf' });
      return settings.rounds <= state.round ? end(outcome(table, 'completed')) : undefined;
    },
    spent: ({ content, state }) => content.slice(0, state.round).map((line) => line.id),
    stop: outcome,
  };
}

function outcome({ state, players }: Look<Salon>, reason: string): Outcome {
  const scores = scoresOf(state.scores, players);
  return { winners: players.length === 0 ? [] : bestOf(state.scores, players), scores, reason };
}

export const MOST_LINES = 3;

const shape = textSchema('text');

/** No text is a fault with a name; a second one alike is refused. */
export const lines: Writing = {
  schema: {
    parse(raw) {
      const { text } = shape.parse(raw);
      if (text === '') throw new ItemFault('EMPTY_INPUT', { field: 'text' });
      return { text };
    },
  },
  most: MOST_LINES,
  refuse: (item, others) =>
    others.some((other) => JSON.stringify(other) === JSON.stringify(item))
      ? { code: 'DUPLICATE_ITEM', details: { field: 'text' } }
      : null,
};

/** Everything written and what is in the packs, in the order given. */
function pool({ settings, bank, written }: Omit<Draw, 'rng'>): Line[] {
  const { packs } = settings as Salon['settings'];
  const chosen = (bank as readonly PackCover[]).filter(({ id }) => packs.includes(id));
  const packed = chosen.flatMap(({ items }) => items as readonly { id: string; text: string }[]);
  return [
    ...written.map(({ by, id, item }): Line => ({ by, id, text: (item as { text: string }).text })),
    ...packed.map(({ id, text }): Line => ({ by: null, id, text })),
  ];
}

export function supplyOfLines(request: Omit<Draw, 'rng'>): Supply {
  const all = pool(request);
  return { fresh: all.filter(({ id }) => !request.used.includes(id)).length, total: all.length };
}

/** What is new first; a refusal where there is not enough for two rounds. */
export function drawLines(request: Omit<Draw, 'rng'>): Drawn | Refused {
  const all = pool(request);
  if (all.length < 2) return { code: 'POOL_TOO_SMALL', details: { required: 2, actual: all.length } };
  const seen = new Set(request.used);
  return { content: [...all.filter(({ id }) => !seen.has(id)), ...all.filter(({ id }) => seen.has(id))], used: [] };
}
