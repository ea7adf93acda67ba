import { MAX_MESSAGE_BYTES } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { seenAt } from './testing/fake-world.ts';
import { actsOf, hellosOf, joined, pingsOf, settled, started } from './testing/joined.ts';

const OK = { ok: true, code: null, details: {} };

describe('saying hello', () => {
  it('asks for a place by name as soon as the socket is open', () => {
    const { world } = started({ joining: { as: 'spectator', device: 'device 1' } });
    const socket = world.socket();
    expect(socket.url).toBe('ws://house/ws');
    socket.open();
    expect(socket.sent).toEqual([
      {
        hello: {
          protocol: 1,
          room: 'ABC234',
          token: expect.stringMatching(/^\S{16,64}$/),
          name: 'Ana',
          avatar: '🦊',
          as: 'spectator',
          device: 'device 1',
        },
      },
    ]);
  });

  it('[CM-21] proposes the same token again when the welcome was lost', () => {
    const { world } = started();
    world.socket().open();
    const [first] = hellosOf(world.socket());
    world.socket().close(1006);
    world.pass(250);
    world.socket().open();
    expect(hellosOf(world.socket())).toEqual([first]);
  });

  it('[CM-21] comes back by the token of the welcome, and never by name', () => {
    const { world } = joined({ joining: { device: 'device 1' } });
    world.socket().close(1006);
    world.pass(250);
    world.socket().open();
    expect(hellosOf(world.socket())).toEqual([{ protocol: 1, room: 'ABC234', token: 'token 1', device: 'device 1' }]);
  });

  it('[CM-21] uses a token it was given from the first', () => {
    const { world } = started({ joining: { token: 'kept' } });
    world.socket().open();
    expect(hellosOf(world.socket())).toEqual([{ protocol: 1, room: 'ABC234', token: 'kept' }]);
  });

  it('uses the latest token there is', () => {
    const { world } = joined();
    for (const token of ['token 2', 'token 3']) {
      world.socket().close(1006);
      world.pass(250);
      world.socket().welcome({ token });
    }
    world.socket().close(1006);
    world.pass(250);
    world.socket().open();
    expect(hellosOf(world.socket())).toMatchObject([{ token: 'token 3' }]);
  });
});

describe('what is seen', () => {
  it('is told with the welcome: the token, that the line is open, what there is to see, the chat', () => {
    const { connection, told } = joined();
    expect(told).toEqual([
      ['token', 'token 1'],
      ['status', 'open', null],
      ['seen', seenAt(1)],
      ['chat', []],
    ]);
    expect(connection.status()).toBe('open');
    expect(connection.seen()).toEqual(seenAt(1));
  });

  it('follows the frames, and what did not change keeps its identity', () => {
    const { world, connection, told } = joined();
    const before = connection.seen()!;
    world.socket().say({ frame: ['you/phase/visit', 2] });
    expect(connection.seen()).toEqual(seenAt(2));
    expect(connection.seen()!.room).toBe(before.room);
    expect(told.at(-1)).toEqual(['seen', seenAt(2)]);
  });

  it('stays on the screen while the line is down, and is all new with the next welcome', () => {
    const { world, connection } = joined();
    world.socket().close(1006);
    expect(connection.seen()).toEqual(seenAt(1));
    world.pass(250);
    world.socket().open();
    world.socket().say({ frame: ['you/phase/visit', 9] });
    expect(connection.seen()).toEqual(seenAt(1));
    world.socket().welcome({ seen: seenAt(5) });
    expect(connection.seen()).toEqual(seenAt(5));
  });

  it('includes every line of chat since the welcome, oldest first', () => {
    const { world, told } = joined();
    const line = (id: number): object => ({ id, channel: 'room', from: 'p2', name: 'Ben', text: `line ${id}`, at: id });
    world.socket().say({ chat: line(1) });
    world.socket().say({ chat: line(2) });
    expect(told.at(-1)).toEqual(['chat', [line(1), line(2)]]);
    for (let id = 3; id <= 250; id += 1) world.socket().say({ chat: line(id) });
    const [, lines] = told.at(-1) as [string, object[]];
    expect(lines).toHaveLength(200);
    expect(lines.at(-1)).toEqual(line(250));
  });

  it('is not disturbed by events, nor by messages of a newer server', () => {
    const { world, connection, told } = joined();
    world.socket().say({ event: { type: 'joined', member: 'p2' } });
    expect(told.at(-1)).toEqual(['event', { type: 'joined', member: 'p2' }]);
    const calls = told.length;
    world.socket().say({ applause: 7 });
    expect(told).toHaveLength(calls);
    world.socket().close(1006);
    expect(told.at(-1)).toEqual(['status', 'waiting', null]);
    expect(connection.status()).toBe('waiting');
  });
});

