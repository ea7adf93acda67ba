import { HENHOUSE_WORDS, honest } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { roomWith, testRoom } from './testing/index.ts';
import type { Answer, TestRoom } from './testing/index.ts';

const SECOND = 1_000;

function extend(t: TestRoom, by = 'p1', visit = t.seen(by).you.phase?.visit ?? 0): Answer {
  return t.act(by, { type: 'extend', visit });
}

function endsAt(t: TestRoom): number | null | undefined {
  return t.seen('p2').you.phase?.endsAt;
}

describe('more time for the running phase', () => {
  it('[CM-32] is given by the host to all, thirty seconds at a time, and said aloud', () => {
    const t = roomWith({ playing: true });
    t.wait(15 * SECOND);
    expect(extend(t).events).toEqual([{ type: 'extended', more: 30 * SECOND }]);
    expect(endsAt(t)).toBe(50 * SECOND);
    extend(t);
    expect(endsAt(t)).toBe(80 * SECOND);
    t.wait(64 * SECOND);
    expect(t.play('p2', 'write', { word: 'still in time' }).ok).toBe(true);
    t.wait(2 * SECOND);
    expect(t.room.match?.phase).toBe('show');
  });

  it.each([0.5, 1.5])('[CM-36] is scaled like every time of the room (%d)', (timeScale) => {
    const t = roomWith({ playing: true, settings: { platform: { timeScale } } });
    extend(t);
    expect(endsAt(t)).toBe(50 * SECOND * timeScale);
  });

  it('[CM-73] is for the phase the host saw: a late press does not prolong the next', () => {
    const t = roomWith({ playing: true });
    t.wait(20 * SECOND + 300);
    expect(t.room.match?.phase).toBe('show');
    const before = t.room;
    expect(extend(t, 'p1', 1).code).toBe('INVALID_PHASE');
    expect(t.room).toBe(before);
    expect(extend(t).ok).toBe(true);
  });

  it('[CM-37] comes too late once the time is up: the grace is for what is on its way', () => {
    const t = roomWith({ playing: true });
    t.drift(20 * SECOND);
    expect(extend(t).ok).toBe(true);
    t.drift(30 * SECOND + 1);
    expect(extend(t)).toMatchObject({ code: 'TIME_EXPIRED', details: { phase: 'write' } });
  });

  it('[CM-36] is not to be had where there is no clock, nor while it stands', () => {
    const untimed = roomWith({ game: 'council', playing: true });
    expect(extend(untimed).code).toBe('INVALID_PHASE');
    expect(untimed.may('p1')).not.toContain('extend');
    const t = roomWith({ playing: true });
    expect(t.may('p1')).toContain('extend');
    t.act('p1', { type: 'pause' });
    expect(extend(t).code).toBe('PAUSED');
    t.act('p1', { type: 'resume' });
    expect(t.may('p1')).not.toContain('extend');
    t.wait(3 * SECOND);
    expect(extend(t).ok).toBe(true);
    t.act('p1', { type: 'stop' });
    expect(extend(t).code).toBe('GAME_NOT_STARTED');
  });

  it('[E10] leaves a masked night alone, whatever phase is really running and whatever role the host has', () => {
    const game = { ...honest, draw: () => ({ content: HENHOUSE_WORDS, used: [] }) };
    for (const host of ['p1', 'p2', 'p3', 'p4']) {
      const t = testRoom({ henhouse: game }, 'henhouse');
      for (const name of ['Ann', 'Ben', 'Cem', 'Dora']) t.join(name);
      if (host !== 'p1') t.act('p1', { type: 'give_host', member: host });
      t.act(host, { type: 'start' });
      const nights = new Set<string>();
      while (t.seen('p1').you.phase?.name !== 'accuse') {
        const night = t.seen(host).you.phase?.name === 'night';
        if (night) nights.add(t.room.match?.phase ?? '');
        expect(t.may(host).includes('extend')).toBe(!night);
        if (night) expect(extend(t, host)).toMatchObject({ code: 'INVALID_PHASE', details: {} });
        t.wait((t.due ?? t.now) - t.now);
      }
      expect([...nights].toSorted()).toEqual(['theft', 'watch']);
      expect(extend(t, host).ok).toBe(true);
    }
  });

  it('[CM-25] outlives a sleep of the server', () => {
    const t = roomWith({ playing: true });
    extend(t);
    t.sleep(600 * SECOND);
    expect(endsAt(t)).toBe(650 * SECOND);
  });
});
