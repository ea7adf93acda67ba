import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

describe('the idle clock', () => {
  it('[CM-5.11] everybody disconnects: alive at 29 minutes, closed at 30, with a warning at 28', () => {
    const t = roomWith();
    t.away('p1', 'p2', 'p3', 'p4');
    t.wait(28 * MINUTE - 1);
    expect(t.events.some(({ type }) => type === 'warning')).toBe(false);
    t.wait(1);
    expect(t.events.at(-1)).toEqual({ type: 'warning', kind: 'idle', closesAt: 30 * MINUTE });
    t.wait(1 * MINUTE);
    expect(t.room.closed).toBeNull();
    expect(t.seen('p2').room.warning).toEqual({ kind: 'idle', closesAt: 30 * MINUTE });
    t.wait(1 * MINUTE - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room).toMatchObject({ closed: 'INACTIVE', match: null });
  });

  it.each([
    ['an accepted command', { type: 'act', by: 'p2', id: 'x', act: { type: 'still_here' } }],
    ['a chat line', { type: 'act', by: 'p2', id: 'x', act: { type: 'say', channel: 'room', text: 'hi' } }],
    ['a return', { type: 'back', member: 'p3' }],
    ['a join', { type: 'join', join: { as: 'spectator', name: 'Late', avatar: '', key: 'k', device: null } }],
  ] as const)('[BT-Q14] %s is activity: the warning goes, and comes again in time', (_what, input) => {
    const t = roomWith();
    t.away('p3');
    t.wait(29 * MINUTE);
    expect(t.seen('p1').room.warning).not.toBeNull();
    expect(t.apply(input).ok).toBe(true);
    expect(t.seen('p1').room.warning).toBeNull();
    t.wait(28 * MINUTE);
    expect(t.seen('p1').room.warning).toEqual({ kind: 'idle', closesAt: 59 * MINUTE });
    t.wait(2 * MINUTE);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[BT-Q14] neither a refused command, nor a lost connection, nor a tick is activity', () => {
    const t = roomWith();
    t.wait(20 * MINUTE);
    expect(t.act('p2', { type: 'start' }).ok).toBe(false);
    t.away('p3');
    t.tick();
    t.wait(10 * MINUTE);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[CM-40] its length is a setting', () => {
    const t = roomWith({ settings: { platform: { idleRoomMinutes: 5 } } });
    t.wait(5 * MINUTE - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[CM-40] does not run in a match whose phases are timed, however long nobody does anything', () => {
    const t = roomWith({ playing: true, settings: { game: { writeSeconds: 3600 } } });
    t.wait(59 * MINUTE);
    expect(t.room).toMatchObject({ closed: null, warned: null });
  });

  it('[CM-40] leaves half an hour to look at the results, however quiet the match was', () => {
    const t = roomWith({ playing: true, settings: { game: { writeSeconds: 3600, rounds: 1 } } });
    t.wait(60 * MINUTE + 5 * SECOND + 300);
    expect(t.seen('p1').room).toMatchObject({ stage: 'over', warning: null });
    t.wait(30 * MINUTE - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[CM-40] runs in an abandoned match, from the last lost connection on', () => {
    const t = roomWith({ playing: true, settings: { game: { writeSeconds: 3600 } } });
    t.join('', { as: 'stage' });
    t.wait(20 * MINUTE);
    t.away('p1', 'p2', 'p3');
    t.wait(5 * MINUTE);
    t.away('p4');
    t.wait(28 * MINUTE - 1);
    expect(t.room).toMatchObject({ closed: null, warned: null });
    t.wait(2 * MINUTE);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[CM-40] an abandoned match is saved by one return', () => {
    const t = roomWith({ game: 'clue', playing: true });
    t.away('p1', 'p2', 'p3', 'p4');
    t.wait(29 * MINUTE);
    expect(t.room).toMatchObject({ closed: null, warned: 'idle' });
    t.back('p2');
    expect(t.room.warned).toBeNull();
    t.wait(20 * MINUTE);
    expect(t.room.closed).toBeNull();
  });

  it('[CM-40] bots and watchers do not keep an abandoned match alive', () => {
    const t = roomWith({ game: 'council', people: 2, bots: 4, playing: true });
    t.join('Watcher', { as: 'spectator' });
    t.away('p1', 'p2');
    t.wait(30 * MINUTE - 1);
    expect(t.room).toMatchObject({ closed: null, match: { over: null } });
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[BT 25] a match that plays itself out with nobody there does not prolong the half hour', () => {
    const t = roomWith({ game: 'quiz', playing: true });
    t.wait(10 * SECOND);
    t.away('p1', 'p2', 'p3', 'p4');
    t.wait(29 * MINUTE);
    expect(t.room).toMatchObject({ closed: null, match: { over: { reason: 'completed' } } });
    t.wait(1 * MINUTE);
    expect(t.room.closed).toBe('INACTIVE');
  });
});

describe('the watchdog', () => {
  it('[CM-40] discards a match in which nobody did anything for ten minutes, two minutes after a warning', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.wait(480 * SECOND);
    expect(t.events.at(-1)).toEqual({ type: 'warning', kind: 'watchdog', closesAt: 600 * SECOND });
    t.wait(120 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room).toMatchObject({ closed: 'WATCHDOG', match: null });
  });

  it('[CM-40] a chat line at 590 s postpones it to 1190 s, with a new warning', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.wait(590 * SECOND);
    t.say('p3', 'hm');
    expect(t.seen('p2').room.warning).toBeNull();
    t.wait(480 * SECOND);
    expect(t.seen('p2').room.warning).toEqual({ kind: 'watchdog', closesAt: 1190 * SECOND });
    t.wait(120 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[CM-40] waits an hour while the match is paused, and starts anew with the resume', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    t.wait(3480 * SECOND);
    expect(t.room).toMatchObject({ closed: null, warned: 'watchdog' });
    t.act('p1', { type: 'resume' });
    t.wait(3 * SECOND + 599 * SECOND);
    expect(t.room.closed).toBeNull();
    t.wait(1 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[CM-40] closes what stays paused for an hour, in timed games too', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.wait(3600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-Q22] is suspended while a timer runs, and starts anew when it ends', () => {
    const t = roomWith({ game: 'council', playing: true, settings: { game: { talkSeconds: 1200 } } });
    t.play('p1', 'talk');
    t.wait(1200 * SECOND);
    expect(t.room).toMatchObject({ closed: null, match: { phase: 'turn' } });
    t.wait(599 * SECOND);
    expect(t.room.closed).toBeNull();
    t.wait(1 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-Q22] a bot that ends a timed phase does not leave the room to a stale clock', () => {
    const t = roomWith({
      game: 'council',
      people: 4,
      bots: 1,
      playing: true,
      settings: { game: { talkSeconds: 1200 } },
    });
    t.play('p1', 'talk');
    t.wait(1000 * SECOND);
    t.play('p5', 'hush');
    t.wait(479 * SECOND);
    expect(t.room).toMatchObject({ closed: null, warned: null });
    t.wait(121 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[CM-40] bots at play are no activity', () => {
    const t = roomWith({ game: 'council', people: 1, bots: 4, playing: true, settings: { game: { laps: 1000 } } });
    t.play('p1', 'pass');
    for (const bot of ['p2', 'p3', 'p4', 'p5']) {
      t.wait(120 * SECOND);
      t.play(bot, 'pass');
    }
    expect(t.room.warned).toBe('watchdog');
    t.wait(120 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[CM-40] can be switched off and on', () => {
    const off = roomWith({ game: 'council', playing: true, settings: { platform: { watchdogSeconds: null } } });
    off.wait(3 * 3600 * SECOND);
    expect(off.room.closed).toBeNull();
    const on = roomWith({ game: 'council', playing: true, settings: { platform: { watchdogSeconds: 180 } } });
    on.wait(180 * SECOND);
    expect(on.room.closed).toBe('WATCHDOG');
  });

  it('[IQ-Q23] while the host is lost it uses the limit of a pause', () => {
    const t = roomWith({ game: 'council', people: 6, playing: true });
    t.away('p1');
    t.wait(3480 * SECOND);
    expect(t.room).toMatchObject({ closed: null, warned: 'watchdog' });
    t.wait(120 * SECOND);
    expect(t.room.closed).toBe('WATCHDOG');
  });
});

describe('the one timer', () => {
  it('[E4] a tick too early, or twice, changes nothing', () => {
    const t = roomWith({ game: 'council', people: 5, playing: true });
    t.away('p1');
    t.wait(10 * SECOND);
    const before = t.room;
    t.tick();
    expect(t.room).toBe(before);
    t.wait(290 * SECOND);
    const after = t.room;
    t.tick();
    expect(t.room).toBe(after);
  });

  it('a tick that comes late does everything that is due, in order', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    t.act('p1', { type: 'resume' });
    t.away('p1');
    t.drift(40 * SECOND);
    expect(t.tick().events).toEqual([{ type: 'resumed' }, { type: 'host', member: 'p2' }]);
    expect(t.room.match?.deadline).toBe(60 * SECOND);
  });

  it('a closed room has nothing due', () => {
    const t = roomWith();
    t.act('p1', { type: 'close' });
    expect(t.due).toBeNull();
    expect(t.tick().code).toBe('ROOM_CLOSED');
  });
});

describe('a sleep of the server', () => {
  const HOUR = 60 * MINUTE;

  it('[CM-25] leaves a phase what was left of it', () => {
    const t = roomWith({ playing: true });
    t.wait(5 * SECOND);
    t.sleep(HOUR);
    expect(t.room.match?.deadline).toBe(t.now + 15 * SECOND);
    t.wait(15 * SECOND + 299);
    expect(t.room.match?.phase).toBe('write');
    t.wait(1);
    expect(t.room.match?.phase).toBe('show');
  });

  it('[CM-25] leaves a paused phase what was banked, and a countdown its seconds', () => {
    const t = roomWith({ playing: true });
    t.wait(8 * SECOND);
    t.act('p1', { type: 'pause' });
    t.sleep(HOUR);
    expect(t.room.paused?.since).toBe(t.now);
    t.act('p1', { type: 'resume' });
    t.wait(1 * SECOND);
    t.sleep(HOUR);
    expect(t.room.paused?.resumeAt).toBe(t.now + 2 * SECOND);
    t.wait(2 * SECOND);
    expect(t.room.match?.deadline).toBe(t.now + 12 * SECOND);
  });

  it('[CM-25] is nobody’s absence: neither the host’s window nor the idle clock runs on', () => {
    const t = roomWith({ game: 'council', people: 5, bots: 4, playing: true });
    t.away('p1');
    t.wait(100 * SECOND);
    t.sleep(HOUR);
    expect(t.room.hostGone).toMatchObject({ since: t.now - 100 * SECOND, until: t.now + 200 * SECOND });
    t.away('p2', 'p3', 'p4', 'p5');
    t.wait(10 * MINUTE);
    t.sleep(HOUR);
    t.wait(20 * MINUTE - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('INACTIVE');
  });

  it('[CM-72] does not make the room forget which acts it has seen', () => {
    const t = roomWith();
    t.act('p2', { type: 'say', channel: 'room', text: 'once' }, { id: 'same' });
    t.sleep(HOUR);
    t.act('p2', { type: 'still_here' });
    expect(t.act('p2', { type: 'say', channel: 'room', text: 'once' }, { id: 'same' }).repeat).toBe(true);
    expect(t.lines('p1')).toEqual(['once']);
  });

  it('changes neither when lines were said nor anything that is not counted from', () => {
    const t = roomWith();
    t.say('p2', 'hello');
    const { chat, settings, nextMember } = t.room;
    t.sleep(HOUR);
    expect(t.room).toMatchObject({ chat, settings, nextMember });
  });
});
