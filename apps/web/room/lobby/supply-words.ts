import type { Supply } from '../../connection/http.ts';

/** "212 fresh left": how much there is that this room has not seen yet. */
export function supplyWords({ fresh, total }: Supply): string {
  if (total === 0) return 'nothing to play with';
  return fresh === 0 ? 'all seen before' : `${fresh} fresh left`;
}
