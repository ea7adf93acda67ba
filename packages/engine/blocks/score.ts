import type { PlayerId } from '../game.ts';

export type Scores = Record<PlayerId, number>;

export function zeroes(players: readonly PlayerId[]): Scores {
  const scores: Scores = {};
  for (const player of players) scores[player] = 0;
  return scores;
}

export function addScore(scores: Scores, player: PlayerId, points: number): void {
  scores[player] = (scores[player] ?? 0) + points;
}

/** Everybody with the highest total; a shared win is shared. */
export function bestOf(scores: Readonly<Scores>, players: readonly PlayerId[]): PlayerId[] {
  const best = Math.max(...players.map((player) => scores[player] ?? 0));
  return players.filter((player) => (scores[player] ?? 0) === best);
}

/** Only the players named, in their order. */
export function scoresOf(scores: Readonly<Scores>, players: readonly PlayerId[]): Scores {
  const result: Scores = {};
  for (const player of players) result[player] = scores[player] ?? 0;
  return result;
}
