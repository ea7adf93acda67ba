import type { World } from './world.ts';

const PAUSES = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** How long to wait before trying again. */
export interface BackOff {
  /** Milliseconds; longer each time. Chance makes it shorter, never longer, so that not all come at once. */
  next(): number;
  /** For a server that sends everybody away and expects them back: at once, but for chance. */
  soon(): number;
  reset(): void;
}

export function backOff(world: Pick<World, 'random'>): BackOff {
  const chance = (): number => world.random?.() ?? 0;
  let tries = 0;
  return {
    next() {
      const longest = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
      tries += 1;
      return longest * (1 - chance() / 2);
    },
    soon: () => (PAUSES[0] ?? 0) * chance(),
    reset() {
      tries = 0;
    },
  };
}
