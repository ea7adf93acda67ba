import type { PlayerId } from '../game.ts';

/** One thing from each player, in order of arrival: a view never shows that order, so build what it shows by walking `players`. */
export type Answers<A> = Record<PlayerId, A>;

export function hasAnswered<A>(answers: Readonly<Answers<A>>, player: PlayerId): boolean {
  return Object.hasOwn(answers, player);
}

export function answerOf<A>(answers: Readonly<Answers<A>>, player: PlayerId): A | null {
  return hasAnswered(answers, player) ? (answers[player] as A) : null;
}

export function missing<A>(answers: Readonly<Answers<A>>, players: readonly PlayerId[]): PlayerId[] {
  return players.filter((player) => !hasAnswered(answers, player));
}

/** Who has answered, in seat order: order of arrival is nobody's business. */
export function answered<A>(answers: Readonly<Answers<A>>, players: readonly PlayerId[]): PlayerId[] {
  return players.filter((player) => hasAnswered(answers, player));
}

/** The same as a record. */
export function marks<A>(answers: Readonly<Answers<A>>, players: readonly PlayerId[]): Record<PlayerId, true> {
  const result: Record<PlayerId, true> = {};
  for (const player of answered(answers, players)) result[player] = true;
  return result;
}
