import {
  addScore,
  bestOf,
  collect,
  end,
  goto,
  hasAnswered,
  isHost,
  missing,
  reject,
  scoresOf,
  show,
  votersFor,
  zeroes,
} from '@alibi/engine';
import type { Command, Game, Look, Next, Outcome, PlayerId, Reject, Table } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import { isDone, isTruth, makeChoices, questionOf, votersOf } from './choices.ts';
import { clean, isBlank, visibleLength } from './presentation.ts';
import { settings } from './settings.ts';
import { keyOf } from './text.ts';
import type { BluffTrivia, Settings } from './types.ts';
import { board, hand } from './view.ts';

/** In visible characters (BT-Q21). */
const MAX_TEXT = 60;
/** In code units: beyond, characters are not worth counting. */
const MAX_RAW = 1000;
/** Where the truth is refused, a player may run into it this often. */
const MAX_TRIES = 3;

const submit: Command<BluffTrivia, { text: string }> = {
  schema: schemaOf(v.strictObject({ text: v.string() })),
  by: ({ state }, player) => !hasAnswered(state.submissions, player),
  refusal: () => 'ALREADY_SUBMITTED',
  discreet: true,
  run(table, player, { text: raw }) {
    const { state, settings: rules } = table;
    if (raw.length > MAX_RAW) return reject('TOO_LONG', { most: MAX_TEXT });
    const text = clean(raw);
    if (isBlank(text)) return reject('EMPTY_INPUT');
    if (visibleLength(text) > MAX_TEXT) return reject('TOO_LONG', { most: MAX_TEXT });
    const truth = isTruth(text, questionOf(table), rules);
    if (truth && rules.truthSubmission === 'reject') return refuseTruth(table, player);
    if (rules.duplicateBluff === 'refuse-second' && alreadyThere(table, text)) return reject('DUPLICATE_BLUFF');
    state.submissions[player] = { text, truth };
  },
};

/** Counts the try; after the last one the player simply has no bluff this round. */
function refuseTruth({ state }: Table<BluffTrivia>, player: PlayerId): Next<BluffTrivia> {
  const tries = (state.tries[player] ?? 0) + 1;
  state.tries[player] = tries;
  if (tries >= MAX_TRIES) state.submissions[player] = { text: '', truth: false };
}

function alreadyThere({ state }: Table<BluffTrivia>, text: string): boolean {
  return Object.values(state.submissions).some((other) => !other.truth && keyOf(other.text) === keyOf(text));
}

const vote: Command<BluffTrivia, { choice: string }> = {
  schema: schemaOf(v.strictObject({ choice: v.pipe(v.string(), v.maxLength(64)) })),
  by: (look, player) => !hasAnswered(look.state.votes, player) && !isDone(look, player),
  refusal: (look, player) => (isDone(look, player) ? 'KNOWS_TRUTH' : 'ALREADY_VOTED'),
  discreet: true,
  run({ state }, player, { choice: id }): Reject | void {
    const choice = state.choices.find((other) => other.id === id);
    if (choice === undefined) return reject('INVALID_CHOICE');
    if (choice.authors.includes(player)) return reject('OWN_BLUFF');
    state.votes[player] = id;
  },
};

/** "Skip waiting" (BT-Q23): closes the running phase, where the setting allows it. */
function advanceTo(
  next: (table: Table<BluffTrivia>) => Next<BluffTrivia>,
): Command<BluffTrivia, Record<string, never>> {
  return {
    schema: schemaOf(v.strictObject({})),
    by: (look, player) => look.settings.hostAdvance && isHost(look, player),
    refusal: (look, player) => (isHost(look, player) ? 'INVALID_PHASE' : 'NOT_HOST'),
    run: next,
  };
}

function afterPrompt(look: Look<BluffTrivia>): { readonly goto: 'choose' | 'scoring' } {
  return votersOf(look).length === 0 ? goto('scoring') : goto('choose');
}

