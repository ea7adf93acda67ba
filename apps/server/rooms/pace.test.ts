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

  it('lets a group come together at the rate of the last one, within a few milliseconds', () => {
    const pace = adaptivePace();
    pace.flushed(1_000, 3);
    expect(pace.wait(1_002)).toBe(14);
    expect(pace.wait(1_016)).toBe(0);
    pace.flushed(1_016, 32);
    expect(pace.wait(1_016)).toBe(8);
    pace.flushed(1_024, 100);
    expect(pace.wait(1_024)).toBe(3);
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
