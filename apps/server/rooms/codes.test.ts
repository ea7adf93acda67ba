import { CODE_ALPHABET, parseCode } from '@alibi/protocol';
import { expect, it } from 'vitest';
import { newCode } from './codes.ts';

it('[CM-1] 10 000 codes have six characters of the alphabet and never repeat', () => {
  const codes = new Set<string>();
  for (let count = 0; count < 10_000; count++) codes.add(newCode((code) => codes.has(code)));
  expect(codes.size).toBe(10_000);
  for (const code of codes) {
    expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{6}$`));
  }
});

it('[CM-1] a code may be typed with spaces, hyphens and in lower case', () => {
  expect(parseCode('abc-234')).toBe('ABC234');
  expect(parseCode(' ab c2 34 ')).toBe('ABC234');
  expect(parseCode('ABC12')).toBeNull();
  expect(parseCode('ABC12!')).toBeNull();
});
