import { describe, expect, it } from 'vitest';
import { answerOf, hasAnswered, marks, missing } from './answers.ts';
import type { Answers } from './answers.ts';

const players = ['mia', 'ben', 'zoe'];
const answers: Answers<number> = { zoe: 0, mia: 7 };

describe('answers', () => {
  it('know who has answered, whatever the answer is', () => {
    expect(players.map((player) => hasAnswered(answers, player))).toEqual([true, false, true]);
    expect(players.map((player) => answerOf(answers, player))).toEqual([7, null, 0]);
  });

  it('take no word of the language for an answer', () => {
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(hasAnswered(answers, name)).toBe(false);
      expect(answerOf(answers, name)).toBeNull();
    }
  });

  it('know who is missing, in seat order', () => {
    expect(missing(answers, ['zoe', 'tom', 'mia', 'ben'])).toEqual(['tom', 'ben']);
  });

  it('mark in seat order, byte for byte, whoever answered first, and nobody who is not seated', () => {
    const other: Answers<number> = { mia: 1, gone: 5, zoe: 2 };
    expect(JSON.stringify(marks(answers, players))).toBe('{"mia":true,"zoe":true}');
    expect(JSON.stringify(marks(other, players))).toBe('{"mia":true,"zoe":true}');
  });
});
