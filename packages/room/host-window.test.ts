import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

const SECOND = 1_000;

function council(people: number, hostLoss: object = {}): TestRoom {
  return roomWith({ game: 'council', people, playing: true, settings: { platform: { hostLoss } } });
}

describe('after the window of a lost host', () => {
  it('[IQ-Q24] with enough players the match stays paused and the vote open', () => {
    const t = council(5);
    t.away('p1');
    t.wait(400 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', paused: { by: 'host-lost' }, match: { over: null } });
    for (const by of ['p2', 'p3', 'p4', 'p5']) t.act(by, { type: 'vote_host', member: 'p5' });
    expect(t.room.host).toBe('p5');
    t.wait(3 * SECOND);
    expect(t.room.paused).toBeNull();
  });

  it('[IQ-Q24] with enough players the host still may return', () => {
    const t = council(5);
    t.away('p1');
    t.wait(400 * SECOND);
    t.back('p1');
    t.wait(3 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', hostGone: null, paused: null });
  });

  it('[IQ-15.H5] with too few connected players the match ends, and there is a host again', () => {
    const t = council(4);
    t.away('p1');
    t.wait(300 * SECOND - 1);
    expect(t.room.match?.over).toBeNull();
    t.wait(1);
    expect(t.room).toMatchObject({
      host: 'p2',
      paused: null,
      hostGone: null,
      match: { over: { reason: 'host_lost' } },
    });
    expect(t.events.slice(-2)).toEqual([
      { type: 'over', reason: 'host_lost' },
      { type: 'host', member: 'p2' },
    ]);
  });

  it('[IQ-Q24] it also ends when the count falls below the minimum later', () => {
    const t = council(5);
    t.away('p1');
    t.wait(301 * SECOND);
    t.away('p3');
    expect(t.room.match?.over).toMatchObject({ reason: 'host_lost' });
  });

  it('[IQ-Q25] before the window has run out, too few is no reason', () => {
    const t = council(5);
    t.away('p1', 'p2', 'p3');
    t.wait(299 * SECOND);
    expect(t.room.match?.over).toBeNull();
    t.back('p2', 'p3');
    t.wait(10 * SECOND);
    expect(t.room.match?.over).toBeNull();
  });

  it('[IQ-Q24] afterWindow auto-succeed: the earliest to join becomes host and the match goes on', () => {
    const t = council(5, { afterWindow: 'auto-succeed' });
    t.away('p1');
    t.wait(300 * SECOND);
    expect(t.room).toMatchObject({ host: 'p2', paused: { resumeAt: 303 * SECOND } });
    t.wait(3 * SECOND);
    expect(t.room).toMatchObject({ paused: null, match: { over: null, paused: false } });
  });

  it('[IQ-Q24] afterWindow auto-succeed with nobody here waits for the first to return', () => {
    const t = council(5, { afterWindow: 'auto-succeed' });
    t.away('p1', 'p2', 'p3', 'p4', 'p5');
    t.wait(400 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', paused: { resumeAt: null } });
    t.back('p4');
    expect(t.room).toMatchObject({ host: 'p4', paused: { resumeAt: t.now + 3 * SECOND } });
  });

  it('[IQ-Q24] afterWindow end: the match ends however many are left', () => {
    const t = council(6, { afterWindow: 'end' });
    t.away('p1');
    t.wait(300 * SECOND);
    expect(t.room).toMatchObject({ host: 'p2', match: { over: { reason: 'host_lost' } } });
  });

  it('[IQ-Q24] in the lobby nothing ends, and the role is still the host’s', () => {
    const t = roomWith({ game: 'council', people: 4, settings: { platform: { hostLoss: { afterWindow: 'end' } } } });
    t.away('p1');
    t.wait(400 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', match: null });
    t.back('p1');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-30] the window is a setting', () => {
    const t = council(4, { seconds: 10 });
    t.away('p1');
    t.wait(10 * SECOND);
    expect(t.room.match?.over).toMatchObject({ reason: 'host_lost' });
  });

  it.each([
    ['succeed', 'relay'],
    ['fixed', 'relay'],
    ['pause-vote', 'quiz'],
  ] as const)('[CM-30] the policy %s can be chosen for %s', (policy, game) => {
    const t = roomWith({ game, playing: true, settings: { platform: { hostLoss: { policy, seconds: 30 } } } });
    t.away('p1');
    expect(t.room.paused?.by ?? null).toBe(policy === 'pause-vote' ? 'host-lost' : null);
    t.wait(30 * SECOND);
    expect(t.room.host).toBe(policy === 'succeed' ? 'p2' : 'p1');
  });
});

describe('succession never', () => {
  const never = { succession: 'never' };

  it('[BT-Q12] an absent host keeps the role for good', () => {
    const t = roomWith({ game: 'quiz', settings: { platform: { hostLoss: never } } });
    t.away('p1');
    t.wait(600 * SECOND);
    expect(t.room.host).toBe('p1');
    t.back('p1');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[BT-Q12] when the host leaves, nobody is host: neither those here nor one who comes later', () => {
    const t = roomWith({ game: 'quiz', settings: { platform: { hostLoss: never } } });
    t.act('p1', { type: 'leave' });
    expect(t.room.host).toBeNull();
    t.join('Late');
    expect(t.room.host).toBeNull();
    expect(t.act('p2', { type: 'start' }).code).toBe('NOT_HOST');
  });

  it('[BT-Q12] a match goes on without; one that the leaving host had paused goes on too', () => {
    const t = roomWith({ game: 'quiz', playing: true, settings: { platform: { hostLoss: never } } });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'leave' });
    expect(t.room).toMatchObject({ host: null, match: { host: null }, paused: { resumeAt: 3 * SECOND } });
    t.wait(60 * SECOND);
    expect(t.room.match?.over).toMatchObject({ reason: 'completed' });
  });

  it('[CM-30] a vote still passes the role on: that is no succession', () => {
    const t = council(4, never);
    t.away('p1');
    for (const by of ['p2', 'p3', 'p4']) t.act(by, { type: 'vote_host', member: 'p3' });
    expect(t.room.host).toBe('p3');
  });

  it('[IQ-15.H5] a match that ends for want of its host leaves the role where it was', () => {
    const t = council(4, never);
    t.away('p1');
    t.wait(300 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', match: { over: { reason: 'host_lost' } } });
  });
});
