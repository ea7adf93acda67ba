import { MAX_MESSAGE_BYTES } from '@alibi/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../server.ts';
import { dial, enter, turnedAway } from '../testing/person.ts';
import { gather, newRoom, serve } from '../testing/server.ts';

describe('the limits', () => {
  let server: RunningServer;

  afterEach(() => server.drain());

  const start = async (env: Readonly<Record<string, string>>): Promise<string> => {
    server = await serve(env);
    return server.url;
  };

  it('[CM-1] allows ten failed look-ups a minute and address, over HTTP and sockets together', async () => {
    const url = await start({ LOOKUP_RATE: '10' });
    const room = await newRoom(url);
    for (let count = 0; count < 5; count++) expect((await fetch(`${url}api/rooms/ZZZZZ${count + 2}`)).status).toBe(404);
    for (let count = 0; count < 5; count++) {
      expect(await turnedAway(url, { room: `YYYYY${count + 2}`, name: 'Ann' })).toMatchObject({
        code: 'ROOM_NOT_FOUND',
      });
    }
    const eleventh = await fetch(`${url}api/rooms/XXXXXX`);
    expect(eleventh.status).toBe(429);
    expect(await eleventh.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await turnedAway(url, { room: 'XXXXXX', name: 'Ann' })).toMatchObject({ code: 'RATE_LIMITED' });
    expect(room).toHaveLength(6);
  });

  it('a blocked address is told nothing about codes, neither right nor wrong ones', async () => {
    const url = await start({ LOOKUP_RATE: '1' });
    const room = await newRoom(url);
    await fetch(`${url}api/rooms/XXXXXX`);
    const [right, wrong] = await Promise.all([fetch(`${url}api/rooms/${room}`), fetch(`${url}api/rooms/YYYYYY`)]);
    expect([right.status, wrong.status]).toEqual([429, 429]);
  });

  it('[CM-5.14, CM-74] the eleventh act in a second is refused, and the state stays consistent', async () => {
    const url = await start({ COMMAND_RATE: '10' });
    const { people } = await gather(url, 2);
    const bob = people[1]!;
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_none, index) => bob.act({ type: 'ready', ready: index % 2 === 1 })),
    );
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(answers[10]).toBe('RATE_LIMITED');
    await people[0]!.until(() => people[0]!.seen().room.people['p2']?.ready === true);
  });

  it('[CM-74] who goes on flooding is blocked, and others are not', async () => {
    const url = await start({ COMMAND_RATE: '10' });
    const { host, people } = await gather(url, 2);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => people[1]!.act({ type: 'still_here' }).catch(() => 'cut')),
    );
    expect(answers.filter((answer) => answer === 'ok').length).toBeLessThanOrEqual(12);
    expect(answers.at(-1)).toMatch(/RATE_LIMITED|cut/);
    expect(await host.act({ type: 'ready', ready: true })).toBe('ok');
  });

  it('limits joins and new rooms per address', async () => {
    const url = await start({ ADDRESS_RATE: '3' });
    const room = await newRoom(url);
    await enter(url, { room, name: 'Ann' });
    await enter(url, { room, name: 'Bob' });
    expect(await turnedAway(url, { room, name: 'Cat' })).toMatchObject({ code: 'RATE_LIMITED' });
    await expect(newRoom(url)).rejects.toThrow('429');
  });

  it('a return by token is not a join and never limited', async () => {
    const url = await start({ ADDRESS_RATE: '2' });
    const room = await newRoom(url);
    const ann = await enter(url, { room, name: 'Ann' });
    for (let count = 0; count < 5; count++) await (await enter(url, { room, token: ann.token() })).close();
  });

  it('closes a line that sends too large a message', async () => {
    const url = await start({});
    const { host, people } = await gather(url, 2);
    const text = 'x'.repeat(MAX_MESSAGE_BYTES);
    people[1]!.send(JSON.stringify({ act: { id: 'a', do: { type: 'say', channel: 'room', text } } }));
    expect([1009, 4000]).toContain(await people[1]!.closed);
    await host.until(() => host.seen().room.people['p2']?.away === true);
    const person = await dial(url);
    person.send('x'.repeat(10 * MAX_MESSAGE_BYTES));
    expect([1009, 4000]).toContain(await person.closed);
  });

  it('refuses rooms and sockets beyond the most there may be', async () => {
    const url = await start({ MAX_ROOMS: '1', MAX_SOCKETS: '1' });
    const room = await newRoom(url);
    await expect(newRoom(url)).rejects.toThrow(/503 .*SERVER_BUSY/);
    const first = await enter(url, { room, name: 'Ann' });
    await expect(enter(url, { room, name: 'Bob' })).rejects.toThrow();
    await first.close();
  });

  it('turns away a foreign origin with 403 and lets the own and the allowed ones in', async () => {
    const url = await start({ ALLOWED_ORIGINS: 'https://friend.example' });
    const status = (origin: string): Promise<number> =>
      new Promise((done) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}ws`, { origin });
        socket.on('unexpected-response', (request, response) => {
          done(response.statusCode ?? 0);
          request.destroy();
        });
        socket.on('open', () => {
          done(101);
          socket.close();
        });
        socket.on('error', () => {});
      });
    expect(await status('https://evil.example')).toBe(403);
    expect(await status('null')).toBe(403);
    expect(await status(url.slice(0, -1))).toBe(101);
    expect(await status('https://friend.example')).toBe(101);
    const post = await fetch(`${url}api/rooms`, { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(post.status).toBe(403);
    expect(await post.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
  });

  it('a right token is never enough to act before the hello', async () => {
    const url = await start({});
    await gather(url, 1);
    const person = await dial(url);
    person.send('{"act":{"id":"a1","do":{"type":"start"}}}');
    await Promise.race([person.closed, person.until(() => person.messages.length > 0)]);
    expect(JSON.stringify(person.messages)).toMatch(/NOT_JOINED|VALIDATION_ERROR/);
  });
});
