import { describe, expect, it } from 'vitest';
import { packWith, questions, questionWith } from '../testing/bluff-trivia.ts';
import { checkPacks } from './content-check.ts';
import { packSchema } from './content.ts';
import type { Pack } from './content.ts';
import type { Question } from './types.ts';

const GOOD: Question = questionWith({
  id: 'good-001',
  question: 'Wombats are known for droppings in the shape of a ____.',
  answer: 'cube',
  aliases: ['block'],
  decoys: ['pretzel', 'teardrop', 'star', 'pyramid'],
});

function found(items: readonly Partial<Question>[], changes: Partial<Pack> = {}): string[] {
  const pack = packWith(
    'good',
    items.map((item) => ({ ...GOOD, ...item })),
    changes,
  );
  return checkPacks([pack]).map(({ level, what }) => `${level}: ${what}`);
}

describe('the pack doctor', () => {
  it('has nothing to say about a good pack', () => {
    expect(found([{}])).toEqual([]);
    expect(checkPacks([packWith('fixtures', questions(30))]).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('names the pack and the item', () => {
    const [problem] = checkPacks([packWith('good', [{ ...GOOD, question: 'No blank at all here.' }])]);
    expect(problem).toMatchObject({ level: 'error', pack: 'good', item: 'good-001' });
  });

  it.each<[string, Partial<Question>, RegExp]>([
    ['no blank', { question: 'Wombats leave cubic droppings behind.' }, /exactly one blank/],
    ['two blanks', { question: 'The ____ of a wombat has the shape of a ____.' }, /exactly one blank/],
    ['a blank of another length', { question: 'Wombats leave droppings like a ___.' }, /exactly one blank/],
    ['no source', { source: ' ' }, /no source/],
    ['a control character', { fact: 'Odd\u0007ly so.' }, /unprintable/],
    ['a direction override', { answer: 'cube\u202E' }, /unprintable/],
    ['an invisible character', { decoys: ['pret\u200Bzel', 'tear', 'star', 'cone'] }, /unprintable/],
    ['stray spaces', { answer: 'cube ' }, /stray spaces/],
    ['accents apart', { fact: 'A cafe\u0301.' }, /apart/],
    ['two scripts in one word', { decoys: ['рretzel', 'teardrop', 'star', 'cone'] }, /several scripts/],
    ['an address', { question: 'See https://example.org for a ____.' }, /address/],
    [
      'the answer in the question',
      { question: 'A wombat makes a Cube in the shape of a ____.' },
      /contains its answer/,
    ],
    ['too few decoys', { decoys: ['pretzel', 'teardrop', 'star'] }, /fewer than four/],
    ['a decoy that is the truth', { decoys: ['The Cube!', 'pretzel', 'teardrop', 'star'] }, /same answer/],
    ['a decoy that is an alias', { decoys: ['Block', 'pretzel', 'teardrop', 'star'] }, /same answer/],
    ['an alias that is the truth', { aliases: ['a cube'] }, /same answer/],
    ['a decoy twice', { decoys: ['star', 'The star', 'pretzel', 'teardrop'] }, /same answer/],
    ['a decoy twice but for a space', { decoys: ['tear drop', 'teardrop', 'pretzel', 'star'] }, /there twice/],
    [
      'a decoy that is the truth but for a space',
      { answer: 'beehive', decoys: ['bee hive', 'pot', 'star', 'cone'] },
      /is the truth/,
    ],
    ['a decoy one letter away', { decoys: ['cubes', 'pretzel', 'teardrop', 'star'] }, /one letter/],
    ['an answer of five words', { answer: 'a very small wooden cube' }, /one to four words/],
    ['an article of the truth alone', { answer: 'the cube', question: 'Wombats leave ____ behind.' }, /article/],
    [
      'an article twice',
      { answer: 'the cube', decoys: ['the star', 'the pot', 'the cone', 'the bun'] },
      /before the blank and in/,
    ],
    ['digits of the truth alone', { answer: '12 cubes' }, /digits/],
    ['a capital of the truth alone', { answer: 'Cube' }, /capital/],
    ['final punctuation', { decoys: ['pretzel.', 'teardrop', 'star', 'cone'] }, /final punctuation/],
    ['a truth that stands out by length', { answer: 'perfectly regular dodecahedron' }, /stands out/],
    ['nothing to compare', { decoys: ['!!', 'pretzel', 'teardrop', 'star'] }, /nothing is left/],
  ])('finds %s', (_what, item, problem) => {
    expect(found([item])).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^error: .*${problem.source}`))]),
    );
  });

  it.each<[string, Partial<Question>, RegExp]>([
    ['a fact that may age', { question: 'The tallest building today is shaped like a ____.' }, /may age/],
    ['an alias in the question', { question: 'A block of droppings has the shape of a ____.' }, /contains the alias/],
    ['a decoy one letter from an alias', { decoys: ['blocks', 'teardrop', 'star', 'cone'] }, /one letter/],
    [
      'a decoy within the truth',
      { answer: 'ice cube', decoys: ['ice', 'teardrop', 'star', 'cone'] },
      /contain one another/,
    ],
    ['mixed capitals', { decoys: ['Pretzel', 'teardrop', 'star', 'cone'] }, /a capital/],
    ['mixed digits', { decoys: ['2 stars', 'teardrop', 'star', 'cone'] }, /digits/],
    ['an article that does not fit', { decoys: ['octagon', 'teardrop', 'star', 'cone'] }, /does not fit the article/],
    [
      'the shortest by far',
      { answer: 'egg', decoys: ['pretzel', 'teardrop', 'asterisk', 'pyramid'] },
      /shortest by far/,
    ],
    ['the longest by far', { answer: 'dodecahedra', decoys: ['pretzel', 'tear', 'star', 'cone'] }, /longest by far/],
    ['quotes around a decoy', { decoys: ["'star'", 'teardrop', 'pretzel', 'cone'] }, /quotes around/],
  ])('warns of %s', (_what, item, problem) => {
    expect(found([item])).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^warning: .*${problem.source}`))]),
    );
  });

  it('does not warn of a fact with its year', () => {
    expect(found([{ question: 'In 1890, the tallest tower had the shape of a ____.' }])).toEqual([]);
  });

  it('finds an id used twice and a question asked twice, also across packs', () => {
    const again = { ...GOOD, question: 'Wombats are known for DROPPINGS in the shape of a ____!' };
    const problems = checkPacks([packWith('good', [GOOD]), packWith('other', [again])]);
    expect(problems.map(({ pack, what }) => [pack, what])).toEqual([
      ['other', 'the id is used twice, also in good'],
      ['other', 'the same question as good-001'],
    ]);
  });

  it.each<[string, Partial<Pack>, string]>([
    ['a locale', { locale: 'english!' }, 'error: english! is no locale'],
    ['a locale that is written otherwise', { locale: 'EN_gb' }, 'error: EN_gb is no locale'],
    ['a licence', { licence: ' ' }, 'error: it has no licence'],
    ['authors', { authors: [] }, 'error: it names no author'],
  ])('wants %s', (_what, changes, problem) => {
    expect(found([{}], changes)).toEqual([problem]);
  });

  it('wants a rating that fits most of the items', () => {
    const adult = { id: 'good-002', question: 'Another one about a ____.', rating: 'adult' } as const;
    expect(found([{ rating: 'adult' }, adult])).toEqual(['error: it is rated everyone, but most of its items are not']);
    expect(found([{}, adult])).toEqual([]);
  });

  it('finds two packs with one id', () => {
    const problems = checkPacks([packWith('good', [GOOD]), packWith('good', [questions(1)[0]!])]);
    expect(problems).toContainEqual({ level: 'error', pack: 'good', item: null, what: 'another pack has the same id' });
  });
});

