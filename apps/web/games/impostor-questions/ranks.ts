import type { Board } from '@alibi/games/impostor-questions/types';

export interface Rank {
  readonly id: string;
  /** Equals share a place, and the next one is skipped: 1, 1, 3. Null: has left and is out of the running. */
  readonly place: number | null;
  readonly points: number;
  readonly survivals: number;
}

type Table = Pick<Board, 'scores' | 'survivals' | 'left'>;

/**
 * Best first (IQ-14.2): points, then how often somebody got away as impostor, then the lot, which only the outcome knows:
 * `winners` stands first among equals. Who left comes last (IQ-Q34). Otherwise in the order of `seats`.
 */
export function ranksOf(
  { scores, survivals, left }: Table,
  seats: readonly string[],
  winners: readonly string[],
): Rank[] {
  const key = (id: string): readonly number[] => [
    left.includes(id) ? 0 : 1,
    scores[id] ?? 0,
    survivals[id] ?? 0,
    winners.includes(id) ? 1 : 0,
  ];
  const ordered = [...seats].sort((one, other) => compare(key(other), key(one)));
  return ordered.map((id) => ({
    id,
    place: left.includes(id) ? null : 1 + seats.filter((other) => compare(key(other), key(id)) > 0).length,
    points: scores[id] ?? 0,
    survivals: survivals[id] ?? 0,
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface Step {
  readonly place: number;
  readonly ranks: readonly Rank[];
}

/** The podium: the first three places with everybody who shares them. */
export function stepsOf(ranks: readonly Rank[]): Step[] {
  return [1, 2, 3]
    .map((place) => ({ place, ranks: ranks.filter((rank) => rank.place === place) }))
    .filter((step) => step.ranks.length > 0);
}

/** What decided between the winner and those with as many points; null: the points did. */
export function tieWords(ranks: readonly Rank[]): 'survivals' | 'lot' | null {
  const [first, second] = ranks.filter(({ place }) => place !== null);
  if (first === undefined || second === undefined || first.points !== second.points) return null;
  return first.survivals === second.survivals ? 'lot' : 'survivals';
}

export interface Award {
  readonly ids: readonly string[];
  readonly count: number;
}

/** Whoever has most of something; null when nobody has any. */
export function mostOf(counts: Readonly<Record<string, number>>, seats: readonly string[]): Award | null {
  const count = Math.max(0, ...seats.map((id) => counts[id] ?? 0));
  return count === 0 ? null : { ids: seats.filter((id) => counts[id] === count), count };
}
