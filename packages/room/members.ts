import type { Millis } from '@alibi/engine';
import { MAX_SPECTATORS } from '@alibi/protocol';
import type { RoomEvent } from '@alibi/protocol';
import { install } from './host.ts';
import { toMatch } from './match-steps.ts';
import { cleanAvatar, cleanName, DEFAULT_AVATAR, nameKey } from './names.ts';
import {
  canHost,
  cartridgeOf,
  changed,
  isAbandoned,
  isRefusal,
  memberOf,
  playersOf,
  refusal,
  stageOf,
  withMember,
} from './room.ts';
import type { Games, Join, Member, MemberId, Refusal, Result, Room } from './room.ts';
import { formerSelf, mostSeats, watchersOf } from './spectators.ts';

export function join(games: Games, room: Room, request: Join, at: Millis): Result {
  const barred = whyNotJoin(games, room, request);
  if (barred !== null) return barred;
  const { as, key, device } = request;
  const playing = stageOf(room) === 'playing';
  // CM-50: joining during a game makes one a spectator; who came to play asks for a seat with it, and who returns has it.
  const kind = as === 'player' && playing ? 'spectator' : as;
  const admitted = kind !== as && formerSelf(games, room, request) !== null;
  const asks = kind !== as && !admitted;
  const made = kind === 'player' || admitted ? changed(room) : roomToWatch(games, room, at);
  if (isRefusal(made)) return made;
  const persona = as === 'stage' ? screenOf(room) : personaOf(made.room, request);
  if (isRefusal(persona)) return persona;
  const member: Member = { ...newMember(room, { ...persona, kind, key, device }), asks, admitted };
  const first = kind === 'player' && !playersOf(room).some((player) => !player.bot);
  const entered: Room = {
    ...made.room,
    members: [...made.room.members, member],
    nextMember: room.nextMember + 1,
    host: room.host ?? (first ? member.id : null),
    activeAt: at,
    movedAt: at,
  };
  const events: RoomEvent[] = [...made.events, { type: 'joined', member: member.id }];
  if (asks) events.push({ type: 'asks', member: member.id });
  return { room: entered, events, joined: member.id };
}

function whyNotJoin(games: Games, room: Room, request: Join): Refusal | null {
  const { as, key, device } = request;
  const { spectators, midGameJoin } = room.settings.platform;
  const block = room.blocked.find((entry) => entry.key === key || (device !== null && entry.device === device));
  if (block !== undefined && (block.ban || as === 'player')) return refusal('REMOVED', { ban: block.ban });
  if (as !== 'player') return spectators ? null : refusal('SPECTATORS_DISABLED');
  const open = (midGameJoin && spectators) || formerSelf(games, room, request) !== null;
  if (stageOf(room) === 'playing' && !open) {
    return refusal('GAME_ALREADY_STARTED', { watch: spectators });
  }
  return playersOf(room).length < mostSeats(games, room) ? null : refusal('ROOM_FULL', { watch: spectators });
}

/** Whoever watched and has been away the longest makes room for one who is here. */
function roomToWatch(games: Games, room: Room, at: Millis): Result {
  const watchers = watchersOf(room);
  if (watchers.length < MAX_SPECTATORS) return changed(room);
  let longest: Member | null = null;
  for (const watcher of watchers) {
    if (watcher.awaySince !== null && watcher.awaySince < (longest?.awaySince ?? Number.POSITIVE_INFINITY))
      longest = watcher;
  }
  return longest === null ? refusal('ROOM_FULL', { watch: false }) : leave(games, room, longest, undefined, at);
}

interface Persona {
  readonly name: string;
  readonly avatar: string;
}

/** A name and a face that are free in this room, or why not. */
export function personaOf(room: Room, wanted: Persona, except: MemberId | null = null): Persona | Refusal {
  const name = cleanName(wanted.name);
  if (name === null) return refusal('INVALID_NAME');
  if (isTaken(room, name, except)) return refusal('NAME_TAKEN');
  const avatar = cleanAvatar(wanted.avatar);
  return avatar === null ? refusal('INVALID_AVATAR') : { name, avatar };
}

