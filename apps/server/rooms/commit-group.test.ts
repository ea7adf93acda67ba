import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { handStore, turn } from '../testing/hand-store.ts';
import { batchOf } from '../testing/store-fixture.ts';
import { commitGroup } from './commit-group.ts';
import type { CommitGroup, Committed } from './commit-group.ts';

interface Probe extends Committed {
  /** Puts one entry into the open batch. */
  write(): void;
}

/** A room that does nothing but write entries and keep what happened to it, in a list shared with others. */
function probe(id: string, group: CommitGroup, log: string[], from = 0): Probe {
  let seq = from;
  const room: Probe = {
    id,
    seal() {
      const sealed = seq;
      return () => log.push(`${id} shows ${sealed}`);
    },
    lose: () => log.push(`${id} lost`),
    write() {
      seq += 1;
      group.open.entries.push({ room: id, seq, at: seq, body: '{}' });
      group.touch(room);
    },
  };
  return room;
}

async function openRooms(store: Store, ...ids: string[]): Promise<void> {
  const opened = ids.map((room) => ({ room, code: room, at: 0 }));
  await store.commit(batchOf({ opened, snapshots: ids.map((room) => ({ room, seq: 0, body: '{}' })) }));
}

describe('the commit group', () => {
  it('stores what many rooms did in one turn with one commit', async () => {
    const store = handStore();
    const log: string[] = [];
    const group = commitGroup(store);
    for (let room = 0; room < 50; room++) probe(`r${room}`, group, log).write();
    await turn();
    expect(store.commits).toHaveLength(1);
    expect(store.commits[0]?.entries).toHaveLength(50);
  });

  it('shows nothing before it is durable', async () => {
    const store = handStore();
    const log: string[] = [];
    const room = probe('r1', commitGroup(store), log);
    room.write();
    await turn();
    expect(log).toEqual([]);
    await store.release();
    expect(log).toEqual(['r1 shows 1']);
  });

  it('gathers what happens during a sync for the next one, and shows only what was synced', async () => {
    const store = handStore();
    const log: string[] = [];
    const room = probe('r1', commitGroup(store), log);
    room.write();
    await turn();
    room.write();
    room.write();
    await turn();
    expect(store.waiting).toHaveLength(1);
    await store.release();
    expect(log).toEqual(['r1 shows 1']);
    expect(store.waiting[0]?.entries.map(({ seq }) => seq)).toEqual([2, 3]);
    await store.release();
    expect(log).toEqual(['r1 shows 1', 'r1 shows 3']);
  });

  it('asks the store for nothing when nothing changed', async () => {
    const store = handStore();
    const log: string[] = [];
    const group = commitGroup(store);
    group.touch(probe('r1', group, log));
    await turn();
    expect(store.commits).toEqual([]);
    expect(log).toEqual(['r1 shows 0']);
  });

  it('drops a room that somebody else has written to, and stores the others', async () => {
    const store = memoryStore();
    await openRooms(store, 'r1', 'r2');
    await store.commit(batchOf({ entries: [{ room: 'r1', seq: 1, at: 1, body: '{"other":true}' }] }));
    const log: string[] = [];
    const group = commitGroup(store);
    probe('r1', group, log).write();
    probe('r2', group, log).write();
    await group.settled();
    expect(log).toEqual(['r1 lost', 'r2 shows 1']);
    expect((await store.loadRooms()).map(({ room, tail }) => [room, tail.length])).toEqual([
      ['r1', 1],
      ['r2', 1],
    ]);
  });

  it('after a dropped room, shows the others in the order things happened and forgets what the lost one did meanwhile', async () => {
    const store = handStore();
    const setUp = openRooms(store, 'r1', 'r2');
    await store.release();
    await setUp;
    const theirs = store.commit(batchOf({ entries: [{ room: 'r1', seq: 1, at: 1, body: '{}' }] }));
    await store.release();
    await theirs;
    const log: string[] = [];
    const group = commitGroup(store);
    const [lost, kept] = [probe('r1', group, log), probe('r2', group, log)];
    lost.write();
    kept.write();
    await turn();
    lost.write();
    kept.write();
    await store.release();
    expect(store.waiting[0]?.entries.map(({ room, seq }) => `${room} ${seq}`)).toEqual(['r2 1', 'r2 2']);
    await store.release();
    expect(log).toEqual(['r1 lost', 'r2 shows 1', 'r2 shows 2']);
  });

  it('is settled only when everything put in so far is stored and shown', async () => {
    const store = handStore();
    const log: string[] = [];
    const group = commitGroup(store);
    const room = probe('r1', group, log);
    room.write();
    let settled = false;
    const waiting = group.settled().then(() => (settled = true));
    await turn();
    room.write();
    await store.release();
    expect(settled).toBe(false);
    await store.release();
    await waiting;
    expect(log).toEqual(['r1 shows 1', 'r1 shows 2']);
    await group.settled();
  });

  it('reports a store that fails, and shows nothing', async () => {
    const broken: Store = { ...memoryStore(), commit: () => Promise.reject(new Error('disk full')) };
    const log: string[] = [];
    const group = commitGroup(broken);
    const failure = new Promise<Error>((done) => group.onFailure(done));
    probe('r1', group, log).write();
    expect((await failure).message).toBe('disk full');
    expect(log).toEqual([]);
  });
});
