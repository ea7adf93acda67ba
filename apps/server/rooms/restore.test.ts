import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshFolder } from '../testing/folder.ts';
import { playMatch, seatParty } from '../testing/house.ts';
import type { Party } from '../testing/house.ts';
import { machine } from '../testing/machine.ts';
import { attachTo } from '../testing/seat.ts';
import type { Directory } from './directory.ts';

/** What of a room must be the same after a restart: all but the dates that sleep moves. */
function stable(party: Party, directory: Directory): unknown {
  const live = directory.find(party.live.code);
  if (live === null) throw new Error(`room ${party.live.code} is gone`);
  const { activeAt: _active, movedAt: _moved, match, ...rest } = live.head();
  return { ...rest, match: match === null ? null : { ...match, deadline: null } };
}

describe('a restart', () => {
  let folder: string;
  let remove: () => void;

  beforeEach(() => {
    ({ folder, remove } = freshFolder());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    remove();
  });

  it('[CM-25] brings every room back after a restart as it was', async () => {
    const server = await machine(folder);
    const lobby = seatParty(server.directory, 3);
    lobby.seats[1]?.act('a1', { type: 'say', channel: 'room', text: 'hello' });
    const playing = seatParty(server.directory, 4);
    const over = seatParty(server.directory, 2, { rounds: 1 });
    const closed = seatParty(server.directory, 2);
    await server.directory.settled();
    playing.seats[0]?.act('s1', { type: 'start' });
    await server.directory.settled();
    for (const seat of playing.seats.slice(0, 2)) {
      seat.act('s2', { type: 'play', visit: 1, command: 'submit', payload: { text: `lie ${seat.member}` } });
    }
    await playMatch(server.directory, over);
    closed.seats[0]?.act('c1', { type: 'close' });
    await server.directory.settled();
    const parties = [lobby, playing, over];
    const before = parties.map((party) => stable(party, server.directory));

    await server.kill();
    await server.restart();
    expect(server.directory.count()).toBe(3);
    expect(parties.map((party) => stable(party, server.directory))).toEqual(before);
    expect(server.directory.find(closed.live.code)).toBeNull();
    await server.kill();
  });

  it('[CM-22] shows every seat the same secrets after a restart', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 3);
    await server.directory.settled();
    party.seats[0]?.act('s1', { type: 'start' });
    await server.directory.settled();
    party.seats[1]?.act('s2', { type: 'play', visit: 1, command: 'submit', payload: { text: 'a secret lie' } });
    await server.directory.settled();
    const before = party.seats.map((seat) => seat.seen());

    await server.kill();
    await server.restart();
    const live = server.directory.find(party.live.code)!;
    const again = party.seats.map(({ member }) => attachTo(live, server.directory, member));
    await server.directory.settled();
    expect(again.map((seat) => seat.seen())).toEqual(before);
    expect(again[1]?.seen().you.hand).toMatchObject({ mine: 'a secret lie' });
    await server.kill();
  });

  it('[CM-25] gives a timer after a restart what was left of it', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 2);
    party.seats[0]?.act('s1', { type: 'start' });
    await server.directory.settled();
    server.now += 5_000;
    vi.advanceTimersByTime(5_000);
    await server.kill();
    server.now += 3_600_000;
    await server.restart();
    const live = server.directory.find(party.live.code)!;
    expect(live.head().match?.deadline).toBe(server.now + 10_000);
    server.now += 10_999;
    vi.advanceTimersByTime(10_999);
    expect(live.head().match?.phase).toBe('prompt');
    server.now += 1;
    vi.advanceTimersByTime(1);
    expect(live.head().match?.phase).toBe('choose');
    await server.kill();
  });

  it('does not take the years before its first sign of life for sleep', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 1);
    await server.directory.settled();
    const lonely = server.directory.open('bluff-trivia', null);
    await server.kill();
    server.now += 2_000;
    await server.restart();
    expect(server.directory.find(lonely.code)?.head().activeAt).toBe(server.now);
    expect(server.directory.find(party.live.code)?.head().activeAt).toBe(server.now);
    await server.kill();
  });

  it('[CM-72] recognises an act id from before the restart', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 2);
    party.seats[1]?.act('a1', { type: 'say', channel: 'room', text: 'once' });
    await server.directory.settled();
    await server.kill();
    await server.restart();
    const live = server.directory.find(party.live.code)!;
    const again = attachTo(live, server.directory, 'p2');
    again.act('a1', { type: 'say', channel: 'room', text: 'once' });
    await server.directory.settled();
    expect(again.answers()).toEqual(['a1']);
    expect(live.head().chat).toHaveLength(1);
    await server.kill();
  });

  it('marks people away who have not come back in time after a restart', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 2);
    await server.directory.settled();
    await server.kill();
    await server.restart();
    const live = server.directory.find(party.live.code)!;
    attachTo(live, server.directory, 'p1');
    await server.directory.settled();
    server.now += 30_000;
    vi.advanceTimersByTime(30_000);
    expect(live.head().members.map(({ awaySince }) => awaySince === null)).toEqual([true, false]);
    await server.kill();
  });
});
