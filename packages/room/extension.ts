import type { Match, Millis } from '@alibi/engine';
import { EXTENSION } from '@alibi/protocol';
import { toMatch } from './match-steps.ts';
import { isRefusal, refusal } from './room.ts';
import type { Games, Result, Room } from './room.ts';

/**
 * Whether the running phase can be given more time: it ends by the clock, and everybody sees it as it is. Behind a cover the
 * clock is part of the secret, so it is left alone there, for a host who is not covered too.
 */
export function isExtensible({ deadline, coveredSince, over }: Match): boolean {
  return deadline !== null && coveredSince === null && over === null;
}

/** A little more time for all. The visit says which phase is meant: a press that comes late does not prolong the next. */
export function extend(games: Games, room: Room, visit: number, at: Millis): Result {
  const { match } = room;
  if (match === null || !isExtensible(match) || match.visit !== visit) return refusal('INVALID_PHASE');
  if (match.deadline !== null && at > match.deadline) return refusal('TIME_EXPIRED', { phase: match.phase });
  const more = Math.round(EXTENSION * match.pace);
  const later = toMatch(games, room, { type: 'shift', by: more }, at);
  return isRefusal(later) ? later : { ...later, events: [...later.events, { type: 'extended', more }] };
}
