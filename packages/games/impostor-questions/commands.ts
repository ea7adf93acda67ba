import { end, goto, hasAnswered, isHost, leaders, reject } from '@alibi/engine';
import type { Command, Look, Move, Next, Table } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import { roundsIn } from './pool.ts';
import { authorSitsOut, cancel, isActive, roundOf, startRound, votesMissing, withdraw } from './round.ts';
import { outcome } from './scoring.ts';
import { clean, isBlank, visibleLength } from './text.ts';
import type { Commands, ImpostorQuestions } from './types.ts';

type Iq = ImpostorQuestions;
type Cmd<C extends keyof Commands> = Command<Iq, Commands[C]>;

/** IQ-3.1: present players. */
const LEAST_PLAYERS = 4;
/** In visible characters (IQ-Q15). */
const MAX_ANSWER = 200;
/** In code units: beyond, characters are not worth counting. */
const MAX_RAW = 4_000;

const nothing = schemaOf(v.strictObject({}));
const player = schemaOf(v.strictObject({ player: v.pipe(v.string(), v.maxLength(64)) }));

/** A host's command that is there only at times: to the host it is then the wrong phase (scenario 11). */
function hostOnly(when: (look: Look<Iq>) => boolean): Pick<Cmd<'next'>, 'by' | 'refusal'> {
  return {
    by: (look, member) => isHost(look, member) && when(look),
    refusal: (look, member) => (isHost(look, member) ? 'INVALID_PHASE' : 'NOT_HOST'),
  };
}
const always = hostOnly(() => true);

export const begin: Cmd<'begin'> = {
  schema: schemaOf(v.strictObject({ sitOut: v.optional(v.boolean()) })),
  ...always,
  run(table, _host, { sitOut }) {
    const actual = table.players.length;
    if (actual < LEAST_PLAYERS) return reject('INSUFFICIENT_PLAYERS', { required: LEAST_PLAYERS, actual });
    startRound(table, sitOut ?? authorSitsOut(table));
    return goto('answering');
  },
};

export function tooFewIn({ players }: Look<Iq>): boolean {
  return players.length < LEAST_PLAYERS;
}

export const answer: Cmd<'answer'> = {
  schema: schemaOf(v.strictObject({ text: v.string() })),
  by: (look, member) =>
    isActive(look, member) && (look.settings.answerEdits || !hasAnswered(roundOf(look).answers, member)),
  refusal: (look, member) => (isActive(look, member) ? 'ALREADY_SUBMITTED' : 'NOT_ACTIVE'),
  discreet: true,
  run(table, member, { text: raw }) {
    if (raw.length > MAX_RAW) return reject('TOO_LONG', { most: MAX_ANSWER });
    const text = clean(raw);
    if (isBlank(text)) return reject('EMPTY_INPUT');
    if (visibleLength(text) > MAX_ANSWER) return reject('TOO_LONG', { most: MAX_ANSWER });
    roundOf(table).answers[member] = text;
  },
};

/** IQ-7.3: it is never there to be pressed; who asks for it all the same is told why. */
export const reveal: Cmd<'reveal'> = {
  schema: nothing,
  by: () => false,
  refusal: (look, member) => (isHost(look, member) ? 'MISSING_ANSWERS' : 'NOT_HOST'),
  run: () => undefined,
};

function allShown(look: Look<Iq>): boolean {
  const { shown, order } = roundOf(look);
  return shown >= order.length;
}

export function showNext(table: Table<Iq>): Move<Iq> {
  if (allShown(table)) return goto('discussion');
  roundOf(table).shown += 1;
  return goto('reveal');
}

export const next: Cmd<'next'> = {
  schema: nothing,
  ...hostOnly((look) => look.settings.revealMode === 'step' && !allShown(look)),
  run: showNext,
};

export const discuss: Cmd<'discuss'> = {
  schema: nothing,
  ...hostOnly((look) => look.settings.revealMode === 'step' && allShown(look)),
  run: showNext,
};

export const voteNow: Cmd<'vote_now'> = { schema: nothing, ...always, run: () => goto('voting') };

export const addTime: Cmd<'add_time'> = {
  schema: schemaOf(v.strictObject({ seconds: v.number() })),
  ...hostOnly(({ settings }) => settings.discussionSeconds !== null),
  run({ extend, announce }, _host, { seconds }) {
    if (!Number.isInteger(seconds) || seconds < 5 || seconds > 300) {
      return reject('INVALID_SETTINGS', { least: 5, most: 300 });
    }
    extend(seconds * 1000);
    announce({ type: 'time_added', seconds });
  },
};

export const vote: Cmd<'vote'> = {
  schema: player,
  by: (look, member) =>
    isActive(look, member) && (look.settings.voteChanges || !hasAnswered(roundOf(look).votes, member)),
  refusal: (look, member) => (isActive(look, member) ? 'VOTE_LOCKED' : 'NOT_ACTIVE'),
  discreet: true,
  run(table, member, { player: target }) {
    const { votes } = roundOf(table);
    if (target === member) return reject('SELF_VOTE');
    if (!isActive(table, target)) return reject('INVALID_TARGET');
    const isNew = votes[member] !== target;
    votes[member] = target;
    if (isNew && table.phase === 'lastCall') return goto('lastCall');
  },
};

/** IQ-1.10, Q17: the most votes among those cast; without any nobody is out. */
export function countVotes(table: Table<Iq>): Move<Iq> {
  const round = roundOf(table);
  const top = leaders(round.votes, round.active, round.active);
  if (top.length > 1) {
    round.tied = [...top];
    return goto('tiebreak');
  }
  round.out = top[0] ?? null;
  return goto('result');
}

export const advance: Cmd<'advance'> = {
  schema: nothing,
  ...always,
  run(table) {
    const round = roundOf(table);
    const missed = votesMissing(round);
    const from = (round.votingSince ?? 0) + table.settings.adminAdvanceAfterSeconds * 1000;
    if (missed.length > 0 && table.now < from) return reject('MISSING_VOTES', { from });
    if (missed.length > 0) round.missed = missed;
    table.announce({ type: 'vote_closed', missed });
    return countVotes(table);
  },
};

export const drop: Cmd<'drop'> = {
  schema: player,
  ...always,
  run(table, _host, { player: target }) {
    if (!isActive(table, target)) return reject('INVALID_TARGET');
    table.announce({ type: 'dropped', player: target });
    return withdraw(table, target);
  },
};

/** IQ-Q30: a host's choice only where somebody is missing, or it would be a way out of a lost round. */
export const voidRound: Cmd<'void_round'> = {
  schema: nothing,
  ...hostOnly((look) => roundOf(look).withdrawn.length > 0),
  run: (table) => cancel(table, 'host'),
};

export function nextRound(table: Table<Iq>): Next<Iq> {
  const { completed } = table.state;
  if (completed < roundsIn(table)) return undefined;
  return end(outcome(table, completed > 0 ? 'completed' : 'no_content'));
}

export const goOn: Cmd<'go_on'> = {
  schema: nothing,
  ...always,
  run: (table) => nextRound(table) ?? goto('setup'),
};
