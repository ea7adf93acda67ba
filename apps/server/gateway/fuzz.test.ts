import type { ServerMessage } from '@alibi/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { testDice } from '../testing/dice.ts';
import { noise, NOISE_KINDS } from '../testing/noise.ts';
import type { Noise, Target } from '../testing/noise.ts';
import { dial, enter } from '../testing/person.ts';
import type { Person } from '../testing/person.ts';
import { gatherAndStart, serve } from '../testing/server.ts';
import type { Gathering } from '../testing/server.ts';

const MESSAGES = 100_000;
const STRANGERS = 2_000;
/** How many are sent before the attacker waits for their answers. */
const BURST = 250;
const SLOW = { promptSeconds: 120, hostAdvance: false };

function answersIn(messages: readonly ServerMessage[]): number {
  return messages.filter((message) => 'nack' in message || 'ack' in message || 'pong' in message).length;
}

describe('noise on the line', () => {
  let server: RunningServer;
  let table: Gathering;
  let target: Target;

  beforeAll(async () => {
    server = await serve();
    table = await gatherAndStart(server.url, 3, SLOW);
    await table.people[1]!.play('submit', { text: 'my secret lie' });
    await table.host.until(() => JSON.stringify(table.host.seen().board).includes('"done":["p2"]'));
    target = { room: table.room, members: ['p1', 'p2', 'p3'], visit: table.host.seen().you.phase!.visit };
  });

  afterAll(() => server.drain());

  /** What the host sees of everything but who comes and goes, and how fast their lines are. */
  const untouched = (): unknown => {
    const { room, board, you } = table.host.seen();
    const people = ['p1', 'p2', 'p3'].map((id) => ({ ...room.people[id], link: 'good' }));
    return { room: { ...room, people }, board, you };
  };

  const sendNoise = ({ data, binary = false }: Noise, person: Person): void => person.socket.send(data, { binary });

  it(`answers or cuts off ${MESSAGES} malformed, oversized, forged and misplaced messages of a member, and changes nothing`, async () => {
    const before = untouched();
    const dice = testDice(20_261_118);
    const seen = new Map<string, number>();
    let mallory = await enter(server.url, { room: table.room, name: 'Mallory', as: 'spectator' });
    const token = mallory.token();
    for (let sent = 0; sent < MESSAGES;) {
      let waiting = answersIn(mallory.messages);
      let fatal = false;
      for (let count = 0; count < BURST && !fatal; count++, sent++) {
        const message = noise(dice, target, `n${sent}`);
        seen.set(message.kind, (seen.get(message.kind) ?? 0) + 1);
        sendNoise(message, mallory);
        fatal = message.kind === 'oversized' || message.kind === 'binary';
        if (!fatal) waiting += 1;
      }
      if (fatal) {
        expect([1009, 4000]).toContain(await mallory.closed);
        mallory = await enter(server.url, { room: table.room, token });
        continue;
      }
      await mallory.until(() => answersIn(mallory.messages) >= waiting);
      expect(mallory.messages.filter((message) => 'ack' in message)).toEqual([]);
      (mallory.messages as ServerMessage[]).length = 0;
      for (const person of table.people) person.send('{"ping":1}');
    }
    expect([...seen.keys()].sort()).toEqual([...NOISE_KINDS].sort());
    expect(untouched()).toEqual(before);
    await mallory.close();
  });

  it(`sends ${STRANGERS} strangers away whatever they begin with`, async () => {
    const before = untouched();
    const dice = testDice(7);
    const knock = async (index: number): Promise<void> => {
      const stranger = await dial(server.url);
      const first = noise(dice, target, `s${index}`);
      // A second hello is a first one here: that one is let in by its name, and no noise.
      if (first.kind === 'secondHello') return stranger.close();
      sendNoise(first, stranger);
      // A ping is no hello, but no offence either: who says nothing more is let go in time.
      if (first.kind !== 'lyingPing') await stranger.closed;
      await stranger.close();
      expect(stranger.messages.filter((message) => !('bye' in message))).toEqual([]);
    };
    for (let index = 0; index < STRANGERS; index += 50) {
      await Promise.all(Array.from({ length: 50 }, (_none, offset) => knock(index + offset)));
    }
    expect(untouched()).toEqual(before);
  });

  it('plays on as if nothing had been', async () => {
    const [host, , third] = table.people;
    expect(await host!.play('submit', { text: 'one lie' })).toBe('ok');
    expect(await third!.play('submit', { text: 'another lie' })).toBe('ok');
    await host!.until(() => host!.seen().you.phase?.name === 'choose');
    expect(JSON.stringify(host!.seen().board)).toContain('MY SECRET LIE');
    expect((await fetch(`${server.url}readyz`)).status).toBe(200);
  });
});
