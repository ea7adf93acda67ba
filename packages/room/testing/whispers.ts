import {
  addScore,
  answerOf,
  bestOf,
  collect,
  end,
  goto,
  hasAnswered,
  marks,
  missing,
  reject,
  scoresOf,
  show,
  zeroes,
} from '@alibi/engine';
import type { Answers, Bot, Game, Look, Millis, Outcome, PlayerId, Scores } from '@alibi/engine';
import { rangesSchema, textSchema } from './toy-schema.ts';

/** A timed toy: everybody writes a word in secret, then all words and the hidden answer are shown. */
export interface Whispers {
  settings: { rounds: number; writeSeconds: number; showSeconds: number };
  content: { readonly topic: string; readonly answer: string };
  state: { round: number; words: Answers<string>; omens: Record<PlayerId, string>; scores: Scores };
  phase: 'write' | 'show';
  board: {
    round: number;
    topic: string;
    done: Record<PlayerId, true>;
    reveal: { answer: string; words: Record<PlayerId, string> } | null;
    scores: Scores;
  };
  hand: { mine: string | null; omen: string };
  event: { type: 'shown' };
  commands: { write: { word: string } };
}

const SETTINGS = rangesSchema({
  rounds: { usual: 2, least: 1, most: 5 },
  writeSeconds: { usual: 20, least: 5, most: 3600 },
  showSeconds: { usual: 5, least: 1, most: 60 },
});

export interface Rules {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly grace: Millis;
}

export function whispers({ id, seats, grace }: Rules): Game<Whispers> {
  return {
    id,
    version: 1,
    seats,
    settings: SETTINGS,
    grace: () => grace,
    setup({ players, rng }) {
      const omens: Record<PlayerId, string> = {};
      for (const player of players) omens[player] = omenOf(rng.int(1_000_000));
      return { round: 0, words: {}, omens, scores: zeroes(players) };
    },
    first: 'write',
    phases: {
      write: collect<Whispers>({
        enter({ state }) {
          state.round += 1;
          state.words = {};
        },
        lasts: ({ settings: { writeSeconds } }) => writeSeconds * 1000,
        commands: {
          write: {
            schema: textSchema('word'),
            by: ({ state }, player) => !hasAnswered(state.words, player),
            refusal: () => 'ALREADY_SUBMITTED',
            run({ state }, player, { word }) {
              if (word === '') return reject('EMPTY_INPUT');
              state.words[player] = word;
            },
          },
        },
        pending: ({ state, players }) => missing(state.words, players),
        close: () => goto('show'),
      }),
      show: show<Whispers>({
        enter(table) {
          const { state, players } = table;
          for (const player of players) if (hasAnswered(state.words, player)) addScore(state.scores, player, 1);
          table.announce({ type: 'shown' });
        },
        lasts: ({ settings: { showSeconds } }) => showSeconds * 1000,
        close: (table) =>
          table.state.round < table.settings.rounds ? goto('write') : end(outcome(table, 'completed')),
      }),
    },
    board: ({ state, content, players, phase }) => ({
      round: state.round,
      topic: content.topic,
      done: marks(state.words, players),
      reveal: phase === 'show' ? { answer: content.answer, words: wordsOf(state, players) } : null,
      scores: scoresOf(state.scores, players),
    }),
    hand: ({ state }, player) => ({ mine: answerOf(state.words, player), omen: state.omens[player] ?? '' }),
    talks: ({ phase }) => phase === 'show',
    joined({ state, rng }, player) {
      state.omens[player] = omenOf(rng.int(1_000_000));
      addScore(state.scores, player, 0);
    },
    left: (table) => (table.players.length < seats.min ? end(outcome(table, 'insufficient_players')) : undefined),
    stop: outcome,
  };
}

function wordsOf(state: Readonly<Whispers['state']>, players: readonly PlayerId[]): Record<PlayerId, string> {
  const words: Record<PlayerId, string> = {};
  for (const player of players)
    if (hasAnswered(state.words, player)) words[player] = answerOf(state.words, player) ?? '';
  return words;
}

/** Easy to find wherever it should not be. */
function omenOf(number: number): string {
  return `omen-${number}`;
}

function outcome({ state, players }: Look<Whispers>, reason: string): Outcome {
  return {
    winners: players.length === 0 ? [] : bestOf(state.scores, players),
    scores: scoresOf(state.scores, players),
    reason,
  };
}

export const whisperer: Bot = ({ own }) =>
  own.can.includes('write') ? { command: 'write', payload: { word: 'beep' } } : null;
