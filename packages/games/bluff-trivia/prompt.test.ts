import { describe, expect, it } from 'vitest';
import { boardOf, handOf, submit, submitAll, texts, trivia, vote, voteAll } from '../testing/bluff-trivia.ts';

describe('a submission', () => {
  it('[BT-A.1, BT-A.2, BT-X.1] is made once and cannot be changed', () => {
    const t = trivia(3);
    expect(submit(t, 'A', 'apple').ok).toBe(true);
    expect(submit(t, 'A', 'bagel').code).toBe('ALREADY_SUBMITTED');
    expect(handOf(t, 'A').mine).toBe('apple');
    expect(t.seen('A').own.can).toEqual([]);
  });

  it.each(['', '   ', '\n\t', '\u200B', '\u3164', '...'])('[BT-A.4] %j is refused as empty', (text) => {
    const t = trivia(2);
    expect(submit(t, 'A', text).code).toBe('EMPTY_INPUT');
    expect(t.seen('A').own.can).toEqual(['submit']);
  });

  it('[BT-Q21] has one to sixty characters after trimming', () => {
    const t = trivia(3);
    expect(submit(t, 'A', 'x'.repeat(61))).toMatchObject({ code: 'TOO_LONG', details: { most: 60 } });
    expect(submit(t, 'A', 'x'.repeat(1001)).code).toBe('TOO_LONG');
    expect(submit(t, 'A', ` ${'x'.repeat(60)} `).ok).toBe(true);
    expect(submit(t, 'B', '👩‍🚀'.repeat(60)).ok).toBe(true);
    expect(submit(t, 'C', 'x').ok).toBe(true);
  });

  it('[BT-Q21] is one line', () => {
    const t = trivia(2);
    submit(t, 'A', ' two\nlines ');
    expect(handOf(t, 'A').mine).toBe('two lines');
  });

  it('[BT-X.1] of the wrong shape is refused', () => {
    const t = trivia(2);
    for (const payload of [{}, { text: 7 }, { text: null }, { text: 'a', by: 'B' }, 'a', null]) {
      expect(t.play('A', 'submit', payload).code).toBe('VALIDATION_ERROR');
    }
  });

  it('[BT-X.1] outside the prompt is refused with the phase that is on', () => {
    const t = trivia(2, { at: 'choose' });
    expect(submit(t, 'A', 'apple')).toMatchObject({ code: 'INVALID_PHASE', details: { phase: 'choose' } });
  });

  it('[BT-H.2] shows everybody who is done and nobody what it is', () => {
    const t = trivia(3);
    submit(t, 'C', 'crisp');
    submit(t, 'A', 'apple');
    expect(JSON.stringify(boardOf(t).done)).toBe('["A","C"]');
    for (const viewer of ['A', 'B', null]) expect(JSON.stringify(t.seen(viewer))).not.toContain('crisp');
  });
});

describe('a truthful submission', () => {
  it.each(['unicorn', ' the UNICORN! ', 'unicorm', 'one-horned horse', 'Licorne', 'üñicorn', 'Uni-corn'])(
    '[BT-Q3] %j is the truth',
    (text) => {
      const t = trivia(2);
      submit(t, 'A', text);
      expect(handOf(t, 'A').knows).toBe(true);
    },
  );

  it.each(['uniform', 'horse', 'the unicorns of old'])('[BT-Q3] %j is a bluff', (text) => {
    const t = trivia(2);
    submit(t, 'A', text);
    expect(handOf(t, 'A').knows).toBeUndefined();
  });

  it('[BT-Q3] a typing mistake is a bluff where the setting says so', () => {
    const t = trivia(2, { settings: { fuzzyTruth: false } });
    submitAll(t, { A: 'unicorm', B: 'bagel' });
    expect(handOf(t, 'A').knows).toBeUndefined();
    expect(texts(t).sort()).toEqual(['BAGEL', 'UNICORM', 'UNICORN']);
  });

  it('[BT-Q1] gives 1000 in total, needs no vote, and takes none', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'bagel', C: 'crisp' });
    expect(t.seen('A').own).toMatchObject({ can: [], awaited: false });
    expect(vote(t, 'A', 'UNICORN').code).toBe('KNOWS_TRUTH');
    expect(vote(t, 'A', 'BAGEL').code).toBe('KNOWS_TRUTH');
    voteAll(t, { B: 'CRISP', C: 'BAGEL' });
    expect(t.phase).toBe('scoring');
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 500, C: 500 });
  });

  it('[BT-Q1] adds no choice', () => {
    const t = trivia(3);
    submitAll(t, { A: 'the unicorn', B: 'bagel', C: 'crisp' });
    expect(texts(t).sort()).toEqual(['BAGEL', 'CRISP', 'UNICORN']);
    expect(handOf(t, 'A').own).toBeUndefined();
  });

  it('[BT-Q2] is told to its author at once and to nobody else', () => {
    const t = trivia(3);
    submit(t, 'A', 'unicorn');
    expect(handOf(t, 'A')).toEqual({ mine: 'unicorn', knows: true });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 0 });
  });

  it('[BT-Q2, CM-75] looks to the others exactly like a bluff', () => {
    const truth = trivia(3);
    const bluff = trivia(3);
    expect(submit(truth, 'A', 'unicorn')).toEqual(submit(bluff, 'A', 'balloon'));
    for (const viewer of ['B', 'C', null]) {
      expect(JSON.stringify(truth.seen(viewer))).toBe(JSON.stringify(bluff.seen(viewer)));
    }
  });
});

