import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ClientMessage } from '@alibi/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { connect } from './connection.ts';
import type { Connection, Handlers } from './connection.ts';
import { standardWorld } from './standard-world.ts';
import { seenAt } from './testing/fake-world.ts';

/** The other end of one socket: what came, one message after the other. */
interface Line {
  readonly socket: WebSocket;
  next(): Promise<ClientMessage>;
  say(message: object): void;
}

describe('the world of Node and of pages', () => {
  let server: WebSocketServer;
  let url: string;
  const connections: Connection[] = [];

  beforeEach(async () => {
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`;
  });

  afterEach(() => {
    for (const connection of connections.splice(0)) connection.close();
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  const join = (handlers: Handlers = {}): Connection => {
    const connection = connect(url, { room: 'ABC234', name: 'Ana' }, handlers, standardWorld);
    connections.push(connection);
    return connection;
  };

  const accept = async (): Promise<Line> => {
    const [socket] = (await once(server, 'connection')) as [WebSocket];
    const arrived: ClientMessage[] = [];
    let wanted: (() => void) | null = null;
    socket.on('message', (data: Buffer) => {
      arrived.push(JSON.parse(data.toString('utf8')) as ClientMessage);
      wanted?.();
    });
    return {
      socket,
      async next() {
        if (arrived.length === 0) await new Promise<void>((done) => (wanted = done));
        return arrived.shift()!;
      },
      say: (message) => socket.send(JSON.stringify(message)),
    };
  };

  const welcome = async (line: Line): Promise<ClientMessage> => {
    const hello = await line.next();
    line.say({ welcome: { protocol: 1, token: 'token 1', now: Date.now(), seen: seenAt(3), chat: [] } });
    expect(await line.next()).toHaveProperty('ping');
    return hello;
  };

  it('says hello, sees, acts, and comes back by token with what was not answered', async () => {
    const accepted = accept();
    const connection = join();
    const line = await accepted;
    const proposed = expect.stringMatching(/^[\w-]{22,64}$/);
    expect(await welcome(line)).toEqual({ hello: { protocol: 1, room: 'ABC234', token: proposed, name: 'Ana' } });
    const answer = connection.play('submit', { text: 'Zoë 😀' });
    const act = await line.next();
    expect(act).toMatchObject({
      act: { do: { type: 'play', visit: 3, command: 'submit', payload: { text: 'Zoë 😀' } } },
    });
    const again = accept();
    line.socket.terminate();
    const second = await again;
    expect(await welcome(second)).toEqual({ hello: { protocol: 1, room: 'ABC234', token: 'token 1' } });
    expect(await second.next()).toEqual(act);
    second.say({ ack: (act as { act: { id: string } }).act.id });
    expect(await answer).toEqual({ ok: true, code: null, details: {} });
    expect(connection.seen()).toEqual(seenAt(3));
  });

  it('hears the close code: after 4000 it does not come back', async () => {
    const { promise: over, resolve } = Promise.withResolvers<unknown>();
    const accepted = accept();
    join({ status: (status, bye) => status === 'final' && resolve(bye) });
    const line = await accepted;
    await welcome(line);
    line.say({ bye: { code: 'ROOM_CLOSED', details: { reason: 'HOST_CLOSED' } } });
    line.socket.close(4000);
    expect(await over).toEqual({ code: 'ROOM_CLOSED', details: { reason: 'HOST_CLOSED' } });
  });

  it('closes its socket when it is closed', async () => {
    const accepted = accept();
    const connection = join();
    const line = await accepted;
    await welcome(line);
    const closed = once(line.socket, 'close');
    connection.close();
    await closed;
    expect(connection.status()).toBe('final');
  });

  it('takes a server that is not there for a line that broke', async () => {
    const { promise: waiting, resolve } = Promise.withResolvers<void>();
    server.close();
    await once(server, 'close');
    const connection = join({ status: (status) => status === 'waiting' && resolve() });
    await waiting;
    expect(connection.seen()).toBeNull();
  });

  it('has ids that fit into an act and differ, and chances from 0 to less than 1', () => {
    const ids = Array.from({ length: 1_000 }, () => standardWorld.randomId());
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}$/);
    for (let count = 0; count < 100; count += 1) {
      const chance = standardWorld.random!();
      expect(chance >= 0 && chance < 1).toBe(true);
    }
  });
});
