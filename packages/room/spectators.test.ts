import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

/** Somebody who watches and asks for a seat. */
function asker(t: TestRoom, name = 'Watcher'): string {
  const { member } = t.join(name, { as: 'spectator' });
  expect(t.act(member, { type: 'ask_seat' }).events).toEqual([{ type: 'asks', member }]);
  return member;
}

describe('joining during a match', () => {
  it('[CM-50] makes one a spectator, who cannot act', () => {
    const t = roomWith({ playing: true });
    expect(t.join('Late')).toMatchObject({ code: 'GAME_ALREADY_STARTED', details: { watch: true } });
    const { member } = t.join('Late', { as: 'spectator' });
    expect(t.play(member, 'write', { word: 'x' }).code).toBe('NOT_ACTIVE');
    expect(t.seen(member).you).toMatchObject({ hand: null, can: [], awaited: false });
    expect(t.room.match?.players).not.toContain(member);
  });

  it('[CM-51] where newcomers may play, who comes to play watches and asks', () => {
    const t = roomWith({ game: 'council', playing: true });
    const { member, events } = t.join('Late');
    expect(events).toEqual([
      { type: 'joined', member },
      { type: 'asks', member },
    ]);
    expect(t.member(member)).toMatchObject({ kind: 'spectator', asks: true });
    expect(t.room.match?.players).not.toContain(member);
  });

  it('[CM-51] where newcomers may play but nobody may watch, one has to wait', () => {
    const t = roomWith({ game: 'council', playing: true, settings: { platform: { spectators: false } } });
    expect(t.join('Late')).toMatchObject({ code: 'GAME_ALREADY_STARTED', details: { watch: false } });
  });

  it('[CM-51] where every seat is taken there is none to ask for', () => {
    const t = roomWith({ game: 'council', people: 4, playing: true, settings: { platform: { maxPlayers: 4 } } });
    expect(t.join('Late')).toMatchObject({ code: 'ROOM_FULL', details: { watch: true } });
  });
});

describe('spectators switched off', () => {
  it('[CM-50] nobody comes to watch, neither person nor screen, and nobody stands up to', () => {
    const t = roomWith({ settings: { platform: { spectators: false } } });
    for (const as of ['spectator', 'stage'] as const) expect(t.join('Late', { as }).code).toBe('SPECTATORS_DISABLED');
    expect(t.act('p2', { type: 'watch' }).code).toBe('SPECTATORS_DISABLED');
    expect(t.may('p2')).not.toContain('watch');
  });

  it('[CM-50] whoever was let in before stays', () => {
    const t = roomWith();
    t.join('Watcher', { as: 'spectator' });
    t.join('', { as: 'stage' });
    t.act('p1', { type: 'configure', platform: { spectators: false } });
    expect(t.room.members.map(({ kind }) => kind).slice(-2)).toEqual(['spectator', 'stage']);
    t.act('p5', { type: 'ask_seat' });
    t.act('p1', { type: 'admit', member: 'p5', admit: true });
    expect(t.member('p5').kind).toBe('player');
  });
});

