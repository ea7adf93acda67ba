import { describe, expect, it } from 'vitest';
import type { FakeWorld } from './testing/fake-world.ts';
import { actsOf, hellosOf, joined, pingsOf, started } from './testing/joined.ts';

/** Milliseconds from now until another socket is opened. */
function untilNext(world: FakeWorld): number {
  const before = world.sockets.length;
  const from = world.elapsed();
  while (world.sockets.length === before) {
    if (world.elapsed() - from > 60_000) throw new Error('nothing is opened');
    world.pass(1);
  }
  return world.elapsed() - from;
}

/** The pauses before so many tries, all of which fail. */
function pauses(world: FakeWorld, count: number): number[] {
  return Array.from({ length: count }, () => {
    world.socket().close(1006);
    return untilNext(world);
  });
}

describe('a line that broke', () => {
  it('is tried again after 0.25, 0.5, 1, 2, 4, then every 8 seconds', () => {
    const { world, told } = joined();
    expect(pauses(world, 8)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    expect(told.slice(4, 8).map(([, status]) => status)).toEqual(['waiting', 'connecting', 'waiting', 'connecting']);
  });

  it('starts over with the pauses after a welcome, not merely after an open socket', () => {
    const { world } = joined();
    pauses(world, 4);
    world.socket().open();
    expect(pauses(world, 1)).toEqual([4_000]);
    world.socket().welcome();
    expect(pauses(world, 2)).toEqual([250, 500]);
  });

  it('is tried again by everybody at another moment, and never later than announced', () => {
    const announced = [250, 500, 1_000, 2_000, 4_000, 8_000];
    const early = pauses(joined({ random: () => 0.999 }).world, 6);
    const half = pauses(joined({ random: () => 0.5 }).world, 6);
    const late = pauses(joined({ random: () => 0 }).world, 6);
    expect(late).toEqual(announced);
    for (const [at, most] of announced.entries()) {
      expect(half[at]).toBeCloseTo(most * 0.75, -1);
      expect(early[at]).toBeGreaterThanOrEqual(most / 2);
      expect(early[at]).toBeLessThan(most * 0.51);
    }
  });

  it('[CM-25] sent away by a server that stops, it is back at once, then with the usual pauses', () => {
    const { world } = joined();
    world.pass(5_000);
    world.socket().close(4001);
    expect(untilNext(world)).toBeLessThanOrEqual(1);
    expect(pauses(world, 3)).toEqual([250, 500, 1_000]);
  });

  it('sent away together, clients are back within a quarter of a second, not all in one instant', () => {
    const back = [0.1, 0.5, 0.9].map((chance) => {
      const { world } = joined({ random: () => chance });
      world.pass(5_000);
      world.socket().close(4001);
      return untilNext(world);
    });
    expect(back).toEqual([25, 125, 225]);
  });

  it('sent away again right after the welcome, it does not insist', () => {
    const { world } = joined();
    world.pass(5_000);
    world.socket().close(4001);
    untilNext(world);
    world.socket().welcome();
    world.socket().close(4001);
    expect(untilNext(world)).toBe(250);
  });

  it('says nothing any more: late words of an old socket are not heard', () => {
    const { world, connection, told } = joined();
    const old = world.socket();
    old.close(1006);
    world.pass(250);
    const calls = told.length;
    old.say({ frame: ['you/phase/visit', 7] });
    old.say({ bye: { code: 'REPLACED', details: {} } });
    old.welcome({ token: 'stale' });
    old.close(4000);
    expect(told).toHaveLength(calls);
    expect(connection.status()).toBe('connecting');
    world.socket().open();
    expect(hellosOf(world.socket())).toMatchObject([{ token: 'token 1' }]);
    old.open();
    expect(hellosOf(world.socket())).toHaveLength(1);
  });
});

describe('the heartbeat', () => {
  it('[CM-20] is sent every 2 seconds, from the hello on', () => {
    const { world } = started();
    world.pass(4_000);
    expect(world.socket().sent).toEqual([]);
    world.socket().welcome();
    const from = pingsOf(world.socket()).length;
    for (let beats = 1; beats <= 10; beats += 1) {
      world.pass(2_000);
      world.socket().say({ pong: [0, 0] });
      expect(pingsOf(world.socket()).length - from).toBe(beats);
    }
  });

  it('is also sent at once after the welcome, to measure the clock', () => {
    const { world } = joined();
    expect(pingsOf(world.socket())).toEqual([world.now()]);
  });

  it('stops with its socket', () => {
    const { world } = joined();
    const old = world.socket();
    old.close(1006);
    const beats = pingsOf(old).length;
    world.pass(20_000);
    expect(pingsOf(old)).toHaveLength(beats);
    for (const { sent } of world.sockets.slice(1)) expect(sent).toEqual([]);
  });
});

describe('silence', () => {
  it('of 10 seconds means that the line is dead', () => {
    const { world, connection } = joined();
    world.pass(9_999);
    expect(connection.status()).toBe('open');
    world.pass(1);
    expect(world.sockets[0]!.dropped).toBe(true);
    expect(connection.status()).toBe('waiting');
    expect(untilNext(world)).toBe(250);
  });

  it('is broken by any message', () => {
    const { world, connection } = joined();
    for (let count = 0; count < 10; count += 1) {
      world.pass(7_000);
      world.socket().say(count % 2 === 0 ? { pong: [0, 0] } : { event: { type: 'paused' } });
    }
    expect(connection.status()).toBe('open');
  });

  it('is noticed even if the clock was set back meanwhile', () => {
    const { world, connection } = joined();
    world.setClock(-3_600_000);
    world.pass(12_000);
    expect(connection.status()).not.toBe('open');
  });

  it('is noticed on the first beat after a sleep', () => {
    const { world, connection } = joined();
    world.sleep(3_600_000);
    world.pass(2_000);
    expect(connection.status()).toBe('waiting');
  });

  it('of a socket that never opens means that it is dead as well', () => {
    const { world } = started();
    world.pass(9_999);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets[0]!.dropped).toBe(true);
    expect(untilNext(world)).toBe(250);
    world.sockets[0]!.open();
    expect(world.sockets[0]!.sent).toEqual([]);
  });

  it('of a server that never says welcome means that it is dead as well', () => {
    const { world, connection } = started();
    world.socket().open();
    world.pass(10_250);
    expect(world.sockets).toHaveLength(2);
    expect(connection.status()).toBe('connecting');
  });
});

