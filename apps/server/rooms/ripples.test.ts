import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handStore, turn } from '../testing/hand-store.ts';
import { openHouse, seatParty } from '../testing/house.ts';
import type { Seat } from '../testing/seat.ts';
import { RIPPLE, ripples } from './ripples.ts';
import type { Rippling } from './ripples.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('ripples', () => {
  function pond(): { readonly log: string[]; readonly room: (name: string) => Rippling } {
    const log: string[] = [];
    return { log, room: (name) => ({ ripple: () => log.push(name) }) };
  }

  it('come once for everything that a room owes, a moment after the first of it', () => {
    const { log, room } = pond();
    const queue = ripples();
    const [one, two] = [room('one'), room('two')];
    queue.later(one);
    vi.advanceTimersByTime(RIPPLE / 2);
    queue.later(one);
    queue.later(two);
    vi.advanceTimersByTime(RIPPLE / 2);
    expect(log).toEqual(['one']);
    vi.advanceTimersByTime(RIPPLE / 2);
    expect(log).toEqual(['one', 'two']);
    vi.advanceTimersByTime(10 * RIPPLE);
    expect(log).toEqual(['one', 'two']);
  });

  it('do not come where everything has been shown meanwhile, nor after the end', () => {
    const { log, room } = pond();
    const queue = ripples();
    const [one, two] = [room('one'), room('two')];
    queue.later(one);
    queue.later(two);
    queue.done(one);
    queue.stop();
    vi.advanceTimersByTime(10 * RIPPLE);
    expect(log).toEqual([]);
  });
});

describe('a room with ripples', () => {
  interface Scene {
    readonly seats: readonly [Seat, Seat, Seat];
    readonly submit: (seat: Seat) => Promise<void>;
    readonly settle: () => Promise<void>;
  }

  async function scene(): Promise<Scene> {
    const store = handStore();
    const directory = await openHouse(store, { ripples: ripples() });
    const { seats } = seatParty(directory, 3);
    const settle = async (): Promise<void> => {
      await turn();
      await store.release();
    };
    await settle();
    seats[0]?.act('start', { type: 'start' });
    await settle();
    return {
      seats: seats as unknown as Scene['seats'],
      settle,
      submit(seat) {
        const visit = seat.seen().you.phase?.visit ?? 0;
        seat.act(`s-${seat.member}`, {
          type: 'play',
          visit,
          command: 'submit',
          payload: { text: `by ${seat.member}` },
        });
        return settle();
      },
    };
  }

  const done = (seat: Seat): unknown => (seat.seen().board as { done: unknown } | null)?.done;

  it('answers who sent a discreet command at once, and shows it to the others a moment later', async () => {
    const { seats, submit } = await scene();
    const [ann, bob, cem] = seats;
    const writes = seats.map((seat) => seat.writes());
    await submit(bob);
    expect(bob.answers()).toContain(`s-${bob.member}`);
    expect(bob.seen().you).toMatchObject({ can: [], hand: { mine: `by ${bob.member}` } });
    expect([ann, cem].map((seat) => seat.writes())).toEqual([writes[0], writes[2]]);
    vi.advanceTimersByTime(RIPPLE);
    expect(seats.map(done)).toEqual([[bob.member], [bob.member], [bob.member]]);
  });

  it('shows two such commands with one write', async () => {
    const { seats, submit } = await scene();
    const [ann, bob, cem] = seats;
    const writes = ann.writes();
    await submit(bob);
    await submit(cem);
    vi.advanceTimersByTime(RIPPLE);
    expect(done(ann)).toEqual([bob.member, cem.member]);
    expect(ann.writes()).toBe(writes + 1);
  });

  it('shows everybody at once what moves the game, and owes nothing after it', async () => {
    const { seats, submit } = await scene();
    const [ann, bob, cem] = seats;
    await submit(bob);
    await submit(cem);
    await submit(ann);
    expect(seats.map((seat) => seat.seen().you.phase?.name)).toEqual(['choose', 'choose', 'choose']);
    const writes = seats.map((seat) => seat.writes());
    vi.advanceTimersByTime(10 * RIPPLE);
    expect(seats.map((seat) => seat.writes())).toEqual(writes);
  });

  it('never shows what is not on disk', async () => {
    const { seats, submit, settle } = await scene();
    const [ann, bob, cem] = seats;
    await submit(bob);
    const visit = cem.seen().you.phase?.visit ?? 0;
    cem.act('late', { type: 'play', visit, command: 'submit', payload: { text: 'not stored yet' } });
    await turn();
    vi.advanceTimersByTime(RIPPLE);
    expect(done(ann)).toEqual([bob.member]);
    await settle();
    vi.advanceTimersByTime(RIPPLE);
    expect(done(ann)).toEqual([bob.member, cem.member]);
  });
});
