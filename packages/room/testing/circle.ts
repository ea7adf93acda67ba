import { addScore, bestOf, currentTurn, end, goto, isHost, nextTurn, scoresOf, turnsOf, zeroes } from '@alibi/engine';
import type { Bot, Game, Look, Outcome, PlayerId, Scores, Turns } from '@alibi/engine';
import { emptySchema, rangesSchema } from './toy-schema.ts';
import type { Rules } from './whispers.ts';

/** An untimed toy: the turn goes around and waits for whoever has it; the host may call a timed talk in between. */
export interface Circle {
  settings: { laps: number; talkSeconds: number };
  content: null;
  state: { turns: Turns; cards: Record<PlayerId, string>; scores: Scores; waiting: PlayerId[] };
  phase: 'turn' | 'talk';
  board: { turn: PlayerId | null; lap: number; waiting: readonly PlayerId[]; scores: Scores };
  hand: { card: string | null };
  event: { type: 'passed' };
  commands: { pass: Record<string, never>; talk: Record<string, never>; hush: Record<string, never> };
}

const SETTINGS = rangesSchema({
  laps: { usual: 3, least: 1, most: 1000 },
  talkSeconds: { usual: 60, least: 5, most: 3600 },
});

export function circle({ id, seats, grace }: Rules): Game<Circle> {
  return {
    id,
    version: 1,
    seats,
    settings: SETTINGS,
    grace: () => grace,
    setup({ players, rng }) {
      const cards: Record<PlayerId, string> = {};
      for (const player of players) cards[player] = cardOf(rng.int(1_000_000));
      return { turns: turnsOf(players), cards, scores: zeroes(players), waiting: [] };
    },
    first: 'turn',
    phases: {
      turn: {
        commands: {
          pass: {
            schema: emptySchema,
            by: ({ state, players }, player) => currentTurn(state.turns, players) === player,
            refusal: () => 'NOT_YOUR_TURN',
            run(table, player) {
              addScore(table.state.scores, player, 1);
              table.announce({ type: 'passed' });
              return pass(table);
            },
          },
          talk: { schema: emptySchema, by: isHost, refusal: () => 'NOT_HOST', run: () => goto('talk') },
        },
      },
      talk: {
        lasts: ({ settings: { talkSeconds } }) => talkSeconds * 1000,
        commands: { hush: { schema: emptySchema, run: () => goto('turn') } },
        close: () => goto('turn'),
      },
    },
    board: ({ state, players }) => ({
      turn: currentTurn(state.turns, players),
      lap: state.turns.lap,
      waiting: state.waiting,
      scores: scoresOf(state.scores, players),
    }),
    hand: ({ state }, player) => ({ card: state.cards[player] ?? null }),
    joined({ state }, player) {
      addScore(state.scores, player, 0);
      state.waiting.push(player);
    },
    left(table, player) {
      table.state.waiting = table.state.waiting.filter((other) => other !== player);
      if (table.players.length < seats.min) return end(outcome(table, 'insufficient_players'));
      return currentTurn(table.state.turns, table.players) === null ? pass(table) : undefined;
    },
    stop: outcome,
  };
}

/** Newcomers play from the next lap on. */
function pass(table: Parameters<NonNullable<Game<Circle>['joined']>>[0]): { readonly end: Outcome } | undefined {
  const { state, players, rng, settings } = table;
  const { lap } = state.turns;
  state.turns = nextTurn(state.turns, players);
  if (state.turns.lap === lap) return undefined;
  if (state.turns.lap >= settings.laps) return end(outcome(table, 'completed'));
  for (const player of state.waiting) state.cards[player] = cardOf(rng.int(1_000_000));
  state.turns = { ...state.turns, order: [...state.turns.order, ...state.waiting] };
  state.waiting = [];
  return undefined;
}

function cardOf(number: number): string {
  return `card-${number}`;
}

function outcome({ state, players }: Look<Circle>, reason: string): Outcome {
  return {
    winners: players.length === 0 ? [] : bestOf(state.scores, players),
    scores: scoresOf(state.scores, players),
    reason,
  };
}

/** Passes, and hushes every talk. */
export const circler: Bot = ({ own }) => {
  const command = ['pass', 'hush'].find((name) => own.can.includes(name));
  return command === undefined ? null : { command, payload: {} };
};
