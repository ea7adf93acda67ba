import { describe, expect, it } from 'vitest';
import { clean, isBlank, present, visibleLength } from './presentation.ts';

describe('the look of choices', () => {
  it.each([
    ['  paris. ', 'PARIS'],
    ['ROME', 'ROME'],
    ['london?!…', 'LONDON'],
    ['two   words', 'TWO WORDS'],
    ['straße', 'STRASSE'],
    ['Istanbul', 'ISTANBUL'],
    ['"quoted".', 'QUOTED'],
    ['“quoted.”', 'QUOTED'],
    ["'exit'", 'EXIT'],
    ['the "big" one', 'THE BIG ONE'],
    ['¿dónde?', 'DÓNDE'],
    ['東京。', '東京'],
    ['wait -', 'WAIT'],
    ['-5', '-5'],
    ['50%', '50%'],
    ['C++', 'C++'],
    ['the moon', 'THE MOON'],
  ])('[BT-Q6] %j is shown as %j', (text, shown) => {
    expect(present(text, 'upper')).toBe(shown);
  });

  it.each([
    ['the GREAT wall', 'The Great Wall'],
    ['ping-pong ball', 'Ping-Pong Ball'],
    ['mcDonald', 'Mcdonald'],
    ['STRASSE', 'Strasse'],
    ['straße', 'Strasse'],
  ])('[BT-Q6] with title case, %j is shown as %j', (text, shown) => {
    expect(present(text, 'title')).toBe(shown);
  });

  it('[BT-Q6] the keyboard does not show: curled quotes, long dashes, odd spaces, letters apart from their accents', () => {
    const alike = [
      ["king's cross", 'king’s cross', 'king‘s cross', 'kingʼs cross', 'KING`S CROSS'],
      ['ping-pong', 'ping–pong', 'ping—pong', 'ping‑pong'],
      ['hot dog', 'hot\u00A0dog', 'hot\u2009dog', 'hot\tdog', 'hot\ndog', 'hot \u200B dog'],
      ['café', 'cafe\u0301'],
    ];
    for (const spellings of alike) {
      for (const style of ['upper', 'title'] as const) {
        expect(new Set(spellings.map((text) => present(text, style))).size).toBe(1);
      }
    }
  });

  it('[BT-Q6] never depends on the case it was typed in', () => {
    for (const text of ['éclair', 'ΟΔΟΣ', 'straße', 'ǆ', 'İstanbul', 'ıssız', 'ﬁsh', 'o’neill']) {
      for (const style of ['upper', 'title'] as const) {
        expect(present(text.toUpperCase(), style)).toBe(present(text, style));
      }
    }
  });

  it('[BT-Q6] does not change what is already presented', () => {
    for (const style of ['upper', 'title'] as const) {
      for (const text of ['paris.', '"A".', 'ǅ', 'Straße', "rock 'n' roll -", 'e\u0301']) {
        const shown = present(text, style);
        expect(present(shown, style)).toBe(shown);
      }
    }
  });
});

describe('what is kept of what somebody typed', () => {
  it.each([
    ['un\u200Bicorn', 'unicorn'],
    ['\u202Enrocinu\u202C', 'nrocinu'],
    ['line\nbreak\r\nand\u2028more\u2029', 'line break and more'],
    ['\u0000null\u0007', 'null'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['lone \uD800 half', 'lone half'],
    ['👩‍🚀 lands', '👩‍🚀 lands'],
    ['👍🏽', '👍🏽'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['\u0301\u0301accent first', 'accent first'],
  ])('[CM-62] %j is kept as %j', (raw, kept) => {
    expect(clean(raw)).toBe(kept);
  });

  it('[CM-62] a tower of accents is cut to a height that stays on its line', () => {
    const tower = `z${'\u0335'.repeat(500)}algo`;
    expect(clean(tower).length).toBeLessThan(12);
    expect(clean('e\u0302\u0323')).toBe('ệ');
  });

  it.each(['', '   ', '\u200B\u200D', '\u3164', '\u2800\u2800', '...', '?!', '“”', '\uFE0F', '\u0301', '-', '\u202E'])(
    '[BT-A.4] %j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', '7', '🙂', '%', '水', '.5', '$'])('[BT-A.4] %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
  });

  it('[BT-Q21] length is counted in what the eye calls a character', () => {
    expect(visibleLength('👩‍🚀é')).toBe(2);
    expect(visibleLength('e\u0301')).toBe(1);
    expect(visibleLength('नि')).toBe(1);
    expect(visibleLength('👨‍'.repeat(200))).toBeGreaterThan(30);
  });
});