/** CM-52: a screen needs no name; nobody can take it away or have it taken. */
function screenOf(room: Room): Persona {
  return { name: `Screen ${room.nextMember}`, avatar: DEFAULT_AVATAR };
}

export function newMember(
  room: Room,
  from: Pick<Member, 'name' | 'avatar' | 'kind' | 'key' | 'device'> & { bot?: boolean },
): Member {
  const { name, avatar, kind, key, device, bot = false } = from;
  return {
    id: `p${room.nextMember}`,
    name,
    avatar,
    kind,
    bot,
    key,
    device,
    seat: room.nextMember,
    ready: bot,
    awaySince: null,
    asks: false,
    admitted: false,
    hosted: false,
    asksHost: false,
    muted: false,
    says: [],
  };
}

export function isTaken(room: Room, name: string, except: MemberId | null = null): boolean {
  const key = nameKey(name);
  const named = room.members.filter(({ id, kind }) => id !== except && kind !== 'gone' && kind !== 'stage');
  return named.some((member) => nameKey(member.name) === key);
}

export function leave(games: Games, room: Room, member: Member, successor: string | undefined, at: Millis): Result {
  const heir = successor === undefined ? null : memberOf(room, successor);
  if (successor !== undefined && (heir === null || !canHost(heir) || heir.id === member.id))
    return refusal('INVALID_TARGET');
  const names = heir !== null && room.host === member.id;
  if (names && room.settings.platform.hostLoss.policy === 'fixed') return refusal('HOST_NOT_TRANSFERABLE');
  const events: RoomEvent[] = [{ type: 'left', member: member.id, name: member.name }];
  const handed = names ? install(games, room, heir.id, events, at) : room;
  const left = depart(games, handed, member, at);
  if (isRefusal(left)) return left;
  return { room: left.room, events: [...events, ...left.events] };
}

/** Frees the seat. Who is named in the match on the table stays known as `gone` until the table is cleared. */
export function depart(games: Games, room: Room, member: Member, at: Millis): Result {
  const named = room.match?.players.includes(member.id) === true;
  const { [member.id]: _forgotten, ...acts } = room.acts;
  const { returns } = cartridgeOf(games, room).platform;
  const fewer: Room = named
    ? withMember({ ...room, acts }, member.id, {
        kind: 'gone',
        ...(returns === true ? {} : { key: null, device: null }),
        awaySince: at,
        ready: false,
        asks: false,
        admitted: false,
        hosted: false,
        asksHost: false,
        says: [],
      })
    : { ...room, acts, members: room.members.filter((other) => other.id !== member.id) };
  const empty = member.kind === 'player' && !playersOf(fewer).some((player) => !player.bot);
  if (empty) return changed({ ...fewer, closed: 'EMPTY', match: null });
  return named ? toMatch(games, fewer, { type: 'left', player: member.id }, at) : changed(fewer);
}

export function presence(games: Games, room: Room, id: MemberId, away: boolean, at: Millis): Result {
  const member = memberOf(room, id);
  if (member === null || member.kind === 'gone') return refusal('NOT_JOINED');
  if ((member.awaySince !== null) === away) return { room, events: [], repeat: true };
  const marked = withMember(room, id, { awaySince: away ? at : null, asksHost: false });
  const abandoned = isAbandoned(marked) && !isAbandoned(room);
  const clocks = away ? (abandoned ? { activeAt: at } : {}) : { activeAt: at, movedAt: at };
  const seen: Room = { ...marked, ...clocks };
  if (member.kind !== 'player') return changed(seen);
  return toMatch(games, seen, { type: away ? 'away' : 'back', player: id }, at);
}

export function mute(room: Room, id: MemberId, muted: boolean): Result {
  const target = memberOf(room, id);
  if (target === null || target.kind === 'gone') return refusal('PLAYER_NOT_FOUND');
  return changed(withMember(room, id, { muted }), { type: muted ? 'muted' : 'unmuted', member: id });
}