describe('an act', () => {
  it('goes out at once on an open line, with an id of its own, and is answered', async () => {
    const { world, connection } = joined();
    const answers = [connection.act({ type: 'start' }), connection.act({ type: 'pause' })];
    const [first, second] = actsOf(world.socket());
    expect([first!.do, second!.do]).toEqual([{ type: 'start' }, { type: 'pause' }]);
    expect(first!.id).not.toBe(second!.id);
    world.socket().say({ nack: { id: second!.id, code: 'NOT_HOST', details: { why: 1 } } });
    world.socket().say({ ack: first!.id });
    expect(await Promise.all(answers)).toEqual([OK, { ok: false, code: 'NOT_HOST', details: { why: 1 } }]);
  });

  it('made before the welcome or without a line is kept, and sent after the welcome in order', () => {
    const { world, connection } = started();
    void connection.act({ type: 'ready', ready: true });
    world.socket().open();
    void connection.act({ type: 'watch' });
    expect(actsOf(world.socket())).toEqual([]);
    world.socket().welcome();
    expect(actsOf(world.socket()).map((act) => act.do.type)).toEqual(['ready', 'watch']);
    world.socket().close(1006);
    void connection.act({ type: 'still_here' });
    world.pass(250);
    world.socket().welcome();
    expect(actsOf(world.socket()).map((act) => act.do.type)).toEqual(['ready', 'watch', 'still_here']);
  });

  it('[CM-72] without an answer is sent again after a reconnect, with the same id', async () => {
    const { world, connection } = joined();
    const answer = connection.act({ type: 'start' });
    const [first] = actsOf(world.socket());
    world.socket().close(1006);
    world.pass(250);
    world.socket().welcome();
    expect(actsOf(world.socket())).toEqual([first]);
    world.socket().say({ ack: first!.id });
    expect(await answer).toEqual(OK);
  });

  it('[CM-72] with an answer is never sent again', () => {
    const { world, connection } = joined();
    void connection.act({ type: 'start' });
    void connection.act({ type: 'pause' });
    const [first, second] = actsOf(world.socket());
    world.socket().say({ ack: first!.id });
    world.socket().say({ nack: { id: second!.id, code: 'NOT_HOST', details: {} } });
    world.socket().close(1006);
    world.pass(250);
    world.socket().welcome();
    expect(actsOf(world.socket())).toEqual([]);
  });

  it('[CM-25] that may have been applied is given up when the server may have forgotten its id', async () => {
    const { world, connection } = joined();
    const sent = connection.act({ type: 'add_bot' });
    world.socket().close(1006);
    const kept = connection.act({ type: 'still_here' });
    world.sleep(55_000);
    world.pass(250);
    world.socket().welcome();
    expect(actsOf(world.socket()).map((act) => act.do.type)).toEqual(['still_here']);
    expect(await sent).toEqual({ ok: false, code: 'TIME_EXPIRED', details: {} });
    expect(await settled(kept)).toBeNull();
  });

  it('made while the welcome is being told goes out once, after those that waited', () => {
    const { world, connection } = started({
      during: (handler, own) => {
        if (handler === 'seen') void own().act({ type: 'still_here' });
      },
    });
    void connection.act({ type: 'start' });
    world.socket().welcome();
    expect(actsOf(world.socket()).map((act) => act.do.type)).toEqual(['start', 'still_here']);
  });

  it('that no server would read is refused here: it would break the line again and again', async () => {
    const { world, connection } = joined();
    const say = (text: string) => connection.act({ type: 'say', channel: 'room', text });
    const tooLarge = { ok: false, code: 'MESSAGE_TOO_LARGE', details: {} };
    expect(await say('x'.repeat(MAX_MESSAGE_BYTES))).toEqual(tooLarge);
    expect(await say('ä'.repeat(MAX_MESSAGE_BYTES / 2))).toEqual(tooLarge);
    expect(await say('字'.repeat(MAX_MESSAGE_BYTES / 3))).toEqual(tooLarge);
    expect(await say('😀'.repeat(MAX_MESSAGE_BYTES / 4))).toEqual(tooLarge);
    expect(actsOf(world.socket())).toEqual([]);
    expect(await settled(say('😀'.repeat(MAX_MESSAGE_BYTES / 4 - 50)))).toBeNull();
    expect(actsOf(world.socket())).toHaveLength(1);
  });

  it('[E3] play names the visit that was on the screen when it was pressed', () => {
    const { world, connection } = joined();
    world.socket().close(1006);
    void connection.play('submit', { text: 'a lie' });
    world.pass(250);
    world.socket().welcome({ seen: seenAt(8) });
    void connection.play('vote', { choice: 'c' });
    expect(actsOf(world.socket()).map((act) => act.do)).toEqual([
      { type: 'play', visit: 1, command: 'submit', payload: { text: 'a lie' } },
      { type: 'play', visit: 8, command: 'vote', payload: { choice: 'c' } },
    ]);
  });

  it('is what it was when it was made, whatever becomes of the values', () => {
    const { world, connection } = started();
    const payload = { text: 'before' };
    void connection.act({ type: 'play', visit: 1, command: 'submit', payload });
    payload.text = 'after';
    world.socket().welcome();
    expect(actsOf(world.socket())[0]!.do).toMatchObject({ payload: { text: 'before' } });
  });
});

