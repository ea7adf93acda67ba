import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';

const BAN = { type: 'remove', member: 'p2', ban: true } as const;

describe('removal', () => {
  it('[CM-33] a removed device may come back to watch, not to play', () => {
    const t = roomWith();
    const { events } = t.act('p1', { type: 'remove', member: 'p2', ban: false });
    expect(events).toEqual([{ type: 'removed', member: 'p2', name: 'Ben', ban: false }]);
    expect(t.join('Bennie', { device: 'device-of-Ben' })).toMatchObject({ code: 'REMOVED', details: { ban: false } });
    expect(t.join('Ben', { device: 'device-of-Ben', as: 'spectator' }).ok).toBe(true);
  });

  it('[CM-33] the token is blocked, whatever the device', () => {
    const t = roomWith();
    t.act('p1', { type: 'remove', member: 'p2', ban: false });
    expect(t.join('Bennie', { key: 'key-of-Ben', device: null }).code).toBe('REMOVED');
    expect(t.join('Bennie', { key: 'another', device: null }).ok).toBe(true);
  });

  it('[CM-33] a banned one may not even watch', () => {
    const t = roomWith();
    t.act('p1', BAN);
    for (const as of ['player', 'spectator', 'stage'] as const) {
      expect(t.join('Ben', { device: 'device-of-Ben', as })).toMatchObject({ code: 'REMOVED', details: { ban: true } });
    }
  });

  it('[CM-33] the host may allow it again', () => {
    const t = roomWith();
    t.act('p1', BAN);
    expect(t.seen('p1').room.blocked).toEqual([{ id: 'p2', name: 'Ben', ban: true }]);
    expect(t.act('p1', { type: 'allow', member: 'p2' }).events).toEqual([{ type: 'allowed', member: 'p2' }]);
    expect(t.join('Ben').ok).toBe(true);
    expect(t.act('p1', { type: 'allow', member: 'p2' }).code).toBe('PLAYER_NOT_FOUND');
  });

  it('[CM-33] one who is removed twice is allowed by lifting the latest removal', () => {
    const t = roomWith();
    t.act('p1', { type: 'remove', member: 'p2', ban: false });
    const { member } = t.join('Ben', { device: 'device-of-Ben', as: 'spectator' });
    t.act('p1', { type: 'remove', member, ban: true });
    expect(t.room.blocked).toHaveLength(1);
    t.act('p1', { type: 'allow', member });
    expect(t.join('Ben', { device: 'device-of-Ben' }).ok).toBe(true);
  });

  it('[CM-33] a removal holds for a spectator, and ends when the host gives them a seat', () => {
    const t = roomWith();
    t.act('p1', { type: 'remove', member: 'p2', ban: false });
    const { member } = t.join('Ben', { device: 'device-of-Ben', as: 'spectator' });
    t.act(member, { type: 'ask_seat' });
    t.act('p1', { type: 'admit', member, admit: true });
    expect(t.member(member).kind).toBe('player');
    expect(t.room.blocked).toEqual([]);
  });

  it('[CM-52] to remove a screen says nothing about who plays on that device', () => {
    const t = roomWith();
    const { member } = t.join('', { as: 'stage', key: 'screen', device: 'shared' });
    t.act('p1', { type: 'remove', member, ban: false });
    expect(t.join('Owner', { device: 'shared' }).ok).toBe(true);
  });

  it('[CM-33] during a match the game is told; a bot that is removed leaves no block', () => {
    const t = roomWith({ people: 3, bots: 1, playing: true });
    t.act('p1', { type: 'remove', member: 'p4', ban: true });
    expect(t.room.match?.players).toEqual(['p1', 'p2', 'p3']);
    expect(t.room.blocked).toEqual([]);
    expect(t.act('p1', { type: 'remove', member: 'p4', ban: false }).code).toBe('PLAYER_NOT_FOUND');
  });

  it('[CM-33] nobody removes the host, the host included', () => {
    const t = roomWith();
    expect(t.act('p2', { type: 'remove', member: 'p1', ban: true }).code).toBe('NOT_HOST');
    expect(t.act('p1', { type: 'remove', member: 'p1', ban: true }).code).toBe('INVALID_TARGET');
  });

  it('remembers fifty removals and no more', () => {
    const t = roomWith({ people: 2 });
    for (let turn = 0; turn < 60; turn++) {
      const { member } = t.join(`Guest ${turn}`);
      t.act('p1', { type: 'remove', member, ban: true });
    }
    expect(t.room.blocked).toHaveLength(50);
    expect(t.join('Guest 59').code).toBe('REMOVED');
  });
});
