import { describe, expect, it } from 'vitest';
import { keyOf, normalise, oneEditApart, sameKey } from './text.ts';

function sameAnswer(one: string, other: string, options: { readonly fuzzy: boolean }): boolean {
  return sameKey(keyOf(one), keyOf(other), options);
}

describe('what counts as the same answer', () => {
  it.each([
    ['  blue   WHALE ', 'blue whale', 'trims, collapses spaces and folds case'],
    ['Café', 'cafe', 'strips diacritics'],
    ['Ørsted æther Łódź', 'orsted aether lodz', 'knows letters with a stroke and joined ones'],
    ['Straße', 'strasse', 'folds the German sharp s'],
    ['İSTANBUL', 'istanbul', 'folds the dotted capital I'],
    ['IŞIK ışık', 'isik isik', 'folds the dotless small i'],
    ["rock 'n' roll!", 'rock n roll', 'strips punctuation'],
    ['the Unicorn!', 'unicorn', 'strips a leading article'],
    ['an owl', 'owl', 'strips a leading article'],
    ['The The', 'the', 'strips one article, not two'],
    ['The', 'the', 'keeps an article that is all there is'],
    ['Seven dwarfs', '7 dwarfs', 'reads number words'],
    ['twenty', '20', 'reads number words up to twenty'],
    ['twenty-one', '20 1', 'reads no compound numbers'],
    ['1,000', '1000', 'joins the groups of a number'],
    ["4 000 000 and 1'500", '4000000 and 1500', 'joins the groups of a number, however written'],
    ['3.14', '3 14', 'does not take a decimal for a group'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full width', 'folds compatibility forms'],
    ['uni\u200Bcorn\u202E', 'unicorn', 'ignores what cannot be seen'],
    ['Ελλάς', 'ελλας', 'knows other scripts'],
    ['हिन्दी', 'हिन्दी', 'keeps the vowel signs of other scripts'],
  ])('[BT-Q3] %j is %j: %s', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('[BT-Q3] gives the same for what it made itself', () => {
    for (const text of ['The Café!', 'twenty-one', '1,000', 'U.S.A.']) {
      expect(normalise(normalise(text))).toBe(normalise(text));
    }
  });

  it.each([
    ['bee hives', 'beehives'],
    ['ping-pong', 'ping pong'],
    ['U.S.A.', 'USA'],
    ['x-ray', 'X ray'],
    ['dogs’ home', "dogs' home"],
  ])('[BT-Q3, BT-Q4] %j and %j have one key', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['20 1', '201'],
    ['🙂', '🙃'],
    ['%', '&'],
    ['か', 'が'],
    ['Bär', 'Ber'],
  ])('[BT-Q4] %j and %j have different keys', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('[BT-Q4] signs without a letter are told apart, and final punctuation does not matter', () => {
    expect(keyOf('🙂!')).toBe(keyOf('🙂'));
    expect(keyOf('+.')).toBe(keyOf('+'));
  });
});

describe('typing mistakes', () => {
  const fuzzy = { fuzzy: true };

  it.each([
    ['unicorm', 'unicorn'],
    ['unicrn', 'unicorn'],
    ['unnicorn', 'unicorn'],
    ['The Unicorm!', 'unicorn'],
    ['MILKY WAX', 'Milky Way'],
  ])('[BT-Q3] %j is %j with one mistake', (one, other) => {
    expect(sameAnswer(one, other, fuzzy)).toBe(true);
    expect(sameAnswer(other, one, fuzzy)).toBe(true);
  });

  it.each([
    ['unicron', 'unicorn', 'two letters swapped are two mistakes'],
    ['uncorm', 'unicorn', 'two mistakes'],
    ['horse', 'house', 'fewer than six letters'],
    ['pigeons', 'pigeo', 'two letters less'],
    ['stone', 'stones', 'one of them has only five letters'],
    ['apollo 12', 'apollo 13', 'a digit'],
    ['century 9', 'century nine s', 'a number word is a digit'],
  ])('[BT-Q3] %j is not %j: %s', (one, other) => {
    expect(sameAnswer(one, other, fuzzy)).toBe(false);
  });

  it('[BT-Q3] only count where the setting says so', () => {
    expect(sameAnswer('unicorm', 'unicorn', { fuzzy: false })).toBe(false);
    expect(sameAnswer('UNICORN.', 'unicorn', { fuzzy: false })).toBe(true);
  });

  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', true],
    ['abc', 'ab', true],
    ['', 'a', true],
    ['abc', 'bac', false],
    ['abc', 'abcde', false],
    ['𝒳yz', 'ayz', true],
  ])('one edit between %j and %j: %s', (one, other, expected) => {
    expect(oneEditApart(one, other)).toBe(expected);
  });
});
