// The database lives in this thread, so that a slow disk never stalls play.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { unpack } from './packed-batch.ts';
import type { PackedBatch } from './packed-batch.ts';
import { SCHEMA } from './schema.ts';
import { packCalls } from './sqlite-packs.ts';
import type { Archive, ArchiveStart, Batch, Entry, Preset, Snapshot, StoredRoom } from './store.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 5000 });
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;');
db.exec(SCHEMA);

/** A closed room's code is not given out again for a day (CM-42). */
const CODE_REST = 86_400_000;

const sql = {
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  rollback: db.prepare('ROLLBACK'),
  open: db.prepare('INSERT INTO rooms (room, code, opened_at) VALUES (?, ?, ?)'),
  entry: db.prepare('INSERT INTO entries (room, seq, at, body) VALUES (?, ?, ?, ?)'),
  snapshot: db.prepare('INSERT OR REPLACE INTO snapshots (room, seq, body) VALUES (?, ?, ?)'),
  archive: db.prepare(
    'INSERT OR REPLACE INTO archives (room, match, game, version, from_seq, before, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  archived: db.prepare('UPDATE archives SET to_seq = ?, hash = ? WHERE room = ? AND match = ?'),
  close: db.prepare('UPDATE rooms SET closed_at = ? WHERE room = ?'),
  dropSnapshot: db.prepare('DELETE FROM snapshots WHERE room = ?'),
  dropEntries: db.prepare(
    'DELETE FROM entries WHERE room = ? AND NOT EXISTS (SELECT 1 FROM archives a WHERE a.room = entries.room AND entries.seq BETWEEN a.from_seq AND a.to_seq)',
  ),
  alive: db.prepare(
    'INSERT INTO alive (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)',
  ),
};

type Answer = { readonly value: unknown } | { readonly stale: readonly string[] } | { readonly error: string };

function commit({ entries, rest: batch }: PackedBatch): Answer {
  sql.begin.run();
  try {
    for (const { room, code, at } of batch?.opened ?? []) sql.open.run(room, code, at);
    for (const { room, seq, at, body } of unpack(entries)) {
      try {
        sql.entry.run(room, seq, at, body);
      } catch (error) {
        if (!isTaken(error)) throw error;
        sql.rollback.run();
        return { stale: [room] };
      }
    }
    if (batch !== null) commitRest(batch);
    sql.commit.run();
    return { value: null };
  } catch (error) {
    if (db.isTransaction) sql.rollback.run();
    throw error;
  }
}

function commitRest(batch: Omit<Batch, 'entries'>): void {
  for (const { room, seq, body } of batch.snapshots) sql.snapshot.run(room, seq, body);
  for (const { room, match, game, version, from, before, at } of batch.archiveStarts) {
    sql.archive.run(room, match, game, version, from, before, at);
  }
  for (const { room, match, to, hash } of batch.archiveEnds) sql.archived.run(to, hash, room, match);
  for (const { room, at } of batch.closed) {
    sql.close.run(at, room);
    sql.dropSnapshot.run(room);
    sql.dropEntries.run(room);
  }
  if (batch.alive !== null) sql.alive.run(batch.alive);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('UNIQUE constraint failed: entries');
}

function loadRooms(): StoredRoom[] {
  const snapshots = db
    .prepare('SELECT s.room, s.seq, s.body FROM snapshots s JOIN rooms r ON r.room = s.room WHERE r.closed_at IS NULL')
    .all() as unknown as Snapshot[];
  const tail = db.prepare('SELECT room, seq, at, body FROM entries WHERE room = ? AND seq > ? ORDER BY seq');
  return snapshots.map((snapshot) => ({
    room: snapshot.room,
    snapshot,
    tail: tail.all(snapshot.room, snapshot.seq) as unknown as Entry[],
  }));
}

function archive(room: string, match: number): Archive | null {
  const found = db
    .prepare(
      'SELECT room, match, game, version, from_seq AS "from", before, at, to_seq AS "to", hash FROM archives WHERE room = ? AND match = ? AND to_seq IS NOT NULL',
    )
    .get(room, match) as unknown as (ArchiveStart & { to: number; hash: string }) | undefined;
  if (found === undefined) return null;
  const entries = db
    .prepare('SELECT room, seq, at, body FROM entries WHERE room = ? AND seq BETWEEN ? AND ? ORDER BY seq')
    .all(room, found.from, found.to) as unknown as Entry[];
  return { ...found, entries };
}

function forget(before: number): null {
  db.exec('BEGIN IMMEDIATE');
  db.prepare('DELETE FROM archives WHERE at < ?').run(before);
  db.prepare(
    'DELETE FROM entries WHERE room IN (SELECT room FROM rooms WHERE closed_at IS NOT NULL) AND room NOT IN (SELECT room FROM archives)',
  ).run();
  db.prepare('DELETE FROM rooms WHERE closed_at < ? AND room NOT IN (SELECT room FROM archives)').run(
    before - CODE_REST,
  );
  db.exec('COMMIT');
  return null;
}

const calls: Readonly<Record<string, (...args: never[]) => unknown>> = {
  loadRooms,
  archive,
  forget,
  lastAlive: () => (db.prepare('SELECT at FROM alive').get() as { at: number } | undefined)?.at ?? null,
  takenCodes: (since: number) =>
    db
      .prepare('SELECT code FROM rooms WHERE closed_at IS NULL OR closed_at > ?')
      .all(since)
      .map((row) => row['code']),
  archives: () =>
    db
      .prepare('SELECT room, match FROM archives WHERE to_seq IS NOT NULL ORDER BY at')
      .all()
      .map((row) => ({ ...row })),
  presets: (profile: string, game: string): Preset[] =>
    db
      .prepare('SELECT name, body FROM presets WHERE profile = ? AND game = ? ORDER BY rowid')
      .all(profile, game)
      .map((row) => ({ name: String(row['name']), settings: JSON.parse(String(row['body'])) as Preset['settings'] })),
  putPreset(profile: string, game: string, preset: Preset) {
    const body = JSON.stringify(preset.settings);
    db.prepare(
      'INSERT INTO presets (profile, game, name, body) VALUES (?, ?, ?, ?) ON CONFLICT (profile, game, name) DO UPDATE SET body = excluded.body',
    ).run(profile, game, preset.name, body);
    return null;
  },
  deletePreset: (profile: string, game: string, name: string) =>
    db.prepare('DELETE FROM presets WHERE profile = ? AND game = ? AND name = ?').run(profile, game, name).changes > 0,
  ...packCalls(db),
  close() {
    db.close();
    return null;
  },
};

port.on('message', ({ id, call, args }: { id: number; call: string; args: unknown[] }) => {
  let answer: Answer;
  try {
    answer = call === 'commit' ? commit(args[0] as PackedBatch) : { value: calls[call]?.(...(args as never[])) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage({ id, ...answer });
});