describe('goodbye', () => {
  it('for good settles what waits with the reason, and nothing is tried again', async () => {
    const { world, connection, told } = joined();
    const answer = connection.act({ type: 'start' });
    const bye = { code: 'REMOVED', details: { ban: true } };
    world.socket().say({ bye });
    world.socket().close(4000);
    expect(await answer).toEqual({ ok: false, ...bye });
    expect(told.at(-1)).toEqual(['status', 'final', bye]);
    expect(await connection.act({ type: 'pause' })).toEqual({ ok: false, ...bye });
    connection.wake();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('for good without a word is still for good', async () => {
    const { world, connection, told } = joined();
    const answer = connection.act({ type: 'start' });
    world.socket().close(4000);
    expect(await answer).toMatchObject({ ok: false, code: 'INTERNAL_ERROR' });
    expect(told.at(-1)).toEqual(['status', 'final', null]);
  });

  it.each([1005, 1006])('is for good even if the close code was lost on the way (%i)', (code) => {
    const { world, connection } = joined();
    world.socket().say({ bye: { code: 'REPLACED', details: {} } });
    world.sleep(9_000);
    connection.wake();
    expect(world.sockets).toHaveLength(1);
    world.socket().close(code);
    expect(connection.status()).toBe('final');
  });

  it('is for good even if the line never closes', () => {
    const { world, connection } = joined();
    world.socket().say({ bye: { code: 'REPLACED', details: {} } });
    world.pass(12_000);
    expect(connection.status()).toBe('final');
    expect(world.sockets).toHaveLength(1);
  });

  it('with "come back" is a reason to come back, and is forgotten then', () => {
    const { world, connection, told } = joined();
    const bye = { code: 'SERVER_BUSY', details: {} };
    world.socket().say({ bye });
    world.socket().close(4001);
    expect(told.at(-1)).toEqual(['status', 'waiting', bye]);
    world.pass(250);
    expect(told.at(-1)).toEqual(['status', 'connecting', null]);
    world.socket().close(1006);
    expect(connection.status()).toBe('waiting');
  });

  it('to a hello ends it too', () => {
    const { world, connection, told } = started();
    world.socket().open();
    world.socket().say({ bye: { code: 'NAME_TAKEN', details: {} } });
    world.socket().close(4000);
    expect(connection.status()).toBe('final');
    expect(told).toEqual([['status', 'final', { code: 'NAME_TAKEN', details: {} }]]);
  });
});

describe('closing', () => {
  it.each(['connecting', 'open', 'waiting'] as const)(
    'while %s is for good: no handler, no try, no answer after it',
    async (when) => {
      const { world, connection, told } = when === 'connecting' ? started() : joined();
      const socket = world.socket();
      const answer = connection.act({ type: 'start' });
      if (when === 'waiting') socket.close(1006);
      const calls = told.length;
      const sent = socket.sent.length;
      connection.close();
      if (when !== 'waiting') {
        expect(socket.dropped).toBe(true);
        socket.welcome();
        socket.say({ frame: ['you/phase/visit', 2] });
        socket.say({ event: { type: 'paused' } });
        socket.close(4000);
      }
      connection.wake();
      world.pass(60_000);
      expect(told).toHaveLength(calls);
      expect(socket.sent).toHaveLength(sent);
      expect(world.sockets).toHaveLength(1);
      expect(connection.status()).toBe('final');
      expect(await settled(answer)).toBeNull();
      expect(await connection.act({ type: 'start' })).toMatchObject({ ok: false, code: 'NOT_JOINED' });
    },
  );

  it.each(['token', 'status', 'seen', 'chat'] as const)('while being told of the welcome (%s) stops there', (at) => {
    const { world, told } = joined({
      during: (handler, own) => {
        if (handler === at) own().close();
      },
    });
    expect(told.at(-1)![0]).toBe(at);
    expect(told.filter(([handler]) => handler === at)).toHaveLength(1);
    expect(world.socket().dropped).toBe(true);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('while being told that the line is lost, or being tried again, stops there', () => {
    for (const last of ['waiting', 'connecting']) {
      const { world, told } = joined({
        during: (handler, own) => {
          if (handler === 'status' && own().status() === last) own().close();
        },
      });
      world.socket().close(1006);
      world.pass(60_000);
      expect(told.at(-1)).toEqual(['status', last, null]);
      expect(world.sockets).toHaveLength(last === 'waiting' ? 1 : 2);
      expect(pingsOf(world.socket()).length).toBeLessThan(2);
    }
  });
});
