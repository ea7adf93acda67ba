import { describe, expect, it } from 'vitest';
import { supplyWords } from './supply-words.ts';

describe('what is left to play with', () => {
  it.each([
    [{ fresh: 212, total: 400 }, '212 fresh left'],
    [{ fresh: 0, total: 400 }, 'all seen before'],
    [{ fresh: 0, total: 0 }, 'nothing to play with'],
  ])('%j', (supply, words) => {
    expect(supplyWords(supply)).toBe(words);
  });
});
