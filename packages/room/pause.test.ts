import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';

const SECOND = 1_000;

describe('a pause', () => {
  it('[CM-5.8] at 12.0 s left, for 60 s, leaves 12.0 s; commands meanwhile are refused', () => {
    const t = roomWith({ playing: true });
    t.wait(8 * SECOND);
    expect(t.act('p1', { type: 'pause' }).events).toEqual([{ type: 'paused' }]);
    expect(t.seen('p2').you).toMatchObject({ can: [], phase: { endsAt: null, left: 12 * SECOND } });
    t.wait(60 * SECOND);
    expect(t.play('p2', 'write', { word: 'now?' }).code).toBe('PAUSED');
    t.act('p1', { type: 'resume' });
    t.wait(3 * SECOND);
    expect(t.seen('p2').you).toMatchObject({ can: ['write'], phase: { endsAt: t.now + 12 * SECOND } });
    expect(t.play('p2', 'write', { word: 'now!' }).ok).toBe(true);
  });

  it('[CM-35] ends after a countdown of three seconds, in which the match still stands', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'resume' });
    expect(t.seen('p2').room.paused).toEqual({ by: 'host', since: 0, resumeAt: 3 * SECOND });
    t.wait(3 * SECOND - 1);
    expect(t.play('p2', 'write', { word: 'early' }).code).toBe('PAUSED');
    t.wait(1);
    expect(t.seen('p2').room.paused).toBeNull();
    expect(t.events.at(-1)).toEqual({ type: 'resumed' });
  });

  it('[CM-35] the countdown can be taken back, and is not prolonged by pressing again', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'resume' });
    t.wait(2 * SECOND);
    expect(t.act('p1', { type: 'resume' }).code).toBe('NOT_PAUSED');
    expect(t.may('p1')).toContain('pause');
    expect(t.act('p1', { type: 'pause' }).ok).toBe(true);
    t.wait(600 * SECOND);
    expect(t.room).toMatchObject({ paused: { resumeAt: null }, match: { paused: true } });
  });

  it('[CM-35] is refused where it makes no sense', () => {
    const t = roomWith();
    expect(t.act('p1', { type: 'pause' }).code).toBe('GAME_NOT_STARTED');
    t.act('p1', { type: 'start' });
    expect(t.act('p1', { type: 'resume' }).code).toBe('NOT_PAUSED');
    t.act('p1', { type: 'pause' });
    expect(t.act('p1', { type: 'pause' }).code).toBe('PAUSED');
    expect(t.may('p1')).not.toContain('pause');
  });

  it('[CM-35] leaves the chat open where the phase does not forbid it', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    expect(t.say('p2', 'tea?').ok).toBe(true);
    const closed = roomWith({ playing: true });
    closed.act('p1', { type: 'pause' });
    expect(closed.say('p2', 'tea?').code).toBe('CHAT_CLOSED');
  });

  it('[CM-35] lets the host remove, end and hand over; a new host goes on', () => {
    const t = roomWith({ people: 5, playing: true });
    t.act('p1', { type: 'pause' });
    expect(t.act('p1', { type: 'remove', member: 'p5', ban: false }).ok).toBe(true);
    expect(t.act('p1', { type: 'give_host', member: 'p2' }).ok).toBe(true);
    expect(t.room.paused).toMatchObject({ by: 'host', resumeAt: null });
    expect(t.act('p2', { type: 'resume' }).ok).toBe(true);
    t.act('p2', { type: 'pause' });
    t.act('p2', { type: 'stop' });
    expect(t.room).toMatchObject({ paused: null, match: { over: { reason: 'host_ended' } } });
  });

  it('[CM-35] outlives a departure that does not end the match, and ends with one that does', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p4', { type: 'leave' });
    expect(t.room.paused).not.toBeNull();
    t.act('p3', { type: 'leave' });
    expect(t.room).toMatchObject({ paused: null, match: { over: { reason: 'insufficient_players' } } });
  });

  it('[CM-35] what became complete meanwhile closes the phase after the resume, not before', () => {
    const t = roomWith({ playing: true });
    for (const id of ['p1', 'p2', 'p3']) t.play(id, 'write', { word: 'x' });
    t.act('p1', { type: 'pause' });
    t.away('p4');
    expect(t.room.match?.phase).toBe('write');
    t.act('p1', { type: 'resume' });
    t.wait(3 * SECOND);
    expect(t.room.match?.phase).toBe('show');
  });
});

