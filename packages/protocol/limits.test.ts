import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, CODE_LENGTH, HEARTBEAT, LOST_AFTER, parseCode, POOR_AFTER, UNSTABLE_AFTER } from './limits.ts';

describe('a room code', () => {
  it('[CM-5.1] is found whatever its case, spaces and hyphens', () => {
    for (const text of [
      'ABC234',
      'abc-234',
      ' abc 234 ',
      'A-B-C-2-3-4',
      'aBc\t234\n',
      'abc\u00a0234',
      'abc\u2011234',
      'abc–234',
    ]) {
      expect(parseCode(text), text).toBe('ABC234');
    }
  });

  it('[CM-1] may have characters that are never given out', () => {
    expect(parseCode('ABC123')).toBe('ABC123');
    expect(parseCode('oil010')).toBe('OIL010');
  });

  it('[CM-1] is nothing else: other lengths, other signs, letters that only become A to Z in upper case', () => {
    for (const text of [
      '',
      'ABC23',
      'ABC2345',
      'ABC23_',
      'ABC23/',
      'ÄBC234',
      'abcdß',
      'abcdı1',
      'ſbc234',
      'ABC23\u0000',
      '../../',
    ]) {
      expect(parseCode(text), text).toBeNull();
    }
  });

  it('[CM-1] is read back from every way of writing one that is given out', () => {
    const sign = fc.constantFrom(...CODE_ALPHABET.split(''));
    const gap = fc.constantFrom('', ' ', '-', ' - ');
    const code = fc.array(sign, { minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
    fc.assert(
      fc.property(code, fc.array(gap, { minLength: 7, maxLength: 7 }), (signs, gaps) => {
        const typed = gaps.map((space, at) => space + (signs[at] ?? '').toLowerCase()).join('');
        expect(parseCode(typed)).toBe(signs.join(''));
      }),
      { seed: 20_260_103 },
    );
  });

  it('[CM-1] is drawn from 32 signs that cannot be mistaken for one another', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(32);
    expect(CODE_ALPHABET).not.toMatch(/[IO01]/);
  });
});

describe('presence', () => {
  it('[CM-20] heartbeat 2 s, unstable after 3, poor after 10, lost after 30', () => {
    expect([HEARTBEAT, UNSTABLE_AFTER, POOR_AFTER, LOST_AFTER]).toEqual([2_000, 3_000, 10_000, 30_000]);
  });
});