describe('a request for a seat', () => {
  it('[CM-51] in the lobby the host’s yes seats at once', () => {
    const t = roomWith();
    const member = asker(t);
    expect(t.seen('p1').room.people[member]).toMatchObject({ asks: true });
    expect(t.act('p1', { type: 'admit', member, admit: true }).events).toEqual([{ type: 'admitted', member }]);
    expect(t.member(member)).toMatchObject({ kind: 'player', asks: false, admitted: false, ready: false });
  });

  it('[CM-51] after a no one still watches, and may ask again', () => {
    const t = roomWith();
    const member = asker(t);
    expect(t.act('p1', { type: 'admit', member, admit: false }).events).toEqual([{ type: 'declined', member }]);
    expect(t.member(member)).toMatchObject({ kind: 'spectator', asks: false });
    expect(t.act(member, { type: 'ask_seat' }).ok).toBe(true);
  });

  it('[CM-51] is made once, and not again after a yes', () => {
    const t = roomWith({ playing: true });
    const member = asker(t);
    expect(t.act(member, { type: 'ask_seat' }).code).toBe('ALREADY_SUBMITTED');
    t.act('p1', { type: 'admit', member, admit: true });
    expect(t.act(member, { type: 'ask_seat' }).code).toBe('ALREADY_SUBMITTED');
    expect(t.may(member)).not.toContain('ask_seat');
    expect(t.act('p2', { type: 'ask_seat' }).code).toBe('NOT_ACTIVE');
  });

  it('[CM-51] nobody is admitted who has not asked', () => {
    const t = roomWith();
    const { member } = t.join('Watcher', { as: 'spectator' });
    for (const id of [member, 'p2', 'p77']) {
      expect(t.act('p1', { type: 'admit', member: id, admit: true }).code).toBe('PLAYER_NOT_FOUND');
    }
  });

  it('[CM-51] during a match the seat comes with the next lobby, the results included', () => {
    const t = roomWith({ playing: true });
    const member = asker(t);
    t.act('p1', { type: 'admit', member, admit: true });
    expect(t.member(member).kind).toBe('spectator');
    t.act('p1', { type: 'stop' });
    expect(t.member(member).kind).toBe('player');
    expect(t.seen(member)).toMatchObject({ you: { hand: null }, room: { stage: 'over' } });
    t.act('p1', { type: 'start' });
    expect(t.room.match?.players).toContain(member);
  });

  it('[CM-51] after the end a yes does not take those who left off the table', () => {
    const t = roomWith({ playing: true });
    t.act('p2', { type: 'leave' });
    t.act('p1', { type: 'stop' });
    const member = asker(t);
    t.act('p1', { type: 'admit', member, admit: true });
    expect(t.seen(member).room.people['p2']).toMatchObject({ kind: 'gone', name: 'Ben' });
    expect(t.room.match?.players).not.toContain(member);
  });

  it('[CM-51] where the game allows it, the match is told at once and decides when they play', () => {
    const t = roomWith({ game: 'council', playing: true });
    const member = asker(t);
    expect(t.act('p1', { type: 'admit', member, admit: true }).events).toEqual([{ type: 'admitted', member }]);
    expect(t.member(member).kind).toBe('player');
    expect(t.seen(member)).toMatchObject({ board: { waiting: [member] }, you: { hand: { card: null } } });
    for (const id of ['p1', 'p2', 'p3', 'p4']) t.play(id, 'pass');
    expect(t.seen(member).board).toMatchObject({ waiting: [], turn: 'p1' });
    for (const id of ['p1', 'p2', 'p3', 'p4']) t.play(id, 'pass');
    expect(t.play(member, 'pass').ok).toBe(true);
  });

  it('[CM-51] one admitted to a paused match sits down without moving it', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.act('p1', { type: 'pause' });
    const member = asker(t);
    t.act('p1', { type: 'admit', member, admit: true });
    expect(t.room.match).toMatchObject({ paused: true, phase: 'turn' });
    expect(t.room.match?.players).toContain(member);
  });

  it('[CM-51] the maximum holds', () => {
    const t = roomWith({ people: 8 });
    const member = asker(t);
    expect(t.act('p1', { type: 'admit', member, admit: true })).toMatchObject({
      code: 'ROOM_FULL',
      details: { watch: true },
    });
    expect(t.member(member)).toMatchObject({ kind: 'spectator', asks: true });
    t.act('p8', { type: 'leave' });
    expect(t.act('p1', { type: 'admit', member, admit: true }).ok).toBe(true);
  });

  it('[CM-51] who was admitted and found no seat gets the first that becomes free, before a newcomer', () => {
    const t = roomWith({ people: 8, playing: true });
    const [first, second] = [asker(t, 'First'), asker(t, 'Second')];
    for (const member of [second, first]) t.act('p1', { type: 'admit', member, admit: true });
    t.act('p1', { type: 'stop' });
    expect([first, second].map((id) => t.member(id).kind)).toEqual(['spectator', 'spectator']);
    t.act('p8', { type: 'leave' });
    expect([first, second].map((id) => t.member(id).kind)).toEqual(['player', 'spectator']);
    expect(t.join('Newcomer').code).toBe('ROOM_FULL');
  });

  it('[CM-51] who is away when the seat comes sits down on returning', () => {
    const t = roomWith({ playing: true });
    const member = asker(t);
    t.act('p1', { type: 'admit', member, admit: true });
    t.away(member);
    t.act('p1', { type: 'stop' });
    expect(t.member(member).kind).toBe('spectator');
    t.back(member);
    expect(t.member(member).kind).toBe('player');
  });

  it('a request ends with the one who made it', () => {
    const t = roomWith();
    const member = asker(t);
    t.act(member, { type: 'leave' });
    expect(t.act('p1', { type: 'admit', member, admit: true }).code).toBe('PLAYER_NOT_FOUND');
  });
});

describe('standing up to watch', () => {
  it('[CM-4] frees the seat, in the lobby only; the host stays seated', () => {
    const t = roomWith({ people: 8 });
    expect(t.act('p2', { type: 'watch' }).ok).toBe(true);
    expect(t.join('Ninth').ok).toBe(true);
    expect(t.act('p1', { type: 'watch' }).code).toBe('INVALID_TARGET');
    expect(t.may('p1')).not.toContain('watch');
    t.act('p1', { type: 'start' });
    expect(t.act('p3', { type: 'watch' }).code).toBe('GAME_ALREADY_STARTED');
  });

  it('[CM-51] is not undone by an earlier yes', () => {
    const t = roomWith();
    const member = asker(t);
    t.act('p1', { type: 'admit', member, admit: true });
    t.act(member, { type: 'watch' });
    t.tick();
    expect(t.member(member)).toMatchObject({ kind: 'spectator', asks: false, admitted: false });
  });
});

describe('the big screen', () => {
  it('[CM-52] needs no name, takes none away, and does not count', () => {
    const t = roomWith({ people: 2 });
    t.join('Screen 4');
    expect(t.join('', { as: 'stage' })).toMatchObject({ ok: true, member: 'p4' });
    expect(t.join('Screen 4').code).toBe('NAME_TAKEN');
    t.act('p3', { type: 'leave' });
    expect(t.act('p1', { type: 'start' }).details).toMatchObject({ actual: 2 });
    expect(t.join('screen 4').ok).toBe(true);
  });

  it('[CM-52] does nothing but leave', () => {
    const t = roomWith({ playing: true });
    const { member } = t.join('', { as: 'stage' });
    expect(t.may(member)).toEqual(['leave']);
    expect(t.say(member, 'hello').code).toBe('NOT_ACTIVE');
    expect(t.act(member, { type: 'ask_seat' }).code).toBe('NOT_ACTIVE');
    expect(t.play(member, 'write', { word: 'x' }).code).toBe('NOT_ACTIVE');
    expect(t.seen(member).you.talks).toEqual([]);
    expect(t.act(member, { type: 'leave' }).ok).toBe(true);
  });

  it('[CM-52] sees what a spectator sees', () => {
    const t = roomWith({ playing: true });
    const screen = t.join('', { as: 'stage' }).member;
    const watcher = t.join('Watcher', { as: 'spectator' }).member;
    const [one, other] = [t.seen(screen), t.seen(watcher)];
    expect({ ...one, you: null }).toEqual({ ...other, you: null });
    expect(one.you).toEqual({ ...other.you, id: screen, may: ['leave'], talks: [] });
  });
});
