import { chachaBlock } from './chacha.ts';

/** The dice of a match: a secret seed of 64 hex digits, and how many 32-bit words were drawn from it. */
export interface Dice {
  readonly seed: string;
  readonly draws: number;
}

export interface Rng {
  /** A whole number from 0 to below `limit`, each equally likely. */
  int(limit: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export interface DiceRng extends Rng {
  dice(): Dice;
}

const NONCE = new Uint32Array(3);
const WORDS = 2 ** 32;

export function rngFrom(start: Dice): DiceRng {
  let draws = start.draws;
  let key: Uint32Array | null = null;
  let block: Uint32Array | null = null;
  let counter = -1;

  function word(): number {
    key ??= keyOf(start.seed);
    const wanted = Math.floor(draws / 16);
    if (block === null || wanted !== counter) {
      block = chachaBlock(key, wanted, NONCE);
      counter = wanted;
    }
    const value = block[draws % 16] ?? 0;
    draws += 1;
    return value;
  }

  function int(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) throw new Error(`int() wants 1 to 2^32, got ${limit}`);
    const fair = WORDS - (WORDS % limit);
    for (;;) {
      const value = word();
      if (value < fair) return value % limit;
    }
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('pick() from an empty list');
    return list[int(list.length)] as T;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let last = result.length - 1; last > 0; last--) {
      const other = int(last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }

  return { int, pick, shuffle, dice: () => ({ seed: start.seed, draws }) };
}

function keyOf(seed: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hex digits');
  const key = new Uint32Array(8);
  for (let index = 0; index < 8; index++) {
    const bytes = seed.slice(index * 8, index * 8 + 8).match(/../g) ?? [];
    key[index] = Number.parseInt(bytes.reverse().join(''), 16);
  }
  return key;
}
