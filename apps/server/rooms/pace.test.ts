import { describe, expect, it } from 'vitest';
import { adaptivePace } from './pace.ts';

describe('the pace of commits', () => {
  it('lets a lone command through at once', () => {
    const pace = adaptivePace();
    pace.touched(1_000);
    expect(pace.wait(1_000)).toBe(0);
    pace.flushed(1_000, 1);
    pace.touched(1_200);
    expect(pace.wait(1_200)).toBe(0);
  });

  it('keeps a few milliseconds between groups, fewer where they fill up by themselves', () => {
    const pace = adaptivePace();
    pace.flushed(1_000, 3);
    expect(pace.wait(1_002)).toBe(6);
    expect(pace.wait(1_008)).toBe(0);
    pace.flushed(2_000, 20);
    expect(pace.wait(2_000)).toBe(4);
  });

  it('waits in a rush until nothing more comes, but nobody waits long', () => {
    const pace = adaptivePace();
    pace.flushed(0, 500);
    for (let now = 1; now < 40; now += 0.5) {
      pace.touched(now);
      expect(pace.wait(now)).toBeGreaterThan(0);
    }
    expect(pace.wait(40)).toBe(0);
    pace.flushed(100, 500);
    pace.touched(105);
    expect(pace.wait(106)).toBe(0);
  });
});
