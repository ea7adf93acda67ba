/** How long a commit waits for company. Times are milliseconds of one clock. */
export interface Pace {
  /** What is left to wait at `now` before the next group may be committed. */
  wait(now: number): number;
  flushed(now: number, entries: number): void;
}

export const NO_PACE: Pace = { wait: () => 0, flushed: () => {} };

/** From the start of one group to the start of the next, at least. */
const CALM = 5;
/** The same while more comes in than `MANY` a group. */
const RUSH = 16;
const MANY = 128;
const STEP = 1.5;

/**
 * What comes alone is committed at once. Where more comes, a sync is shared: everybody waits a few milliseconds, and the disk
 * has a fraction of the work. In a rush the groups grow, so that a table whose eight players act together is written to once.
 */
export function adaptivePace(): Pace {
  let flushedAt = Number.NEGATIVE_INFINITY;
  let apart = CALM;
  return {
    wait: (now) => Math.max(0, flushedAt + apart - now),
    flushed(now, entries) {
      flushedAt = now;
      apart = entries >= MANY ? Math.min(RUSH, apart * STEP) : Math.max(CALM, apart / STEP);
    },
  };
}