describe('waking up', () => {
  it('tries at once instead of waiting, and starts over with the pauses', () => {
    const { world, connection } = joined();
    pauses(world, 5);
    world.socket().close(1006);
    world.pass(10);
    connection.wake();
    expect(world.sockets).toHaveLength(7);
    expect(connection.status()).toBe('connecting');
    world.socket().close(1006);
    expect(untilNext(world)).toBe(250);
  });

  it('does not open a second socket when the pause ends', () => {
    const { world, connection } = joined();
    world.socket().close(1006);
    connection.wake();
    world.socket().welcome();
    for (let count = 0; count < 8; count += 1) {
      world.pass(1_000);
      world.socket().say({ pong: [0, 0] });
    }
    expect(world.sockets).toHaveLength(2);
  });

  it('drops an open line that has long been silent, and is back at once', () => {
    const { world, connection, told } = joined();
    const answer = connection.act({ type: 'start' });
    world.sleep(60_000);
    connection.wake();
    expect(world.sockets.map(({ dropped }) => dropped)).toEqual([true, false]);
    expect(told.at(-1)).toEqual(['status', 'connecting', null]);
    expect(answer).toBeInstanceOf(Promise);
  });

  it('sends again what the old line may have swallowed', () => {
    const { world, connection } = joined();
    void connection.act({ type: 'start' });
    world.sleep(20_000);
    connection.wake();
    world.socket().welcome();
    expect(actsOf(world.socket())).toEqual(actsOf(world.sockets[0]!));
  });

  it('asks an open line that seems well for a sign of life, and drops it if none comes', () => {
    const { world, connection } = joined();
    world.pass(1_000);
    const beats = pingsOf(world.socket()).length;
    connection.wake();
    expect(pingsOf(world.socket())).toHaveLength(beats + 1);
    world.pass(2_999);
    expect(world.sockets).toHaveLength(1);
    world.pass(1);
    expect(world.sockets.map(({ dropped }) => dropped)).toEqual([true, false]);
  });

  it('keeps a line that answers', () => {
    const { world, connection } = joined();
    world.pass(1_000);
    connection.wake();
    connection.wake();
    world.pass(500);
    world.socket().say({ pong: [0, 0] });
    world.pass(5_000);
    expect(world.sockets).toHaveLength(1);
    expect(connection.status()).toBe('open');
  });

  it('gives up a socket that has been opening for long, not one that has just begun', () => {
    const { world, connection } = started();
    world.pass(1_000);
    connection.wake();
    expect(world.sockets).toHaveLength(1);
    world.sleep(60_000);
    connection.wake();
    expect(world.sockets.map(({ dropped }) => dropped)).toEqual([true, false]);
    connection.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('after the clock was set back trusts no line', () => {
    const { world, connection } = joined();
    world.setClock(-60_000);
    connection.wake();
    expect(world.sockets).toHaveLength(2);
  });
});
