import { StaleError } from './store.ts';
import type {
  Archive,
  ArchiveEnd,
  ArchiveStart,
  Batch,
  Entry,
  Preset,
  Snapshot,
  Store,
  StoredPack,
  StoredRoom,
} from './store.ts';

interface Kept {
  readonly code: string;
  closedAt: number | null;
  snapshot: Snapshot | null;
  readonly entries: Map<number, Entry>;
}

/** Keeps everything in this process and nothing after it: for tests and for trying things out. */
export function memoryStore(): Store {
  const rooms = new Map<string, Kept>();
  const archives = new Map<string, ArchiveStart & Partial<ArchiveEnd>>();
  const presets = new Map<string, Preset>();
  const packs = new Map<string, StoredPack>();
  let alive: number | null = null;
  const presetKey = (...parts: string[]): string => JSON.stringify(parts);

  function commit(batch: Batch): void {
    const stale = batch.entries.filter((entry) => rooms.get(entry.room)?.entries.has(entry.seq) ?? false);
    if (stale.length > 0) throw new StaleError([...new Set(stale.map((entry) => entry.room))]);
    for (const { room, code } of batch.opened)
      rooms.set(room, { code, closedAt: null, snapshot: null, entries: new Map() });
    for (const entry of batch.entries) rooms.get(entry.room)?.entries.set(entry.seq, entry);
    for (const snapshot of batch.snapshots) {
      const kept = rooms.get(snapshot.room);
      if (kept !== undefined) kept.snapshot = snapshot;
    }
    for (const start of batch.archiveStarts) archives.set(presetKey(start.room, String(start.match)), start);
    for (const last of batch.archiveEnds) {
      const key = presetKey(last.room, String(last.match));
      const start = archives.get(key);
      if (start !== undefined) archives.set(key, { ...start, ...last });
    }
    for (const { room, at } of batch.closed) {
      const kept = rooms.get(room);
      if (kept !== undefined) kept.closedAt = at;
    }
    alive = Math.max(alive ?? 0, batch.alive ?? 0) || alive;
  }

  function tailOf(kept: Kept, from: number, to = Number.POSITIVE_INFINITY): Entry[] {
    return [...kept.entries.values()]
      .filter((entry) => entry.seq > from && entry.seq <= to)
      .sort((a, b) => a.seq - b.seq);
  }

  return {
    commit: async (batch) => commit(batch),
    async loadRooms() {
      const list: StoredRoom[] = [];
      for (const [room, kept] of rooms) {
        if (kept.closedAt !== null || kept.snapshot === null) continue;
        list.push({ room, snapshot: kept.snapshot, tail: tailOf(kept, kept.snapshot.seq) });
      }
      return list;
    },
    lastAlive: async () => alive,
    async takenCodes(since) {
      const taken = [...rooms.values()].filter((kept) => kept.closedAt === null || kept.closedAt > since);
      return taken.map((kept) => kept.code);
    },
    async archives() {
      return [...archives.values()].filter((item) => item.to !== undefined).map(({ room, match }) => ({ room, match }));
    },
    async archive(room, match): Promise<Archive | null> {
      const found = archives.get(presetKey(room, String(match)));
      const kept = rooms.get(room);
      if (found?.to === undefined || found.hash === undefined || kept === undefined) return null;
      return { ...found, to: found.to, hash: found.hash, entries: tailOf(kept, found.from - 1, found.to) };
    },
    async forget(before) {
      for (const [key, item] of archives) if (item.at < before) archives.delete(key);
      const needed = new Set([...archives.values()].map((item) => item.room));
      for (const [room, kept] of rooms) if (kept.closedAt !== null && !needed.has(room)) kept.entries.clear();
    },
    async presets(profile, game) {
      const prefix = presetKey(profile, game).slice(0, -1);
      return [...presets].filter(([key]) => key.startsWith(`${prefix},`)).map(([, preset]) => preset);
    },
    async putPreset(profile, game, preset) {
      presets.set(presetKey(profile, game, preset.name), preset);
    },
    async packs(profile, game) {
      const mine = [...packs.values()].filter((pack) => pack.profile === profile && pack.game === game);
      return mine.map(({ id, title, description, rating, items }) => ({
        id,
        title,
        description,
        rating,
        items: items.length,
      }));
    },
    pack: async (id) => packs.get(id) ?? null,
    putPack: async (pack) => void packs.set(pack.id, pack),
    deletePack: async (profile, id) => packs.get(id)?.profile === profile && packs.delete(id),
    deletePreset: async (profile, game, name) => presets.delete(presetKey(profile, game, name)),
    close: async () => {},
  };
}
