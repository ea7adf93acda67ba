import { describe, expect, it } from 'vitest';
import { changeSettings, defaultSettings, limitsOf } from './settings.ts';
import { roomWith, toys } from './testing/index.ts';
import type { ToyId } from './testing/index.ts';

describe('the defaults', () => {
  it.each([
    [
      'relay',
      { maxPlayers: 8, hostLoss: { policy: 'succeed', seconds: 30 }, watchdogSeconds: null, midGameJoin: false },
    ],
    ['quiz', { maxPlayers: 8, hostLoss: { policy: 'fixed', seconds: 300 }, watchdogSeconds: null, midGameJoin: false }],
    [
      'council',
      { maxPlayers: 12, hostLoss: { policy: 'pause-vote', seconds: 300 }, watchdogSeconds: 600, midGameJoin: true },
    ],
    ['memory', { voice: true, midGameJoin: true }],
  ] as const)('[CM-30, CM-40] of %s are what its cartridge says', (game, expected) => {
    expect(defaultSettings(toys[game]).platform).toMatchObject(expected);
  });

  it('[CM-36, CM-40, CM-50] of the platform hold for every game', () => {
    for (const game of Object.keys(toys) as ToyId[]) {
      expect(defaultSettings(toys[game]).platform).toMatchObject({
        spectators: true,
        timeScale: 1,
        pausedWatchdogSeconds: 3600,
        idleRoomMinutes: 30,
        hostLoss: { afterWindow: 'stay-paused', succession: 'on-leave' },
      });
    }
  });

  it('[CM-80] are settings that the game itself accepts', () => {
    for (const game of Object.keys(toys) as ToyId[]) {
      const settings = defaultSettings(toys[game]);
      const change = { platform: { ...settings.platform }, game: { ...settings.game } };
      expect(changeSettings(toys[game], settings, change)).toEqual(settings);
    }
  });
});

describe('a change of settings', () => {
  it('[CM-36, CM-40] every number may be anything within its limits and nothing beyond them', () => {
    const council = toys.council;
    const { readyNeeded: _readyNeeded, hostLoss, timeScale, ...limits } = limitsOf(council);
    const accepts = (platform: object): boolean =>
      changeSettings(council, defaultSettings(council), { platform: { ...platform } }) !== null;
    for (const [key, { min, max }] of Object.entries({ ...limits, timeScale: timeScale! })) {
      const step = key === 'timeScale' ? 0.01 : 1;
      const answers = [min - step, min, max, max + step].map((value) => accepts({ [key]: value }));
      expect([key, ...answers]).toEqual([key, false, true, true, false]);
    }
    const { min, max } = hostLoss.seconds;
    const answers = [min - 1, min, max, max + 1].map((seconds) => accepts({ hostLoss: { seconds } }));
    expect(answers).toEqual([false, true, true, false]);
  });

  it('[CM-11] the ready marks a start needs are told with the limits', () => {
    expect(limitsOf(toys.memory).readyNeeded).toBe(toys.memory.platform.readyNeeded);
    expect(limitsOf(toys.relay).readyNeeded).toBeNull();
  });

  it('[CM-32] changes what it names and leaves the rest', () => {
    const t = roomWith();
    const { events } = t.act('p1', { type: 'configure', platform: { hostLoss: { seconds: 60 } }, game: { rounds: 4 } });
    expect(events).toEqual([{ type: 'settings' }]);
    const before = defaultSettings(toys.relay);
    expect(t.room.settings).toEqual({
      platform: { ...before.platform, hostLoss: { ...before.platform.hostLoss, seconds: 60 } },
      game: { ...before.game, rounds: 4 },
    });
  });

  it.each([
    { platform: { timeScale: 0.4 } },
    { platform: { timeScale: 1.6 } },
    { platform: { timeScale: Number.NaN } },
    { platform: { timeScale: '1' } },
    { platform: { maxPlayers: 2 } },
    { platform: { maxPlayers: 9 } },
    { platform: { maxPlayers: 4.5 } },
    { platform: { spectators: 'yes' } },
    { platform: { midGameJoin: 1 } },
    { platform: { voice: null } },
    { platform: { watchdogSeconds: 179 } },
    { platform: { watchdogSeconds: 7201 } },
    { platform: { watchdogSeconds: false } },
    { platform: { pausedWatchdogSeconds: 14_401 } },
    { platform: { pausedWatchdogSeconds: null } },
    { platform: { idleRoomMinutes: 4 } },
    { platform: { idleRoomMinutes: 241 } },
    { platform: { hostLoss: { policy: 'never' } } },
    { platform: { hostLoss: { seconds: 9 } } },
    { platform: { hostLoss: { seconds: 3601 } } },
    { platform: { hostLoss: { afterWindow: 'explode' } } },
    { platform: { hostLoss: { succession: 'always' } } },
    { platform: { hostLoss: { extra: 1 } } },
    { platform: { hostLoss: null } },
    { platform: { hostLoss: [] } },
    { platform: { hostLoss: 'succeed' } },
    { platform: { extra: 1 } },
    { platform: JSON.parse('{"__proto__": {"timeScale": 1}}') as Record<string, unknown> },
    { game: { rounds: 6 } },
    { game: { rounds: 0 } },
    { game: { colour: 'red' } },
    { platform: { timeScale: 0.5 }, game: { rounds: 99 } },
  ])('[CM-5.16, CM-5.18] with a value out of range or an unknown key is refused as a whole: %j', (change) => {
    const t = roomWith();
    const before = t.room;
    expect(t.act('p1', { type: 'configure', ...change }).code).toBe('INVALID_SETTINGS');
    expect(t.room).toBe(before);
  });

  it.each([
    ['relay', 0.5, true],
    ['relay', 1.5, true],
    ['relay', 2, false],
    ['quiz', 2, true],
    ['quiz', 2.1, false],
    ['clue', 1, true],
    ['clue', 0.5, false],
  ] as const)('[CM-36] %s takes a time scale of %d: %s', (game, timeScale, taken) => {
    const t = roomWith({ game });
    expect(t.act('p1', { type: 'configure', platform: { timeScale } }).ok).toBe(taken);
  });

  it('[CM-32] is for the lobby', () => {
    const t = roomWith({ playing: true });
    expect(t.act('p1', { type: 'configure', game: { rounds: 1 } }).code).toBe('GAME_ALREADY_STARTED');
  });

  it('[CM-10] of nothing is no mistake', () => {
    const t = roomWith();
    expect(t.act('p1', { type: 'configure' }).ok).toBe(true);
    expect(t.room.settings).toEqual(defaultSettings(toys.relay));
  });
});

