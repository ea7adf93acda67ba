import { describe, expect, it } from 'vitest';
import { flawOf, flawsOf, keyOfPair } from './pair-flaws.ts';
import { cellsOfPair, pairFrom } from './pair-table.ts';

const pair = (promptA: string, promptB: string, targetA = 'crew', targetB = 'impostor'): object => ({
  promptA: { text: promptA, target: targetA },
  promptB: { text: promptB, target: targetB },
});

describe('a pair in a table', () => {
  it('without targets the first question is for everybody else', () => {
    expect(pairFrom({ promptA: 'A food?', promptB: 'A drink?' })).toEqual(pair('A food?', 'A drink?'));
  });

  it.each([
    ['Crew', 'crew'],
    ['everybody', 'crew'],
    ['IMPOSTOR', 'impostor'],
    ['either', 'both'],
  ])('targets may be called %s', (said, meant) => {
    expect(pairFrom({ promptA: 'x', targetA: said })).toMatchObject({ promptA: { target: meant } });
  });

  it('cells and pair are two ways to say the same', () => {
    const item = pair('A food, say?', 'A “drink”?', 'both', 'both');
    expect(pairFrom(cellsOfPair(item))).toEqual(item);
  });
});

describe('[IQ-5.P1] hints on a pair', () => {
  it('a good pair has none, whatever else stands beside it', () => {
    expect(flawsOf({ id: 'x', ...pair('A food?', 'A drink?') })).toEqual([]);
  });

  it.each([
    [pair('', 'A drink?'), 'promptA'],
    [pair('A food?', '   '), 'promptB'],
    [pair('A food?', 'a  FOOD?'), 'promptB'],
    [pair('A food?', 'x'.repeat(241)), 'promptB'],
    [pair('A food?', 'A drink?', 'crew', 'all'), 'targetB'],
    [pair('A food?', 'A drink?', 'crew', 'crew'), 'targetB'],
    [pair('A food?', 'A drink?', 'impostor', 'impostor'), 'targetB'],
    [{}, 'promptA'],
  ])('the field is named: %#', (item, field) => {
    expect(flawsOf(item)).toMatchObject([{ field }]);
  });

  it('the same two questions are the same pair, the other way round too', () => {
    expect(keyOfPair(pair('A food?', 'A drink?'))).toBe(keyOfPair(pair('a drink?', 'A FOOD?', 'impostor', 'crew')));
  });

  it('what the server found is said in the same words', () => {
    const [flaw] = flawsOf(pair('', 'A drink?'));
    expect(flawOf({ code: 'INVALID_PAIR', field: 'promptA.text', reason: 'empty' })).toEqual(flaw);
    expect(flawOf({ code: 'DUPLICATE_ITEM' })).toMatchObject({ field: null });
  });
});
