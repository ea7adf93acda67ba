import { coverFor, lookAt, shownName, shownVisit } from './cover.ts';
import type { AnyGame, Millis, PlayerId } from './game.ts';
import { commandsOf } from './match.ts';
import type { Match } from './match.ts';

/** The phase as one viewer is shown it (E10). */
export interface ShownPhase {
  readonly name: string;
  readonly visit: number;
  /** Server time; null while untimed or paused. */
  readonly endsAt: Millis | null;
  /** What is left while paused; absent otherwise or untimed. */
  readonly left?: Millis;
}

/** What one viewer may know beyond the board. */
export interface Own {
  readonly phase: ShownPhase;
  readonly hand: object | null;
  /** The commands this viewer may send now (E8). */
  readonly can: readonly string[];
  readonly awaited: boolean;
}

export function boardOf(game: AnyGame, match: Match): object {
  return game.board(lookAt(match));
}

/** `viewer` is null for spectators and the stage. */
export function ownOf(game: AnyGame, match: Match, viewer: PlayerId | null): Own {
  const look = lookAt(match);
  const seated = viewer !== null && match.players.includes(viewer);
  const running = match.over === null;
  return {
    phase: shownPhaseOf(game, match, viewer),
    hand: seated ? game.hand(look, viewer) : null,
    can: seated && running && !match.paused ? allowed(game, match, viewer) : [],
    awaited: seated && running && awaitedIn(game, match).includes(viewer),
  };
}

/** A match never changes, and every viewer asks whom it awaits. */
const awaited = new WeakMap<Match, readonly PlayerId[]>();

function awaitedIn(game: AnyGame, match: Match): readonly PlayerId[] {
  const known = awaited.get(match);
  if (known !== undefined) return known;
  const players = game.phases[match.phase]?.awaits?.(lookAt(match)) ?? [];
  awaited.set(match, players);
  return players;
}

/** The shared part and the own part, as one viewer sees the match. */
export function seenBy(game: AnyGame, match: Match, viewer: PlayerId | null): { board: object; own: Own } {
  return { board: boardOf(game, match), own: ownOf(game, match, viewer) };
}

/** Where nothing is ever covered, the phase is the same value for every viewer of a match. */
const phases = new WeakMap<Match, ShownPhase>();

function shownPhaseOf(game: AnyGame, match: Match, viewer: PlayerId | null): ShownPhase {
  if (game.cover !== undefined) return phaseFor(game, match, viewer);
  const known = phases.get(match);
  if (known !== undefined) return known;
  const phase = phaseFor(game, match, null);
  phases.set(match, phase);
  return phase;
}

function phaseFor(game: AnyGame, match: Match, viewer: PlayerId | null): ShownPhase {
  const longer = Math.round((coverFor(game, match, viewer)?.longer ?? 0) * match.pace);
  return {
    name: shownName(game, match, viewer),
    visit: shownVisit(game, match, viewer),
    endsAt: match.deadline === null ? null : match.deadline + longer,
    ...(match.banked === null ? {} : { left: Math.max(0, match.banked + longer) }),
  };
}

function allowed(game: AnyGame, match: Match, player: PlayerId): string[] {
  const commands = commandsOf(game, match);
  const look = lookAt(match);
  return Object.keys(commands).filter((name) => commands[name]?.by?.(look, player) ?? true);
}
