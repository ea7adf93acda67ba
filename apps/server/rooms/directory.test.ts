import { games } from '@alibi/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { freshFolder } from '../testing/folder.ts';
import { openHouse, playMatch, seatParty } from '../testing/house.ts';
import { machine } from '../testing/machine.ts';
import { attachTo } from '../testing/seat.ts';
import { verify } from '../verify.ts';

describe('the directory', () => {
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

  it('replays every archive, also of closed rooms and across restarts, to the same hash', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 3, { rounds: 2 });
    await server.directory.settled();
    await playMatch(server.directory, party);
    await playMatch(server.directory, party);
    await server.kill();
    await server.restart();
    const live = server.directory.find(party.live.code)!;
    const seats = party.seats.map(({ member }) => attachTo(live, server.directory, member));
    await server.directory.settled();
    await playMatch(server.directory, { live, seats });
    seats[0]?.act('close', { type: 'close' });
    await server.directory.settled();
    expect(await verify(games, server.store)).toEqual({ replayed: 3, outdated: 0, wrong: [] });
    await server.kill();
  });

  it('ends a match of another version of its game and returns to the lobby', async () => {
    const store = memoryStore();
    const first = await openHouse(store);
    const party = seatParty(first, 2);
    party.seats[0]?.act('s1', { type: 'start' });
    party.seats[1]?.act('s2', { type: 'play', visit: 1, command: 'submit', payload: { text: 'a lie' } });
    await first.settled();
    const cartridge = games['bluff-trivia']!;
    const newer = { 'bluff-trivia': { ...cartridge, game: { ...cartridge.game, version: 999 } } };
    const second = await openHouse(store, { games: newer });
    const expected = { match: null, members: [{ id: 'p1' }, { id: 'p2' }] };
    expect(second.find(party.live.code)?.head()).toMatchObject(expected);
    const rolledBack = await openHouse(store);
    expect(rolledBack.find(party.live.code)?.head()).toMatchObject(expected);
  });

  it('[CM-42] does not give out the code of a room that was closed today, also after a restart', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 1);
    party.seats[0]?.act('c1', { type: 'close' });
    await server.kill();
    await server.restart();
    expect(await server.store.takenCodes(server.now - 86_400_000)).toEqual([party.live.code]);
    await server.kill();
  });

  it('[CM-41] closes a room whose last person leaves and tells nobody the way there', async () => {
    const server = await machine(folder);
    const party = seatParty(server.directory, 1);
    await server.directory.settled();
    party.seats[0]?.act('l1', { type: 'leave' });
    await server.directory.settled();
    expect(server.directory.find(party.live.code)).toBeNull();
    expect(party.seats[0]?.ended()).toBe(true);
    expect(await server.store.loadRooms()).toEqual([]);
    await server.kill();
  });

  it('deals differently in every room', async () => {
    const directory = await openHouse(memoryStore());
    const seeds = new Set<string>();
    for (let room = 0; room < 20; room++) {
      const chance = directory.chance(directory.open('bluff-trivia', null));
      if ('seed' in chance) seeds.add(chance.seed);
    }
    expect(seeds.size).toBe(20);
    await directory.stop();
  });
});
