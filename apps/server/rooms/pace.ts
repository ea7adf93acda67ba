/** How long a commit waits for company. Times are milliseconds of one clock. */
export interface Pace {
  /** Something has come in. */
  touched(now: number): void;
  /** What is left to wait at `now` before the next group may be committed. */
  wait(now: number): number;
  flushed(now: number, entries: number): void;
}

export const NO_PACE: Pace = { touched: () => {}, wait: () => 0, flushed: () => {} };

/** A group should bring together so many entries; at the rate of the last ones that takes from the shortest to the longest lull. */
const SOME = 16;
const SHORTEST_LULL = 3;
const LONGEST_LULL = 16;
/** After so many there is a rush: then a group is full when nothing has come for a moment, or it has waited long enough. */
const MANY = 128;
const QUIET = 1;
const LONGEST = 40;

/**
 * What comes alone is committed at once. Where more comes, a sync is shared: everybody waits a few milliseconds, and disk and
 * processor have a fraction of the work. In a rush the groups grow, so that a table whose eight players act together is
 * written to once.
 */
export function adaptivePace(): Pace {
  let flushedAt = Number.NEGATIVE_INFINITY;
  let touchedAt = Number.NEGATIVE_INFINITY;
  let apart = 0;
  let rush = false;
  return {
    touched(now) {
      touchedAt = now;
    },
    wait(now) {
      if (!rush) return Math.max(0, flushedAt + apart - now);
      return Math.max(0, Math.min(touchedAt + QUIET, flushedAt + LONGEST) - now);
    },
    flushed(now, entries) {
      rush = entries >= MANY;
      const perEntry = (now - flushedAt) / Math.max(1, entries);
      apart = Math.min(LONGEST_LULL, Math.max(SHORTEST_LULL, perEntry * SOME));
      flushedAt = now;
    },
  };
}
