import { applyMatch, isRefused } from '@alibi/engine';
import type { MatchInput, Millis } from '@alibi/engine';
import type { RoomEvent } from '@alibi/protocol';
import { cartridgeOf, changed, peopleHere, refusal } from './room.ts';
import type { Games, Result, Room } from './room.ts';

/** Hands an input to the match on the table and takes in what comes of it. One that is over stays as it ended. */
export function toMatch(games: Games, room: Room, input: MatchInput, at: Millis): Result {
  const before = room.match;
  if (before === null || before.over !== null) return changed(room);
  const applied = applyMatch(cartridgeOf(games, room).game, before, input, at);
  if (isRefused(applied)) return refusal(applied.code, applied.details);
  const { match } = applied;
  const ended = match.over !== null;
  // The watchdog sleeps while a timer runs (CM-40), so it starts anew where one ends, whoever ended it.
  const untimed = before.deadline !== null && match.deadline === null;
  const seen = ended && peopleHere(room).length > 0;
  const next: Room = {
    ...room,
    match,
    movedAt: untimed ? at : room.movedAt,
    paused: ended ? null : room.paused,
    activeAt: seen ? at : room.activeAt,
  };
  const events: RoomEvent[] = [];
  for (const event of applied.events) events.push({ ...event, game: room.game });
  if (ended) events.push({ type: 'over', reason: match.over.reason });
  return applied.only === undefined ? { room: next, events } : { room: next, events, only: applied.only };
}