describe('a preset', () => {
  it('[CM-5.16] comes back equal after it was written down and read', () => {
    const t = roomWith({
      settings: { platform: { timeScale: 0.5, hostLoss: { policy: 'fixed' } }, game: { rounds: 5 } },
    });
    const saved = JSON.parse(JSON.stringify(t.room.settings)) as {
      platform: Record<string, unknown>;
      game: Record<string, unknown>;
    };
    const other = roomWith();
    expect(other.act('p1', { type: 'configure', ...saved }).ok).toBe(true);
    expect(other.room.settings).toEqual(t.room.settings);
  });

  it('[CM-80] of one game does not fit another', () => {
    const saved = defaultSettings(toys.council);
    const change = { platform: { ...saved.platform }, game: { ...saved.game } };
    expect(changeSettings(toys.relay, defaultSettings(toys.relay), change)).toBeNull();
  });

  it('[CM-80] playing with changed settings leaves the defaults as they are', () => {
    roomWith({ playing: true, settings: { game: { rounds: 5 } } });
    expect(defaultSettings(toys.relay).game).toMatchObject({ rounds: 2 });
  });
});

describe('voice', () => {
  it.each(['relay', 'quiz', 'memory', 'council', 'clue'] as const)(
    '[CM-5.20] switched off, %s is played to the end',
    (game) => {
      const t = roomWith({ game, settings: { platform: { voice: false } } });
      for (const id of ['p2', 'p3', 'p4']) t.act(id, { type: 'ready', ready: true });
      t.act('p1', { type: 'start' });
      for (let step = 0; t.room.match?.over === null && step < 100; step++) {
        const { turn } = t.seen('p1').board as { turn?: string };
        if (turn === undefined) t.wait(t.due! - t.now);
        else t.play(turn, 'pass');
      }
      expect(t.room.match?.over?.reason).toBe('completed');
    },
  );
});
