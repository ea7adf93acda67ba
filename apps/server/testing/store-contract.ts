import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StaleError } from '../store/store.ts';
import type { Archive, Store } from '../store/store.ts';
import { batchOf, DAY, entry, everythingIn, NOW, opening, packOf, SETTINGS, snapshot, start } from './store-fixture.ts';

export interface OpenStore {
  readonly store: Store;
  /** The store as the next process finds it; a store that ends with its process answers with itself. */
  reopen(): Promise<Store>;
  cleanup(): Promise<void>;
}

/** What every store promises, whatever it is made of. */
export function storeContract(name: string, open: () => Promise<OpenStore>): void {
  describe(`${name} keeps the store's promises`, () => {
    let opened: OpenStore;
    let store: Store;

    beforeEach(async () => {
      opened = await open();
      ({ store } = opened);
    });

    afterEach(async () => {
      await opened.cleanup();
    });

    it('begins empty', async () => {
      expect(await store.loadRooms()).toEqual([]);
      expect(await store.lastAlive()).toBeNull();
      expect(await store.takenCodes(0)).toEqual([]);
      expect(await store.archives()).toEqual([]);
    });

    it('gives a room back as its latest snapshot and the entries after it, in order', async () => {
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), entries: [entry('r1', 1), entry('r1', 2)] }));
      await store.commit(batchOf({ entries: [entry('r1', 3)], snapshots: [snapshot('r1', 2)] }));
      await store.commit(batchOf({ entries: [entry('r1', 4)] }));
      expect(await store.loadRooms()).toEqual([
        { room: 'r1', snapshot: snapshot('r1', 2), tail: [entry('r1', 3), entry('r1', 4)] },
      ]);
    });

    it('keeps the last of two snapshots in one batch', async () => {
      await store.commit(
        batchOf({
          ...opening('r1', 'AAAAAA'),
          entries: [entry('r1', 1)],
          snapshots: [snapshot('r1', 0), snapshot('r1', 1)],
        }),
      );
      expect(await store.loadRooms()).toEqual([{ room: 'r1', snapshot: snapshot('r1', 1), tail: [] }]);
    });

    it('refuses a taken sequence, names the room, and stores nothing of the batch', async () => {
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), entries: [entry('r1', 1)] }));
      await store.commit(batchOf(opening('r2', 'BBBBBB')));
      const before = await store.loadRooms();
      const stale = batchOf({
        opened: [{ room: 'r3', code: 'CCCCCC', at: NOW }],
        entries: [entry('r2', 1), entry('r1', 1, NOW + 99)],
        snapshots: [snapshot('r3', 0), snapshot('r1', 1)],
        archiveStarts: [start('r2', 1, 1)],
        archiveEnds: [{ room: 'r2', match: 1, to: 1, hash: 'h' }],
        closed: [{ room: 'r2', at: NOW }],
        alive: NOW,
      });
      const error = await store.commit(stale).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StaleError);
      expect((error as StaleError).rooms).toEqual(['r1']);
      expect(await store.loadRooms()).toEqual(before);
      expect((await store.takenCodes(0)).toSorted()).toEqual(['AAAAAA', 'BBBBBB']);
      expect(await store.archives()).toEqual([]);
      expect(await store.lastAlive()).toBeNull();
    });

    it('goes on after a refused batch', async () => {
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), entries: [entry('r1', 1)] }));
      await expect(store.commit(batchOf({ entries: [entry('r1', 1)] }))).rejects.toThrow(StaleError);
      await store.commit(batchOf({ entries: [entry('r1', 2)] }));
      expect((await store.loadRooms())[0]?.tail).toEqual([entry('r1', 1), entry('r1', 2)]);
    });

    it('does not load closed rooms', async () => {
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), entries: [entry('r1', 1)] }));
      await store.commit(batchOf(opening('r2', 'BBBBBB')));
      await store.commit(batchOf({ closed: [{ room: 'r1', at: NOW }] }));
      expect((await store.loadRooms()).map(({ room }) => room)).toEqual(['r2']);
    });

    it('opens and closes a room in one batch', async () => {
      await store.commit(
        batchOf({ ...opening('r1', 'AAAAAA'), entries: [entry('r1', 1)], closed: [{ room: 'r1', at: NOW }] }),
      );
      expect(await store.loadRooms()).toEqual([]);
      expect(await store.takenCodes(NOW - 1)).toEqual(['AAAAAA']);
    });

    it('[CM-42] a code stays taken while its room is open and for as long as asked after it closed', async () => {
      await store.commit(batchOf(opening('r1', 'AAAAAA')));
      await store.commit(batchOf({ ...opening('r2', 'BBBBBB'), closed: [{ room: 'r2', at: NOW }] }));
      expect((await store.takenCodes(NOW - DAY)).toSorted()).toEqual(['AAAAAA', 'BBBBBB']);
      expect(await store.takenCodes(NOW + 1)).toEqual(['AAAAAA']);
    });

    it('[CM-42] forgetting everything does not free a code before its day is over', async () => {
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), closed: [{ room: 'r1', at: NOW - 1 }] }));
      await store.forget(NOW);
      expect(await store.takenCodes(NOW - DAY)).toEqual(['AAAAAA']);
    });

    it('remembers the latest moment it was alive', async () => {
      await store.commit(batchOf({ alive: NOW }));
      await store.commit(batchOf({ alive: NOW - 5 }));
      await store.commit(batchOf(opening('r1', 'AAAAAA')));
      expect(await store.lastAlive()).toBe(NOW);
    });

    it('archives a match with exactly its entries, and lists it only once it is over', async () => {
      const entries = [1, 2, 3, 4, 5].map((seq) => entry('r1', seq));
      await store.commit(
        batchOf({ ...opening('r1', 'AAAAAA'), entries: entries.slice(0, 3), archiveStarts: [start('r1', 1, 2)] }),
      );
      expect(await store.archives()).toEqual([]);
      expect(await store.archive('r1', 1)).toBeNull();
      await store.commit(
        batchOf({ entries: entries.slice(3), archiveEnds: [{ room: 'r1', match: 1, to: 4, hash: 'abc' }] }),
      );
      expect(await store.archives()).toEqual([{ room: 'r1', match: 1 }]);
      const archive: Archive = { ...start('r1', 1, 2), to: 4, hash: 'abc', entries: entries.slice(1, 4) };
      expect(await store.archive('r1', 1)).toEqual(archive);
      expect(await store.archive('r1', 2)).toBeNull();
    });

    it('keeps the archive of a closed room, and forgets it when it is old enough', async () => {
      const archived = {
        entries: [entry('r1', 1), entry('r1', 2)],
        archiveStarts: [start('r1', 1, 1, NOW - DAY)],
        archiveEnds: [{ room: 'r1', match: 1, to: 2, hash: 'abc' }],
      };
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), ...archived }));
      await store.commit(batchOf({ closed: [{ room: 'r1', at: NOW }] }));
      await store.forget(NOW - DAY);
      expect((await store.archive('r1', 1))?.entries).toHaveLength(2);
      await store.forget(NOW);
      expect(await store.archives()).toEqual([]);
      expect(await store.archive('r1', 1)).toBeNull();
    });

    it('forgets nothing of an open room but its old archives', async () => {
      const entries = [entry('r1', 1), entry('r1', 2)];
      await store.commit(batchOf({ ...opening('r1', 'AAAAAA'), entries, archiveStarts: [start('r1', 1, 1, 5)] }));
      await store.forget(NOW * 2);
      expect(await store.loadRooms()).toEqual([{ room: 'r1', snapshot: snapshot('r1', 0), tail: entries }]);
    });

    it('keeps presets per profile and game, in the order they were saved', async () => {
      await store.putPreset('me', 'bluff-trivia', { name: '', settings: SETTINGS });
      await store.putPreset('me', 'bluff-trivia', { name: 'quick', settings: SETTINGS });
      await store.putPreset('me', 'mafia', { name: 'quick', settings: SETTINGS });
      await store.putPreset('you', 'bluff-trivia', { name: 'yours', settings: SETTINGS });
      const slow = { ...SETTINGS, game: { rounds: 9 } };
      await store.putPreset('me', 'bluff-trivia', { name: '', settings: slow });
      expect(await store.presets('me', 'bluff-trivia')).toEqual([
        { name: '', settings: slow },
        { name: 'quick', settings: SETTINGS },
      ]);
      expect(await store.presets('you', 'bluff-trivia')).toEqual([{ name: 'yours', settings: SETTINGS }]);
      expect(await store.presets('nobody', 'bluff-trivia')).toEqual([]);
    });

    it('deletes a preset once', async () => {
      await store.putPreset('me', 'bluff-trivia', { name: 'quick', settings: SETTINGS });
      expect(await store.deletePreset('me', 'bluff-trivia', 'quick')).toBe(true);
      expect(await store.deletePreset('me', 'bluff-trivia', 'quick')).toBe(false);
      expect(await store.presets('me', 'bluff-trivia')).toEqual([]);
    });

    it('keeps packs per profile and game, in the order they were saved, and lists them without their items', async () => {
      await store.putPack(packOf('a', 'me'));
      await store.putPack(packOf('b', 'me', { title: 'Second', items: [{ text: 'x' }, { text: 'y' }] }));
      await store.putPack(packOf('c', 'you'));
      await store.putPack(packOf('d', 'me', { game: 'mafia' }));
      await store.putPack(packOf('a', 'me', { title: 'First, changed' }));
      const cover = { description: 'About it', rating: 'everyone' };
      expect(await store.packs('me', 'bluff-trivia')).toEqual([
        { id: 'a', title: 'First, changed', ...cover, items: 1 },
        { id: 'b', title: 'Second', ...cover, items: 2 },
      ]);
      expect((await store.packs('you', 'bluff-trivia')).map(({ id }) => id)).toEqual(['c']);
      expect(await store.packs('nobody', 'bluff-trivia')).toEqual([]);
    });

    it('gives a pack whole, with its owner, to whoever has its id', async () => {
      const pack = packOf('a', 'me', { items: [{ text: 'x', tags: ['é', '👩‍🚀'] }] });
      await store.putPack(pack);
      expect(await store.pack('a')).toEqual(pack);
      expect(await store.pack('b')).toBeNull();
    });

    it('deletes a pack once, and only for its owner', async () => {
      await store.putPack(packOf('a', 'me'));
      expect(await store.deletePack('you', 'a')).toBe(false);
      expect(await store.deletePack('me', 'a')).toBe(true);
      expect(await store.deletePack('me', 'a')).toBe(false);
      expect(await store.pack('a')).toBeNull();
      expect(await store.packs('me', 'bluff-trivia')).toEqual([]);
    });

    it('brings everything back after it was closed and opened again', async () => {
      const entries = [entry('r1', 1), entry('r1', 2)];
      const ends = [{ room: 'r1', match: 1, to: 2, hash: 'abc' }];
      await store.commit(
        batchOf({
          ...opening('r1', 'AAAAAA'),
          entries,
          archiveStarts: [start('r1', 1, 1)],
          archiveEnds: ends,
          alive: NOW,
        }),
      );
      await store.commit(batchOf({ ...opening('r2', 'BBBBBB'), closed: [{ room: 'r2', at: NOW }] }));
      await store.putPreset('me', 'bluff-trivia', { name: 'quick', settings: SETTINGS });
      await store.putPack(packOf('a', 'me'));
      const before = await everythingIn(store);
      const again = await opened.reopen();
      expect(await everythingIn(again)).toEqual(before);
      await expect(again.commit(batchOf({ entries: [entry('r1', 2)] }))).rejects.toThrow(StaleError);
    });
  });
}