describe('the schema of a pack', () => {
  const pack = packWith('good', [GOOD]);

  it('takes a good pack as it is', () => {
    expect(packSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  });

  it.each<[string, object]>([
    ['an unknown field', { extra: 1 }],
    ['another game', { game: 'mafia' }],
    ['no items', { items: [] }],
    ['an unknown rating', { rating: 'mild' }],
    ['an item without a source', { items: [{ ...GOOD, source: undefined }] }],
    ['an item with an unknown field', { items: [{ ...GOOD, hint: 'round' }] }],
    ['an item with three decoys', { items: [{ ...GOOD, decoys: ['a1', 'b2', 'c3'] }] }],
    ['an item with nine aliases', { items: [{ ...GOOD, aliases: 'a b c d e f g h i'.split(' ') }] }],
    ['an answer of 61 characters', { items: [{ ...GOOD, answer: 'x'.repeat(61) }] }],
    ['a question of 201 characters', { items: [{ ...GOOD, question: 'x'.repeat(201) }] }],
    ['a direction override', { items: [{ ...GOOD, answer: 'cu\u202Ebe' }] }],
    ['an invisible character', { items: [{ ...GOOD, answer: 'cu\u200Bbe' }] }],
    ['a line break', { items: [{ ...GOOD, fact: 'two\nlines' }] }],
    ['an unknown difficulty', { items: [{ ...GOOD, difficulty: 4 }] }],
  ])('refuses %s', (_what, changes) => {
    expect(() => packSchema.parse({ ...pack, ...changes })).toThrow();
  });
});