describe('a pause and a lost host', () => {
  it('[CM-30] a pause of the host’s own stays when they return', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    t.away('p1');
    expect(t.room.paused?.by).toBe('host');
    t.back('p1');
    t.wait(60 * SECOND);
    expect(t.room.paused).toMatchObject({ by: 'host', resumeAt: null });
    expect(t.act('p1', { type: 'resume' }).ok).toBe(true);
  });

  it('[CM-30] a pause of the lost host’s own is ended by the elected one', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    t.away('p1');
    for (const by of ['p2', 'p3', 'p4']) t.act(by, { type: 'vote_host', member: 'p2' });
    t.wait(10 * SECOND);
    expect(t.room).toMatchObject({ host: 'p2', paused: { by: 'host', resumeAt: null } });
    expect(t.act('p2', { type: 'resume' }).ok).toBe(true);
  });

  it('[CM-30] losing the host during the countdown stops it', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'resume' });
    t.wait(2 * SECOND);
    t.away('p1');
    t.wait(10 * SECOND);
    expect(t.room).toMatchObject({ paused: { by: 'host-lost', resumeAt: null }, match: { paused: true } });
    t.back('p1');
    t.wait(3 * SECOND);
    expect(t.room).toMatchObject({ paused: null, match: { paused: false } });
  });

  it('[CM-30] losing the host again during the countdown of their return stops it again', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    t.wait(100 * SECOND);
    t.back('p1');
    t.wait(1 * SECOND);
    t.away('p1');
    expect(t.room.hostGone).toMatchObject({ since: 101 * SECOND, until: 401 * SECOND });
    t.wait(60 * SECOND);
    expect(t.room.paused).toMatchObject({ by: 'host-lost', resumeAt: null });
  });

  it('[CM-30] nobody can end the pause of a lost host by resuming', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    expect(t.act('p2', { type: 'resume' }).code).toBe('NOT_HOST');
    t.back('p1');
    expect(t.act('p1', { type: 'resume' }).code).toBe('NOT_PAUSED');
    expect(t.act('p1', { type: 'pause' }).ok).toBe(true);
    expect(t.room.paused).toMatchObject({ by: 'host', resumeAt: null });
  });

  it('[CM-35] where the policy does not pause, a host’s countdown runs on without them', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'resume' });
    t.away('p1');
    t.wait(3 * SECOND);
    expect(t.room.paused).toBeNull();
  });
});

describe('time', () => {
  it('[CM-36] is given as an absolute deadline', () => {
    const t = roomWith({ playing: true });
    t.wait(7 * SECOND);
    expect(t.seen('p2').you.phase).toEqual({ name: 'write', visit: 1, endsAt: 20 * SECOND });
  });

  it('[CM-36] untimed phases stay untimed', () => {
    const t = roomWith({ game: 'council', playing: true, settings: { platform: { timeScale: 0.5 } } });
    expect(t.seen('p1').you.phase).toMatchObject({ endsAt: null });
  });

  it.each([0.5, 1, 1.5])('[CM-5.18] a time scale of %d holds for every timed phase', (timeScale) => {
    const t = roomWith({ playing: true, settings: { platform: { timeScale } } });
    expect(t.room.match?.deadline).toBe(20 * SECOND * timeScale);
    t.wait(20 * SECOND * timeScale + 300);
    expect(t.room.match).toMatchObject({ phase: 'show', deadline: t.now + 5 * SECOND * timeScale });
  });

  it('[CM-37] a command within the grace counts, one after it does not, and the phase closes with the grace', () => {
    const t = roomWith({ playing: true });
    t.drift(20 * SECOND + 300);
    expect(t.play('p2', 'write', { word: 'late' }).ok).toBe(true);
    t.drift(1);
    expect(t.play('p3', 'write', { word: 'later' })).toMatchObject({
      code: 'TIME_EXPIRED',
      details: { phase: 'write' },
    });
    t.tick();
    expect(t.room.match?.phase).toBe('show');
    expect(t.play('p3', 'write', { word: 'latest' }, { visit: 1 })).toMatchObject({
      code: 'TIME_EXPIRED',
      details: { phase: 'show' },
    });
  });

  it('[CM-37] nothing closes before deadline and grace, however often the clock ticks', () => {
    const t = roomWith({ game: 'quiz', playing: true });
    expect(t.due).toBe(21 * SECOND);
    t.drift(21 * SECOND - 1);
    const before = t.room;
    t.tick();
    expect(t.room).toBe(before);
  });

  it('[CM-38] all connected players have written: the phase closes at once', () => {
    const t = roomWith({ playing: true });
    t.away('p4');
    t.wait(4 * SECOND);
    for (const id of ['p1', 'p2', 'p3']) t.play(id, 'write', { word: 'x' });
    expect(t.room.match).toMatchObject({ phase: 'show', deadline: 9 * SECOND });
  });

  it('[CM-38] the last one missing goes away: the phase closes at once', () => {
    const t = roomWith({ playing: true });
    for (const id of ['p1', 'p2', 'p3']) t.play(id, 'write', { word: 'x' });
    t.away('p4');
    expect(t.room.match?.phase).toBe('show');
  });

  it('[CM-23] where the game waits for everybody, it waits for who is away', () => {
    const t = roomWith({ game: 'clue', playing: true });
    t.away('p1');
    t.wait(20 * SECOND);
    expect(t.seen('p2').board).toMatchObject({ turn: 'p1' });
  });
});
