import { dueAt } from '@alibi/engine';
import type { Millis } from '@alibi/engine';
import { WARNING_BEFORE } from '@alibi/protocol';
import type { RoomEvent } from '@alibi/protocol';
import { postponed } from './act-memory.ts';
import { toMatch } from './match-steps.ts';
import { cartridgeOf, isAbandoned, isRefusal, stageOf } from './room.ts';
import type { Changed, Games, Room } from './room.ts';

interface Closing {
  readonly kind: 'idle' | 'watchdog';
  readonly at: Millis;
}

/** The next moment at which something happens by itself; null: never. */
export function nextDue(games: Games, room: Room): Millis | null {
  if (room.closed !== null) return null;
  const dates: (Millis | null)[] = [
    room.match === null ? null : dueAt(cartridgeOf(games, room).game, room.match),
    room.paused?.resumeAt ?? null,
    room.hostGone === null || room.hostGone.expired ? null : room.hostGone.until,
  ];
  const closing = closingOf(room);
  if (closing !== null) dates.push(room.warned === closing.kind ? closing.at : closing.at - WARNING_BEFORE);
  const due = dates.filter((date) => date !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** When the room will be closed if nobody does anything (CM-40). */
export function closingOf(room: Room): Closing | null {
  const { platform } = room.settings;
  if (stageOf(room) !== 'playing' || room.match === null || isAbandoned(room)) {
    return { kind: 'idle', at: room.activeAt + platform.idleRoomMinutes * 60_000 };
  }
  if (room.paused !== null) return { kind: 'watchdog', at: room.movedAt + platform.pausedWatchdogSeconds * 1000 };
  if (platform.watchdogSeconds === null || room.match.deadline !== null) return null;
  return { kind: 'watchdog', at: room.movedAt + platform.watchdogSeconds * 1000 };
}

/** Does everything that is due at `at`, but for what becomes of an absent host: that is settled after every input. */
export function tick(games: Games, room: Room, at: Millis): Changed {
  const events: RoomEvent[] = [];
  let next = room;
  const take = (step: Changed): void => {
    next = step.room;
    events.push(...step.events);
  };
  if (next.paused?.resumeAt != null && next.paused.resumeAt <= at) {
    const resumed = toMatch(games, { ...next, paused: null, movedAt: at }, { type: 'resume' }, at);
    if (!isRefusal(resumed)) take({ room: resumed.room, events: [{ type: 'resumed' }, ...resumed.events] });
  }
  const { match } = next;
  if (match !== null) {
    const due = dueAt(cartridgeOf(games, next).game, match);
    if (due !== null && due <= at) {
      const expired = toMatch(games, next, { type: 'expire', visit: match.visit }, at);
      if (!isRefusal(expired)) take(expired);
    }
  }
  take(closeOrWarn(next, at));
  return { room: next, events };
}

function closeOrWarn(room: Room, at: Millis): Changed {
  const closing = closingOf(room);
  if (closing === null) return { room, events: [] };
  if (closing.at <= at) {
    return { room: { ...room, closed: closing.kind === 'idle' ? 'INACTIVE' : 'WATCHDOG', match: null }, events: [] };
  }
  if (closing.at - WARNING_BEFORE > at || room.warned === closing.kind) return { room, events: [] };
  const warning = { type: 'warning', kind: closing.kind, closesAt: closing.at };
  return { room: { ...room, warned: closing.kind }, events: [warning] };
}

/** After every input: a warning that no longer holds is taken back, so that the next one is given again. */
export function settleWarning(before: Changed, at: Millis): Changed {
  const { room } = before;
  if (room.warned === null || room.closed !== null) return before;
  const closing = closingOf(room);
  const holds = closing !== null && closing.kind === room.warned && closing.at - WARNING_BEFORE <= at;
  return holds ? before : { ...before, room: { ...room, warned: null } };
}

/** The server slept: every date from which something is counted moves by as much (CM-25). When lines were said stays. */
export function wake(games: Games, room: Room, asleep: Millis, at: Millis): Changed {
  const later = <T extends Millis | null>(date: T): T => (date === null ? date : ((date + asleep) as T));
  const { paused, hostGone } = room;
  const moved: Room = {
    ...room,
    acts: Object.fromEntries(Object.entries(room.acts).map(([id, memory]) => [id, postponed(memory, asleep)])),
    activeAt: later(room.activeAt),
    movedAt: later(room.movedAt),
    paused: paused === null ? null : { ...paused, since: later(paused.since), resumeAt: later(paused.resumeAt) },
    hostGone: hostGone === null ? null : { ...hostGone, since: later(hostGone.since), until: later(hostGone.until) },
  };
  const shifted = toMatch(games, moved, { type: 'shift', by: asleep }, at);
  return isRefusal(shifted) ? { room: moved, events: [] } : shifted;
}
