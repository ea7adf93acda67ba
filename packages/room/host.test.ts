import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

const SECOND = 1_000;

function vote(t: TestRoom, by: string, member: string | null): string | null {
  return t.act(by, { type: 'vote_host', member }).code;
}

describe('the policy succeed', () => {
  it('[CM-5.9] nothing stops; after 30 seconds the earliest to join becomes host', () => {
    const t = roomWith({ playing: true });
    t.away('p1');
    expect(t.room).toMatchObject({ paused: null, hostGone: { since: 0, until: 30 * SECOND } });
    t.wait(30 * SECOND - 1);
    expect(t.room.host).toBe('p1');
    t.wait(1);
    expect(t.room).toMatchObject({ host: 'p2', hostGone: null, match: { host: 'p2' } });
    expect(t.events).toContainEqual({ type: 'host', member: 'p2' });
  });

  it('[CM-30] the former host returns as a plain player', () => {
    const t = roomWith();
    t.away('p1');
    t.wait(30 * SECOND);
    t.back('p1');
    expect(t.room.host).toBe('p2');
    expect(t.act('p1', { type: 'start' }).code).toBe('NOT_HOST');
    expect(t.act('p2', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-30] a host who is back in time stays host, and the next absence has a whole window', () => {
    const t = roomWith();
    t.away('p1');
    t.wait(29 * SECOND);
    t.back('p1');
    expect(t.room).toMatchObject({ host: 'p1', hostGone: null });
    t.away('p1');
    t.wait(29 * SECOND);
    expect(t.room.host).toBe('p1');
    t.wait(1 * SECOND);
    expect(t.room.host).toBe('p2');
  });

  it('[CM-30] neither a bot, a spectator, a screen nor somebody away inherits', () => {
    const t = roomWith({ people: 1, bots: 2 });
    t.join('Watcher', { as: 'spectator' });
    t.join('', { as: 'stage' });
    t.join('Ann');
    t.join('Ben');
    t.away('p6');
    t.act('p1', { type: 'leave' });
    expect(t.room.host).toBe('p7');
  });

  it('[CM-30] if nobody is there when the window ends, the first to return becomes host', () => {
    const t = roomWith({ playing: true });
    t.away('p1', 'p2', 'p3', 'p4');
    t.wait(40 * SECOND);
    expect(t.room.host).toBe('p1');
    t.back('p3');
    expect(t.room).toMatchObject({ host: 'p3', match: { host: 'p3' } });
  });

  it('[CM-30] if the host is the first to return, nothing has happened', () => {
    const t = roomWith();
    t.away('p1', 'p2', 'p3', 'p4');
    t.wait(60 * SECOND);
    t.back('p1');
    t.back('p2');
    expect(t.room).toMatchObject({ host: 'p1', hostGone: null });
  });

  it('[CM-30] on leaving the role passes at once, to whom the host names or to the earliest', () => {
    const t = roomWith({ playing: true });
    expect(t.act('p1', { type: 'leave' }).events).toEqual([
      { type: 'left', member: 'p1', name: 'Mia' },
      { type: 'host', member: 'p2' },
    ]);
    t.join('Late', { as: 'spectator' });
    const spectator = t.act('p2', { type: 'leave', successor: 'p5' });
    expect(spectator.code).toBe('INVALID_TARGET');
    expect(t.act('p2', { type: 'leave', successor: 'p4' }).ok).toBe(true);
    expect(t.room).toMatchObject({ host: 'p4', closed: null });
  });

  it('[CM-30] on leaving while nobody else is here, the role waits for the first to return', () => {
    const t = roomWith({ playing: true });
    t.away('p2', 'p3', 'p4');
    t.act('p1', { type: 'leave' });
    expect(t.room).toMatchObject({ host: null, hostGone: null, closed: null, match: { host: null } });
    t.back('p3');
    expect(t.room).toMatchObject({ host: 'p3', match: { host: 'p3' } });
  });

  it('[CM-31] somebody else’s successor means nothing, an impossible one is refused', () => {
    const t = roomWith();
    for (const successor of ['p1', 'p77']) {
      expect(t.act('p1', { type: 'leave', successor }).code).toBe('INVALID_TARGET');
    }
    t.act('p2', { type: 'leave', successor: 'p3' });
    expect(t.room.host).toBe('p1');
  });
});

describe('the policy pause-vote', () => {
  it('[CM-5.9] the match pauses at once and goes on three seconds after the host’s return', () => {
    const t = roomWith({ game: 'council', playing: true, settings: { platform: { maxPlayers: 8 } } });
    t.play('p1', 'talk');
    t.wait(10 * SECOND);
    t.away('p1');
    expect(t.room).toMatchObject({ paused: { by: 'host-lost', resumeAt: null }, hostGone: { until: 310 * SECOND } });
    expect(t.play('p2', 'hush').code).toBe('PAUSED');
    expect(t.seen('p2').you).toMatchObject({ can: [], phase: { name: 'talk', endsAt: null, left: 50 * SECOND } });
    t.wait(299 * SECOND);
    t.back('p1');
    expect(t.room).toMatchObject({ hostGone: null, paused: { resumeAt: t.now + 3 * SECOND } });
    t.wait(3 * SECOND);
    expect(t.room.paused).toBeNull();
    expect(t.seen('p2').you.phase?.endsAt).toBe(t.now + 50 * SECOND);
  });

  it('[CM-5.10] two of three equal votes do nothing, the third decides', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    expect(vote(t, 'p2', 'p3')).toBeNull();
    expect(vote(t, 'p3', 'p3')).toBeNull();
    expect(t.room.host).toBe('p1');
    expect(t.seen('p4').room.hostGone?.votes).toEqual({ p2: 'p3', p3: 'p3' });
    expect(vote(t, 'p4', 'p3')).toBeNull();
    expect(t.room).toMatchObject({
      host: 'p3',
      hostGone: null,
      paused: { resumeAt: 3 * SECOND },
      match: { host: 'p3' },
    });
    t.wait(3 * SECOND);
    expect(t.room).toMatchObject({ paused: null, match: { paused: false } });
    t.back('p1');
    expect(t.room.host).toBe('p3');
  });

  it('[CM-5.10] one voter disconnecting makes two of two enough', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    vote(t, 'p2', 'p3');
    vote(t, 'p3', 'p3');
    t.away('p4');
    expect(t.room.host).toBe('p3');
  });

  it('[CM-30] a voter who leaves counts no more; a returning one counts again', () => {
    const t = roomWith({ game: 'council', people: 6, playing: true });
    t.away('p1', 'p6');
    for (const by of ['p2', 'p3']) vote(t, by, 'p3');
    vote(t, 'p4', 'p2');
    t.back('p6');
    t.act('p4', { type: 'leave' });
    expect(t.room).toMatchObject({ host: 'p1', hostGone: { votes: { p2: 'p3', p3: 'p3' } } });
    t.act('p5', { type: 'leave' });
    expect(t.room.closed).toBeNull();
    expect(t.room.host).toBe('p1');
    vote(t, 'p6', 'p3');
    expect(t.room.host).toBe('p3');
  });

  it('[CM-30] votes for somebody who goes away lapse, and may be changed or taken back', () => {
    const t = roomWith({ game: 'council', people: 5, playing: true });
    t.away('p1');
    vote(t, 'p2', 'p5');
    vote(t, 'p3', 'p5');
    t.away('p5');
    expect(t.room.hostGone?.votes).toEqual({});
    vote(t, 'p2', 'p3');
    vote(t, 'p2', null);
    vote(t, 'p3', 'p2');
    vote(t, 'p3', 'p4');
    expect(t.room.hostGone?.votes).toEqual({ p3: 'p4' });
  });

  it('[CM-30] the host’s return clears the vote', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1');
    vote(t, 'p2', 'p3');
    t.back('p1');
    t.away('p1');
    expect(t.room.hostGone?.votes).toEqual({});
  });

  it('[CM-30] one voter is enough if only one is left', () => {
    const t = roomWith({ game: 'council', playing: true });
    t.away('p1', 'p3', 'p4');
    vote(t, 'p2', 'p2');
    expect(t.room.host).toBe('p2');
  });

  it('[CM-30] only connected players vote, and only for such; without a lost host there is no vote', () => {
    const t = roomWith({ game: 'council', people: 4, bots: 1 });
    t.join('Watcher', { as: 'spectator' });
    expect(vote(t, 'p2', 'p3')).toBe('HOST_NOT_LOST');
    t.away('p1', 'p4');
    for (const candidate of ['p1', 'p4', 'p5', 'p6', 'p77'])
      expect(vote(t, 'p2', candidate)).toBe('INVALID_TRANSFER_VOTE');
    expect(vote(t, 'p6', 'p2')).toBe('NOT_ACTIVE');
    expect(t.may('p2')).toContain('vote_host');
  });

  it.each(['relay', 'quiz'] as const)('[CM-30] under the policy of %s there is no vote at all', (game) => {
    const t = roomWith({ game });
    t.away('p1');
    expect(vote(t, 'p2', 'p2')).toBe('HOST_NOT_LOST');
    expect(t.may('p2')).not.toContain('vote_host');
  });

  it('[CM-30] in the lobby nothing is paused; window and vote are the same', () => {
    const t = roomWith({ game: 'council' });
    t.away('p1');
    expect(t.room).toMatchObject({ paused: null, hostGone: { until: 300 * SECOND } });
    for (const by of ['p2', 'p3', 'p4']) vote(t, by, 'p4');
    expect(t.room.host).toBe('p4');
  });

  it('[CM-30] a host who leaves is succeeded at once, without a pause', () => {
    const t = roomWith({ game: 'council', people: 6, playing: true });
    t.act('p1', { type: 'leave' });
    expect(t.room).toMatchObject({ host: 'p2', paused: null, hostGone: null });
  });
});

