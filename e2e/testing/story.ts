import { afterEach, beforeEach } from 'vitest';
import type { House } from './house.ts';

/**
 * For parts that go on where the one before ended: after one that waited in vain the rest fails at once. Whatever fails, it is
 * told what every page showed at that moment and heard last.
 */
export function tellInOrder(house: () => House): void {
  let stuck = false;
  beforeEach(() => {
    if (stuck) throw new Error('an earlier part of this story did not come to its end');
  });
  afterEach(async ({ task }) => {
    const errors = task.result?.errors ?? [];
    if (errors.length > 0 && !stuck) console.error(`When "${task.name}" failed:\n${await house().testimony()}`);
    stuck ||= errors.some(({ name }) => name === 'TimeoutError');
  });
}