function startRound(table: Table<BluffTrivia>): Next<BluffTrivia> {
  const { state } = table;
  state.spentIds = state.choices.map(({ id }) => id);
  state.round += 1;
  state.submissions = {};
  state.tries = {};
  state.choices = [];
  state.votes = {};
  state.gained = {};
  if (table.content[state.round - 1] === undefined) return end(outcome(table, 'no_content'));
}

/** BT-P.1 to P.4, with the truthful submission of BT-Q1. Only players still seated give or get points (BT-Q17). */
function score({ state, players, settings: { truthPoints, bluffPoints, truthSubmission } }: Table<BluffTrivia>): void {
  state.gained = zeroes(players);
  for (const player of players) {
    if (truthSubmission !== 'score-skip-vote' || state.submissions[player]?.truth !== true) continue;
    addScore(state.gained, player, truthPoints);
    addScore(state.found, player, 1);
  }
  for (const choice of state.choices) {
    const voters = votersFor(state.votes, players, choice.id);
    if (choice.truth) {
      for (const voter of voters) {
        addScore(state.gained, voter, truthPoints);
        addScore(state.found, voter, 1);
      }
      continue;
    }
    for (const author of choice.authors.filter((player) => players.includes(player))) {
      addScore(state.gained, author, bluffPoints * voters.length);
      addScore(state.fooled, author, voters.length);
    }
  }
  for (const player of players) addScore(state.scores, player, state.gained[player] ?? 0);
}

function outcome({ state, players }: Look<BluffTrivia>, reason: string): Outcome {
  return {
    winners: players.length === 0 ? [] : bestOf(state.scores, players),
    scores: scoresOf(state.scores, players),
    reason,
  };
}

function afterScoring(table: Table<BluffTrivia>): { readonly goto: 'prompt' } | { readonly end: Outcome } {
  return table.state.round < table.settings.rounds ? goto('prompt') : end(outcome(table, 'completed'));
}

export const bluffTrivia: Game<BluffTrivia> = {
  id: 'bluff-trivia',
  version: 1,
  seats: { min: 2, max: 8 },
  settings,
  grace: ({ graceMs }: Settings) => graceMs,
  setup: ({ players }) => ({
    round: 0,
    submissions: {},
    tries: {},
    choices: [],
    spentIds: [],
    votes: {},
    gained: {},
    scores: zeroes(players),
    found: zeroes(players),
    fooled: zeroes(players),
  }),
  first: 'prompt',
  phases: {
    prompt: collect<BluffTrivia>({
      enter: startRound,
      lasts: ({ settings: { promptSeconds } }) => promptSeconds * 1000,
      commands: { submit, advance: advanceTo(afterPrompt) },
      pending: ({ state, players }) => missing(state.submissions, players),
      close: afterPrompt,
    }),
    choose: collect<BluffTrivia>({
      enter(table) {
        table.state.choices = makeChoices(table, table.rng);
      },
      lasts: ({ settings: { chooseSeconds } }) => chooseSeconds * 1000,
      commands: { vote, advance: advanceTo(() => goto('scoring')) },
      pending: (look) => missing(look.state.votes, votersOf(look)),
      close: () => goto('scoring'),
    }),
    scoring: show<BluffTrivia>({
      enter: score,
      lasts: ({ settings: { scoringSeconds } }) => scoringSeconds * 1000,
      commands: { advance: advanceTo(afterScoring) },
      close: afterScoring,
    }),
  },
  board,
  hand,
  talks: ({ phase, settings: { chatDuringRound } }) => chatDuringRound || phase === 'scoring',
  joined({ state }, player) {
    addScore(state.scores, player, 0);
    addScore(state.found, player, 0);
    addScore(state.fooled, player, 0);
  },
  left(table, player) {
    Reflect.deleteProperty(table.state.votes, player);
    if (table.players.length < 2) return end(outcome(table, 'insufficient_players'));
  },
  stop: (table, reason) => outcome(table, reason),
};
