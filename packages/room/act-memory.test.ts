import { ACT_MEMORY } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { postponed, remember, remembers } from './act-memory.ts';
import type { ActMemory } from './act-memory.ts';

function after(count: number, every: number): ActMemory {
  let memory: ActMemory = [];
  for (let act = 0; act < count; act++) memory = remember(memory, `act-${act}`, act * every);
  return memory;
}

describe('[CM-72] the memory of accepted acts', () => {
  it('knows every one of the last minute, at the highest rate there is', () => {
    const memory = after(2_000, 100);
    const latest = 1_999 * 100;
    for (let act = 0; act < 2_000; act++) {
      if (act * 100 > latest - ACT_MEMORY) expect(remembers(memory, `act-${act}`)).toBe(true);
    }
    expect(remembers(memory, 'act-2000')).toBe(false);
    expect(remembers(memory, 'act')).toBe(false);
    expect(remembers(memory, '1999')).toBe(false);
  });

  it('forgets what is older, and so does not grow with the evening', () => {
    expect(JSON.stringify(after(20_000, 100)).length).toBeLessThan(700 * 12);
    expect(after(500, ACT_MEMORY)).toHaveLength(1);
  });

  it('copies one page for an act, however many there are', () => {
    const memory = after(500, 100);
    const next = remember(memory, 'another', 50_000);
    expect(next.filter((page, index) => page !== memory[index])).toHaveLength(1);
  });

  it('keeps as long as before when the server slept in between', () => {
    const memory = postponed(remember([], 'before', 0), 3_600_000);
    expect(remembers(remember(memory, 'later', 3_600_000 + ACT_MEMORY - 1), 'before')).toBe(true);
  });
});
