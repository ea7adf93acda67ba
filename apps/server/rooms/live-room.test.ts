import { describe, expect, it } from 'vitest';
import { handStore, turn } from '../testing/hand-store.ts';
import type { HandStore } from '../testing/hand-store.ts';
import { openHouse, seatParty } from '../testing/house.ts';
import type { Party } from '../testing/house.ts';
import { attachTo } from '../testing/seat.ts';
import type { Seat } from '../testing/seat.ts';
import type { Directory } from './directory.ts';

interface Scene extends Party {
  readonly store: HandStore;
  readonly directory: Directory;
  readonly ann: Seat;
  readonly bob: Seat;
}

/** Ann (host) and Bob in the lobby, everything so far stored and shown. */
async function scene(): Promise<Scene> {
  const store = handStore();
  const directory = await openHouse(store);
  const party = seatParty(directory, 2);
  await turn();
  await store.release();
  const [ann, bob] = party.seats;
  return { ...party, store, directory, ann: ann!, bob: bob! };
}

describe('a live room', () => {
  it('welcomes nobody before the join is on disk', async () => {
    const store = handStore();
    const directory = await openHouse(store);
    const { seats } = seatParty(directory, 2);
    await turn();
    expect(seats.map((seat) => seat.writes())).toEqual([0, 0]);
    await store.release();
    expect(seats.map((seat) => Object.keys(seat.messages[0] ?? {}))).toEqual([['welcome'], ['welcome']]);
  });

  it('acknowledges and shows an act only after its commit', async () => {
    const { store, ann, bob } = await scene();
    const before = [ann.messages.length, bob.messages.length];
    bob.act('a1', { type: 'ready', ready: true });
    await turn();
    expect([ann.messages.length, bob.messages.length]).toEqual(before);
    expect(ann.seen().room.people['p2']?.ready).toBe(false);
    await store.release();
    expect(bob.answers()).toEqual(['a1']);
    expect(ann.seen().room.people['p2']?.ready).toBe(true);
  });

  it('merges what several people did during one sync into one frame and one write per viewer', async () => {
    const { store, ann, bob } = await scene();
    bob.act('a1', { type: 'say', channel: 'room', text: 'first' });
    await turn();
    const writes = [ann.writes(), bob.writes()];
    ann.act('a2', { type: 'ready', ready: true });
    bob.act('a3', { type: 'ready', ready: true });
    bob.act('a4', { type: 'say', channel: 'room', text: 'hello' });
    await store.release();
    await store.release();
    expect([ann.writes() - writes[0]!, bob.writes() - writes[1]!]).toEqual([2, 2]);
    const frames = ann.messages.filter((message) => 'frame' in message);
    expect(frames).toHaveLength(1);
    expect(ann.messages.flatMap((message) => ('chat' in message ? [message.chat.text] : []))).toEqual([
      'first',
      'hello',
    ]);
    expect(bob.answers()).toEqual(['a1', 'a3', 'a4']);
  });

  it('sends nothing to a viewer for whom nothing changed', async () => {
    const { store, ann, bob } = await scene();
    const writes = ann.writes();
    bob.act('a1', { type: 'still_here' });
    await turn();
    await store.release();
    expect(bob.answers()).toEqual(['a1']);
    expect(ann.writes()).toBe(writes);
  });

  it('answers a refused act without a commit and changes nothing', async () => {
    const { store, live, bob } = await scene();
    const before = live.head();
    const commits = store.commits.length;
    bob.act('a1', { type: 'start' });
    await turn();
    expect(bob.answers()).toEqual(['a1: NOT_HOST']);
    expect(live.head()).toBe(before);
    expect(store.commits).toHaveLength(commits);
  });

  it('[CM-72] answers a repeated act id every time and applies it once', async () => {
    const { store, directory, live, ann, bob } = await scene();
    bob.act('a1', { type: 'say', channel: 'room', text: 'once' });
    bob.act('a1', { type: 'say', channel: 'room', text: 'once' });
    await turn();
    expect(bob.answers()).toEqual([]);
    await store.release();
    const again = attachTo(live, directory, bob.member);
    again.act('a1', { type: 'say', channel: 'room', text: 'once' });
    await turn();
    expect(bob.answers()).toEqual(['a1', 'a1']);
    expect(again.answers()).toEqual(['a1']);
    expect(live.head().chat).toHaveLength(1);
    expect(ann.messages.filter((message) => 'chat' in message)).toHaveLength(1);
    expect(store.commits.flatMap(({ entries }) => entries).filter(({ body }) => body.includes('once'))).toHaveLength(1);
  });

  it('[CM-21] tells an older connection that it was replaced and ends it for good', async () => {
    const { directory, live, bob } = await scene();
    const newer = attachTo(live, directory, bob.member);
    await turn();
    expect(bob.messages.at(-1)).toEqual({ bye: { code: 'REPLACED', details: {} } });
    expect(bob.ended()).toBe(true);
    expect(newer.seen().you.id).toBe(bob.member);
    expect(live.detach(bob.viewer)).toBe(false);
    expect(live.detach(newer.viewer)).toBe(true);
  });

  it('does not welcome a line that went away while its welcome waited for the disk', async () => {
    const { store, directory, live, ann, bob } = await scene();
    live.detach(bob.viewer);
    ann.act('a1', { type: 'ready', ready: true });
    const brief = attachTo(live, directory, bob.member);
    await turn();
    expect(live.detach(brief.viewer)).toBe(true);
    await store.release();
    expect(brief.writes()).toBe(0);
    expect([...live.viewers().keys()]).toEqual([ann.member]);
  });

  it('a line that goes away before its welcome leaves an older connection of the same person in place', async () => {
    const { store, directory, live, ann, bob } = await scene();
    ann.act('a1', { type: 'ready', ready: true });
    const brief = attachTo(live, directory, bob.member);
    await turn();
    expect(live.detach(brief.viewer)).toBe(false);
    await store.release();
    expect(live.viewers().get(bob.member)).toBe(bob.viewer);
    expect(bob.ended()).toBeNull();
  });

  it('says goodbye to a person who was removed, and to one who arrived in the same turn', async () => {
    const { store, directory, live, ann, bob } = await scene();
    const second = attachTo(live, directory, bob.member);
    ann.act('a1', { type: 'remove', member: bob.member, ban: true });
    await turn();
    await store.release();
    expect(bob.messages.at(-1)).toEqual({ bye: { code: 'REMOVED', details: { ban: true } } });
    expect(second.messages).toEqual([{ bye: { code: 'REMOVED', details: { ban: true } } }]);
    expect([bob.ended(), second.ended()]).toEqual([true, true]);
  });

  it('is dropped without a word of its own acts when somebody else has written to it', async () => {
    const { store, directory, live, ann, bob } = await scene();
    const entry = store.commits.flatMap(({ entries }) => entries).at(-1)!;
    const theirs = store.commit({
      ...store.commits[0]!,
      opened: [],
      snapshots: [],
      entries: [{ ...entry, seq: entry.seq + 1 }],
    });
    await store.release();
    await theirs;
    bob.act('a1', { type: 'ready', ready: true });
    await turn();
    bob.act('a2', { type: 'ready', ready: false });
    await store.release();
    expect(bob.answers()).toEqual([]);
    expect([ann.ended(), bob.ended()]).toEqual([false, false]);
    expect(directory.find(live.code)).toBeNull();
    expect(live.input({ type: 'tick' })).toMatchObject({ code: 'SERVER_BUSY' });
    await directory.settled();
    expect(store.waiting).toEqual([]);
  });
});
