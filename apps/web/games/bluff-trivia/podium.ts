import type { Statistics } from '@alibi/games/bluff-trivia/types';

export interface Standing {
  readonly id: string;
  /** Equal totals share a place, and the next place is skipped: 1, 1, 3. */
  readonly place: number;
  readonly points: number;
}

/** Best first; among equals in the order of `seats`. */
export function standingsOf(scores: Readonly<Record<string, number>>, seats: readonly string[]): Standing[] {
  const points = (id: string): number => scores[id] ?? 0;
  return [...seats]
    .sort((one, other) => points(other) - points(one))
    .map((id) => ({
      id,
      place: 1 + seats.filter((other) => points(other) > points(id)).length,
      points: points(id),
    }));
}

export interface Step {
  readonly place: number;
  readonly points: number;
  readonly ids: readonly string[];
}

/** The podium: the first three places with everybody who shares them. */
export function stepsOf(standings: readonly Standing[]): Step[] {
  const steps: Step[] = [];
  for (const place of [1, 2, 3]) {
    const here = standings.filter((standing) => standing.place === place);
    const points = here[0]?.points;
    if (points !== undefined) steps.push({ place, points, ids: here.map(({ id }) => id) });
  }
  return steps;
}

export interface Award {
  readonly ids: readonly string[];
  readonly count: number;
}

/** Whoever has most of something; null when nobody has any. */
export function mostOf(counts: Statistics['found'], seats: readonly string[]): Award | null {
  const count = Math.max(0, ...seats.map((id) => counts[id] ?? 0));
  return count === 0 ? null : { ids: seats.filter((id) => counts[id] === count), count };
}
