/** So many in a span of time for each key, such as an address. Counts start anew with the span. */
export interface RateLimit {
  /** True while the key has not used up its share. Does not count. */
  has(key: string): boolean;
  /** Counts one; false: that was one too many. */
  take(key: string): boolean;
}

interface Window {
  count: number;
  readonly since: number;
}

/** How many keys are remembered before those whose span is over are swept out. */
const SWEEP_FROM = 4_096;

export function rateLimit(most: number, span: number, now: () => number): RateLimit {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_FROM;

  function current(key: string): Window | null {
    const window = windows.get(key);
    return window !== undefined && window.since > now() - span ? window : null;
  }

  function sweep(): void {
    for (const [key, { since }] of windows) if (since <= now() - span) windows.delete(key);
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  }

  return {
    has: (key) => (current(key)?.count ?? 0) < most,
    take(key) {
      const window = current(key);
      if (window === null) {
        if (windows.size >= sweepAt) sweep();
        windows.set(key, { count: 1, since: now() });
        return most >= 1;
      }
      window.count += 1;
      return window.count <= most;
    },
  };
}

/** What becomes of a message: taken, refused for now, or the line is cut. */
export type Verdict = 'ok' | 'limited' | 'cut';

/** CM-74: so many acts in any second; who goes on after refusals is blocked, who floods on is cut off. */
export interface ActLimit {
  take(at: number): Verdict;
}

export const BLOCK = 30_000;
const SECOND = 1_000;
/** A block that meets this many times the rate ends with the line. */
const PATIENCE = 10;

export function actLimit(rate: number): ActLimit {
  /** When the acts of the last second came, oldest first. */
  const times: number[] = [];
  let excess = 0;
  let blockedUntil = 0;

  return {
    take(at) {
      if (at < blockedUntil) {
        excess += 1;
        return excess > rate * PATIENCE ? 'cut' : 'limited';
      }
      while (times[0] !== undefined && times[0] <= at - SECOND) times.shift();
      if (times.length < rate) {
        if (times.length === 0) excess = 0;
        times.push(at);
        return 'ok';
      }
      excess += 1;
      if (excess >= rate) blockedUntil = at + BLOCK;
      return 'limited';
    },
  };
}
