import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { RoomOptions, TestRoom } from './testing/index.ts';

const SECOND = 1_000;
const ASK = { type: 'ask_host' } as const;

/** The host p1 was away for too long, p2 took over, and p1 is back. */
function returned(options: RoomOptions = {}): TestRoom {
  const t = roomWith(options);
  t.away('p1');
  t.wait(30 * SECOND);
  t.back('p1');
  expect(t.room.host).toBe('p2');
  return t;
}

describe('a former host who is back', () => {
  it.each([false, true])(
    '[CM-30] may ask for the role, and gets it with one act of the host (playing: %s)',
    (playing) => {
      const t = returned({ playing });
      expect(t.may('p1')).toContain('ask_host');
      expect(t.act('p1', ASK).events).toEqual([{ type: 'asks_host', member: 'p1' }]);
      expect(t.room.host).toBe('p2');
      expect(t.seen('p2').room.people['p1']?.asksHost).toBe(true);
      expect(t.act('p2', { type: 'give_host', member: 'p1' }).events).toEqual([{ type: 'host', member: 'p1' }]);
      expect(t.room.host).toBe('p1');
      expect(t.member('p1')).toMatchObject({ hosted: false, asksHost: false });
    },
  );

  it('[CM-30] is never given the role for asking: no time and no return brings it back', () => {
    const t = returned();
    t.act('p1', ASK);
    t.wait(600 * SECOND);
    expect(t.room.host).toBe('p2');
  });

  it('[CM-30] may be told not now, and may ask again', () => {
    const t = returned();
    t.act('p1', ASK);
    expect(t.act('p1', ASK).code).toBe('ALREADY_SUBMITTED');
    expect(t.may('p1')).not.toContain('ask_host');
    expect(t.act('p2', { type: 'keep_host', member: 'p1' }).events).toEqual([{ type: 'host_kept', member: 'p1' }]);
    expect(t.member('p1').asksHost).toBe(false);
    expect(t.act('p1', ASK).ok).toBe(true);
  });

  it('[CM-30] asks nobody else: who never lost the role by being away has nothing to ask back', () => {
    const t = returned();
    expect(t.act('p3', ASK).code).toBe('INVALID_TARGET');
    expect(t.act('p2', ASK).code).toBe('INVALID_TARGET');
    t.act('p2', { type: 'give_host', member: 'p3' });
    expect(t.act('p2', ASK).code).toBe('INVALID_TARGET');
    expect(t.act('p1', ASK).ok).toBe(true);
  });

  it('[CM-31] asks in vain under the policy `fixed`, and is told so', () => {
    const t = returned();
    t.act('p2', { type: 'configure', platform: { hostLoss: { policy: 'fixed' } } });
    expect(t.act('p1', ASK).code).toBe('HOST_NOT_TRANSFERABLE');
    expect(t.may('p1')).not.toContain('ask_host');
  });

  it('[CM-30] has asked no longer once away again or only watching', () => {
    const t = returned();
    t.act('p1', ASK);
    t.away('p1');
    expect(t.member('p1').asksHost).toBe(false);
    t.back('p1');
    t.act('p1', ASK);
    t.act('p1', { type: 'watch' });
    expect(t.member('p1').asksHost).toBe(false);
    expect(t.act('p1', ASK).code).toBe('NOT_ACTIVE');
    expect(t.act('p2', { type: 'keep_host', member: 'p1' }).code).toBe('PLAYER_NOT_FOUND');
  });

  it('[CM-30] asks whoever is host by then', () => {
    const t = returned();
    t.act('p1', ASK);
    t.act('p2', { type: 'give_host', member: 'p3' });
    expect(t.member('p1').asksHost).toBe(true);
    expect(t.act('p2', { type: 'keep_host', member: 'p1' }).code).toBe('NOT_HOST');
    expect(t.act('p3', { type: 'give_host', member: 'p1' }).ok).toBe(true);
  });

  it('[IQ-15.H4] may ask after a vote took the role away', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    for (const voter of ['p2', 'p3', 'p4']) t.act(voter, { type: 'vote_host', member: 'p3' });
    expect(t.room.host).toBe('p3');
    t.back('p1');
    expect(t.act('p1', ASK).ok).toBe(true);
  });
});
