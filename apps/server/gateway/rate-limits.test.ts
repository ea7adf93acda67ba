import { describe, expect, it } from 'vitest';
import { actLimit, BLOCK, rateLimit } from './rate-limits.ts';

describe('so many for each address', () => {
  it('counts each key by itself, and anew after the span', () => {
    let now = 0;
    const limit = rateLimit(2, 60_000, () => now);
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, true, false, true]);
    expect([limit.has('a'), limit.has('b'), limit.has('c')]).toEqual([false, true, true]);
    now = 59_999;
    expect(limit.has('a')).toBe(false);
    now = 60_000;
    expect(limit.take('a')).toBe(true);
  });

  it('forgets keys whose span is over instead of growing for ever', () => {
    let now = 0;
    const limit = rateLimit(1, 1_000, () => now);
    for (let key = 0; key < 20_000; key++) {
      now += 1;
      limit.take(`address ${key}`);
    }
    expect(limit.has('address 19999')).toBe(false);
    expect(limit.has('address 0')).toBe(true);
  });
});

describe('[CM-74] acts of one connection', () => {
  it('takes ten in any second and refuses the eleventh', () => {
    const limit = actLimit(10);
    const verdicts = Array.from({ length: 11 }, (_none, index) => limit.take(index * 90));
    expect(verdicts).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'limited']);
    expect(limit.take(999)).toBe('limited');
    expect(limit.take(1_000)).toBe('ok');
  });

  it('blocks for thirty seconds who goes on all the same', () => {
    const limit = actLimit(10);
    for (let count = 0; count < 20; count++) limit.take(0);
    expect(limit.take(5_000)).toBe('limited');
    expect(limit.take(BLOCK - 1)).toBe('limited');
    expect(limit.take(BLOCK)).toBe('ok');
  });

  it('cuts off who floods through the block', () => {
    const limit = actLimit(10);
    const verdicts = Array.from({ length: 200 }, () => limit.take(0));
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(10);
    expect(verdicts.at(-1)).toBe('cut');
  });

  it('forgives a single excess after a quiet second', () => {
    const limit = actLimit(10);
    for (let second = 0; second < 60; second++) {
      const at = second * 2_000;
      for (let count = 0; count < 12; count++) limit.take(at);
      expect(limit.take(at + 1_500)).toBe('ok');
    }
  });
});
