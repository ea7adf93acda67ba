import { MAX_SPECTATORS } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { newRoom } from './new-room.ts';
import { roomWith, testRoom, toys } from './testing/index.ts';

describe('joining', () => {
  it('[CM-5] the first to sit down is the host', () => {
    const t = testRoom(toys, 'relay');
    t.join('Screen', { as: 'stage' });
    t.join('Watcher', { as: 'spectator' });
    expect(t.room.host).toBeNull();
    t.join('Ann');
    t.join('Ben');
    expect(t.room.host).toBe('p3');
  });

  it('[CM-5.2] a name is refused if it is none, and if somebody has it', () => {
    const t = roomWith({ people: 0 });
    expect(t.join('bob').ok).toBe(true);
    expect(t.join('A').code).toBe('INVALID_NAME');
    expect(t.join('x'.repeat(21)).code).toBe('INVALID_NAME');
    expect(t.join('Zoë 🙂').code).toBe('INVALID_NAME');
    expect(t.join('BOB').code).toBe('NAME_TAKEN');
    expect(t.join(' Ｂob ').code).toBe('NAME_TAKEN');
    expect(t.join('Zoë').ok).toBe(true);
    expect(t.join('Jean-Luc 2').ok).toBe(true);
  });

  it('[CM-2] a spectator’s name is taken too, that of somebody who left is free again', () => {
    const t = roomWith({ people: 3 });
    t.join('Watcher', { as: 'spectator' });
    expect(t.join('watcher').code).toBe('NAME_TAKEN');
    t.act('p4', { type: 'leave' });
    expect(t.join('watcher').ok).toBe(true);
  });

  it('[CM-5.6] the right name takes nobody’s seat, not even that of somebody who is away', () => {
    const t = roomWith({ game: 'council', people: 5, playing: true });
    t.away('p2');
    for (const as of ['player', 'spectator'] as const)
      expect(t.join('Ben', { as, key: 'stranger' }).code).toBe('NAME_TAKEN');
    expect(t.member('p2')).toMatchObject({ key: 'key-of-Ben', kind: 'player' });
  });

  it('[CM-5.3] an avatar is one emoji, and 🙂 if none is given; two may have the same', () => {
    const t = roomWith({ people: 0 });
    expect(t.join('Ann', { avatar: 'ab' }).code).toBe('INVALID_AVATAR');
    t.join('Ann', { avatar: '👩‍🚀' });
    t.join('Ben', { avatar: '👩‍🚀' });
    t.join('Cem');
    expect(t.room.members.map(({ avatar }) => avatar)).toEqual(['👩‍🚀', '👩‍🚀', '🙂']);
  });

  it('[CM-7] the room is full at the maximum of the game, with the offer to watch', () => {
    const t = roomWith({ people: 8 });
    expect(t.join('Ninth')).toMatchObject({ code: 'ROOM_FULL', details: { watch: true } });
    expect(t.join('Ninth', { as: 'spectator' }).ok).toBe(true);
  });

  it('[CM-7] the maximum can be lowered by the setting; without spectators nothing is offered', () => {
    const t = roomWith({ people: 3, settings: { platform: { maxPlayers: 3, spectators: false } } });
    expect(t.join('Fourth')).toMatchObject({ code: 'ROOM_FULL', details: { watch: false } });
  });

  it('[CM-7] bots take seats too', () => {
    const t = roomWith({ people: 1, bots: 7 });
    expect(t.join('Ninth').code).toBe('ROOM_FULL');
    expect(t.act('p1', { type: 'add_bot' })).toMatchObject({ code: 'ROOM_FULL', details: { watch: false } });
  });

  it('[CM-4] an id is never used twice', () => {
    const t = roomWith({ people: 3 });
    t.act('p3', { type: 'leave' });
    expect(t.join('Late').member).toBe('p4');
    t.act('p1', { type: 'add_bot' });
    expect(t.room.members.map(({ id, seat }) => [id, seat])).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['p4', 4],
      ['p5', 5],
    ]);
  });

  it('[CM-73] a refused join changes nothing', () => {
    const t = roomWith({ people: 2 });
    const before = t.room;
    t.join('Mia');
    expect(t.room).toBe(before);
  });
});

