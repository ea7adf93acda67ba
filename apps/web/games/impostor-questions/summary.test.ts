import { games } from '@alibi/games';
import type { Settings } from '@alibi/games/impostor-questions/types';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './rules-words.ts';
import { settingWords } from './setting-words.ts';
import { summaryOf } from './summary.ts';

const usual = games['impostor-questions']!.game.settings.parse({}) as Settings;
const context = { timeScale: 1, packs: [{ id: 'food', title: 'At the Table' }] };

describe('the settings of Impostor Questions in words', () => {
  it('[IQ-2.2] the standard says rounds, one impostor, the talk, packs and rating', () => {
    expect(summaryOf(usual, context)).toEqual([
      '10 rounds',
      '1 impostor',
      'talk as long as you like',
      'all packs, for everyone',
    ]);
  });

  it.each([
    [[0], 'no impostor at all'],
    [[2], '2 impostors'],
    [[1, 0], 'none or 1 impostor'],
    [[2, 0, 1], 'none, 1 or 2 impostors'],
  ])('[IQ-4.1] the numbers %j are called %s', (enabledImpostorCounts, words) => {
    expect(summaryOf({ ...usual, enabledImpostorCounts }, context)[1]).toBe(words);
  });

  it('times are told as they run, scaled', () => {
    expect(summaryOf({ ...usual, discussionSeconds: 60 }, { ...context, timeScale: 1.5 })).toContain('90 s to talk');
  });

  it('one pack is called by its name', () => {
    expect(summaryOf({ ...usual, packs: ['food'] }, context)).toContain('At the Table, for everyone');
  });

  it('says what is not as usual', () => {
    const odd: Settings = {
      ...usual,
      points: { impostorSurvives: 5, crewCatch: 2, crewVotedOut: -2 },
      questionReuse: true,
      revealMode: 'auto',
      voteChanges: false,
      selfRoleFrom: 'prompt',
    };
    expect(summaryOf(odd, context).slice(4)).toEqual([
      '5 for getting away, 2 for a catch',
      '2 lost by mistaken votes',
      'questions may come again',
      'an answer every 5 s',
      'votes are final',
      'impostors know it from the start',
    ]);
  });

  it('[IQ-12.1a] the rules cards carry the numbers of the room', () => {
    const [, , vote] = rulesOf({ ...usual, rounds: 7, points: { ...usual.points, impostorSurvives: 4 } });
    expect(vote?.text).toContain('gets away gets 4');
    expect(vote?.text).toContain('after 7 rounds');
    expect(vote?.text).toContain('costs 1');
    expect(rulesOf({ ...usual, crewPenalty: false })[2]?.text).not.toContain('costs');
  });

  it('[IQ-4.1] the first card promises no more impostors than there can be', () => {
    const said = (enabledImpostorCounts: number[]): string | undefined =>
      rulesOf({ ...usual, enabledImpostorCounts })[0]?.text;
    expect(said([1])).toContain('One of you gets another one.');
    expect(said([0, 1])).toContain('One of you may get');
    expect(said([1, 2])).toContain('One or two of you get');
    expect(said([0, 1, 2])).toContain('One or two of you may get');
  });

  it('every setting has words, and no words are left over', () => {
    expect(Object.keys(settingWords).sort()).toEqual(Object.keys(usual).sort());
  });

  it('every value of a choice has words', () => {
    const { properties } = games['impostor-questions']!.settingsJsonSchema as {
      properties: Record<string, { enum?: string[] }>;
    };
    for (const [key, { enum: values = [] }] of Object.entries(properties)) {
      expect(Object.keys(settingWords[key as keyof Settings].options ?? {}).sort()).toEqual(
        expect.arrayContaining([...values].sort()),
      );
    }
  });

  it('how likely a number is counts only where it can come up beside another one', () => {
    const weights = settingWords.impostorWeights;
    expect(weights.matters?.(usual)).toBe(false);
    const two = { ...usual, enabledImpostorCounts: [1, 2] };
    expect(weights.matters?.(two)).toBe(true);
    expect(weights.parts?.['0']?.matters?.(two)).toBe(false);
    expect(weights.parts?.['2']?.matters?.(two)).toBe(true);
  });
});
