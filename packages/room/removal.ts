import type { Millis } from '@alibi/engine';
import { depart } from './members.ts';
import { changed, isRefusal, memberOf, refusal } from './room.ts';
import type { Blocked, Games, Member, MemberId, Result, Room } from './room.ts';

const KEPT_BLOCKS = 50;

/** CM-33: the token is void; the device may come back to watch, unless it is banned. */
export function remove(games: Games, room: Room, by: Member, id: MemberId, ban: boolean, at: Millis): Result {
  const member = memberOf(room, id);
  if (member === null || member.kind === 'gone') return refusal('PLAYER_NOT_FOUND');
  if (member.id === by.id) return refusal('INVALID_TARGET');
  const left = depart(games, { ...room, blocked: withBlock(room, member, ban) }, member, at);
  if (isRefusal(left)) return left;
  return changed(left.room, { type: 'removed', member: id, name: member.name, ban }, ...left.events);
}

/** One entry for each device: the latest says what holds, and to lift it is enough. */
function withBlock({ blocked }: Room, member: Member, ban: boolean): readonly Blocked[] {
  if (member.bot) return blocked;
  const { id, name, key } = member;
  // Whoever plays on the device of a screen has done nothing.
  const device = member.kind === 'stage' && !ban ? null : member.device;
  const others = blocked.filter((block) => device === null || block.device !== device);
  return [...others, { id, name, key, device, ban }].slice(-KEPT_BLOCKS);
}

export function allow(room: Room, id: MemberId): Result {
  if (!room.blocked.some((block) => block.id === id)) return refusal('PLAYER_NOT_FOUND');
  const blocked = room.blocked.filter((block) => block.id !== id);
  return changed({ ...room, blocked }, { type: 'allowed', member: id });
}
