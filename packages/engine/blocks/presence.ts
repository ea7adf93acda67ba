import type { GameTypes, Look, PlayerId } from '../game.ts';

/**
 * "All have acted" counts connected players (CM-38). While nobody at all is connected the clock decides instead, so that an
 * abandoned table does not race through its rounds.
 */
export function stillAwaited<T extends GameTypes>(look: Look<T>, pending: readonly PlayerId[]): readonly PlayerId[] {
  const nobodyHere = look.players.every((player) => look.away.includes(player));
  return nobodyHere ? pending : pending.filter((player) => !look.away.includes(player));
}

export function isHost<T extends GameTypes>(look: Look<T>, member: PlayerId): boolean {
  return look.host === member;
}
