import { afterEach, beforeEach } from 'vitest';

/** For parts that go on where the one before ended: after one that waited in vain the rest fails at once. */
export function tellInOrder(): void {
  let stuck = false;
  beforeEach(() => {
    if (stuck) throw new Error('an earlier part of this story did not come to its end');
  });
  afterEach(({ task }) => {
    stuck ||= task.result?.errors?.some(({ name }) => name === 'TimeoutError') ?? false;
  });
}
