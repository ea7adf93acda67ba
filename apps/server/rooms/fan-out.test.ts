import { games } from '@alibi/games';
import { memberOf, seenView } from '@alibi/room';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { testDice } from '../testing/dice.ts';
import { openHouse, seatParty } from '../testing/house.ts';
import type { Party } from '../testing/house.ts';
import { seatAt } from '../testing/seat.ts';
import type { Seat } from '../testing/seat.ts';
import type { Directory } from './directory.ts';
import { RIPPLE, ripples } from './ripples.ts';

interface Shown {
  readonly choices: readonly (readonly [id: string, text: string])[] | null;
}

describe('what viewers hold after frame upon frame', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());

  const dice = testDice(4711);
  let acts = 0;

  /** Something this seat may do now, whatever it is. */
  function doSomething(seat: Seat, { live }: Party): void {
    const { you, board } = seat.seen();
    const { command, payload } = dice.pick([
      { command: 'submit', payload: { text: `lie ${dice.int(5)}` } },
      { command: 'vote', payload: { choice: dice.pick((board as Shown | null)?.choices ?? [['none', '']])[0] } },
      { command: 'advance', payload: {} },
    ]);
    acts += 1;
    if (dice.int(12) === 0) live.input({ type: dice.pick(['away', 'back']), member: seat.member });
    else if (dice.int(15) === 0) seat.act(`a${acts}`, { type: dice.pick(['start', 'start', 'stop', 'again']) });
    else if (dice.int(10) === 0) seat.act(`a${acts}`, { type: 'say', channel: 'room', text: 'hello' });
    else seat.act(`a${acts}`, { type: 'play', visit: you.phase?.visit ?? 0, command, payload });
  }

  function expectTruth(seats: readonly Seat[], { live }: Party): void {
    for (const seat of seats) {
      const member = memberOf(live.head(), seat.member)!;
      expect(seat.seen()).toEqual(JSON.parse(JSON.stringify(seenView(games, live.head(), member, new Map()))));
    }
  }

  it.each([
    ['everything at once', undefined],
    ['some of it a moment later', ripples()],
  ])('is what a newcomer would be welcomed with, for players and for who watches: %s', async (_how, pond) => {
    const directory: Directory = await openHouse(memoryStore(), pond === undefined ? {} : { ripples: pond });
    const party = seatParty(directory, 4, { rounds: 3, chatDuringRound: true });
    const seats = [...party.seats, seatAt(party.live, directory, 'Watcher', 'spectator')];
    party.seats[0]?.act('start', { type: 'start' });
    await directory.settled();
    for (let turn = 0; turn < 600; turn++) {
      for (let together = dice.int(4); together >= 0; together--) doSomething(dice.pick(seats), party);
      await directory.settled();
      if (pond !== undefined && dice.int(3) > 0) continue;
      vi.advanceTimersByTime(pond === undefined ? 0 : 2 * RIPPLE);
      expectTruth(seats, party);
    }
    expect(party.live.head().matches).toBeGreaterThan(2);
    for (const type of ['start', 'pause', 'resume'] as const) {
      party.seats[0]?.act(type, { type });
      await directory.settled();
      expectTruth(seats, party);
    }
    await directory.stop();
  });
});
