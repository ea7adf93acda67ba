import type { Millis, PlayerId, Rng } from '@alibi/engine';

/** How a tie is broken (IQ-11.5): shown for a while, then it names exactly one loser. Another event goes in here. */
export interface Tiebreak {
  /** Times the largest time scale this is 3 seconds. */
  readonly lasts: Millis;
  loser(this: void, candidates: readonly PlayerId[], rng: Rng): PlayerId;
}

export const drawnLots: Tiebreak = {
  lasts: 2_000,
  loser: (candidates, rng) => rng.pick(candidates),
};

/** The one in use. */
export const tiebreak: Tiebreak = drawnLots;
