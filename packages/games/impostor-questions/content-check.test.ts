import { describe, expect, it } from 'vitest';
import { packPairs, packWith } from '../testing/impostor-questions.ts';
import { checkPacks } from './content-check.ts';
import type { Pack, PackPair } from './content.ts';

const GOOD: PackPair = {
  ...packPairs(1)[0]!,
  promptA: { text: 'A fruit for breakfast', target: 'crew', samples: ['apple', 'banana', 'kiwi', 'mango'] },
  promptB: { text: 'A fruit for a pie', target: 'impostor', samples: ['apple', 'plum', 'cherry', 'pear'] },
};

function found(pair: Partial<PackPair>, level: 'error' | 'warning' = 'error'): string[] {
  const problems = checkPacks([packWith('test', [{ ...GOOD, ...pair }])]);
  return problems.filter((problem) => problem.level === level).map(({ what }) => what);
}

function a(changes: Partial<PackPair['promptA']>): Partial<PackPair> {
  return { promptA: { ...GOOD.promptA, ...changes } };
}

function errorsOf(packs: readonly Pack[]): string[] {
  return checkPacks(packs)
    .filter(({ level }) => level === 'error')
    .map(({ what }) => what);
}

describe('the pack doctor', () => {
  it('finds nothing wrong with a good pair', () => {
    expect(checkPacks([packWith('test', [GOOD])])).toEqual([]);
  });

  it('finds prompts that say the same, whatever their signs', () => {
    expect(found(a({ text: 'A fruit, for a PIE!' }))).toEqual([
      'a prompt that pack-001 has too',
      'both prompts say the same',
    ]);
  });

  it('finds the same pair twice, also the other way round and in another pack', () => {
    const turned = { ...GOOD, id: 'other-001', promptA: GOOD.promptB, promptB: GOOD.promptA };
    expect(errorsOf([packWith('test', [GOOD]), packWith('more', [turned])])).toEqual(['the same pair as pack-001']);
  });

  it('finds a prompt that another pair has, an id twice and a pack twice', () => {
    const half = { ...GOOD, id: 'other-001', promptB: { ...GOOD.promptB, text: 'A fruit for a hat' } };
    expect(errorsOf([packWith('test', [GOOD, half])])).toEqual(['a prompt that pack-001 has too']);
    expect(errorsOf([packWith('test', [GOOD, { ...GOOD, id: 'pack-001' }])])).toContain(
      'the id is used twice, also in test',
    );
    expect(errorsOf([packWith('test', [GOOD]), packWith('test', packPairs(1, 'new'))])).toContain(
      'another pack has the same id',
    );
  });

  it('finds words that name a role', () => {
    for (const text of ['A fruit for the crew', 'What an impostor eats', 'What crewmates eat']) {
      expect(found(a({ text }))).toEqual([`a word that names a role in "${text}"`]);
    }
    expect(found(a({ text: 'A screwdriver for breakfast' }))).toEqual([]);
  });

  it('finds unprintable characters, stray spaces, addresses', () => {
    expect(found(a({ text: 'A fruit\u200B' }))).toEqual(['unprintable characters in "A fruit\u200B"']);
    expect(found(a({ text: 'A  fruit' }))).toEqual(['stray spaces in "A  fruit"']);
    expect(found(a({ text: 'See www.example.com' }))).toEqual(['an address or mark-up in "See www.example.com"']);
  });

  it('finds samples that are there twice, of two sorts, or the same for both prompts', () => {
    expect(found(a({ samples: ['apple', 'Apple!', 'kiwi'] }))).toEqual(['a sample answer is there twice']);
    expect(found(a({ samples: ['1', '2', '3'] }))).toEqual(['one prompt wants a number and the other does not']);
    expect(found(a({ samples: GOOD.promptB.samples }), 'warning')).toEqual([
      'the sample answers of both prompts are the same',
    ]);
    expect(found(a({ samples: ['fig', 'kiwi', 'mango'] }), 'warning')).toEqual([
      'no sample answer would do for both prompts',
    ]);
  });

  it('warns of prompts that differ in form', () => {
    expect(found(a({ text: 'Which fruit do you eat for breakfast?' }), 'warning')).toEqual([
      'one prompt is a question and one is not',
    ]);
    expect(found(a({ text: 'a fruit for breakfast' }), 'warning')).toEqual([
      '"a fruit for breakfast" does not begin with a capital',
    ]);
    expect(found(a({ text: `A fruit ${'very '.repeat(20)}ripe` }), 'warning')).toEqual([
      'a prompt of 112 characters',
      'one prompt is much longer than the other',
    ]);
  });

  it('finds a cover without licence, author or locale, and a rating that most items exceed', () => {
    expect(errorsOf([packWith('test', [GOOD], { licence: ' ', authors: [], locale: 'english!' })])).toEqual([
      'english! is no locale',
      'it has no licence',
      'it names no author',
    ]);
    expect(errorsOf([packWith('test', [{ ...GOOD, rating: 'adult' }])])).toEqual([
      'it is rated everyone, but most of its items are not',
    ]);
  });
});
