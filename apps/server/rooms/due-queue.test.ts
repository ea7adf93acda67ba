import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueQueue } from './due-queue.ts';
import type { DueQueue } from './due-queue.ts';

describe('the due queue', () => {
  let ran: string[];
  let queue: DueQueue;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    ran = [];
    queue = dueQueue((key) => ran.push(`${key} at ${Date.now() - 1_000_000}`));
  });

  afterEach(() => {
    queue.stop();
    vi.useRealTimers();
  });

  const at = (after: number): number => 1_000_000 + after;

  it('runs every key at its date, in the order of the dates', () => {
    queue.set('c', at(300));
    queue.set('a', at(100));
    queue.set('b', at(200));
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual(['a at 100', 'b at 200', 'c at 300']);
  });

  it('replaces an earlier date by a later one and a later one by an earlier one', () => {
    queue.set('a', at(100));
    queue.set('a', at(500));
    queue.set('b', at(400));
    queue.set('b', at(50));
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual(['b at 50', 'a at 500']);
  });

  it('runs a date only once, however often it was set and taken back', () => {
    for (const after of [100, 200, 100, 200, 100]) queue.set('a', at(after));
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual(['a at 100']);
  });

  it('forgets a key whose date is null', () => {
    queue.set('a', at(100));
    queue.set('a', null);
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs what is already due at once', () => {
    queue.set('a', at(-5_000));
    vi.advanceTimersByTime(0);
    expect(ran).toEqual(['a at 0']);
  });

  it('lets a run set the next date', () => {
    let left = 3;
    const chain = dueQueue((key) => {
      ran.push(`${key} at ${Date.now() - 1_000_000}`);
      left -= 1;
      if (left > 0) chain.set(key, Date.now() + 10);
    });
    chain.set('a', at(10));
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual(['a at 10', 'a at 20', 'a at 30']);
  });

  it('holds dates that are further away than a timer can count', () => {
    const month = 40 * 86_400_000;
    queue.set('a', at(month));
    vi.advanceTimersByTime(month - 1);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual([`a at ${month}`]);
  });

  it('follows the clock it is given, not the machine', () => {
    let now = 0;
    const own = dueQueue(
      (key) => ran.push(key),
      () => now,
    );
    own.set('a', 100);
    vi.advanceTimersByTime(99);
    now = 99;
    vi.advanceTimersByTime(1);
    expect(ran).toEqual([]);
    now = 100;
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['a']);
  });

  it('keeps one timer, and the right dates, through many replaced dates', () => {
    for (let turn = 0; turn < 20_000; turn++) queue.set(`k${turn % 7}`, at(1_000 + ((turn * 7_919) % 5_000)));
    expect(vi.getTimerCount()).toBe(1);
    const last = [0, 1, 2, 3, 4, 5, 6].map((key) => {
      const turn = 19_999 - ((19_999 - key) % 7);
      return { key, after: 1_000 + ((turn * 7_919) % 5_000) };
    });
    vi.advanceTimersByTime(10_000);
    const expected = last.toSorted((a, b) => a.after - b.after).map(({ key, after }) => `k${key} at ${after}`);
    expect(ran).toEqual(expected);
  });

  it('runs nothing after it was stopped', () => {
    queue.set('a', at(100));
    queue.stop();
    vi.advanceTimersByTime(1_000);
    expect(ran).toEqual([]);
  });
});
