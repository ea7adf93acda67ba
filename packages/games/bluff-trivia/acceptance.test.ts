import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  handOf,
  idOf,
  packWith,
  playRound,
  questions,
  questionWith,
  submit,
  submitAll,
  texts,
  trivia,
  vote,
  voteAll,
} from '../testing/bluff-trivia.ts';
import { draw } from './content.ts';
import { cartridge } from './index.ts';
import { settings } from './settings.ts';
import type { Question } from './types.ts';

const LIES = { A: 'apple', B: 'bagel', C: 'crisp', D: 'donut' };
const THREE_LIES = { A: 'apple', B: 'bagel', C: 'crisp' };

/**
 * Part 5 of the book, as far as the game alone decides it. Scenarios about joining, names, tokens and the host (2, 3, 22 to
 * 25, parts of 1 and 29) are the room's and the gateway's.
 */
describe('acceptance', () => {
  it('[BT 1] two to eight sit down', () => {
    expect(cartridge.game.seats).toEqual({ min: 2, max: 8 });
    expect(trivia(2).phase).toBe('prompt');
    expect(trivia(8).phase).toBe('prompt');
  });

  it('[BT 4] without input the clock plays: 15 + 1, 20 + 1, 6 seconds, five rounds, game over', () => {
    const t = trivia(4);
    const moments: [number, string, number][] = [];
    for (let second = 0; t.match.over === null && second < 400; second += 0.5) {
      if (moments.at(-1)?.[1] !== t.phase) moments.push([t.now / 1000, t.phase, boardOf(t).round]);
      t.wait(500);
    }
    expect(moments.slice(0, 4)).toEqual([
      [0, 'prompt', 1],
      [16, 'choose', 1],
      [37, 'scoring', 1],
      [43, 'prompt', 2],
    ]);
    expect(moments).toHaveLength(15);
    expect(t.now).toBe(43_000 * 5);
    expect(t.match.over?.reason).toBe('completed');
  });

  it('[BT 5] when all have acted nobody waits', () => {
    const t = trivia(4);
    t.wait(4_000);
    submitAll(t, LIES);
    expect([t.phase, t.now]).toEqual(['choose', 4_000]);
    t.wait(3_000);
    voteAll(t, { A: 'UNICORN', B: 'UNICORN', C: 'UNICORN', D: 'UNICORN' });
    expect([t.phase, t.now]).toEqual(['scoring', 7_000]);
  });

  it('[BT 6] empty is refused, a second one is refused, the first is kept', () => {
    const t = trivia(2);
    expect(submit(t, 'A', '').code).toBe('EMPTY_INPUT');
    expect(submit(t, 'A', '   ').code).toBe('EMPTY_INPUT');
    expect(submit(t, 'A', 'apple').ok).toBe(true);
    expect(submit(t, 'A', 'bagel').code).toBe('ALREADY_SUBMITTED');
    t.expire();
    expect(texts(t)).toContain('APPLE');
  });

  it('[BT 7] 15.5 seconds is in time, 16.2 is not', () => {
    const t = trivia(2);
    const { visit } = t.match;
    t.wait(15_500);
    expect(submit(t, 'A', 'apple').ok).toBe(true);
    t.wait(700);
    expect(t.play('B', 'submit', { text: 'bagel' }, { visit }).code).toBe('TIME_EXPIRED');
  });

  it('[BT 8] the vector of the book', () => {
    const t = trivia(4);
    playRound(t, { ...LIES, A: 'unicorn' }, { B: 'DONUT', C: 'BAGEL', D: 'BAGEL' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 0, D: 500 });
  });

  it('[BT 9] who told the truth has no vote, and is not waited for', () => {
    const t = trivia(4);
    submitAll(t, { ...LIES, A: 'unicorn' });
    expect(vote(t, 'A', 'BAGEL').code).toBe('KNOWS_TRUTH');
    voteAll(t, { B: 'DONUT', C: 'BAGEL' });
    expect(t.phase).toBe('choose');
    voteAll(t, { D: 'BAGEL' });
    expect(t.phase).toBe('scoring');
  });

  it('[BT 10] what is the truth, and what is one letter off', () => {
    for (const [text, fuzzyTruth, knows] of [
      ['the Unicorn!', true, true],
      ['unicorm', true, true],
      ['unicorm', false, false],
    ] as const) {
      const t = trivia(2, { settings: { fuzzyTruth } });
      submit(t, 'A', text);
      expect(handOf(t, 'A').knows === true).toBe(knows);
    }
  });

  it('[BT 11] equal bluffs are one choice, with points for both and a vote for neither', () => {
    const t = trivia(4);
    submitAll(t, { A: 'Blue whale', B: ' blue  WHALE', C: 'crisp', D: 'donut' });
    expect(texts(t).filter((text) => text === 'BLUE WHALE')).toHaveLength(1);
    expect(vote(t, 'A', 'BLUE WHALE').code).toBe('OWN_BLUFF');
    expect(vote(t, 'B', 'BLUE WHALE').code).toBe('OWN_BLUFF');
    voteAll(t, { C: 'BLUE WHALE', D: 'BLUE WHALE' });
    t.expire();
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 0, D: 0 });
  });

  it('[BT 12] own bluff, unknown id, second vote', () => {
    const t = trivia(3);
    submitAll(t, THREE_LIES);
    expect(vote(t, 'A', 'APPLE').code).toBe('OWN_BLUFF');
    expect(t.play('A', 'vote', { choice: 'nope' }).code).toBe('INVALID_CHOICE');
    expect(vote(t, 'A', 'BAGEL').ok).toBe(true);
    expect(vote(t, 'A', 'CRISP').code).toBe('ALREADY_VOTED');
  });

  it('[BT 13] nothing before scoring names the answer outside the choices, an author, or a flag', () => {
    const t = trivia(3);
    const ids: string[][] = [];
    for (let round = 1; round <= 5; round++) {
      submitAll(t, THREE_LIES);
      ids.push((boardOf(t).choices ?? []).map(([id]) => id));
      for (const viewer of ['A', 'B', 'C', null]) {
        const { board, own } = t.seen(viewer);
        const outside = JSON.stringify({ board: { ...board, choices: null }, own });
        expect(outside).not.toMatch(/unicorn/i);
        expect(JSON.stringify(board.choices)).not.toMatch(/"TRUE|truth|author|"[ABC]"/);
      }
      t.expire();
      t.expire();
    }
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  });

  it('[BT 14] all choices look alike', () => {
    const t = trivia(2, { content: [questionWith({ answer: 'London' })] });
    submitAll(t, { A: 'paris.', B: 'ROME' });
    expect(texts(t).sort()).toEqual(['LONDON', 'PARIS', 'ROME']);
  });

  it('[BT 15] over 400 rounds the truth is in each of four places 70 to 130 times', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 1001; seed <= 1400; seed++) {
      const t = trivia(3, { seed });
      submitAll(t, THREE_LIES);
      const place = texts(t).indexOf('UNICORN');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(count >= 70 && count <= 130).toBe(true);
  });

  it('[BT 16] vectors two to six are in the tests of scoring; here all of them in one match', () => {
    const t = trivia(4);
    playRound(t, LIES, { A: 'UNICORN', B: 'APPLE', C: 'APPLE' });
    t.expire();
    playRound(t, { A: 'unicorn' }, { B: 'UNICORN' });
    t.expire();
    playRound(t, { A: 'same', B: 'SAME', C: 'crisp', D: 'donut' }, { C: 'SAME', D: 'SAME' });
    t.expire();
    playRound(t, {}, { A: 'UNICORN', B: 'UNICORN', C: 'UNICORN', D: 'UNICORN' });
    t.expire();
    playRound(t, LIES, {});
    expect(boardOf(t).scores).toEqual({ A: 5000, B: 3000, C: 1000, D: 1000 });
  });

  it('[BT 17] two players, one truth: at least three entries', () => {
    const t = trivia(2);
    submitAll(t, { A: 'unicorn', B: 'bagel' });
    expect(texts(t).length).toBeGreaterThanOrEqual(3);
  });

  it('[BT 18] all truthful: no vote, 1000 each', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'unicorn', C: 'licorne' });
    expect(t.phase).toBe('scoring');
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 1000 });
  });

  it('[BT 19] nobody submits: truth and decoy, and votes count', () => {
    const t = trivia(2, { at: 'choose' });
    expect(texts(t)).toHaveLength(2);
    voteAll(t, { A: 'UNICORN', B: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000 });
  });

  it('[BT 20] who drops out in the prompt is not waited for and can vote on return', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel' });
    t.away('C');
    expect(t.phase).toBe('choose');
    t.back('C');
    expect(vote(t, 'C', 'APPLE').ok).toBe(true);
  });

  it('[BT 21] who reloads after voting has voted', () => {
    const t = trivia(3);
    submitAll(t, THREE_LIES);
    vote(t, 'C', 'APPLE');
    t.away('C');
    t.back('C');
    expect(handOf(t, 'C').vote).toBe(idOf(t, 'APPLE'));
    expect(vote(t, 'C', 'BAGEL').code).toBe('ALREADY_VOTED');
    voteAll(t, { A: 'CRISP', B: 'CRISP' });
    expect(boardOf(t).scores).toEqual({ A: 500, B: 0, C: 1000 });
  });

  it('[BT 23] without the host the rounds go on to the end', () => {
    const t = trivia(3);
    for (let phase = 0; phase < 3; phase++) t.expire();
    t.away('A');
    for (let round = 2; round <= 5; round++) {
      submitAll(t, { B: 'bagel', C: 'crisp' });
      voteAll(t, { B: 'UNICORN', C: 'UNICORN' });
      t.expire();
    }
    expect(t.match.over).toMatchObject({ winners: ['B', 'C'], reason: 'completed' });
  });

  it('[BT 26] two players, one leaves in round three: over, with standings', () => {
    const t = trivia(2);
    for (let round = 1; round <= 2; round++) {
      playRound(t, { A: 'apple', B: 'bagel' }, { A: 'UNICORN' });
      t.expire();
    }
    t.leave('B');
    expect(t.match.over).toEqual({ winners: ['A'], scores: { A: 2000 }, reason: 'insufficient_players' });
  });

  it('[BT 27] two matches in one room ask ten different questions', () => {
    const bank = [packWith('one', questions(10))];
    const first = draw({ settings: settings.parse({}), bank, used: [], written: [], players: 4, rng: testRng(1) });
    const second = draw({
      settings: settings.parse({}),
      bank,
      used: first.used,
      written: [],
      players: 4,
      rng: testRng(2),
    });
    const asked = [...(first.content as Question[]), ...(second.content as Question[])].map(({ id }) => id);
    expect(new Set(asked).size).toBe(10);
  });

  it('[BT 28] 3000 to 3000: both win', () => {
    const t = trivia(2, { settings: { rounds: 3 } });
    for (let round = 1; round <= 3; round++) {
      playRound(t, { A: 'apple', B: 'bagel' }, { A: 'UNICORN', B: 'UNICORN' });
      t.expire();
    }
    expect(t.match.over).toEqual({ winners: ['A', 'B'], scores: { A: 3000, B: 3000 }, reason: 'completed' });
  });

  it('[BT 29] who only watches sees the choices and cannot vote', () => {
    const t = trivia(2, { at: 'choose' });
    expect(t.seen('late').board.choices).toHaveLength(2);
    expect(t.play('late', 'vote', { choice: idOf(t, 'UNICORN') }).code).toBe('NOT_ACTIVE');
  });

  it('[BT 30] rounds 0 and 16 are refused; 5 is the default', () => {
    expect(() => settings.parse({ rounds: 0 })).toThrow();
    expect(() => settings.parse({ rounds: 16 })).toThrow();
    expect(settings.parse({}).rounds).toBe(5);
  });
});
