import { describe, expect, it } from 'vitest';
import { connect } from './connection.ts';
import type { Answer } from './unanswered.ts';
import { fakeWorld, seenAt } from './testing/fake-world.ts';
import { shakyNetwork } from './testing/shaky-network.ts';

/** Numbers from 0 to less than 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Two minutes of somebody who says one thing after the other while the network breaks every few seconds. */
async function play(seed: number) {
  const random = dice(seed);
  const world = fakeWorld(random);
  const welcome = { welcome: { protocol: 1, token: 'token 1', now: 0, seen: seenAt(1), chat: [] } };
  const network = shakyNetwork(world, random, welcome);
  const connection = connect('ws://house/ws', { room: 'ABC234', name: 'Ana' }, {}, world);
  const said: { readonly text: string; readonly answer: Promise<Answer> }[] = [];
  const run = (steps: number): void => {
    for (let step = 0; step < steps; step += 1) {
      if (step < 12_000 && random() < 0.01) {
        const text = `${said.length}${random() < 0.2 ? '!' : ''}`;
        said.push({ text, answer: connection.act({ type: 'say', channel: 'room', text }) });
      }
      if (random() < 0.002) connection.wake();
      network.step();
    }
  };
  run(12_000);
  network.heal();
  for (let step = 0; step < 3_000; step += 1) network.step();
  const answers = await Promise.all(said.map(async ({ text, answer }) => ({ text, ...(await answer) })));
  return { world, network, answers };
}

describe('over a network that breaks', () => {
  it('[CM-25] every act is answered, applied at most once, in order, and once if it is acknowledged', async () => {
    let repeats = 0;
    let sockets = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const { world, network, answers } = await play(seed);
      repeats += network.repeats();
      sockets += world.sockets.length;
      expect(answers.length, `seed ${seed}`).toBeGreaterThan(50);
      const order = network.applied.map(Number);
      expect(order, `seed ${seed}`).toEqual([...new Set(order)].sort((one, other) => one - other));
      const acknowledged = answers.filter(({ ok }) => ok).map(({ text }) => text);
      const refused = answers.filter(({ code }) => code === 'MUTED').map(({ text }) => text);
      expect(network.applied, `seed ${seed}`).toEqual(expect.arrayContaining(acknowledged));
      expect(refused.every((text) => text.endsWith('!'))).toBe(true);
      expect(answers.filter(({ ok, code }) => !ok && code !== 'MUTED' && code !== 'TIME_EXPIRED')).toEqual([]);
    }
    // Otherwise nothing was tried here.
    expect(repeats).toBeGreaterThan(20);
    expect(sockets).toBeGreaterThan(200);
  });
});
