import { ACT_TYPES } from '@alibi/protocol';
import type { Act, ActType } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

const HOST_ACTS: readonly Act[] = [
  { type: 'admit', member: 'p5', admit: true },
  { type: 'remove', member: 'p3', ban: true },
  { type: 'allow', member: 'p6' },
  { type: 'add_bot' },
  { type: 'choose', game: 'quiz' },
  { type: 'configure', game: { rounds: 1 } },
  { type: 'give_host', member: 'p2' },
  { type: 'keep_host', member: 'p4' },
  { type: 'start' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'extend', visit: 1 },
  { type: 'stop' },
  { type: 'again' },
  { type: 'close' },
  { type: 'mute', member: 'p3', muted: true },
];

/** Four players of whom p4 asks for the host role back, a spectator who asks for a seat (p5), and one who was removed (p6). */
function scene(stage: 'lobby' | 'playing' | 'paused' | 'over'): TestRoom {
  const t = roomWith();
  t.act('p1', { type: 'give_host', member: 'p4' });
  t.away('p4');
  t.wait(30_000);
  t.back('p4');
  t.act('p4', { type: 'ask_host' });
  t.join('Watcher', { as: 'spectator' });
  t.act('p5', { type: 'ask_seat' });
  t.join('Nuisance');
  t.act('p1', { type: 'remove', member: 'p6', ban: false });
  if (stage !== 'lobby') t.act('p1', { type: 'start' });
  if (stage === 'paused') t.act('p1', { type: 'pause' });
  if (stage === 'over') t.act('p1', { type: 'stop' });
  return t;
}

describe('the powers of the host', () => {
  it.each(['lobby', 'playing', 'paused', 'over'] as const)(
    '[CM-5.7] are refused to everybody else with NOT_HOST, and nothing changes (%s)',
    (stage) => {
      const t = scene(stage);
      const before = t.room;
      for (const act of HOST_ACTS) {
        for (const by of ['p2', 'p5']) expect(t.act(by, act).code, act.type).toBe('NOT_HOST');
      }
      expect(t.room).toBe(before);
      for (const { type } of HOST_ACTS) expect(t.may('p2')).not.toContain(type);
    },
  );

  it.each([
    ['lobby', { type: 'admit', member: 'p5', admit: true }, 'admitted'],
    ['lobby', { type: 'admit', member: 'p5', admit: false }, 'declined'],
    ['playing', { type: 'remove', member: 'p3', ban: false }, 'removed'],
    ['lobby', { type: 'allow', member: 'p6' }, 'allowed'],
    ['lobby', { type: 'add_bot' }, 'joined'],
    ['lobby', { type: 'choose', game: 'quiz' }, 'game'],
    ['lobby', { type: 'configure', game: { rounds: 1 } }, 'settings'],
    ['playing', { type: 'give_host', member: 'p2' }, 'host'],
    ['lobby', { type: 'keep_host', member: 'p4' }, 'host_kept'],
    ['lobby', { type: 'start' }, 'started'],
    ['playing', { type: 'pause' }, 'paused'],
    ['playing', { type: 'extend', visit: 1 }, 'extended'],
    ['playing', { type: 'stop' }, 'over'],
    ['over', { type: 'again' }, 'lobby'],
    ['playing', { type: 'mute', member: 'p3', muted: true }, 'muted'],
  ] as const)('[CM-32] every use is shown to all: %s, %o', (stage, act, event) => {
    const { ok, events } = scene(stage).act('p1', act);
    expect(ok).toBe(true);
    expect(events.map(({ type }) => type)).toContain(event);
  });

  it('[CM-32] a resume is shown to all by its countdown, a close by the closed room', () => {
    const t = scene('paused');
    t.act('p1', { type: 'resume' });
    expect(t.seen('p2').room.paused?.resumeAt).toBe(t.now + 3_000);
    const lobby = scene('lobby');
    lobby.act('p1', { type: 'close' });
    expect(lobby.room.closed).toBe('HOST_CLOSED');
  });

  it('[CM-32] show the host nothing that another player does not see', () => {
    const t = roomWith({ playing: true });
    t.play('p2', 'write', { word: 'a secret word' });
    const [host, other] = [t.seen('p1'), t.seen('p3')];
    expect({ room: host.room, board: host.board }).toEqual({ room: other.room, board: other.board });
    expect(JSON.stringify(host)).not.toContain('a secret word');
  });

  it('[CM-30] pass to the new host with all that belongs to them', () => {
    const t = scene('lobby');
    const before = t.may('p1');
    t.act('p1', { type: 'give_host', member: 'p2' });
    expect(t.may('p2')).toEqual(before);
    expect(t.act('p1', { type: 'start' }).code).toBe('NOT_HOST');
  });
});

describe('what a member may do', () => {
  /** An act of every type that is well formed, whether or not it is allowed. */
  const samples: Readonly<Record<ActType, Act>> = {
    ...(Object.fromEntries(HOST_ACTS.map((act) => [act.type, act])) as Record<ActType, Act>),
    leave: { type: 'leave' },
    rename: { type: 'rename', name: 'Other name', avatar: '🙂' },
    ready: { type: 'ready', ready: true },
    watch: { type: 'watch' },
    ask_seat: { type: 'ask_seat' },
    ask_host: { type: 'ask_host' },
    vote_host: { type: 'vote_host', member: 'p2' },
    play: { type: 'play', visit: 1, command: 'write', payload: { word: 'x' } },
    say: { type: 'say', channel: 'room', text: 'hello' },
    write: { type: 'write', item: { text: 'x' } },
    erase: { type: 'erase', id: 'none' },
    still_here: { type: 'still_here' },
  };

  it.each(['lobby', 'playing', 'paused', 'over'] as const)(
    '[E8] `may` names what is taken, and nothing else is (%s)',
    (stage) => {
      for (const by of ['p1', 'p2', 'p4', 'p5']) {
        for (const type of ACT_TYPES.filter((name) => name !== 'play' && name !== 'say')) {
          const t = scene(stage);
          const allowed = t.may(by).includes(type);
          expect([type, t.act(by, samples[type]).ok]).toEqual([type, allowed]);
        }
      }
    },
  );

  it('[CM-73] an act in the wrong stage says which stage it is', () => {
    const playing = scene('playing');
    const lobby = scene('lobby');
    for (const type of ['ready', 'rename', 'watch'] as const) {
      expect(playing.act('p2', samples[type]).code).toBe('GAME_ALREADY_STARTED');
    }
    for (const type of ['start', 'choose', 'configure', 'add_bot', 'close'] as const) {
      expect(playing.act('p1', samples[type]).code).toBe('GAME_ALREADY_STARTED');
    }
    for (const type of ['pause', 'resume', 'extend', 'stop', 'again', 'play'] as const) {
      expect(lobby.act('p1', samples[type]).code).toBe('GAME_NOT_STARTED');
    }
    expect(scene('over').act('p2', samples.play).code).toBe('GAME_NOT_STARTED');
  });
});