describe('the policy fixed', () => {
  it('[CM-5.9] a running match goes on without its host to the end', () => {
    const t = roomWith({ game: 'quiz', playing: true });
    t.away('p1');
    t.wait(50 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', paused: null, match: { over: null } });
    t.wait(10 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', match: { over: { reason: 'completed' } } });
    expect(t.act('p2', { type: 'start' }).code).toBe('NOT_HOST');
    t.back('p1');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-30] only time outside a game counts: five minutes after the end somebody succeeds', () => {
    const t = roomWith({ game: 'quiz', playing: true });
    t.away('p1');
    expect(t.room.hostGone).toBeNull();
    t.wait(52 * SECOND);
    expect(t.room.hostGone).toMatchObject({ since: 52 * SECOND, until: 352 * SECOND });
    t.wait(300 * SECOND - 1);
    expect(t.room.host).toBe('p1');
    t.wait(1);
    expect(t.room.host).toBe('p2');
  });

  it('[CM-31] the role cannot be handed over, not by leaving either', () => {
    const t = roomWith({ game: 'quiz' });
    expect(t.act('p1', { type: 'give_host', member: 'p2' }).code).toBe('HOST_NOT_TRANSFERABLE');
    expect(t.may('p1')).not.toContain('give_host');
    expect(t.act('p1', { type: 'leave', successor: 'p3' }).code).toBe('HOST_NOT_TRANSFERABLE');
    expect(t.act('p1', { type: 'leave' }).ok).toBe(true);
    expect(t.room.host).toBe('p2');
  });

  it('[CM-30] a host who leaves during a match is succeeded at once', () => {
    const t = roomWith({ game: 'quiz', playing: true });
    t.act('p1', { type: 'leave' });
    expect(t.room).toMatchObject({ host: 'p2', match: { host: 'p2', over: null } });
  });
});

describe('handing over', () => {
  it('[CM-31] goes to a named connected player and to nobody else', () => {
    const t = roomWith({ people: 3, bots: 1, playing: true });
    t.join('Watcher', { as: 'spectator' });
    t.away('p3');
    for (const member of ['p3', 'p4', 'p5', 'p77']) {
      expect(t.act('p1', { type: 'give_host', member }).code).toBe('PLAYER_NOT_FOUND');
    }
    expect(t.act('p1', { type: 'give_host', member: 'p1' }).code).toBe('INVALID_TARGET');
    expect(t.act('p1', { type: 'give_host', member: 'p2' }).events).toEqual([{ type: 'host', member: 'p2' }]);
    expect(t.room).toMatchObject({ host: 'p2', match: { host: 'p2' } });
  });
});
