import type { DatabaseSync } from 'node:sqlite';
import type { PackLine, StoredPack } from './store.ts';

export type PackCalls = Readonly<Record<'packs' | 'pack' | 'putPack' | 'deletePack', (...args: never[]) => unknown>>;

/** What the store can do with packs of people, on a database that has their table. */
export function packCalls(db: DatabaseSync): PackCalls {
  return {
    packs: (profile: string, game: string): PackLine[] =>
      db
        .prepare(
          'SELECT id, title, description, rating, size AS items FROM packs WHERE profile = ? AND game = ? ORDER BY rowid',
        )
        .all(profile, game)
        .map((row) => ({ ...row }) as unknown as PackLine),
    pack(id: string): StoredPack | null {
      const row = db
        .prepare('SELECT id, profile, game, title, description, rating, body FROM packs WHERE id = ?')
        .get(id);
      if (row === undefined) return null;
      const { body, ...cover } = row;
      return { ...cover, items: JSON.parse(String(body)) as object[] } as unknown as StoredPack;
    },
    putPack({ id, profile, game, title, description, rating, items }: StoredPack) {
      db.prepare(
        'INSERT INTO packs (id, profile, game, title, description, rating, size, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description, rating = excluded.rating, size = excluded.size, body = excluded.body',
      ).run(id, profile, game, title, description, rating, items.length, JSON.stringify(items));
      return null;
    },
    deletePack: (profile: string, id: string) =>
      db.prepare('DELETE FROM packs WHERE profile = ? AND id = ?').run(profile, id).changes > 0,
  };
}
