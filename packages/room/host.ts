import type { Millis } from '@alibi/engine';
import type { RoomEvent } from '@alibi/protocol';
import { afterHost } from './host-request.ts';
import { toMatch } from './match-steps.ts';
import { goOn } from './pause.ts';
import { canHost, cartridgeOf, changed, isRefusal, memberOf, peopleHere, playersOf, refusal, stageOf } from './room.ts';
import type { Changed, Games, HostGone, Member, MemberId, Result, Room } from './room.ts';

/** Says who holds the host role, after every input, under the room's policy (CM-30). */
export function settleHost(games: Games, before: Changed, at: Millis): Changed {
  if (before.room.closed !== null || isSettled(before.room)) return before;
  const events: RoomEvent[] = [...before.events];
  const room = settle(games, before.room, events, at);
  return { ...before, room, events };
}

/** The host is here and was not awaited: the usual case. */
function isSettled(room: Room): boolean {
  const host = room.host === null || room.hostGone !== null ? null : memberOf(room, room.host);
  return host !== null && host.kind === 'player' && host.awaySince === null;
}

function settle(games: Games, room: Room, events: RoomEvent[], at: Millis): Room {
  const host = room.host === null ? null : memberOf(room, room.host);
  if (host === null || host.kind !== 'player') return inherit(games, room, events, at);
  if (host.awaySince === null) return hostIsHere(room, at);
  const waiting = hostIsGone(games, room, at);
  const elected = electedBy(waiting);
  if (elected !== null) return install(games, waiting, elected, events, at);
  if (waiting.hostGone === null || at < waiting.hostGone.until) return waiting;
  return windowOver(games, waiting, waiting.hostGone, events, at);
}

/** The host left, or there has been none yet: the earliest to join of those here. Nobody here: the role waits. */
function inherit(games: Games, room: Room, events: RoomEvent[], at: Millis): Room {
  const heir = heirOf(room);
  if (heir !== null) return install(games, room, heir.id, events, at);
  if (room.host === null) return room;
  const vacant = tellMatch(games, { ...room, host: null, hostGone: null }, events, at);
  // A room that never gets another host could not end its pause either.
  return room.settings.platform.hostLoss.succession === 'never' ? goOn(vacant, at) : vacant;
}

/** The window of an absent host has run out; asked again after every input until there is a host. */
function windowOver(games: Games, room: Room, gone: HostGone, events: RoomEvent[], at: Millis): Room {
  const { policy, afterWindow } = room.settings.platform.hostLoss;
  let next: Room = gone.expired ? room : { ...room, hostGone: { ...gone, expired: true } };
  if (policy === 'pause-vote' && afterWindow !== 'auto-succeed') {
    const here = playersOf(room).filter((player) => player.awaySince === null).length;
    const tooFew = here < cartridgeOf(games, room).game.seats.min;
    if (stageOf(room) !== 'playing' || (afterWindow === 'stay-paused' && !tooFew)) return next;
    const stopped = toMatch(games, next, { type: 'stop', reason: 'host_lost' }, at);
    if (isRefusal(stopped)) return next;
    next = stopped.room;
    events.push(...stopped.events);
  }
  const heir = heirOf(next);
  return heir === null ? next : install(games, next, heir.id, events, at);
}

/** The earliest to join of the connected people, where the room lets the role pass by itself. */
function heirOf(room: Room): Member | null {
  return room.settings.platform.hostLoss.succession === 'never' ? null : (peopleHere(room)[0] ?? null);
}

export function install(games: Games, room: Room, id: MemberId, events: RoomEvent[], at: Millis): Room {
  events.push({ type: 'host', member: id });
  const told = tellMatch(games, { ...afterHost(room, id), host: id, hostGone: null }, events, at);
  return told.paused?.by === 'host-lost' ? goOn(told, at) : told;
}

function tellMatch(games: Games, room: Room, events: RoomEvent[], at: Millis): Room {
  const told = toMatch(games, room, { type: 'host', player: room.host }, at);
  if (isRefusal(told)) return room;
  events.push(...told.events);
  return told.room;
}

function hostIsHere(room: Room, at: Millis): Room {
  if (room.hostGone === null) return room;
  const back: Room = { ...room, hostGone: null };
  return back.paused?.by === 'host-lost' ? goOn(back, at) : back;
}

function hostIsGone(games: Games, room: Room, at: Millis): Room {
  const { policy, seconds } = room.settings.platform.hostLoss;
  const playing = stageOf(room) === 'playing';
  if (policy === 'fixed' && playing) return room.hostGone === null ? room : { ...room, hostGone: null };
  const hostGone =
    room.hostGone === null
      ? { since: at, until: at + seconds * 1000, votes: {}, expired: false }
      : withVotesOfPresent(room, room.hostGone);
  const waiting: Room = hostGone === room.hostGone ? room : { ...room, hostGone };
  const stands = room.paused !== null && room.paused.resumeAt === null;
  if (policy !== 'pause-vote' || !playing || stands) return waiting;
  const stopped = toMatch(games, waiting, { type: 'pause' }, at);
  const held = isRefusal(stopped) ? waiting : stopped.room;
  return { ...held, paused: { by: 'host-lost', since: at, resumeAt: null } };
}

/** Votes of and for people who are no longer connected lapse. */
function withVotesOfPresent(room: Room, gone: HostGone): HostGone {
  const here = peopleHere(room).map((member) => member.id);
  const votes: Record<MemberId, MemberId> = {};
  for (const voter of here) {
    const choice = gone.votes[voter];
    if (choice !== undefined && here.includes(choice)) votes[voter] = choice;
  }
  return JSON.stringify(votes) === JSON.stringify(gone.votes) ? gone : { ...gone, votes };
}

/** The one on whom all connected players agree (IQ-15.H4), or null. */
function electedBy(room: Room): MemberId | null {
  if (room.hostGone === null || room.settings.platform.hostLoss.policy !== 'pause-vote') return null;
  const here = peopleHere(room);
  const first = here[0] === undefined ? undefined : room.hostGone.votes[here[0].id];
  if (first === undefined) return null;
  const { votes } = room.hostGone;
  return here.every((member) => votes[member.id] === first) ? first : null;
}

/** CM-31: to a named connected player. */
export function giveHost(games: Games, room: Room, id: MemberId, at: Millis): Result {
  const heir = memberOf(room, id);
  if (heir === null || !canHost(heir)) return refusal('PLAYER_NOT_FOUND');
  if (heir.id === room.host) return refusal('INVALID_TARGET');
  const events: RoomEvent[] = [];
  return { room: install(games, room, heir.id, events, at), events };
}

export function voteHost(room: Room, member: Member, id: MemberId | null): Result {
  if (room.hostGone === null) return refusal('HOST_NOT_LOST');
  const candidate = id === null ? null : memberOf(room, id);
  if (id !== null && (candidate === null || !canHost(candidate))) return refusal('INVALID_TRANSFER_VOTE');
  const votes: Record<MemberId, MemberId> = {};
  for (const [voter, choice] of Object.entries(room.hostGone.votes)) if (voter !== member.id) votes[voter] = choice;
  if (id !== null) votes[member.id] = id;
  return changed({ ...room, hostGone: { ...room.hostGone, votes } });
}
