import type { Millis } from '@alibi/engine';
import { RESUME_COUNTDOWN } from '@alibi/protocol';
import { toMatch } from './match-steps.ts';
import { changed, isRefusal } from './room.ts';
import type { Games, Result, Room } from './room.ts';

/** CM-35. During the countdown of a resume it takes the resume back. */
export function pause(games: Games, room: Room, at: Millis): Result {
  const held = toMatch(games, room, { type: 'pause' }, at);
  if (isRefusal(held)) return held;
  return changed({ ...held.room, paused: { by: 'host', since: at, resumeAt: null } }, { type: 'paused' });
}

/** Starts the countdown at the end of which the match goes on. */
export function goOn(room: Room, at: Millis): Room {
  if (room.paused === null || room.paused.resumeAt !== null) return room;
  return { ...room, paused: { ...room.paused, resumeAt: at + RESUME_COUNTDOWN } };
}
