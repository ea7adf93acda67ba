import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFrom } from './clock.ts';
import { joined, pingsOf, started } from './testing/joined.ts';
import type { Started } from './testing/joined.ts';

const DAY = 86_400_000;

/** A device whose clock is wrong by `skew`; true time is the server's. */
function device(skew: number) {
  let time = 1_000_000;
  let wrong = skew;
  const clock = clockFrom(() => time + wrong);
  return {
    clock,
    pass: (millis: number) => (time += millis),
    set: (by: number) => (wrong += by),
    error: () => clock.now() - time,
    /** A ping that takes so long to the server and back. */
    measure: (there: number, back: number): void => {
      const sent = time + wrong;
      time += there;
      const server = time;
      time += back;
      clock.sync(sent, time + wrong, server);
    },
  };
}

describe('[CM-36] the clock', () => {
  it('is the device’s own until there is a measurement', () => {
    expect(device(30_000).error()).toBe(30_000);
  });

  it.each([30_000, -30_000, 400 * DAY, 0.5])('is right on a device that is wrong by %d ms', (skew) => {
    const { clock, measure, error } = device(skew);
    measure(20, 20);
    expect(error()).toBeCloseTo(0, 6);
    expect(clock.now()).toBeCloseTo(1_000_040, 6);
  });

  it('is wrong by half the shortest trip at most, however uneven the way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc.array(fc.tuple(fc.nat(5_000), fc.nat(5_000)), { minLength: 1, maxLength: 8 }),
        (skew, trips) => {
          const { measure, error } = device(skew);
          for (const [there, back] of trips) measure(there, back);
          expect(Math.abs(error())).toBeLessThanOrEqual(Math.min(...trips.map(([there, back]) => there + back)) / 2);
        },
      ),
      { seed: 20_260_104 },
    );
  });

  it('trusts the shortest trip of the last eight', () => {
    const { measure, error } = device(0);
    measure(10, 30);
    expect(error()).toBe(-10);
    for (let count = 0; count < 7; count += 1) measure(0, 400);
    expect(error()).toBe(-10);
    measure(0, 400);
    expect(error()).toBe(-200);
    measure(6, 2);
    expect(error()).toBe(2);
  });

  it('prefers the later of two equally good measurements', () => {
    const { measure, error } = device(0);
    measure(50, 0);
    measure(0, 50);
    expect(error()).toBe(-25);
  });

  it('is not fooled by a clock that was set back while a ping was out', () => {
    const { clock, measure, error } = device(0);
    measure(100, 100);
    clock.sync(1_000_500, 1_000_400, 9_999_999);
    expect(error()).toBe(0);
  });

  it('notices with the next measurement that the device’s clock was set', () => {
    const { measure, set, error } = device(0);
    for (let count = 0; count < 8; count += 1) measure(5, 5);
    set(30_000);
    measure(80, 80);
    expect(error()).toBe(0);
  });

  it('forgets old measurements when it starts afresh', () => {
    const { clock, measure, set, error } = device(0);
    measure(1, 1);
    set(150);
    clock.restart();
    measure(100, 100);
    expect(error()).toBe(0);
  });

  it('keeps the last offset until there is a new one', () => {
    const { clock, measure, error } = device(30_000);
    measure(5, 5);
    clock.restart();
    expect(error()).toBe(0);
  });
});

describe('[CM-36] the clock of a connection', () => {
  /** How far its server time is off, if the server's clock is right. */
  const error = ({ world, connection }: Started): number =>
    connection.clock.now() - 1_760_000_000_000 - world.elapsed();

  it('is right after the welcome, within half the time the hello took', () => {
    const start = started();
    start.world.setClock(-30_000);
    start.world.socket().open();
    start.world.pass(300);
    start.world.socket().welcome();
    expect(Math.abs(error(start))).toBeLessThanOrEqual(150);
  });

  it('is exact after the first even ping, since the welcome is no better a measurement than that', () => {
    const start = started();
    start.world.setClock(30_000);
    const server = 1_760_000_000_000;
    start.world.socket().open();
    start.world.pass(300);
    start.world.socket().welcome({ now: server + start.world.elapsed() - 100 });
    expect(error(start)).not.toBe(0);
    const [sent] = pingsOf(start.world.socket());
    start.world.pass(40);
    start.world.socket().say({ pong: [sent, server + start.world.elapsed() - 20] });
    expect(error(start)).toBe(0);
  });

  it.each([45_000, -45_000, 90])('is right again after a sleep in which the device’s clock was set by %d ms', (by) => {
    const start = joined();
    const { world, connection } = start;
    world.sleep(60_000);
    world.setClock(by);
    connection.wake();
    world.socket().open();
    world.pass(100);
    world.socket().welcome();
    expect(Math.abs(error(start))).toBeLessThanOrEqual(50);
  });
});
