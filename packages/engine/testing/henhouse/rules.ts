import { hasAnswered, missing } from '../../blocks/answers.ts';
import { leaders, votersFor } from '../../blocks/ballot.ts';
import { collect, show } from '../../blocks/phases.ts';
import { isHost } from '../../blocks/presence.ts';
import { addScore, bestOf, scoresOf, zeroes } from '../../blocks/score.ts';
import { end, goto, reject } from '../../game.ts';
import type { Command, Game, Look, Millis, Move, Outcome, PlayerId, Reject, Table } from '../../game.ts';
import { shapeOf, textOf, wholeOf } from './schema.ts';
import type { Henhouse } from './types.ts';
import { board, hand } from './view.ts';

export const HALF_NIGHT: Millis = 4000;
const SPAN: Readonly<Record<'hide' | 'accuse' | 'reveal', Millis>> = { hide: 10_000, accuse: 15_000, reveal: 5000 };

const hide: Command<Henhouse, { readonly eggs: number }> = {
  schema: shapeOf({ eggs: (raw) => wholeOf(raw, 1, 9) }),
  by: ({ state }, player) => !hasAnswered(state.eggs, player),
  refusal: () => 'ALREADY_SUBMITTED',
  run({ state }, player, { eggs }) {
    state.eggs[player] = eggs;
  },
};

const steal: Command<Henhouse, { readonly from: PlayerId }> = {
  schema: shapeOf({ from: textOf }),
  by: ({ state }, player) => state.fox === player && state.robbed === null,
  run({ state, players }, player, { from }): Reject | void {
    if (from === player || !players.includes(from)) return reject('INVALID_TARGET');
    state.robbed = from;
  },
};

const watch: Command<Henhouse, { readonly whom: PlayerId }> = {
  schema: shapeOf({ whom: textOf }),
  by: ({ state }, player) => state.owl === player && state.watched === null,
  run({ state, players }, player, { whom }): Reject | void {
    if (whom === player || !players.includes(whom)) return reject('INVALID_TARGET');
    state.watched = whom;
  },
};

const accuse: Command<Henhouse, { readonly whom: PlayerId }> = {
  schema: shapeOf({ whom: textOf }),
  by: ({ state }, player) => !hasAnswered(state.votes, player),
  refusal: () => 'ALREADY_VOTED',
  run({ state, players }, player, { whom }): Reject | void {
    if (whom === player) return reject('SELF_VOTE');
    if (!players.includes(whom)) return reject('INVALID_TARGET', { suspects: players });
    state.votes[player] = whom;
  },
};

const next: Command<Henhouse, Record<string, never>> = {
  schema: shapeOf({}),
  by: isHost,
  refusal: () => 'NOT_HOST',
  run: afterReveal,
};

function deal({ state, players, rng }: Table<Henhouse>): void {
  const [fox = '', owl = ''] = rng.shuffle(players);
  const early = rng.pick(['theft', 'watch'] as const);
  Object.assign(state, { fox, owl, early, eggs: {}, robbed: null, watched: null, votes: {} });
}

function afterHalf({ state, phase }: Look<Henhouse>): Move<Henhouse> {
  if (phase !== state.early) return goto('accuse');
  return goto(phase === 'theft' ? 'watch' : 'theft');
}

function score({ state, players, announce }: Table<Henhouse>): void {
  const { fox, votes, eggs, robbed, scores } = state;
  const top = leaders(votes, players, players);
  const found = top.length === 1 && top[0] === fox;
  if (found) for (const player of votersFor(votes, players, fox)) addScore(scores, player, 5);
  else if (robbed !== null) addScore(scores, fox, eggs[robbed] ?? 0);
  announce({ type: 'revealed', fox });
}

function afterReveal(table: Table<Henhouse>): Move<Henhouse> {
  if (table.state.round >= table.settings.rounds) return end(outcome(table, 'completed'));
  table.state.round += 1;
  return goto('hide');
}

function outcome({ state, players }: Look<Henhouse>, reason: string): Outcome {
  return { winners: bestOf(state.scores, players), scores: scoresOf(state.scores, players), reason };
}

export function isNight(phase: string): boolean {
  return phase === 'night' || phase === 'theft' || phase === 'watch';
}

export const henhouse: Game<Henhouse> = {
  id: 'henhouse',
  version: 1,
  seats: { min: 3, max: 6 },
  settings: { parse: (raw) => shapeOf({ rounds: (rounds) => wholeOf(rounds ?? 2, 1, 9) }).parse(raw) },
  grace: () => 300,
  setup: ({ players }) => ({
    round: 1,
    fox: '',
    owl: '',
    early: 'theft',
    eggs: {},
    robbed: null,
    watched: null,
    votes: {},
    scores: zeroes(players),
  }),
  first: 'hide',
  phases: {
    hide: collect<Henhouse>({
      enter: deal,
      lasts: () => SPAN.hide,
      commands: { hide },
      pending: ({ state, players }) => missing(state.eggs, players),
      close: () => goto('night'),
    }),
    night: { enter: ({ state }) => goto(state.early) },
    theft: show<Henhouse>({ lasts: () => HALF_NIGHT, commands: { steal }, close: afterHalf }),
    watch: show<Henhouse>({ lasts: () => HALF_NIGHT, commands: { watch }, close: afterHalf }),
    accuse: collect<Henhouse>({
      enter: ({ announce }) => announce({ type: 'morning' }),
      lasts: () => SPAN.accuse,
      commands: { accuse },
      pending: ({ state, players }) => missing(state.votes, players),
      close: () => goto('reveal'),
    }),
    reveal: show<Henhouse>({ enter: score, lasts: () => SPAN.reveal, commands: { next }, close: afterReveal }),
  },
  board,
  hand,
  cover: ({ phase, state }) =>
    isNight(phase) ? { phase: 'night', longer: phase === state.early ? HALF_NIGHT : 0 } : null,
  talks: ({ phase }) => !isNight(phase),
  hears: ({ phase }, from, to) => from !== to && !isNight(phase),
  joined: ({ state }, player) => addScore(state.scores, player, 0),
  left(table) {
    if (table.players.length < 3) return end(outcome(table, 'insufficient_players'));
    // Whoever leaves, the round is dealt again: otherwise going on or not would tell what they were.
    if (table.phase !== 'reveal') return goto('hide');
  },
  stop: (table, reason) => outcome(table, reason),
};
