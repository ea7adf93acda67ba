import { describe, expect, it } from 'vitest';
import { cleanAvatar, cleanLine, cleanName, isAvatar, nameKey } from './names.ts';

describe('a name', () => {
  it.each(['A', '', '  ', ' A ', 'x'.repeat(21), 'Zoë 🙂', 'a@b', 'a/b', '<b>', 'a,b'])(
    '[CM-2] cannot be "%s"',
    (name) => {
      expect(cleanName(name)).toBeNull();
    },
  );

  it.each([
    'Al',
    'x'.repeat(20),
    'Zoë',
    'Jean-Luc 2',
    'Ольга',
    '李雷',
    'نور',
    'क्षत्रिय',
    "O'Hara",
    'J. R. R.',
    'snake_case',
  ])('[CM-2] can be "%s"', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it('[CM-2] is trimmed, and its spaces are collapsed', () => {
    expect(cleanName(' \t Mary\u00A0 \u3000Ann \n')).toBe('Mary Ann');
  });

  it('[CM-2] is counted in visible characters', () => {
    expect(cleanName('e\u0301'.repeat(20))).toBe('é'.repeat(20));
    expect(cleanName('e\u0301'.repeat(21))).toBeNull();
    expect(cleanName('स्ते'.repeat(10))).not.toBeNull();
    expect(cleanName('ё́')).toBeNull();
  });

  it('[CM-2] takes the apostrophes that phones write', () => {
    for (const typed of ['O\u2019Hara', 'O\u2018Hara', 'O\u02BCHara', 'O\uFF07Hara'])
      expect(cleanName(typed)).toBe("O'Hara");
  });

  it.each([
    ['a control character', 'Bo\u0000b'],
    ['an escape', 'Bob\u001B'],
    ['a right-to-left override', '\u202Ebob'],
    ['an isolate', 'b\u2066ob'],
    ['a left-to-right mark', 'Bob\u200E'],
    ['a zero-width space', 'B\u200Bob'],
    ['a zero-width joiner', 'B\u200Dob'],
    ['half a surrogate pair', 'Bob\uD83D'],
    ['a selector that draws nothing', 'Bob\uFE0F'],
    ['a joiner that draws nothing', 'B\u034Fob'],
    ['letters that draw nothing', '\u3164\u3164'],
    ['a heap of marks', `Bo${'\u0301'.repeat(12)}b`],
    ['a private character', 'Bo\uE000b'],
  ])('[CM-2] has no room for %s', (_what, name) => {
    expect(cleanName(name)).toBeNull();
  });

  it.each(['host', 'HOST', ' Host ', 'Narrator', 'system', 'ｓｙｓｔｅｍ', 'h.o.s.t', 'Host_', 'sys tem'])(
    '[CM-2] cannot be the reserved word "%s"',
    (name) => {
      expect(cleanName(name)).toBeNull();
    },
  );

  it('[CM-2] may contain a reserved word', () => {
    expect(cleanName('Ghost')).toBe('Ghost');
    expect(cleanName('The host')).toBe('The host');
  });

  it.each([
    ['BOB', 'bob'],
    ['Zoë', 'ZOE\u0308'],
    ['ＡＮＮ', 'ann'],
    ['ﬁn', 'FIN'],
    ['Straße', 'STRASSE'],
    ['Ⅷ x', 'viii X'],
    ['ΟΔΟΣ', 'οδος'],
  ])('[CM-2] %s and %s are the same name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('[CM-2] differs by an accent', () => {
    expect(nameKey('Zoe')).not.toBe(nameKey('Zoë'));
  });
});

describe('an avatar', () => {
  it('[CM-5.3] is 🙂 where none is given', () => {
    expect(cleanAvatar('')).toBe('🙂');
  });

  it.each(['🙂', '👩‍🚀', '👍🏽', '🇩🇪', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈', '👨‍👩‍👧‍👦', '❤️‍🔥', '🕵🏽‍♂️', '🐻‍❄️', '☝🏽', '🫠'])(
    '[CM-3] can be %s, and stays as it is',
    (emoji) => {
      expect(cleanAvatar(emoji)).toBe(emoji);
    },
  );

  it.each([
    ['☺', '☺️'],
    ['☺\uFE0E', '☺️'],
    ['❤', '❤️'],
    ['1⃣', '1️⃣'],
    ['🏳‍🌈', '🏳️‍🌈'],
    ['☝️🏽', '☝🏽'],
  ])('[CM-3] drawn as text (%s) becomes the emoji', (typed, emoji) => {
    expect(cleanAvatar(typed)).toBe(emoji);
  });

  it.each([
    'ab',
    'a',
    '1',
    '#',
    ' ',
    '🙂🙂',
    '🙂a',
    ' 🙂',
    '🇩',
    '\u200D',
    '\uFE0F',
    '🙂\u200D',
    '<img>',
    '👩‍🙂',
    '🙂\u0301',
  ])('[CM-5.3] cannot be "%s"', (text) => {
    expect(cleanAvatar(text)).toBeNull();
    expect(isAvatar(text)).toBe(false);
  });
});

describe('a line', () => {
  it('[CM-62] is one line without control and direction characters', () => {
    expect(cleanLine(' a\u0000b\r\n\tc\u202Ed\u2066e\u200Ff\u2028g  ')).toBe('a b cdef g');
  });

  it('[CM-62] keeps mark-up as the text it is', () => {
    expect(cleanLine('<script>alert("1")</script> & {{x}}')).toBe('<script>alert("1")</script> & {{x}}');
  });

  it('[CM-62] keeps joined emoji and the joiners of scripts', () => {
    expect(cleanLine('👩‍🚀 می‌خواهم')).toBe('👩‍🚀 می‌خواهم');
  });

  it.each(['', ' \n ', '\u202E', '\u200B\u2060', '\u200D\u200C', '\u3164', '\u2800', '\u00AD', '\u0301'])(
    '[CM-62] of which nothing can be seen is empty (%j)',
    (text) => {
      expect(cleanLine(text)).toBe('');
    },
  );

  it('[CM-62] never carries half a character', () => {
    expect(cleanLine('a\uD800b').isWellFormed()).toBe(true);
  });
});
