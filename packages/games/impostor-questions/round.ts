import { goto, missing } from '@alibi/engine';
import type { Look, Next, PlayerId, Table } from '@alibi/engine';
import { drawImpostorCount } from './impostors.ts';
import { authorOf, choosePair, pairAt } from './pool.ts';
import { dealPrompts } from './prompts.ts';
import type { Round } from './state.ts';
import type { ImpostorQuestions, Notice } from './types.ts';

type At = Look<ImpostorQuestions>;

/** A round that goes on with fewer would be decided by its numbers (IQ-Q30). */
const LEAST_ACTIVE = 3;
/** IQ-6.2: from so many on authors sit out by default. */
const SIT_OUT_FROM = 5;

/** What the eligibility policy says now (IQ-6.2, Q10). */
export function authorSitsOut({ settings: { eligibility }, players }: At): boolean {
  return eligibility === 'auto' ? players.length >= SIT_OUT_FROM : eligibility === 'on';
}

/** The round that is on the table. */
export function roundOf({ state, phase }: Pick<At, 'state' | 'phase'>): Round {
  if (state.round === null) throw new Error(`no round in ${phase}`);
  return state.round;
}

/** IQ-1.1 to 1.5, in this order. */
export function startRound(table: Table<ImpostorQuestions>, sitsOut: boolean): void {
  const { state, players, settings, rng } = table;
  const place = choosePair(table, { sitsOut, rng });
  const author = authorOf(table, place);
  const satOut = sitsOut && author !== null && players.includes(author) ? author : null;
  const active = players.filter((player) => player !== satOut);
  const count = drawImpostorCount(settings, active.length, rng);
  const dealt = new Set(rng.shuffle(active).slice(0, count));
  const prompts = dealPrompts(pairAt(table, place), settings.promptDelivery, rng);
  state.spent.push(place);
  state.notice = null;
  state.round = {
    pair: place,
    active,
    satOut,
    withdrawn: [],
    impostors: active.filter((player) => dealt.has(player)),
    crewPrompts: [...prompts.crew],
    impostorPrompts: [...prompts.impostor],
    answers: {},
    order: rng.shuffle(active),
    shown: 0,
    votes: {},
    votingSince: null,
    missed: null,
    tied: null,
    out: null,
    gained: {},
    done: false,
  };
}

export function promptsOf({ impostors, crewPrompts, impostorPrompts }: Round, player: PlayerId): readonly string[] {
  return impostors.includes(player) ? impostorPrompts : crewPrompts;
}

export function isActive({ state }: Pick<At, 'state'>, player: PlayerId): boolean {
  return state.round !== null && !state.round.done && state.round.active.includes(player);
}

export function votesMissing({ votes, active }: Round): PlayerId[] {
  return missing(votes, active);
}

/** No points, the pair is spent, the round does not count (IQ-5.3, 13.C1). */
export function cancel(
  { state, announce }: Table<ImpostorQuestions>,
  canceled: Notice['canceled'],
  player: PlayerId | null = null,
): Next<ImpostorQuestions> {
  state.round = null;
  state.notice = { canceled, player };
  announce({ type: 'canceled', reason: canceled });
  return goto('setup');
}

/** Somebody leaves the room or is taken out of the round (IQ-7.4, Q29 to Q31). Who only watches changes nothing. */
export function withdraw(table: Table<ImpostorQuestions>, player: PlayerId): Next<ImpostorQuestions> {
  const { phase, state } = table;
  const { round } = state;
  if (round === null || !isActive(table, player)) return undefined;
  if (phase === 'answering' || (phase === 'reveal' && round.shown === 0)) return cancel(table, 'removed', player);
  round.active = round.active.filter((other) => other !== player);
  round.withdrawn = state.seats.filter((other) => other === player || round.withdrawn.includes(other));
  round.order = round.order.filter((other, step) => step < round.shown || other !== player);
  round.tied = round.tied?.filter((other) => other !== player) ?? null;
  for (const voter of Object.keys(round.votes)) {
    if (voter === player || round.votes[voter] === player) Reflect.deleteProperty(round.votes, voter);
  }
  if (round.active.length < LEAST_ACTIVE) return cancel(table, 'too_few', player);
  const impostorLeft = round.impostors.some((impostor) => round.active.includes(impostor));
  if (round.impostors.length > 0 && !impostorLeft) return cancel(table, 'no_impostor', player);
  return phase === 'lastCall' && votesMissing(round).length > 0 ? goto('voting') : undefined;
}
