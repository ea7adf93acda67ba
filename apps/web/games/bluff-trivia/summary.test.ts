import { games } from '@alibi/games';
import type { Settings } from '@alibi/games/bluff-trivia/types';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './rules-words.ts';
import { settingWords } from './setting-words.ts';
import { summaryOf } from './summary.ts';

const usual = games['bluff-trivia']!.game.settings.parse({}) as Settings;
const packs = [
  { id: 'animals', title: 'Creature Features' },
  { id: 'history', title: 'Long Ago' },
];

describe('the settings of Bluff Trivia in words', () => {
  it('[BT-D.4] the standard says rounds, times, packs and rating', () => {
    expect(summaryOf(usual, { timeScale: 1, packs })).toEqual([
      '5 rounds',
      '15 s to write',
      '20 s to choose',
      'all packs, for everyone',
    ]);
  });

  it('[BT-Q22] times are told as they run, scaled', () => {
    expect(summaryOf(usual, { timeScale: 1.5, packs })).toContain('22.5 s to write');
    expect(summaryOf(usual, { timeScale: 0.5, packs })).toContain('10 s to choose');
  });

  it('one pack is called by its name, several are counted', () => {
    expect(summaryOf({ ...usual, packs: ['animals'] }, { timeScale: 1, packs })).toContain(
      'Creature Features, for everyone',
    );
    expect(summaryOf({ ...usual, packs: ['animals'] }, { timeScale: 1, packs: null })).toContain(
      '1 pack, for everyone',
    );
    expect(summaryOf({ ...usual, packs: ['animals', 'history'] }, { timeScale: 1, packs })).toContain(
      '2 packs, for everyone',
    );
  });

  it('says what is not as usual', () => {
    const odd: Settings = {
      ...usual,
      bluffPoints: 700,
      truthSubmission: 'reject',
      hostAdvance: true,
      chatDuringRound: true,
    };
    expect(summaryOf(odd, { timeScale: 1, packs }).slice(4)).toEqual([
      '1000 for the truth, 700 for each fooled',
      'the real answer is not taken',
      'the host may skip waiting',
      'chat stays open',
    ]);
  });

  it('the rules cards carry the numbers of the room', () => {
    const [, , third] = rulesOf({ ...usual, rounds: 3, truthPoints: 800 });
    expect(third?.text).toContain('worth 800 points');
    expect(third?.text).toContain('after 3 rounds');
  });

  it('every setting has words, and no words are left over', () => {
    expect(Object.keys(settingWords).sort()).toEqual(Object.keys(usual).sort());
  });
});
