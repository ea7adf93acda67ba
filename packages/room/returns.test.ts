import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { RoomOptions, TestRoom } from './testing/index.ts';

/** A round runs; Ben (p2) has 3 points. */
function parlour(options: RoomOptions = {}): TestRoom {
  const t = roomWith({ people: 3, game: 'parlour', ...options });
  for (const text of ['one', 'two', 'three']) t.act('p2', { type: 'write', item: { text } });
  t.act('p1', { type: 'start' });
  t.play('p1', 'begin');
  for (let clap = 0; clap < 3; clap++) t.play('p2', 'clap');
  return t;
}

const scores = (t: TestRoom): unknown => (t.seen('p1').board as { scores: unknown }).scores;

describe('a return during the match', () => {
  it('[IQ-Q34] with the same device restores seat and score, and nobody has to be asked', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    expect(scores(t)).toEqual({ p1: 0, p3: 0 });
    const { member, events } = t.join('Ben', { key: 'another key', device: 'device-of-Ben' });
    expect(member).toBe('p4');
    expect(events.map(({ type }) => type)).toEqual(['joined']);
    expect(t.member('p4').kind).toBe('player');
    expect(scores(t)).toEqual({ p1: 0, p3: 0, p4: 3 });
  });

  it('[IQ-Q34] with the same key too', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    t.join('Ben', { key: 'key-of-Ben', device: null });
    expect(scores(t)).toMatchObject({ p4: 3 });
  });

  it('[IQ-Q34] brings back what they had written', () => {
    const t = parlour();
    const written = t.seen('p2').you.written;
    t.act('p2', { type: 'leave' });
    t.join('Ben');
    expect(t.seen('p4').you.written).toEqual(written);
    expect(t.seen('p1').room.people['p2']).not.toHaveProperty('wrote');
  });

  it('[IQ-Q34] works once: whoever leaves again returns to the new seat', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    t.join('Ben');
    t.play('p4', 'clap');
    t.act('p4', { type: 'leave' });
    t.join('Ben');
    expect(scores(t)).toEqual({ p1: 0, p3: 0, p5: 4 });
  });

  it('[IQ-Q34] is not for somebody else: a stranger asks, and starts with nothing', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    t.join('Ben', { key: 'key of a stranger', device: 'device of a stranger' });
    expect(t.member('p4')).toMatchObject({ kind: 'spectator', asks: true });
    t.act('p1', { type: 'admit', member: 'p4', admit: true });
    expect(scores(t)).toEqual({ p1: 0, p3: 0, p4: 0 });
  });

  it('[IQ-Q34] does not need joining in the middle to be allowed, nor spectators', () => {
    const settings = { platform: { midGameJoin: false, spectators: false } };
    const t = parlour({ settings });
    t.act('p2', { type: 'leave' });
    expect(t.join('Stranger').code).toBe('GAME_ALREADY_STARTED');
    expect(t.join('Ben').code).toBeNull();
    expect(scores(t)).toMatchObject({ p4: 3 });
  });

  it('[CM-33] who was removed returns only when the host admits them, and then with their score', () => {
    const t = parlour();
    t.act('p1', { type: 'remove', member: 'p2', ban: false });
    expect(t.join('Ben').code).toBe('REMOVED');
    t.join('Ben', { as: 'spectator' });
    expect(t.member('p4').kind).toBe('spectator');
    t.act('p4', { type: 'ask_seat' });
    t.act('p1', { type: 'admit', member: 'p4', admit: true });
    expect(scores(t)).toEqual({ p1: 0, p3: 0, p4: 3 });
  });

  it('[CM-7] needs a free seat', () => {
    const t = parlour({ settings: { platform: { maxPlayers: 3 } } });
    t.act('p2', { type: 'leave' });
    t.join('Uma');
    t.act('p1', { type: 'admit', member: 'p4', admit: true });
    expect(t.join('Ben').code).toBe('ROOM_FULL');
  });

  it('[CM-24] a place that was left is not open to its old token: they join anew', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    expect(t.apply({ type: 'back', member: 'p2' }).code).toBe('NOT_JOINED');
  });

  it('[IQ-Q34] is over with the match: in the next lobby they are a newcomer', () => {
    const t = parlour();
    t.act('p2', { type: 'leave' });
    t.act('p1', { type: 'stop' });
    t.act('p1', { type: 'again' });
    t.join('Ben');
    expect(t.member('p4').kind).toBe('player');
    expect(t.room.members.map(({ id }) => id)).toEqual(['p1', 'p3', 'p4']);
  });
});

describe('newcomers during the match', () => {
  it('[IQ-Q35] watch until the host admits them, and start with nothing', () => {
    const t = parlour();
    t.join('Uma');
    expect(t.seen('p4').you.hand).toBeNull();
    expect(scores(t)).not.toHaveProperty('p4');
    t.act('p1', { type: 'admit', member: 'p4', admit: true });
    expect(scores(t)).toMatchObject({ p4: 0 });
  });

  it('[IQ-Q35] stay outside where joining in the middle is off', () => {
    const t = parlour({ settings: { platform: { midGameJoin: false } } });
    expect(t.join('Uma').code).toBe('GAME_ALREADY_STARTED');
  });

  it('[IQ-Q35] a game for twelve takes a setting up to its seats and no more', () => {
    const t = roomWith({ game: 'council' });
    expect(t.room.settings.platform.maxPlayers).toBe(12);
    for (const maxPlayers of [3, 17]) {
      expect(t.act('p1', { type: 'configure', platform: { maxPlayers } }).code).toBe('INVALID_SETTINGS');
    }
    for (const maxPlayers of [4, 16]) {
      expect(t.act('p1', { type: 'configure', platform: { maxPlayers } }).code).toBeNull();
    }
  });
});
