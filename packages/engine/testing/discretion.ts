import type { Cartridge } from '../cartridge.ts';
import { lookAt } from '../cover.ts';
import type { PlayerId } from '../game.ts';
import { applyMatch, isRefused } from '../match.ts';
import type { Match } from '../match.ts';
import { ownOf } from '../view.ts';
import type { RandomMatch } from './random-match.ts';

/** A command that calls itself discreet and is not, in words; null: none in this match. */
export function findIndiscretion(cartridge: Cartridge, { start, steps }: RandomMatch): string | null {
  for (const { before, input, at, code } of steps) {
    const result = code === null ? applyMatch(cartridge.game, before, input, at) : null;
    if (result === null || isRefused(result) || result.only === undefined) continue;
    for (const viewer of [...start.players, null]) {
      if (viewer === result.only) continue;
      const [was, is] = [ownPart(cartridge, before, viewer), ownPart(cartridge, result.match, viewer)];
      if (was !== is) return `${JSON.stringify(input)} changes ${was} of ${viewer ?? 'who watches'} into ${is}`;
    }
  }
  return null;
}

/** What a viewer is sent that is not the board. */
function ownPart({ game }: Cartridge, match: Match, viewer: PlayerId | null): string {
  const talks = viewer === null ? null : game.talks?.(lookAt(match), viewer);
  return JSON.stringify([ownOf(game, match, viewer), talks]);
}
