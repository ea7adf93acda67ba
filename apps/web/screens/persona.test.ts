import { describe, expect, it } from 'vitest';
import { AVATARS, looksLikeName, nextName } from './persona.ts';

describe('a taken name', () => {
  it.each([
    ['Ana', 'Ana 2'],
    ['Ana 2', 'Ana 3'],
    ['Ana 9', 'Ana 10'],
    ['R2 D2', 'R2 D2 2'],
    ['Abcdefghijklmnopqrst', 'Abcdefghijklmnopqr 2'],
    ['नमस्ते', 'नमस्ते 2'],
  ])('%s becomes %s', (name, next) => {
    expect(nextName(name)).toBe(next);
  });

  it('stays a name, however often it is taken', () => {
    let name = 'Abcdefghijklmnopqrst';
    for (let times = 0; times < 120; times += 1) name = nextName(name);
    expect(looksLikeName(name)).toBe(true);
  });
});

describe('[CM-2] names', () => {
  it.each(['An', 'Zoë', '李雷', 'O\u2019Hara'])('%s can be a name', (name) => {
    expect(looksLikeName(name)).toBe(true);
  });

  it.each(['', ' ', 'A', ' A ', 'Abcdefghijklmnopqrstu'])('"%s" cannot', (name) => {
    expect(looksLikeName(name)).toBe(false);
  });
});

it('[CM-3] every avatar is exactly one emoji', () => {
  for (const avatar of AVATARS) expect(avatar).toMatch(/^\p{RGI_Emoji}$/v);
  expect(new Set(AVATARS).size).toBe(AVATARS.length);
});
