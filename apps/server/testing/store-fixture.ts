import { EMPTY_BATCH } from '../store/store.ts';
import type { ArchiveStart, Batch, Entry, Preset, Snapshot, Store, StoredPack } from '../store/store.ts';

export const DAY = 86_400_000;
export const NOW: number = 20 * DAY;

export function batchOf(parts: Partial<Batch>): Batch {
  return { ...EMPTY_BATCH, ...parts };
}

export function entry(room: string, seq: number, at: number = NOW + seq): Entry {
  return { room, seq, at, body: JSON.stringify({ type: 'tick', seq }) };
}

export function snapshot(room: string, seq: number): Snapshot {
  return { room, seq, body: JSON.stringify({ id: room, upTo: seq }) };
}

export function opening(room: string, code: string): Partial<Batch> {
  return { opened: [{ room, code, at: NOW }], snapshots: [snapshot(room, 0)] };
}

export function start(room: string, match: number, from: number, at: number = NOW): ArchiveStart {
  return { room, match, game: 'bluff-trivia', version: 1, from, before: '{}', at };
}

export const SETTINGS: Preset['settings'] = { platform: { spectators: true }, game: { rounds: 3 } } as never;

export function packOf(id: string, profile: string, rest: Partial<StoredPack> = {}): StoredPack {
  const cover = { title: 'First', description: 'About it', rating: 'everyone' };
  return { id, profile, game: 'bluff-trivia', ...cover, items: [{ text: 'x' }], ...rest };
}

export async function everythingIn(store: Store): Promise<unknown> {
  return {
    rooms: await store.loadRooms(),
    codes: await store.takenCodes(NOW - DAY),
    alive: await store.lastAlive(),
    archive: await store.archive('r1', 1),
    presets: await store.presets('me', 'bluff-trivia'),
    packs: await store.packs('me', 'bluff-trivia'),
    pack: await store.pack('a'),
  };
}
