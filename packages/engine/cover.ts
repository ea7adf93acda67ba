import type { AnyGame, Cover, GameTypes, Look, PlayerId } from './game.ts';
import type { Match } from './match.ts';

export function lookAt(match: Match): Look<GameTypes> {
  return match;
}

/** What this viewer is shown instead of the real phase; null: they see it as it is. */
export function coverFor(game: AnyGame, match: Match, viewer: PlayerId | null): Cover<GameTypes> | null {
  return game.cover?.(lookAt(match), viewer) ?? null;
}

/** The visit a viewer names in commands: the real one, or the start of the stretch that is covered for them (E10). */
export function shownVisit(game: AnyGame, match: Match, viewer: PlayerId | null): number {
  return match.coveredSince !== null && coverFor(game, match, viewer) !== null ? match.coveredSince : match.visit;
}

/** The name of the phase, as this viewer knows it. */
export function shownName(game: AnyGame, match: Match, viewer: PlayerId | null): string {
  return coverFor(game, match, viewer)?.phase ?? match.phase;
}