describe('with the truth refused', () => {
  const settings = { truthSubmission: 'reject' } as const;

  it('[BT-Q1] a player who hits it is told to invent something else, for no points', () => {
    const t = trivia(2, { settings });
    expect(submit(t, 'A', 'unicorn').ok).toBe(true);
    expect(handOf(t, 'A')).toEqual({ tries: 1 });
    expect(t.seen('A').own).toMatchObject({ can: ['submit'], awaited: true });
    expect(boardOf(t).done).toEqual([]);
    submitAll(t, { A: 'apple', B: 'bagel' });
    voteAll(t, { A: 'BAGEL', B: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 1500 });
    expect(boardOf(t).reveal?.knew).toEqual([]);
  });

  it('[BT-Q1] three tries are the most; then there is no bluff, but a vote', () => {
    const t = trivia(3, { settings });
    submitAll(t, { B: 'bagel', C: 'crisp' });
    for (const text of ['unicorn', 'licorne', 'Unicorn!']) submit(t, 'A', text);
    expect(t.phase).toBe('choose');
    expect(handOf(t, 'A')).toEqual({ mine: '', tries: 3 });
    expect(texts(t).sort()).toEqual(['BAGEL', 'CRISP', 'UNICORN']);
    expect(vote(t, 'A', 'UNICORN').ok).toBe(true);
  });

  it('[BT-Q1, CM-71] nobody else learns of the tries', () => {
    const t = trivia(3, { settings });
    const before = ['B', 'C', null].map((viewer) => JSON.stringify(t.seen(viewer)));
    submit(t, 'A', 'unicorn');
    expect(['B', 'C', null].map((viewer) => JSON.stringify(t.seen(viewer)))).toEqual(before);
  });

  it('[BT-Q1] the tries are counted anew in every round', () => {
    const t = trivia(2, { settings });
    submit(t, 'A', 'unicorn');
    for (let phase = 0; phase < 3; phase++) t.expire();
    expect(handOf(t, 'A').tries).toBeUndefined();
  });
});

describe('with the truth as good as nothing', () => {
  const settings = { truthSubmission: 'vote-too' } as const;

  it('[BT-Q1] a truthful player gets no points for it, adds no bluff, and votes as all do', () => {
    const t = trivia(3, { settings });
    submitAll(t, { A: 'unicorn', B: 'bagel', C: 'crisp' });
    expect(texts(t).sort()).toEqual(['BAGEL', 'CRISP', 'UNICORN']);
    expect(t.seen('A').own).toMatchObject({ can: ['vote'], awaited: true });
    voteAll(t, { A: 'BAGEL', B: 'CRISP', C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 500, C: 1500 });
    expect(boardOf(t).reveal?.knew).toEqual(['A']);
  });

  it('[BT-Q1] a truthful player who votes for the truth gets the points for the vote alone', () => {
    const t = trivia(2, { settings });
    submitAll(t, { A: 'unicorn', B: 'bagel' });
    voteAll(t, { A: 'UNICORN', B: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 1000 });
  });

  it('[BT-Q8] all truthful still vote', () => {
    const t = trivia(2, { settings });
    submitAll(t, { A: 'unicorn', B: 'licorne' });
    expect(t.phase).toBe('choose');
  });
});

describe('equal bluffs', () => {
  it('[BT-Q4] the second is refused where the setting says so, and says nothing of whose it was', () => {
    const t = trivia(3, { settings: { duplicateBluff: 'refuse-second' } });
    submit(t, 'A', 'Blue whale');
    expect(submit(t, 'B', ' blue  WHALE. ')).toEqual({ ok: false, code: 'DUPLICATE_BLUFF', details: {} });
    expect(submit(t, 'B', 'Blue shark').ok).toBe(true);
  });

  it('[BT-Q4] two who know the truth are no duplicates', () => {
    const t = trivia(3, { settings: { duplicateBluff: 'refuse-second' } });
    submit(t, 'A', 'unicorn');
    expect(submit(t, 'B', 'unicorn').ok).toBe(true);
  });
});
