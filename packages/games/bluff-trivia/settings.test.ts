import { describe, expect, it } from 'vitest';
import { cartridge } from './index.ts';
import { settings } from './settings.ts';
import type { Settings } from './types.ts';

const DEFAULTS: Settings = {
  rounds: 5,
  promptSeconds: 15,
  chooseSeconds: 20,
  scoringSeconds: 6,
  truthPoints: 1000,
  bluffPoints: 500,
  truthSubmission: 'score-skip-vote',
  fuzzyTruth: true,
  duplicateBluff: 'merge',
  choiceCase: 'upper',
  minOtherChoices: 2,
  graceMs: 1000,
  hostAdvance: false,
  chatDuringRound: false,
  packs: [],
  rating: 'everyone',
};

describe('the settings', () => {
  it('[BT-D.4, BT-R.1, BT-P.1, BT-P.2] have the defaults of the book', () => {
    expect(settings.parse({})).toEqual(DEFAULTS);
  });

  it.each([
    ['BT-Q22, BT 30', 'rounds', 1, 15],
    ['BT-Q22', 'promptSeconds', 5, 120],
    ['BT-Q22', 'chooseSeconds', 5, 120],
    ['BT-Q22', 'scoringSeconds', 3, 60],
    ['BT-Q22', 'truthPoints', 0, 10_000],
    ['BT-Q22', 'bluffPoints', 0, 10_000],
    ['BT-Q7', 'minOtherChoices', 0, 4],
    ['BT-Q11', 'graceMs', 0, 3000],
  ])('[%s] %s goes from %i to %i, in whole steps', (_rule, key, least, most) => {
    expect(settings.parse({ [key]: least })).toMatchObject({ [key]: least });
    expect(settings.parse({ [key]: most })).toMatchObject({ [key]: most });
    for (const value of [least - 1, most + 1, least + 0.5, `${least}`, null, Number.NaN]) {
      expect(() => settings.parse({ [key]: value })).toThrow();
    }
  });

  it.each([
    ['BT-Q1', 'truthSubmission', ['score-skip-vote', 'reject', 'vote-too']],
    ['BT-Q4', 'duplicateBluff', ['merge', 'refuse-second']],
    ['BT-Q6', 'choiceCase', ['upper', 'title']],
    ['BT-Q3', 'fuzzyTruth', [true, false]],
    ['BT-Q23', 'hostAdvance', [true, false]],
    ['BT-Q27', 'chatDuringRound', [true, false]],
    ['content', 'rating', ['everyone', 'teen', 'adult']],
  ])('[%s] %s is one of %j', (_rule, key, values) => {
    for (const value of values) expect(settings.parse({ [key]: value })).toMatchObject({ [key]: value });
    expect(() => settings.parse({ [key]: 'something else' })).toThrow();
    expect(() => settings.parse({ [key]: null })).toThrow();
  });

  it('packs is a list of at most fifty ids', () => {
    expect(settings.parse({ packs: ['animals', 'unheard-of'] }).packs).toEqual(['animals', 'unheard-of']);
    expect(() => settings.parse({ packs: Array.from({ length: 51 }, () => 'a') })).toThrow();
    expect(() => settings.parse({ packs: ['a'.repeat(65)] })).toThrow();
    expect(() => settings.parse({ packs: 'animals' })).toThrow();
  });

  it('refuse a key that does not exist', () => {
    expect(() => settings.parse({ round: 5 })).toThrow();
  });

  it('come with a JSON Schema that names each of them with its default', () => {
    const { properties } = cartridge.settingsJsonSchema as { properties: Record<string, { default?: unknown }> };
    const defaults = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, value.default]));
    expect(defaults).toEqual(DEFAULTS);
  });
});

describe('what the platform is told', () => {
  const { game, platform, botDelay } = cartridge;

  it('[BT-R.2, BT-D.4] two to eight players', () => {
    expect(game.seats).toEqual({ min: 2, max: 8 });
    expect(platform.maxPlayers).toBe(8);
  });

  it('[BT-K.2, BT-Q12] the host is fixed, and succeeded after 300 seconds outside a match', () => {
    expect(platform.hostLoss).toEqual({ policy: 'fixed', seconds: 300 });
  });

  it('[BT-Q16] nobody joins in the middle unless the room says so', () => {
    expect(platform.midGameJoin).toBe(false);
  });

  it('[BT-Q22, CM-36] time can be scaled from 50 to 200 percent', () => {
    expect(platform.timeScale).toEqual({ min: 0.5, max: 2 });
  });

  it('[CM-40, CM-61, CM-11] no watchdog, no voice, no ready rule', () => {
    expect(platform).toMatchObject({ watchdogSeconds: null, voice: false, readyNeeded: null });
  });

  it('bots answer within the shortest default phase and never at once', () => {
    expect(botDelay.min).toBeGreaterThanOrEqual(1000);
    expect(botDelay.max).toBeLessThan(15_000);
  });
});
