import { addScore, answerOf, scoresOf, zeroes } from '@alibi/engine';
import type { Outcome, PlayerId, Table } from '@alibi/engine';
import { authorOf } from './pool.ts';
import { roundOf } from './round.ts';
import type { Tallies } from './state.ts';
import type { ImpostorQuestions } from './types.ts';

export function noTallies(players: readonly PlayerId[]): Tallies {
  return {
    survivals: zeroes(players),
    impostor: zeroes(players),
    votedOut: zeroes(players),
    spotted: zeroes(players),
    suspected: zeroes(players),
  };
}

/** IQ-12: who was active to the end gets points, nobody else. */
export function score(table: Table<ImpostorQuestions>): void {
  const { state, settings } = table;
  const { points, crewPenalty } = settings;
  const round = roundOf(table);
  const { active, impostors, out } = round;
  const caught = out !== null && impostors.includes(out);
  for (const player of active) {
    const crew = caught ? points.crewCatch : 0;
    const loss = crewPenalty ? points.crewVotedOut : 0;
    const gain = impostors.includes(player)
      ? player === out
        ? 0
        : points.impostorSurvives
      : player === out
        ? loss
        : crew;
    round.gained[player] = gain;
    addScore(state.scores, player, gain);
  }
  tally(table);
  round.done = true;
  state.completed += 1;
  state.history.push({
    question: round.crewPrompts,
    impostorPrompt: settings.showImpostorPrompt === 'never' ? null : round.impostorPrompts,
    impostors,
    out,
    author: authorOf(table, round.pair),
  });
}

function tally(table: Table<ImpostorQuestions>): void {
  const { tallies } = table.state;
  const { active, impostors, out, votes } = roundOf(table);
  for (const player of active) {
    if (impostors.includes(player)) {
      addScore(tallies.impostor, player, 1);
      if (player !== out) addScore(tallies.survivals, player, 1);
    }
    if (player === out) addScore(tallies.votedOut, player, 1);
    const target = answerOf(votes, player);
    if (target === null) continue;
    if (!impostors.includes(target)) addScore(tallies.suspected, target, 1);
    else if (!impostors.includes(player)) addScore(tallies.spotted, player, 1);
  }
}

/** IQ-14.2, Q34, Q39: one winner among those still here, if any round was completed. */
export function outcome({ state, players, rng }: Table<ImpostorQuestions>, reason: string): Outcome {
  const stands = state.completed > 0 && reason !== 'watchdog' && players.length > 0;
  let best = [...players];
  for (const record of [state.scores, state.tallies.survivals]) {
    const most = Math.max(...best.map((player) => record[player] ?? 0));
    best = best.filter((player) => (record[player] ?? 0) === most);
  }
  return { winners: stands ? [rng.pick(best)] : [], scores: scoresOf(state.scores, players), reason };
}
