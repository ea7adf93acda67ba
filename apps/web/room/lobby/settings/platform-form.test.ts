import { describe, expect, it } from 'vitest';
import { platform } from '../../../testing/fixture.ts';
import { flat, nested, pacesFor, platformFields, platformSummary } from './platform-form.ts';

const limits = {
  timeScale: { min: 0.5, max: 2 },
  maxPlayers: { min: 2, max: 8 },
  hostLoss: { seconds: { min: 11, max: 12 } },
  watchdogSeconds: { min: 21, max: 22 },
  pausedWatchdogSeconds: { min: 31, max: 32 },
  idleRoomMinutes: { min: 41, max: 42 },
  readyNeeded: null,
};

describe('the room’s own settings', () => {
  it('every number has the range the server tells', () => {
    const numbers = platformFields({ limits }).filter((field) => field.kind === 'number');
    expect(numbers.map(({ key, whole, min, max }) => [key, whole, min, max])).toEqual([
      ['maxPlayers', true, 2, 8],
      ['timeScale', false, 0.5, 2],
      ['hostLoss.seconds', true, 11, 12],
      ['watchdogSeconds', true, 21, 22],
      ['pausedWatchdogSeconds', true, 31, 32],
      ['idleRoomMinutes', true, 41, 42],
    ]);
  });

  it('a game without clocks has no pace', () => {
    const fields = platformFields({ limits: { ...limits, timeScale: null } });
    expect(fields.some(({ key }) => key === 'timeScale')).toBe(false);
  });

  it('groups are opened for the form and closed again for the wire', () => {
    const open = flat({ ...platform });
    expect(open['hostLoss.policy']).toBe('succeed');
    expect(nested(open)).toEqual(platform);
    expect(nested({ 'hostLoss.seconds': 60 })).toEqual({ hostLoss: { seconds: 60 } });
    expect(nested({ spectators: false })).toEqual({ spectators: false });
  });

  it('[CM-36] the pace is named from slow to fast within the range of the game', () => {
    expect(pacesFor({ min: 0.5, max: 1.5 }, 1).map(({ text }) => text)).toEqual([
      'Relaxed',
      'Standard',
      'Brisk',
      'Half the time',
    ]);
  });

  it('a pace between the named ones is shown by its number, in its place', () => {
    expect(pacesFor({ min: 0.5, max: 2 }, 1.2).map(({ value }) => value)).toEqual([
      '2',
      '1.5',
      '1.2',
      '1',
      '0.75',
      '0.5',
    ]);
  });

  it('the summary tells guests about seats, pace and watching', () => {
    expect(platformSummary(platform)).toEqual(['up to 10 players']);
    expect(platformSummary({ ...platform, timeScale: 2, spectators: false })).toEqual([
      'slower clocks',
      'up to 10 players',
      'no watchers',
    ]);
  });
});
