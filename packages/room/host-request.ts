import { changed, memberOf, refusal, withMember } from './room.ts';
import type { Changed, Member, MemberId, Result, Room } from './room.ts';

/** Somebody who lost the host role while away asks for it back. The host answers with `give_host` or `keep_host`. */
export function askHost(room: Room, member: Member): Changed {
  return changed(withMember(room, member.id, { asksHost: true }), { type: 'asks_host', member: member.id });
}

export function keepHost(room: Room, id: MemberId): Result {
  if (memberOf(room, id)?.asksHost !== true) return refusal('PLAYER_NOT_FOUND');
  return changed(withMember(room, id, { asksHost: false }), { type: 'host_kept', member: id });
}

/** The role passes to another: whoever lost it by being away may ask for it back, whoever has it need not. */
export function afterHost(room: Room, next: MemberId): Room {
  const before = room.host === null || room.host === next ? null : memberOf(room, room.host);
  const lost = before !== null && before.kind === 'player' && before.awaySince !== null;
  const marked = lost ? withMember(room, before.id, { hosted: true }) : room;
  return withMember(marked, next, { hosted: false, asksHost: false });
}
