import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  begin,
  boardOf,
  handOf,
  pairFor,
  poolOf,
  quiz,
  roundIn,
  roundWith,
} from '../testing/impostor-questions.ts';
import { dealPrompts } from './prompts.ts';
import type { Role, Target } from './types.ts';

const VALID: readonly (readonly [Target, Target])[] = [
  ['crew', 'impostor'],
  ['impostor', 'crew'],
  ['crew', 'both'],
  ['both', 'crew'],
  ['impostor', 'both'],
  ['both', 'impostor'],
  ['both', 'both'],
];

function mayHave(role: Role, target: Target): boolean {
  return target === 'both' || target === role;
}

describe('prompts', () => {
  it('[IQ 7] [IQ-5.P6] for every combination the roles get different texts, each one that its target allows', () => {
    for (const [a, b] of VALID) {
      const t = roundWith(4, ['p2'], {
        pairs: [pairFor(a, b), ...poolOf(4)].slice(0, 1),
        settings: { questionReuse: true },
      });
      const targetOf = (text: string): Target => (text === 'Text A' ? a : b);
      const texts = ['p1', 'p2', 'p3', 'p4'].map((player) => handOf(t, player).prompts ?? []);
      expect(texts.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
      const [crew = '', impostor = '', third, fourth] = texts.flat();
      expect(crew).not.toBe(impostor);
      expect([third, fourth]).toEqual([crew, crew]);
      expect(mayHave('crew', targetOf(crew))).toBe(true);
      expect(mayHave('impostor', targetOf(impostor))).toBe(true);
    }
  });

  it('[IQ 7] [IQ-Q2] (both, both) comes in each orientation 160 to 240 times of 400', () => {
    const rng = testRng(9);
    let first = 0;
    for (let round = 0; round < 400; round++) {
      if (dealPrompts(pairFor('both', 'both'), 'distinct', rng).crew[0] === 'Text A') first += 1;
    }
    expect(first).toBeGreaterThanOrEqual(160);
    expect(first).toBeLessThanOrEqual(240);
  });

  it('[IQ-Q2] with all-permitted a player sees every prompt of the role, and the crew’s are the true question', () => {
    const deal = (a: Target, b: Target): object => dealPrompts(pairFor(a, b), 'all-permitted', testRng(1));
    expect(deal('crew', 'both')).toEqual({ crew: ['Text A', 'Text B'], impostor: ['Text B'] });
    expect(deal('impostor', 'crew')).toEqual({ crew: ['Text B'], impostor: ['Text A'] });
    const t = roundWith(4, ['p2'], {
      pairs: [pairFor('crew', 'both')],
      settings: { questionReuse: true, promptDelivery: 'all-permitted' },
    });
    expect(handOf(t, 'p1').prompts).toEqual(['Text A', 'Text B']);
    expect(handOf(t, 'p2').prompts).toEqual(['Text B']);
    answerAll(t);
    expect(boardOf(t).question).toEqual(['Text A', 'Text B']);
  });

  it('[IQ-Q2] with first-permitted each role gets the first that it may have, even the same', () => {
    const deal = (a: Target, b: Target): object => dealPrompts(pairFor(a, b), 'first-permitted', testRng(1));
    expect(deal('both', 'impostor')).toEqual({ crew: ['Text A'], impostor: ['Text A'] });
    expect(deal('impostor', 'both')).toEqual({ crew: ['Text B'], impostor: ['Text A'] });
  });

  it('[IQ-Q3] the true question is what the crew was asked this round', () => {
    const t = quiz(4, { pairs: [pairFor('both', 'both')], settings: { questionReuse: true } });
    begin(t);
    const { impostors, crewPrompts } = roundIn(t);
    const crew = t.players.find((player) => !impostors.includes(player)) ?? '';
    expect(handOf(t, crew).prompts).toEqual(crewPrompts);
    answerAll(t);
    expect(boardOf(t).question).toEqual(crewPrompts);
  });
});
