import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { dial, enter, turnedAway } from '../testing/person.ts';
import { gather, gatherAndStart, newRoom, serve } from '../testing/server.ts';

describe('joining a room', () => {
  let server: RunningServer;
  let url: string;

  beforeAll(async () => {
    server = await serve();
    ({ url } = server);
  });

  afterAll(() => server.drain());

  it('[CM-1] finds a room by its code with hyphens, spaces and in lower case', async () => {
    const room = await newRoom(url);
    const typed = `${room.slice(0, 3).toLowerCase()}-${room.slice(3)} `;
    const ann = await enter(url, { room: typed, name: 'Ann' });
    expect(ann.seen().room.code).toBe(room);
    await ann.close();
  });

  it.each([
    [{ room: '' }, 'ROOM_CODE_REQUIRED'],
    [{ room: 'ABC' }, 'INVALID_ROOM_CODE'],
    [{ room: 'ZZZZZZ' }, 'ROOM_NOT_FOUND'],
    [{ room: 'ZZZZZZ', protocol: 99 }, 'PROTOCOL_MISMATCH'],
  ])('turns away %j with %s', async (hello, code) => {
    expect(await turnedAway(url, { name: 'Ann', ...hello })).toMatchObject({ code });
  });

  it('closes for good after a refused hello', async () => {
    const person = await dial(url);
    person.hello({ room: 'ZZZZZZ', name: 'Ann' });
    expect(await person.closed).toBe(4000);
  });

  it('[BT 1] starts with two, seats eight and turns the ninth away with the offer to watch', async () => {
    const { host, room } = await gather(url, 1);
    expect(await host.nack({ type: 'start' })).toMatchObject({
      code: 'INSUFFICIENT_PLAYERS',
      details: { required: 2, actual: 1 },
    });
    for (let seat = 2; seat <= 8; seat++) await enter(url, { room, name: `Player ${seat}` });
    expect(await turnedAway(url, { room, name: 'Player 9' })).toEqual({ code: 'ROOM_FULL', details: { watch: true } });
    const watcher = await enter(url, { room, name: 'Player 9', as: 'spectator' });
    expect(watcher.seen().room.people[watcher.seen().you.id]?.kind).toBe('spectator');
    const pair = await gather(url, 2);
    expect(await pair.host.act({ type: 'start' })).toBe('ok');
  });

  it.each([
    ['A', 'INVALID_NAME'],
    ['x'.repeat(21), 'INVALID_NAME'],
    ['Zoë 🙂', 'INVALID_NAME'],
    ['host', 'INVALID_NAME'],
    ['ann', 'NAME_TAKEN'],
    ['ＡＮＮ', 'NAME_TAKEN'],
  ])('[BT 3, CM-2] refuses the name %s', async (name, code) => {
    const room = await newRoom(url);
    await enter(url, { room, name: 'Ann' });
    expect(await turnedAway(url, { room, name })).toMatchObject({ code });
  });

  it.each(['Al', 'x'.repeat(20), 'Zoë', 'Jean-Luc 2', 'Ольга'])('[BT 3, CM-2] accepts the name %s', async (name) => {
    const room = await newRoom(url);
    const person = await enter(url, { room, name });
    expect(person.seen().room.people['p1']).toMatchObject({ name, avatar: '🙂' });
  });

  it('[CM-3] accepts one joined emoji and nothing else as an avatar', async () => {
    const room = await newRoom(url);
    const person = await enter(url, { room, name: 'Ann', avatar: '👩‍🚀' });
    expect(person.seen().room.people['p1']?.avatar).toBe('👩‍🚀');
    expect(await turnedAway(url, { room, name: 'Bob', avatar: 'ab' })).toMatchObject({ code: 'INVALID_AVATAR' });
  });

  it('[CM-5.6, BT 22] a right name without the token takes nobody’s seat', async () => {
    const { room, people } = await gatherAndStart(url, 3);
    await people[2]!.close();
    expect(await turnedAway(url, { room, name: 'Player 3' })).toMatchObject({ code: 'GAME_ALREADY_STARTED' });
    expect(await turnedAway(url, { room, name: 'Player 3', as: 'spectator' })).toMatchObject({ code: 'NAME_TAKEN' });
    expect(await turnedAway(url, { room, token: 'x'.repeat(32) })).toMatchObject({ code: 'INVALID_SESSION' });
    const back = await enter(url, { room, token: people[2]!.token() });
    expect(back.seen().you.id).toBe('p3');
  });

  it('[CM-21] a lost welcome costs no seat: the same hello with its proposed token finds the place again', async () => {
    const room = await newRoom(url);
    const hello = { room, name: 'Ann', token: 'a-token-of-my-own-of-32-letters!' };
    const first = await enter(url, hello);
    expect(first.token()).toBe(hello.token);
    const again = await enter(url, hello);
    expect(Object.keys(again.seen().room.people)).toEqual(['p1']);
    expect(await turnedAway(url, { room, name: 'Ann' })).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('[CM-21] a proposed token too short to be a secret is not used', async () => {
    const room = await newRoom(url);
    const person = await enter(url, { room, name: 'Ann', token: 'short' });
    expect(person.token().length).toBeGreaterThanOrEqual(32);
    expect(await turnedAway(url, { room, token: 'short' })).toMatchObject({ code: 'INVALID_SESSION' });
  });

  it('a token opens only the room it was given for', async () => {
    const here = await gather(url, 2);
    const there = await gather(url, 2);
    expect(await turnedAway(url, { room: there.room, token: here.host.token() })).toMatchObject({
      code: 'INVALID_SESSION',
    });
  });

  it('[CM-5.5] the same token elsewhere replaces the older connection, and acts count once', async () => {
    const { room, host, people } = await gather(url, 2);
    const [, older] = people;
    const newer = await enter(url, { room, token: older!.token() });
    expect(await older!.closed).toBe(4000);
    expect(older!.bye()).toEqual({ code: 'REPLACED', details: {} });
    expect(await newer.act({ type: 'say', channel: 'room', text: 'still me' })).toBe('ok');
    await host.until(() => host.chat.length === 1);
    expect(host.seen().room.people['p2']).toMatchObject({ away: false });
    expect(Object.keys(host.seen().room.people)).toEqual(['p1', 'p2']);
  });

  it('[BT 29] during a match one joins to watch, and cannot vote', async () => {
    const { room, host, people } = await gatherAndStart(url, 2);
    expect(await turnedAway(url, { room, name: 'Late' })).toEqual({
      code: 'GAME_ALREADY_STARTED',
      details: { watch: true },
    });
    const watcher = await enter(url, { room, name: 'Late', as: 'spectator' });
    for (const person of people) await person.play('submit', { text: `lie of ${person.seen().you.id}` });
    await watcher.until(() => watcher.seen().you.phase?.name === 'choose');
    const { choices } = watcher.seen().board as { choices: [id: string, text: string][] };
    expect(choices).toHaveLength(3);
    expect(await watcher.play('vote', { choice: choices[0]![0] })).toBe('NOT_ACTIVE');
    expect(watcher.seen().you).toMatchObject({ hand: null, can: [], awaited: false });
    expect(host.seen().room.people[watcher.seen().you.id]?.kind).toBe('spectator');
  });

  it('[BT 24] the host cannot be given away; when the host leaves, the earliest to join can start', async () => {
    const { host, people } = await gather(url, 3);
    expect(await host.act({ type: 'give_host', member: 'p2' })).toBe('HOST_NOT_TRANSFERABLE');
    await host.act({ type: 'leave' });
    expect(await host.closed).toBe(4000);
    expect(host.bye()).toMatchObject({ code: 'NOT_JOINED' });
    const heir = people[1]!;
    await heir.until(() => heir.seen().room.host === 'p2');
    expect(await people[2]!.act({ type: 'start' })).toBe('NOT_HOST');
    expect(await heir.act({ type: 'start' })).toBe('ok');
  });

  it('[CM-41] after everybody left, the code is unknown', async () => {
    const { room, people } = await gather(url, 2);
    for (const person of people) await Promise.all([person.act({ type: 'leave' }), person.closed]);
    expect(await turnedAway(url, { room, name: 'Ann' })).toMatchObject({ code: 'ROOM_NOT_FOUND' });
    expect((await fetch(`${url}api/rooms/${room}`)).status).toBe(404);
  });

  it('[CM-33] a removed device may return to watch; a banned one not at all', async () => {
    const { room, host } = await gather(url, 1);
    const bob = await enter(url, { room, name: 'Bob', device: 'd'.repeat(32) });
    await host.act({ type: 'remove', member: 'p2', ban: false });
    expect(await bob.closed).toBe(4000);
    expect(bob.bye()).toEqual({ code: 'REMOVED', details: { ban: false } });
    expect(await turnedAway(url, { room, token: bob.token() })).toMatchObject({
      code: expect.stringMatching(/REMOVED|INVALID_SESSION/),
    });
    expect(await turnedAway(url, { room, name: 'Bobby', device: 'd'.repeat(32) })).toMatchObject({ code: 'REMOVED' });
    const watcher = await enter(url, { room, name: 'Bob', device: 'd'.repeat(32), as: 'spectator' });
    await host.act({ type: 'remove', member: watcher.seen().you.id, ban: true });
    await watcher.closed;
    expect(await turnedAway(url, { room, name: 'Bob', device: 'd'.repeat(32), as: 'spectator' })).toMatchObject({
      code: 'REMOVED',
    });
  });

  it('[CM-20] a closed socket makes one away at once, a return brings one back', async () => {
    const { room, host, people } = await gather(url, 2);
    await people[1]!.close();
    await host.until(() => host.seen().room.people['p2']?.away === true);
    await enter(url, { room, token: people[1]!.token() });
    await host.until(() => host.seen().room.people['p2']?.away === false);
  });
});
