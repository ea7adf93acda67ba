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

/** A class, since one is made for every step of every match and seldom thrown. */
class SeededRng implements DiceRng {
  readonly #start: Dice;
  #draws: number;
  #key: Uint32Array | null = null;
  #block: Uint32Array | null = null;
  #counter = -1;

  constructor(start: Dice) {
    this.#start = start;
    this.#draws = start.draws;
  }

  int(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) throw new Error(`int() wants 1 to 2^32, got ${limit}`);
    const fair = WORDS - (WORDS % limit);
    for (;;) {
      const value = this.#word();
      if (value < fair) return value % limit;
    }
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('pick() from an empty list');
    return list[this.int(list.length)] as T;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.int(last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }

  dice(): Dice {
    return this.#draws === this.#start.draws ? this.#start : { seed: this.#start.seed, draws: this.#draws };
  }

  #word(): number {
    this.#key ??= keyOf(this.#start.seed);
    const wanted = Math.floor(this.#draws / 16);
    if (this.#block === null || wanted !== this.#counter) {
      this.#block = chachaBlock(this.#key, wanted, NONCE);
      this.#counter = wanted;
    }
    const value = this.#block[this.#draws % 16] ?? 0;
    this.#draws += 1;
    return value;
  }
}

export function rngFrom(start: Dice): DiceRng {
  return new SeededRng(start);
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
