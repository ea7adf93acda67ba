/** A small seeded generator, so that a test throws the same dice every time. */
export interface TestDice {
  /** From 0 to below `limit`. */
  int(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function testDice(seed: number): TestDice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (limit: number): number => Math.floor(next() * limit);
  return {
    int,
    pick: (list) => {
      const item = list[int(list.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
