import { ItemFault } from '@alibi/engine';
import type { Draw, WrittenItem, Writing } from '@alibi/engine';
import { cartridgeOf, changed, playersOf, refusal, withMember } from './room.ts';
import type { Games, Member, Refusal, Result, Room } from './room.ts';

type Items = Readonly<Record<string, object>>;

/** Adds an item for the chosen game, or puts it in place of an own one. Refusals depend on the author's own items only. */
export function write(
  games: Games,
  room: Room,
  member: Member,
  { item: raw, id }: { readonly item: unknown; readonly id?: string | undefined },
  fresh: string | undefined,
): Result {
  const { written: writing } = cartridgeOf(games, room);
  if (writing === undefined) return refusal('NOT_WRITABLE');
  const mine = itemsOf(room, member);
  if (id !== undefined && !Object.hasOwn(mine, id)) return refusal('ITEM_NOT_FOUND');
  if (id === undefined && Object.keys(mine).length >= writing.most) {
    return refusal('TOO_MANY_ITEMS', { most: writing.most });
  }
  const item = read(writing, raw);
  if ('refused' in item) return item.refused;
  const others = Object.entries(mine).filter(([other]) => other !== id);
  const why = writing.refuse?.(
    item.read,
    others.map(([, other]) => other),
  );
  if (why != null) return refusal(why.code, why.details);
  const place = id ?? fresh;
  if (place === undefined) throw new Error('an item needs its id');
  return changed(withItems(room, member, { ...mine, [place]: item.read }));
}

export function erase(room: Room, member: Member, id: string): Result {
  const mine = itemsOf(room, member);
  if (!Object.hasOwn(mine, id)) return refusal('ITEM_NOT_FOUND');
  return changed(withItems(room, member, Object.fromEntries(Object.entries(mine).filter(([other]) => other !== id))));
}

/** All that others learn of it. */
export function numberWritten(room: Room, member: Member): number {
  return Object.keys(itemsOf(room, member)).length;
}

/** What a draw is made from that the room knows. */
export function drawFor(room: Room): Omit<Draw, 'bank' | 'rng'> {
  const players = playersOf(room);
  const written: WrittenItem[] = [];
  for (const player of players) {
    for (const [id, item] of Object.entries(itemsOf(room, player))) written.push({ by: player.id, id, item });
  }
  return { settings: room.settings.game, used: room.used[room.game] ?? [], written, players: players.length };
}

function itemsOf({ game }: Room, { written }: Member): Items {
  return written?.[game] ?? {};
}

/** A game for which nothing is written has no entry. */
function withItems(room: Room, member: Member, items: Items): Room {
  const { [room.game]: _, ...others } = member.written ?? {};
  const written = Object.keys(items).length === 0 ? others : { ...others, [room.game]: items };
  return withMember(room, member.id, { written });
}

function read({ schema }: Writing, raw: unknown): { readonly read: object } | { readonly refused: Refusal } {
  try {
    return { read: schema.parse(raw) };
  } catch (error) {
    const refused = error instanceof ItemFault ? refusal(error.code, error.details) : refusal('VALIDATION_ERROR');
    return { refused };
  }
}