describe('leaving', () => {
  it('[CM-24] frees the seat and voids the token', () => {
    const t = roomWith();
    expect(t.act('p2', { type: 'leave' }).events).toEqual([{ type: 'left', member: 'p2', name: 'Ben' }]);
    expect(t.room.members.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4']);
    expect(t.act('p2', { type: 'ready', ready: true }).code).toBe('NOT_JOINED');
    expect(t.apply({ type: 'back', member: 'p2' }).code).toBe('NOT_JOINED');
  });

  it('[CM-24] during a match the name stays on the table, without its keys', () => {
    const t = roomWith({ playing: true });
    t.act('p2', { type: 'leave' });
    expect(t.member('p2')).toMatchObject({ kind: 'gone', name: 'Ben', key: null, device: null });
    expect(t.seen('p1').room.people['p2']).toMatchObject({ kind: 'gone', name: 'Ben' });
    expect(t.room.match?.players).toEqual(['p1', 'p3', 'p4']);
    expect(t.act('p2', { type: 'still_here' }).code).toBe('NOT_JOINED');
  });

  it('[CM-24] the game decides what a departure does: too few, and it is over', () => {
    const t = roomWith({ people: 3, playing: true });
    expect(t.act('p2', { type: 'leave' }).events).toContainEqual({ type: 'over', reason: 'insufficient_players' });
    expect(t.seen('p1').room).toMatchObject({ stage: 'over', outcome: { reason: 'insufficient_players' } });
  });

  it('[CM-90] who leaves after the end stays in the standings', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'stop' });
    const { board, room } = t.seen('p1');
    t.act('p2', { type: 'leave' });
    expect(t.seen('p1').board).toEqual(board);
    expect(t.seen('p1').room.outcome).toEqual(room.outcome);
    expect(t.seen('p1').room.people['p2']?.kind).toBe('gone');
  });

  it('[CM-90] who watches after the end and then leaves is still known by name', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'stop' });
    t.act('p2', { type: 'watch' });
    t.act('p2', { type: 'leave' });
    expect(t.seen('p1').room.people['p2']).toMatchObject({ kind: 'gone', name: 'Ben' });
  });

  it('those who are gone are forgotten with the next lobby', () => {
    const t = roomWith({ playing: true });
    t.act('p2', { type: 'leave' });
    t.act('p1', { type: 'stop' });
    t.act('p1', { type: 'again' });
    expect(t.room.members.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4']);
  });

  it('[CM-5.11] everybody leaves: the room is closed at once, and says so', () => {
    const t = roomWith({ people: 3, playing: true });
    for (const id of ['p3', 'p2', 'p1']) expect(t.act(id, { type: 'leave' }).ok).toBe(true);
    expect(t.room).toMatchObject({ closed: 'EMPTY', match: null });
    expect(t.due).toBeNull();
    expect(t.join('Late')).toMatchObject({ code: 'ROOM_CLOSED', details: { reason: 'EMPTY' } });
  });

  it('[CM-41] bots and spectators alone do not keep a room open', () => {
    const t = roomWith({ people: 1, bots: 3 });
    t.join('Watcher', { as: 'spectator' });
    t.act('p1', { type: 'leave' });
    expect(t.room.closed).toBe('EMPTY');
  });

  it('[CM-41] a screen that goes before anybody has come leaves the new room open', () => {
    const t = testRoom(toys, 'relay');
    t.join('', { as: 'stage' });
    t.act('p1', { type: 'leave' });
    expect(t.room.closed).toBeNull();
    expect(t.join('Ann').ok).toBe(true);
  });
});

describe('presence', () => {
  it('[CM-23] a lost connection keeps the seat, the mark and the secrets', () => {
    const t = roomWith({ playing: true });
    t.play('p2', 'write', { word: 'mine' });
    const before = t.seen('p2').you;
    t.away('p2');
    expect(t.seen('p1').room.people['p2']).toMatchObject({ kind: 'player', away: true });
    t.wait(5_000);
    t.back('p2');
    expect(t.seen('p2').you).toEqual(before);
    expect(t.seen('p1').room.people['p2']).toMatchObject({ away: false });
  });

  it('[CM-5.4] in every phase a return shows the same seat, secrets and deadline', () => {
    const t = roomWith({ playing: true, settings: { game: { rounds: 2 } } });
    const phases: string[] = [];
    for (let visit = 0; visit < 5; visit++) {
      phases.push(t.room.match?.over === null ? t.room.match.phase : 'over');
      t.play('p2', 'write', { word: `word ${t.now}` });
      const before = t.seen('p2');
      t.away('p2');
      t.drift(200);
      t.back('p2');
      expect(t.seen('p2')).toEqual(before);
      t.wait(t.due! - t.now);
    }
    expect(phases).toEqual(['write', 'show', 'write', 'show', 'over']);
  });

  it('the same news twice changes nothing', () => {
    const t = roomWith();
    t.away('p2');
    const before = t.room;
    expect(t.apply({ type: 'away', member: 'p2' }).repeat).toBe(true);
    expect(t.room).toBe(before);
    expect(t.apply({ type: 'away', member: 'p77' }).code).toBe('NOT_JOINED');
  });
});

describe('a place to watch from', () => {
  it(`there are ${MAX_SPECTATORS}; at the limit one who is here takes that of the longest away`, () => {
    const t = roomWith({ people: 3 });
    for (let seat = 0; seat < MAX_SPECTATORS; seat++)
      t.join(`Watcher ${seat}`, { as: seat % 2 === 0 ? 'stage' : 'spectator' });
    expect(t.join('Late', { as: 'spectator' })).toMatchObject({ code: 'ROOM_FULL', details: { watch: false } });
    expect(t.act('p2', { type: 'watch' }).code).toBe('ROOM_FULL');
    t.away('p9');
    t.drift(1_000);
    t.away('p8');
    expect(t.join('Late', { as: 'spectator' }).events).toMatchObject([
      { type: 'left', member: 'p9' },
      { type: 'joined' },
    ]);
    expect(t.room.members.some(({ id }) => id === 'p9')).toBe(false);
    expect(t.room.members.some(({ id }) => id === 'p8')).toBe(true);
  });
});

it('a new room is empty, and closes after thirty minutes like any other', () => {
  const room = newRoom(toys, { id: 'r', code: 'ABC234', game: 'relay' }, 5);
  expect(room).toMatchObject({ members: [], host: null, match: null, activeAt: 5, closed: null });
  const t = testRoom(toys, 'relay');
  t.wait(30 * 60_000 - 1);
  expect(t.room.closed).toBeNull();
  t.wait(1);
  expect(t.room.closed).toBe('INACTIVE');
});
