import { describe, expect, it } from 'vitest';
import { cartridge } from './index.ts';
import { settings } from './settings.ts';

const DEFAULT = {
  rounds: 10,
  questionReuse: false,
  enabledImpostorCounts: [1],
  impostorWeights: { '0': 2.5, '1': 95, '2': 2.5 },
  eligibility: 'auto',
  revealMode: 'step',
  revealStepSeconds: 5,
  discussionSeconds: null,
  voteChanges: true,
  answerEdits: true,
  voteClose: 'auto',
  adminAdvanceAfterSeconds: 0,
  crewPenalty: true,
  points: { impostorSurvives: 3, crewCatch: 1, crewVotedOut: -1 },
  promptDelivery: 'distinct',
  showImpostorPrompt: 'at-result',
  selfRoleFrom: 'reveal',
  showImpostorCount: 'at-result',
  preferPairsOfAbsentOwners: false,
  writtenPairs: 'mixed',
  packs: [],
  rating: 'everyone',
};

function takes(change: object): boolean {
  try {
    settings.parse(change);
    return true;
  } catch {
    return false;
  }
}

describe('settings', () => {
  it('[IQ-2.1] DEFAULT is the book’s, value by value', () => {
    expect(settings.parse({})).toEqual(DEFAULT);
  });

  it('[IQ-13.1 to 13.3] [IQ 24] rounds are 5 to 30', () => {
    for (const rounds of [5, 10, 30]) expect(takes({ rounds })).toBe(true);
    for (const rounds of [4, 31, 7.5, '10', null]) expect(takes({ rounds })).toBe(false);
  });

  it('[IQ-Q16] [IQ-Q21] [IQ-Q18] seconds have the book’s ranges', () => {
    const ranges = { revealStepSeconds: [2, 30], discussionSeconds: [10, 600], adminAdvanceAfterSeconds: [0, 600] };
    for (const [name, [least = 0, most = 0]] of Object.entries(ranges)) {
      expect([takes({ [name]: least }), takes({ [name]: most })]).toEqual([true, true]);
      expect([takes({ [name]: least - 1 }), takes({ [name]: most + 1 })]).toEqual([false, false]);
    }
    expect(takes({ discussionSeconds: null })).toBe(true);
  });

  it('[IQ 4] [IQ-Q1] refuses weights under which nothing can be drawn', () => {
    expect(takes({ enabledImpostorCounts: [1, 2], impostorWeights: { '1': 0, '2': 0 } })).toBe(false);
    expect(takes({ enabledImpostorCounts: [0], impostorWeights: { '0': 0 } })).toBe(false);
    expect(takes({ enabledImpostorCounts: [1, 2], impostorWeights: { '1': 0, '2': 1 } })).toBe(true);
    for (const enabledImpostorCounts of [[], [3], [1, 1], [-1], 1])
      expect(takes({ enabledImpostorCounts })).toBe(false);
    for (const weight of [-1, 101, Number.NaN, '5']) expect(takes({ impostorWeights: { '1': weight } })).toBe(false);
    expect(takes({ impostorWeights: { '3': 1 } })).toBe(false);
  });

  it('point values are whole: gains 0 to 10, the penalty -10 to 0', () => {
    const edges = { impostorSurvives: [0, 10], crewCatch: [0, 10], crewVotedOut: [-10, 0] };
    for (const [name, [least = 0, most = 0]] of Object.entries(edges)) {
      for (const value of [least, most]) expect(takes({ points: { [name]: value } })).toBe(true);
      for (const value of [least - 1, most + 1, 0.5]) expect(takes({ points: { [name]: value } })).toBe(false);
    }
    expect(settings.parse({ points: { crewCatch: 2 } }).points).toEqual({ ...DEFAULT.points, crewCatch: 2 });
  });

  it('refuses a key that it does not know', () => {
    expect(takes({ impostors: 3 })).toBe(false);
    expect(takes({ points: { bonus: 1 } })).toBe(false);
  });

  it('[IQ-Q22 to Q24, Q35] the platform’s part: 4 to 16 seats, 12 by default, a vote on a lost host, a watchdog of ten minutes', () => {
    expect(cartridge.game.seats).toEqual({ min: 4, max: 16 });
    expect(cartridge.platform).toEqual({
      maxPlayers: 12,
      hostLoss: { policy: 'pause-vote', seconds: 300 },
      readyNeeded: null,
      midGameJoin: true,
      returns: true,
      voice: false,
      timeScale: { min: 0.5, max: 1.5 },
      watchdogSeconds: 600,
    });
  });

  it('offers every setting to forms', () => {
    const { properties } = cartridge.settingsJsonSchema as { properties: object };
    expect(Object.keys(properties)).toEqual(Object.keys(DEFAULT));
  });
});
