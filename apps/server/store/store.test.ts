import { expect, it } from 'vitest';
import { freshFolder } from '../testing/folder.ts';
import { storeContract } from '../testing/store-contract.ts';
import { batchOf } from '../testing/store-fixture.ts';
import { memoryStore } from './memory-store.ts';
import { sqliteStore } from './sqlite-store.ts';

storeContract('the memory store', async () => {
  const store = memoryStore();
  return { store, reopen: async () => store, cleanup: () => store.close() };
});

storeContract('the SQLite store', async () => {
  const { folder, remove } = freshFolder();
  let store = sqliteStore(folder);
  return {
    store,
    async reopen() {
      await store.close();
      store = sqliteStore(folder);
      return store;
    },
    async cleanup() {
      await store.close();
      remove();
    },
  };
});

it('two SQLite stores on one file: the second writer of a sequence is told so', async () => {
  const { folder, remove } = freshFolder();
  const [ours, theirs] = [sqliteStore(folder), sqliteStore(folder)];
  const opened = [{ room: 'r1', code: 'AAAAAA', at: 1 }];
  const entry = { room: 'r1', seq: 1, at: 1, body: '{}' };
  await ours.commit(batchOf({ opened }));
  await theirs.commit(batchOf({ entries: [entry] }));
  await expect(ours.commit(batchOf({ entries: [entry] }))).rejects.toMatchObject({ rooms: ['r1'] });
  await Promise.all([ours.close(), theirs.close()]);
  remove();
});

it('a batch that cannot be stored for another reason leaves nothing behind', async () => {
  const { folder, remove } = freshFolder();
  const store = sqliteStore(folder);
  const opened = [{ room: 'r1', code: 'AAAAAA', at: 1 }];
  const twice = batchOf({ opened: [...opened, ...opened], entries: [{ room: 'r1', seq: 1, at: 1, body: '{}' }] });
  await expect(store.commit(twice)).rejects.toThrow('store:');
  expect(await store.takenCodes(0)).toEqual([]);
  await store.commit(batchOf({ opened }));
  expect(await store.takenCodes(0)).toEqual(['AAAAAA']);
  await store.close();
  remove();
});
