import { answered, answerOf, scoresOf } from '@alibi/engine';
import type { Look, PlayerId } from '@alibi/engine';
import { tooFewIn } from './commands.ts';
import { authorOf, pairAt, roundsIn } from './pool.ts';
import { authorSitsOut, promptsOf } from './round.ts';
import type { Round } from './state.ts';
import type { Board, Hand, ImpostorQuestions, PhaseName, Result, Role, Setup, ShownAnswer } from './types.ts';

type At = Look<ImpostorQuestions>;

const ORDER: readonly PhaseName[] = [
  'setup',
  'answering',
  'reveal',
  'discussion',
  'voting',
  'lastCall',
  'tiebreak',
  'result',
];

function isFrom({ phase }: At, first: PhaseName): boolean {
  return ORDER.indexOf(phase) >= ORDER.indexOf(first);
}

/** Face up: roles, prompts, votes and what is still to be shown are not in it before their time. */
export function board(look: At): Board {
  const { state, players, settings, phase, over } = look;
  const { round } = state;
  const inSetup = phase === 'setup' && over === null;
  return {
    completed: state.completed,
    rounds: roundsIn(look),
    scores: scoresOf(state.scores, state.seats),
    survivals: scoresOf(state.tallies.survivals, state.seats),
    left: state.seats.filter((player) => !players.includes(player)),
    setup: inSetup ? setupOf(look) : null,
    active: round?.active ?? [],
    satOut: round?.satOut ?? null,
    withdrawn: round?.withdrawn ?? [],
    done: round === null ? [] : doneIn(look, round),
    impostorCount: round !== null && settings.showImpostorCount === 'at-start' ? round.impostors.length : null,
    question: round !== null && isFrom(look, 'reveal') ? round.crewPrompts : null,
    answers: round !== null && isFrom(look, 'reveal') ? shownIn(look, round) : [],
    hidden: round !== null && phase === 'reveal' ? round.order.length - round.shown : 0,
    advanceFrom: round !== null && phase === 'voting' ? advanceFrom(look, round) : null,
    tied: round !== null && phase === 'tiebreak' ? round.tied : null,
    result: round !== null && phase === 'result' ? resultOf(look, round) : null,
    notice: phase === 'setup' ? state.notice : null,
    statistics: over === null ? null : statisticsOf(look),
  };
}

function setupOf(look: At): Setup {
  const { content, players } = look;
  return {
    tooFew: tooFewIn(look),
    sitsOut: authorSitsOut(look),
    authors: content.pairs.some((_, place) => players.includes(authorOf(look, place) ?? '')),
  };
}

function doneIn({ phase }: At, { answers, votes, active }: Round): Board['done'] {
  if (phase === 'answering') return answered(answers, active);
  return phase === 'voting' || phase === 'lastCall' ? answered(votes, active) : [];
}

function shownIn({ phase }: At, { order, shown, answers }: Round): ShownAnswer[] {
  const visible = phase === 'reveal' ? order.slice(0, shown) : order;
  return visible.map((player) => ({ player, text: answerOf(answers, player) ?? '' }));
}

function advanceFrom({ settings: { adminAdvanceAfterSeconds } }: At, { votingSince }: Round): Board['advanceFrom'] {
  return adminAdvanceAfterSeconds === 0 || votingSince === null ? null : votingSince + adminAdvanceAfterSeconds * 1000;
}

function resultOf(look: At, round: Round): Result {
  const { active, tied } = round;
  const votes: Record<PlayerId, PlayerId> = {};
  for (const voter of active) {
    const target = answerOf(round.votes, voter);
    if (target !== null) votes[voter] = target;
  }
  return {
    out: round.out,
    impostors: round.impostors,
    impostorPrompt: look.settings.showImpostorPrompt === 'never' ? null : round.impostorPrompts,
    author: authorOf(look, round.pair),
    votes,
    tied: tied === null || tied.length === 0 ? null : tied,
    missed: round.missed,
    gained: scoresOf(round.gained, active),
  };
}

function statisticsOf({ state: { tallies, seats, history } }: At): Board['statistics'] {
  return {
    impostor: scoresOf(tallies.impostor, seats),
    votedOut: scoresOf(tallies.votedOut, seats),
    spotted: scoresOf(tallies.spotted, seats),
    suspected: scoresOf(tallies.suspected, seats),
    history,
  };
}

/** One seat's own prompt, answer, role and vote; for an author who sits out, the own pair. */
export function hand(look: At, player: PlayerId): Hand {
  const { round } = look.state;
  if (round === null) return {};
  if (round.satOut === player) {
    const { a, b } = pairAt(look, round.pair);
    return { pair: { promptA: a, promptB: b } };
  }
  if (!round.active.includes(player) && !round.withdrawn.includes(player)) return {};
  const answer = answerOf(round.answers, player);
  const vote = answerOf(round.votes, player);
  return {
    prompts: promptsOf(round, player),
    ...(answer === null ? {} : { answer }),
    ...(knowsRole(look) ? { role: roleOf(round, player) } : {}),
    ...(vote === null ? {} : { vote }),
  };
}

/** IQ-Q5. */
function knowsRole(look: At): boolean {
  const { selfRoleFrom } = look.settings;
  return isFrom(look, selfRoleFrom === 'prompt' ? 'answering' : selfRoleFrom);
}

function roleOf({ impostors }: Round, player: PlayerId): Role {
  return impostors.includes(player) ? 'impostor' : 'crew';
}
