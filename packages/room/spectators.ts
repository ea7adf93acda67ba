import type { MatchInput, Millis } from '@alibi/engine';
import { MAX_SPECTATORS } from '@alibi/protocol';
import { toMatch } from './match-steps.ts';
import { cartridgeOf, changed, isRefusal, memberOf, playersOf, refusal, stageOf, withMember } from './room.ts';
import type { Changed, Games, Member, MemberId, Result, Room } from './room.ts';

/** CM-7: how many may sit, by the game and by the setting. */
export function mostSeats(games: Games, room: Room): number {
  return Math.min(room.settings.platform.maxPlayers, cartridgeOf(games, room).game.seats.max);
}

export function watchersOf(room: Room): readonly Member[] {
  return room.members.filter((member) => member.kind === 'spectator' || member.kind === 'stage');
}

export function watch(room: Room, member: Member): Result {
  if (watchersOf(room).length >= MAX_SPECTATORS) return refusal('ROOM_FULL', { watch: false });
  return changed(
    withMember(room, member.id, { kind: 'spectator', ready: false, asks: false, admitted: false, asksHost: false }),
  );
}

export function askSeat(room: Room, member: Member): Changed {
  return changed(withMember(room, member.id, { asks: true }), { type: 'asks', member: member.id });
}

/** CM-51: the host's answer. `settleSeats` does the rest. Who is admitted is no longer barred from playing (CM-33). */
export function admit(games: Games, room: Room, id: MemberId, yes: boolean): Result {
  const asker = memberOf(room, id);
  if (asker === null || asker.kind !== 'spectator' || !asker.asks) return refusal('PLAYER_NOT_FOUND');
  const answered = withMember(room, id, { asks: false, admitted: yes });
  if (!yes) return changed(answered, { type: 'declined', member: id });
  if (takesNewcomers(room) && !hasFreeSeat(games, room)) return refusal('ROOM_FULL', { watch: true });
  const blocked = room.blocked.filter(({ device }) => device === null || device !== asker.device);
  return changed({ ...answered, blocked }, { type: 'admitted', member: id });
}

/** After every input: whom the host admitted sits down as soon as there is a seat and the game takes newcomers (CM-51). */
export function settleSeats(games: Games, before: Changed, at: Millis): Changed {
  let { room } = before;
  const waiting = room.members.some(({ admitted }) => admitted);
  if (!waiting || room.closed !== null) return before;
  const events = [...before.events];
  for (const member of room.members) {
    const { id, kind, admitted, awaySince } = member;
    if (kind !== 'spectator' || !admitted || awaySince !== null || !hasFreeSeat(games, room)) continue;
    const was = formerSelf(games, room, member);
    if (was === null && !takesNewcomers(room)) continue;
    const told = toMatch(games, seated(room, member, was), joinedInput(id, was), at);
    if (isRefusal(told)) continue;
    ({ room } = told);
    events.push(...told.events);
  }
  return { ...before, room, events };
}

/** Who returns brings along what they had written; their former self is nobody's any more. */
function seated(room: Room, { id, written }: Member, was: Member | null): Room {
  const sits = { kind: 'player', ready: false, asks: false, admitted: false } as const;
  if (was === null) return withMember(room, id, sits);
  const parted = withMember(room, was.id, { key: null, device: null, written: {} });
  return withMember(parted, id, { ...sits, written: { ...was.written, ...written } });
}

function joinedInput(player: MemberId, was: Member | null): MatchInput {
  return was === null ? { type: 'joined', player } : { type: 'joined', player, was: was.id };
}

/** Whom they were at this table before they left, where the game lets them return (IQ-Q34). */
export function formerSelf(games: Games, room: Room, { key, device }: Pick<Member, 'key' | 'device'>): Member | null {
  if (stageOf(room) !== 'playing' || cartridgeOf(games, room).platform.returns !== true) return null;
  const gone = room.members.filter((member) => member.kind === 'gone');
  const same = gone.find((member) => key !== null && member.key === key);
  return same ?? gone.find((member) => device !== null && member.device === device) ?? null;
}

/** With the next lobby, or while the match runs where the room allows it; then the game decides when they play. */
function takesNewcomers(room: Room): boolean {
  return stageOf(room) !== 'playing' || room.settings.platform.midGameJoin;
}

function hasFreeSeat(games: Games, room: Room): boolean {
  return playersOf(room).length < mostSeats(games, room);
}
