import type { Board, Reveal } from '@alibi/games/bluff-trivia/types';

export interface ShownBluff {
  readonly id: string;
  readonly text: string;
  /** Empty: the house wrote it. */
  readonly authors: readonly string[];
  readonly fooled: readonly string[];
}

export interface Unmasking {
  /** Bluffs that fooled nobody: told in passing. */
  readonly quiet: readonly ShownBluff[];
  /** Fewest victims first, so that the best lie comes last, just before the truth. */
  readonly bluffs: readonly ShownBluff[];
  /** Who voted for the truth. */
  readonly found: readonly string[];
}

/** Who wrote what and who fell for it, in the order it is told. `seats` gives the order of people. */
export function unmask(choices: Board['choices'], reveal: Reveal, seats: readonly string[]): Unmasking {
  const votersOf = (place: number): string[] => seats.filter((seat) => reveal.votes[seat] === place);
  const authorsOf = (place: number): string[] =>
    Object.keys(reveal.authors).filter((author) => reveal.authors[author] === place);
  const lies = (choices ?? [])
    .map(([id, text], place) => ({ id, text, authors: authorsOf(place), fooled: votersOf(place), place }))
    .filter(({ place }) => place !== reveal.truth)
    .map(({ place: _place, ...lie }) => lie);
  return {
    quiet: lies.filter(({ fooled }) => fooled.length === 0),
    bluffs: lies
      .filter(({ fooled }) => fooled.length > 0)
      .sort((one, other) => one.fooled.length - other.fooled.length),
    found: reveal.truth === null ? [] : votersOf(reveal.truth),
  };
}

/** Milliseconds after the start of scoring at which each part turns up. */
export interface Timeline {
  readonly bluffs: readonly number[];
  readonly truth: number;
  readonly points: number;
}

const FIRST = 400;
const LONGEST_STEP = 900;

/** Lies share the first half of the time, the truth comes by its middle, and points leave time to read them. */
export function timelineOf(bluffs: number, total: number): Timeline {
  const first = Math.min(FIRST, total * 0.1);
  const step = bluffs === 0 ? 0 : Math.min(LONGEST_STEP, (total * 0.5 - first) / bluffs);
  const truth = first + bluffs * step;
  return {
    bluffs: Array.from({ length: bluffs }, (_, index) => Math.round(first + index * step)),
    truth: Math.round(truth),
    points: Math.round(truth + total * 0.15),
  };
}
