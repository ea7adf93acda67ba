import { describe, expect, it } from 'vitest';
import { adaptivePace } from './pace.ts';

describe('the pace of commits', () => {
  it('lets a lone command through at once', () => {
    const pace = adaptivePace();
    expect(pace.wait(1_000)).toBe(0);
    pace.flushed(1_000, 1);
    expect(pace.wait(1_200)).toBe(0);
  });

  it('keeps a few milliseconds between groups', () => {
    const pace = adaptivePace();
    pace.flushed(1_000, 3);
    expect(pace.wait(1_002)).toBe(3);
    expect(pace.wait(1_005)).toBe(0);
  });

  it('takes larger groups in a rush, but nobody waits long, and returns to calm', () => {
    const pace = adaptivePace();
    let now = 0;
    const after = (entries: number): number => {
      now += 100;
      pace.flushed(now, entries);
      return pace.wait(now);
    };
    for (let group = 0; group < 20; group++) after(500);
    expect(after(500)).toBe(16);
    for (let group = 0; group < 20; group++) after(10);
    expect(after(10)).toBe(5);
  });
});
