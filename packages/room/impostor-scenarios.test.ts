import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

const SECOND = 1_000;

/** What the book of Impostor Questions asks of the room, on a toy with the same platform defaults. It is the turn of p2. */
function council(people: number): TestRoom {
  const t = roomWith({ game: 'council', people, playing: true });
  t.play('p1', 'pass');
  return t;
}

const warnings = (t: TestRoom): number => t.events.filter(({ type }) => type === 'warning').length;

describe('the watchdog', () => {
  it('[IQ-9.4] [IQ-5.14] an untimed phase without activity: warning at 480 s, closed with WATCHDOG at 600 s, no winner', () => {
    const t = council(4);
    t.wait(480 * SECOND - 1);
    expect(t.seen('p3').room.warning).toBeNull();
    t.wait(1);
    expect(t.seen('p3').room.warning).toEqual({ kind: 'watchdog', closesAt: 600 * SECOND });
    t.wait(120 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room).toMatchObject({ closed: 'WATCHDOG', match: null });
    expect(t.events.map(({ type }) => type)).not.toContain('over');
  });

  it('[IQ-5.14] with a chat line at 590 s it closes at 1190 s', () => {
    const t = council(4);
    t.wait(590 * SECOND);
    t.say('p2', 'hm');
    t.wait(600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-9.5] [IQ-5.14] paused by the host it closes at 3600 s', () => {
    const t = council(4);
    t.act('p1', { type: 'pause' });
    t.wait(3600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it.each(['p1', 'p3', 'p5'])('[IQ-Q22] "still here" is offered to everybody and takes the warning back: %s', (by) => {
    const t = council(4);
    t.join('Watcher', { as: 'spectator' });
    t.wait(500 * SECOND);
    expect(t.seen(by).room.warning).not.toBeNull();
    expect(t.may(by)).toContain('still_here');
    expect(t.act(by, { type: 'still_here' }).ok).toBe(true);
    expect(t.seen(by).room.warning).toBeNull();
    t.wait(599 * SECOND);
    expect([t.room.closed, warnings(t)]).toEqual([null, 2]);
    t.wait(1 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-Q22] a refused command is no activity', () => {
    const t = council(4);
    t.wait(590 * SECOND);
    expect(t.play('p4', 'pass').code).toBe('NOT_YOUR_TURN');
    t.wait(10 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-Q22] is not of the lobby, which has half an hour', () => {
    const t = roomWith({ game: 'council', people: 4 });
    t.wait(30 * 60 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });
});

describe('a lost host', () => {
  const vote = (t: TestRoom, by: string, member: string): string | null =>
    t.act(by, { type: 'vote_host', member }).code;

  it('[IQ-15.H1] [IQ-5.27] stops the match at once; three of four change nothing, the fourth makes p2 host and it goes on', () => {
    const t = council(5);
    t.away('p1');
    expect(t.seen('p2').room).toMatchObject({ paused: { by: 'host-lost' }, hostGone: { since: t.now } });
    expect(t.play('p2', 'pass').code).toBe('PAUSED');
    for (const by of ['p2', 'p3', 'p4']) expect(vote(t, by, 'p2')).toBeNull();
    expect(t.room).toMatchObject({ host: 'p1', paused: { resumeAt: null } });
    vote(t, 'p5', 'p2');
    expect(t.room.host).toBe('p2');
    t.wait(3 * SECOND);
    expect(t.play('p2', 'pass').ok).toBe(true);
  });

  it('[IQ-15.H2] [IQ-5.27] back after 4:59 resumes, and the votes are cleared', () => {
    const t = council(5);
    t.away('p1');
    for (const by of ['p2', 'p3']) vote(t, by, 'p2');
    t.wait(299 * SECOND);
    t.back('p1');
    expect(t.room).toMatchObject({ host: 'p1', hostGone: null });
    t.wait(3 * SECOND);
    expect(t.room.paused).toBeNull();
    t.away('p1');
    expect(t.seen('p2').room.hostGone?.votes).toEqual({});
  });

  it('[IQ-5.28] [IQ-15.H5] four players, five minutes: the game is over', () => {
    const t = council(4);
    t.away('p1');
    t.wait(300 * SECOND);
    expect(t.seen('p2').room).toMatchObject({ stage: 'over', outcome: { reason: 'host_lost' } });
  });

  it('[IQ-5.28] [IQ-Q25] five players, five minutes: still paused, and the vote is still open', () => {
    const t = council(5);
    t.away('p1');
    t.wait(300 * SECOND);
    expect(t.seen('p2').room).toMatchObject({ stage: 'playing', paused: { by: 'host-lost' } });
    for (const by of ['p2', 'p3', 'p4', 'p5']) expect(vote(t, by, 'p4')).toBeNull();
    expect(t.room.host).toBe('p4');
  });

  it('[IQ-15.H3] [IQ-Q26] everybody connected but the host votes, for one of them, themselves included', () => {
    const t = council(6);
    t.away('p1', 'p6');
    for (const by of ['p2', 'p3', 'p4', 'p5']) expect(t.may(by)).toContain('vote_host');
    expect(vote(t, 'p2', 'p2')).toBeNull();
    for (const candidate of ['p1', 'p6', 'nobody']) expect(vote(t, 'p3', candidate)).toBe('INVALID_TRANSFER_VOTE');
  });

  it('[IQ-15.H3] there is no vote while the host is here', () => {
    expect(vote(council(5), 'p2', 'p2')).toBe('HOST_NOT_LOST');
  });

  it('[IQ-15.H4] [IQ-Q26] unanimity is looked at again when somebody drops out and when somebody returns', () => {
    const t = council(5);
    t.away('p1', 'p5');
    for (const by of ['p2', 'p3']) vote(t, by, 'p2');
    t.back('p5');
    vote(t, 'p4', 'p2');
    expect(t.room.host).toBe('p1');
    t.away('p5');
    expect(t.room.host).toBe('p2');
  });

  it('[IQ-Q26] the old host returns as a plain player', () => {
    const t = council(5);
    t.away('p1');
    for (const by of ['p2', 'p3', 'p4', 'p5']) vote(t, by, 'p3');
    t.back('p1');
    expect(t.room.host).toBe('p3');
    expect(t.member('p1').kind).toBe('player');
    expect(t.act('p1', { type: 'pause' }).code).toBe('NOT_HOST');
  });

  it('[IQ-Q24] stays paused until the hour of the paused watchdog', () => {
    const t = council(5);
    t.away('p1');
    t.wait(3600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('WATCHDOG');
  });
});

describe('a host who leaves on purpose', () => {
  it('[IQ-Q27] may name a successor; otherwise it is the earliest of those connected', () => {
    const named = council(5);
    named.act('p1', { type: 'leave', successor: 'p4' });
    expect(named.room).toMatchObject({ host: 'p4', paused: null });
    const unnamed = council(5);
    unnamed.away('p2');
    unnamed.act('p1', { type: 'leave' });
    expect(unnamed.room).toMatchObject({ host: 'p3', paused: null });
  });

  it('[IQ-Q27] [IQ-Q28] is gone from the match as one who was removed', () => {
    const t = council(5);
    t.act('p1', { type: 'leave' });
    expect(t.room.match?.players).toEqual(['p2', 'p3', 'p4', 'p5']);
    expect(t.member('p1').kind).toBe('gone');
  });

  it('[IQ-Q27] cannot be removed by others, nor while lost', () => {
    const t = council(5);
    expect(t.act('p2', { type: 'remove', member: 'p1', ban: false }).code).toBe('NOT_HOST');
    t.away('p1');
    expect(t.act('p2', { type: 'remove', member: 'p1', ban: false }).code).toBe('NOT_HOST');
  });
});
