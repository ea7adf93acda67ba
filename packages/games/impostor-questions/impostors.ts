import type { Rng } from '@alibi/engine';
import type { Settings } from './types.ts';

type Odds = Pick<Settings, 'enabledImpostorCounts' | 'impostorWeights'>;

const STEPS = 2 ** 32;

/** Where a share of the luck, from 0 to below 1, falls among the enabled counts, smallest first (IQ-4.1, Q11). */
export function impostorCountAt(
  share: number,
  { enabledImpostorCounts, impostorWeights }: Odds,
  active: number,
): number {
  const feasible = [0, 1, 2].filter((count) => enabledImpostorCounts.includes(count) && count * 2 <= active);
  const weightOf = (count: number): number => impostorWeights[String(count) as '0' | '1' | '2'];
  const total = feasible.reduce((sum, count) => sum + weightOf(count), 0);
  let reached = 0;
  for (const count of feasible) {
    reached += weightOf(count);
    if (share * total < reached) return count;
  }
  return 1;
}

export function drawImpostorCount(odds: Odds, active: number, rng: Rng): number {
  return impostorCountAt(rng.int(STEPS) / STEPS, odds, active);
}
