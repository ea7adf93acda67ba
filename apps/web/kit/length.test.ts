import { describe, expect, it } from 'vitest';
import { clip, lengthOf } from './length.ts';

describe('length of an answer [BT-Q21]', () => {
  it('counts an emoji as one character', () => {
    expect(lengthOf('a👩‍👩‍👧‍👦b')).toBe(3);
  });

  it('cuts after the last whole character', () => {
    expect(clip('👩‍👩‍👧‍👦'.repeat(70), 60)).toBe('👩‍👩‍👧‍👦'.repeat(60));
  });

  it('leaves short text as typed, spaces included', () => {
    expect(clip('a blue ', 60)).toBe('a blue ');
  });

  it('makes pasted lines one line', () => {
    expect(clip('a\r\nblue\nwhale', 60)).toBe('a blue whale');
  });
});
