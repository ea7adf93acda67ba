import { ItemFault } from '@alibi/engine';
import { describe, expect, it } from 'vitest';
import { packItem } from './content.ts';
import { cartridge } from './index.ts';
import { pairKey, readPair, refusePair, writtenSchema } from './pairs.ts';
import type { Target, WrittenPair } from './types.ts';

function pair(a: unknown, b: unknown, textA: unknown = 'What now?', textB: unknown = 'What then?'): object {
  return { promptA: { text: textA, target: a }, promptB: { text: textB, target: b } };
}

function faultOf(raw: unknown): object | null {
  try {
    writtenSchema.parse(raw);
    return null;
  } catch (error) {
    return error instanceof ItemFault ? { code: error.code, ...error.details } : { error };
  }
}

const TARGETS: readonly Target[] = ['crew', 'impostor', 'both'];

describe('pairs', () => {
  it('[IQ-5.P2 to P5] seven combinations of targets are valid, two are not', () => {
    const problems = TARGETS.flatMap((a) => TARGETS.map((b) => [`${a},${b}`, faultOf(pair(a, b))] as const));
    expect(problems.filter(([, fault]) => fault !== null)).toEqual([
      ['crew,crew', { code: 'INVALID_PAIR', field: 'pair', reason: 'no-impostor-prompt' }],
      ['impostor,impostor', { code: 'INVALID_PAIR', field: 'pair', reason: 'no-crew-prompt' }],
    ]);
  });

  it('[IQ 8] an empty text, a third prompt or another target is INVALID_PAIR with field and reason', () => {
    const code = 'INVALID_PAIR';
    expect(faultOf(pair('crew', 'both', '  '))).toEqual({ code, field: 'promptA.text', reason: 'empty' });
    expect(faultOf(pair('crew', 'both', 'a', '\u200B\u2800'))).toEqual({
      code,
      field: 'promptB.text',
      reason: 'unprintable',
    });
    expect(faultOf({ ...pair('crew', 'both'), promptC: { text: 'c', target: 'both' } })).toEqual({
      code,
      field: 'pair',
      reason: 'shape',
    });
    expect(faultOf(pair('all', 'both'))).toEqual({ code, field: 'promptA.target', reason: 'target' });
    expect(faultOf(pair('crew', undefined))).toEqual({ code, field: 'promptB.target', reason: 'target' });
  });

  it('[IQ-5.P1] a pair is two prompts of a text and a target, and nothing else', () => {
    const shape = { code: 'INVALID_PAIR', field: 'pair', reason: 'shape' };
    for (const raw of [null, 'pair', 3, [], undefined]) expect(faultOf(raw)).toEqual(shape);
    expect(faultOf({ promptA: { text: 'a', target: 'both' } })).toMatchObject({ field: 'promptB', reason: 'shape' });
    expect(faultOf(pair('crew', 'both', 7))).toMatchObject({ field: 'promptA', reason: 'shape' });
    const owned = { promptA: { text: 'a', target: 'both', owner: 'p1' }, promptB: { text: 'b', target: 'both' } };
    expect(faultOf(owned)).toMatchObject({ field: 'promptA', reason: 'shape' });
  });

  it('takes texts of 1 to 240 visible characters in one line, trimmed', () => {
    expect(readPair(pair('crew', 'both', '  Why?  ', '👩‍🚀'.repeat(240)))).toMatchObject({
      promptA: { text: 'Why?' },
      promptB: { text: '👩‍🚀'.repeat(240) },
    });
    expect(faultOf(pair('crew', 'both', 'x'.repeat(240)))).toBeNull();
    expect(faultOf(pair('crew', 'both', 'x'.repeat(241)))).toMatchObject({ reason: 'too-long' });
    expect(faultOf(pair('crew', 'both', 'x'.repeat(9_000)))).toMatchObject({ reason: 'too-long' });
    for (const text of ['two\nlines', 'tab\there', 'bell\u0007', 'turn \u202Eback']) {
      expect(faultOf(pair('crew', 'both', text))).toMatchObject({ field: 'promptA.text', reason: 'unprintable' });
    }
  });

  it('refuses two prompts that differ by case and spacing only', () => {
    expect(faultOf(pair('crew', 'both', 'Best  Food', 'best food'))).toMatchObject({ reason: 'same-text' });
    expect(faultOf(pair('crew', 'both', 'Best food', 'Best foot'))).toBeNull();
  });

  it('knows a pair again the other way round, and refuses it to its author', () => {
    const one = pair('crew', 'both', 'Left', 'Right') as WrittenPair;
    const other = pair('both', 'crew', 'right', ' LEFT ') as WrittenPair;
    expect(pairKey(one)).toBe(pairKey(other));
    expect(refusePair(other, [one])).toEqual({ code: 'INVALID_PAIR', details: { field: 'pair', reason: 'duplicate' } });
    expect(refusePair(other, [])).toBeNull();
  });

  it('[IQ-Q8] a player may write fifty', () => {
    expect(cartridge.written?.most).toBe(50);
  });

  it('an item of somebody’s own pack may carry what ours carry, and is read without it', () => {
    const raw = {
      id: 'x-1',
      kind: 'food',
      rating: 'everyone',
      tell: 2,
      promptA: { text: 'A', target: 'crew', samples: ['one'] },
      promptB: { text: 'B', target: 'impostor' },
    };
    expect(packItem.parse(raw)).toEqual(pair('crew', 'impostor', 'A', 'B'));
    expect(() => packItem.parse({ ...raw, owner: 'p1' })).toThrow(ItemFault);
  });
});
