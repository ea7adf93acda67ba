import { describe, expect, it } from 'vitest';
import {
  boardOf,
  decoyOf,
  placeOf,
  playRound,
  submitAll,
  texts,
  trivia,
  vote,
  voteAll,
} from '../testing/bluff-trivia.ts';

const THREE_LIES = { A: 'apple', B: 'bagel', C: 'crisp' };

describe('points', () => {
  it('[BT-P.1, BT-P.3] a vote for the truth gives the voter 1000', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { A: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0, C: 0 });
  });

  it('[BT-P.2, BT-P.4] a vote for a bluff gives its author 500, each', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { B: 'APPLE', C: 'APPLE' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0, C: 0 });
  });

  it('[BT-Q22] are as many as the settings say', () => {
    const t = trivia(3, { settings: { truthPoints: 70, bluffPoints: 3 } });
    playRound(t, { A: 'unicorn', B: 'bagel', C: 'crisp' }, { B: 'UNICORN', C: 'BAGEL' });
    expect(boardOf(t).scores).toEqual({ A: 70, B: 73, C: 0 });
  });

  it('[BT-R.3] add up over all rounds', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { A: 'UNICORN', B: 'APPLE' });
    t.expire();
    expect(boardOf(t).scores).toEqual({ A: 1500, B: 0, C: 0 });
    playRound(t, THREE_LIES, { A: 'BAGEL', C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1500, B: 500, C: 1000 });
    expect(boardOf(t).reveal?.gained).toEqual({ B: 500, C: 1000 });
  });

  it('[BT-Q2] change in scoring and not before', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'bagel', C: 'crisp' });
    vote(t, 'B', 'CRISP');
    expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 0 });
    vote(t, 'C', 'BAGEL');
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 500, C: 500 });
  });
});

describe('vectors', () => {
  it('[BT V1] four players, one truth, three bluffs: 1000, 1000, 0, 500', () => {
    const t = trivia(4);
    playRound(t, { A: 'unicorn', B: 'bagel', C: 'crisp', D: 'donut' }, { B: 'DONUT', C: 'BAGEL', D: 'BAGEL' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 0, D: 500 });
  });

  it('[BT V2] three bluffs, X finds the truth and fools both: 2000, 0, 0', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { A: 'UNICORN', B: 'APPLE', C: 'APPLE' });
    expect(boardOf(t).scores).toEqual({ A: 2000, B: 0, C: 0 });
  });

  it('[BT V3] two players, one truth: a decoy is added, and the vote decides for the other', () => {
    const right = trivia(2);
    submitAll(right, { A: 'unicorn', B: 'bagel' });
    expect(texts(right)).toHaveLength(3);
    voteAll(right, { B: 'UNICORN' });
    expect(boardOf(right).scores).toEqual({ A: 1000, B: 1000 });
    const wrong = trivia(2);
    submitAll(wrong, { A: 'unicorn', B: 'bagel' });
    voteAll(wrong, { B: decoyOf(wrong) });
    expect(boardOf(wrong).scores).toEqual({ A: 1000, B: 0 });
  });

  it('[BT V4] two authors of one bluff get 500 each for each player fooled', () => {
    const t = trivia(4);
    playRound(t, { A: 'Blue whale', B: ' blue  WHALE', C: 'crisp', D: 'donut' }, { C: 'BLUE WHALE', D: 'BLUE WHALE' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 0, D: 0 });
  });

  it('[BT V5] nobody submits, all find the truth: 1000 each, from the truth and one decoy', () => {
    const t = trivia(3, { at: 'choose' });
    expect(texts(t)).toHaveLength(2);
    voteAll(t, { A: 'UNICORN', B: 'UNICORN', C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000, C: 1000 });
  });

  it('[BT V6] nobody votes: nothing', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, {});
    expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 0 });
  });

  it('[BT V7] five rounds of the second vector: 10 000', () => {
    const t = trivia(3);
    for (let round = 1; round <= 5; round++) {
      playRound(t, THREE_LIES, { A: 'UNICORN', B: 'APPLE', C: 'APPLE' });
      t.expire();
    }
    expect(t.match.over).toEqual({ winners: ['A'], scores: { A: 10_000, B: 0, C: 0 }, reason: 'completed' });
    expect(boardOf(t).statistics).toEqual({ found: { A: 5, B: 0, C: 0 }, fooled: { A: 10, B: 0, C: 0 } });
  });
});

describe('the statistics', () => {
  it('[CM-90] count truths told and found, and people fooled, once the match is over', () => {
    const t = trivia(3, { settings: { rounds: 1 } });
    playRound(t, { A: 'unicorn', B: 'bagel', C: 'crisp' }, { B: 'UNICORN', C: 'BAGEL' });
    expect(boardOf(t).statistics).toBeNull();
    t.expire();
    expect(boardOf(t).statistics).toEqual({ found: { A: 1, B: 1, C: 0 }, fooled: { A: 0, B: 1, C: 0 } });
  });
});

describe('the reveal', () => {
  it('[BT-H.4, BT-D.2, BT-D.3] shows truth, authors, votes, who knew, points, fact and source', () => {
    const t = trivia(4);
    playRound(t, { D: 'unicorn', B: 'bagel', C: 'crisp' }, { C: 'UNICORN', A: 'BAGEL', B: 'CRISP' });
    expect(boardOf(t).reveal).toEqual({
      truth: placeOf(t, 'UNICORN'),
      answer: 'Unicorn',
      fact: 'It is kept in chains.',
      source: 'the royal arms',
      authors: { B: placeOf(t, 'BAGEL'), C: placeOf(t, 'CRISP') },
      votes: { A: placeOf(t, 'BAGEL'), B: placeOf(t, 'CRISP'), C: placeOf(t, 'UNICORN') },
      knew: ['D'],
      gained: { B: 500, C: 1500, D: 1000 },
    });
    expect(Object.keys(boardOf(t).reveal?.votes ?? {})).toEqual(['A', 'B', 'C']);
  });

  it('[BT-F.5] is gone when the next round begins', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { A: 'UNICORN' });
    t.expire();
    expect(boardOf(t)).toMatchObject({ reveal: null, choices: null, done: [] });
    expect(t.seen('A').own.hand).toEqual({});
  });
});

describe('the winner', () => {
  it('[BT-Q18, BT-O.1] is whoever has the highest total', () => {
    const t = trivia(3, { settings: { rounds: 1 } });
    playRound(t, THREE_LIES, { A: 'CRISP', B: 'CRISP', C: 'UNICORN' });
    t.expire();
    expect(t.match.over?.winners).toEqual(['C']);
  });

  it('[BT-Q18] shares the win with everybody who has as much', () => {
    const t = trivia(3, { settings: { rounds: 1 } });
    playRound(t, THREE_LIES, { A: 'UNICORN', C: 'UNICORN' });
    t.expire();
    expect(t.match.over).toEqual({ winners: ['A', 'C'], scores: { A: 1000, B: 0, C: 1000 }, reason: 'completed' });
  });

  it('[CM-34] of a match that the host ends is found without the running round', () => {
    const t = trivia(3);
    playRound(t, THREE_LIES, { A: 'UNICORN' });
    t.expire();
    submitAll(t, { A: 'apple', B: 'unicorn', C: 'crisp' });
    vote(t, 'A', 'CRISP');
    t.stop();
    expect(t.match.over).toEqual({ winners: ['A'], scores: { A: 1000, B: 0, C: 0 }, reason: 'host_ended' });
    expect(boardOf(t).reveal).toBeNull();
  });
});
