import { applyRoom, cartridgeOf, isRefusal } from '@alibi/room';
import type { Games, Room, RoomInput } from '@alibi/room';
import type { StoredRoom } from '../store/store.ts';

export interface Revived {
  readonly room: Room;
  readonly seq: number;
  /** The rules have changed under the match that was on the table, so it was taken off. */
  readonly updated: boolean;
}

/** The room as it was: the latest snapshot, and the entries after it through the same `applyRoom`. */
export function revive(games: Games, { snapshot, tail }: StoredRoom): Revived {
  let room = JSON.parse(snapshot.body) as Room;
  let { seq } = snapshot;
  const updated = room.match !== null && room.match.version !== cartridgeOf(games, room).game.version;
  const take = (input: RoomInput, at: number): void => {
    const result = applyRoom(games, room, input, at);
    // An entry that was accepted once is refused only if the rules have changed since; the room goes on without it.
    if (!isRefusal(result)) ({ room } = result);
  };
  if (updated) take({ type: 'updated' }, room.activeAt);
  for (const entry of tail) {
    take(JSON.parse(entry.body) as RoomInput, entry.at);
    ({ seq } = entry);
  }
  return { room, seq, updated };
}
