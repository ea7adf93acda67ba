import { describe, expect, it } from 'vitest';
import { boardOf, questions, submit, submitAll, trivia, UNICORN, voteAll } from '../testing/bluff-trivia.ts';

const LIES = { A: 'apple', B: 'bagel', C: 'crisp', D: 'donut' };

describe('a match', () => {
  it('[BT-R.1, BT-F.5] has five rounds and is over after the fifth', () => {
    const t = trivia(3);
    for (let round = 1; round <= 5; round++) {
      expect(boardOf(t)).toMatchObject({ round, rounds: 5 });
      expect(t.match.over).toBeNull();
      for (const phase of ['prompt', 'choose', 'scoring']) {
        expect(t.phase).toBe(phase);
        t.expire();
      }
    }
    expect(t.match.over).toMatchObject({ reason: 'completed' });
  });

  it('[BT-Q22] has as many rounds as the host chose', () => {
    for (const rounds of [1, 15]) {
      const t = trivia(2, { settings: { rounds } });
      for (let phase = 1; phase < rounds * 3; phase++) t.expire();
      expect(t.match.over).toBeNull();
      t.expire();
      expect(t.match.over).not.toBeNull();
    }
  });

  it('[BT-F.2] asks another question in every round, in the order drawn', () => {
    const content = questions(5);
    const t = trivia(2, { content });
    const asked: string[] = [];
    for (let round = 0; round < 5; round++) {
      asked.push(boardOf(t).question);
      for (let phase = 0; phase < 3 && t.match.over === null; phase++) t.expire();
    }
    expect(asked).toEqual(content.map(({ question }) => question));
  });

  it('[BT-H.2, BT-D.2] begins with the question face up and nothing submitted', () => {
    const t = trivia(2);
    expect(boardOf(t)).toEqual({
      round: 1,
      rounds: 5,
      category: UNICORN.category,
      question: UNICORN.question,
      done: [],
      choices: null,
      reveal: null,
      scores: { A: 0, B: 0 },
      statistics: null,
    });
  });

  it('[BT-H.5] after the end takes no command any more', () => {
    const t = trivia(2, { settings: { rounds: 1, hostAdvance: true } });
    for (let phase = 0; phase < 3; phase++) t.expire();
    expect(t.seen('A').own.can).toEqual([]);
    expect(t.play('A', 'advance').code).toBe('GAME_NOT_STARTED');
    expect(boardOf(t).statistics).toEqual({ found: { A: 0, B: 0 }, fooled: { A: 0, B: 0 } });
  });

  it('[BT-X.2] that runs out of questions ends with what stands instead of failing', () => {
    const t = trivia(2, { content: questions(1) });
    for (let phase = 0; phase < 3; phase++) t.expire();
    expect(t.match.over).toEqual({ winners: ['A', 'B'], scores: { A: 0, B: 0 }, reason: 'no_content' });
    expect(boardOf(t).question).toBe('');
  });

  it('[BT-X.2] without a single question ends at once', () => {
    const t = trivia(2, { content: [] });
    expect(t.match.over).toMatchObject({ reason: 'no_content' });
    expect(boardOf(t)).toMatchObject({ question: '', choices: null, reveal: null });
  });
});

describe('the clock', () => {
  it('[BT-H.2, BT-H.3, BT-H.4] gives 15, 20 and 6 seconds', () => {
    const t = trivia(2);
    const lengths: Record<string, number> = {};
    for (let phase = 0; phase < 3; phase++) {
      lengths[t.phase] = (t.seen(null).own.phase.endsAt ?? 0) - t.now;
      t.expire();
    }
    expect(lengths).toEqual({ prompt: 15_000, choose: 20_000, scoring: 6_000 });
  });

  it('[BT-Q22] follows the settings and the time scale', () => {
    const settings = { promptSeconds: 10, chooseSeconds: 30, scoringSeconds: 4 };
    const t = trivia(2, { settings, pace: 1.5 });
    const ends = ['prompt', 'choose', 'scoring'].map((phase) => {
      expect(t.phase).toBe(phase);
      const left = (t.seen(null).own.phase.endsAt ?? 0) - t.now;
      t.expire();
      return left;
    });
    expect(ends).toEqual([15_000, 45_000, 6_000]);
  });

  it('[BT-T.1, BT-F.1] moves on by itself', () => {
    const t = trivia(2);
    t.wait(15_999);
    expect(t.phase).toBe('prompt');
    t.wait(1);
    expect(t.phase).toBe('choose');
    t.wait(21_000);
    expect(t.phase).toBe('scoring');
    t.wait(6_000);
    expect([t.phase, boardOf(t).round]).toEqual(['prompt', 2]);
  });

  it('[BT-Q11, BT-T.3] shows the deadline without the grace', () => {
    const t = trivia(2);
    expect(t.seen(null).own.phase.endsAt).toBe(15_000);
  });

  it('[BT-Q11] the grace is a setting, from none to three seconds', () => {
    const none = trivia(2, { settings: { graceMs: 0 } });
    none.wait(15_000);
    expect(none.phase).toBe('choose');
    const long = trivia(2, { settings: { graceMs: 3000 } });
    long.drift(17_999);
    expect(submit(long, 'A', 'late').ok).toBe(true);
  });

  it('[BT-Q11] an early end needs no grace, and scoring has none', () => {
    const t = trivia(2);
    t.wait(4_000);
    submitAll(t, { A: 'apple', B: 'bagel' });
    expect([t.phase, t.now]).toEqual(['choose', 4_000]);
    voteAll(t, { A: 'UNICORN', B: 'UNICORN' });
    expect(t.phase).toBe('scoring');
    t.wait(5_999);
    expect(t.phase).toBe('scoring');
    t.wait(1);
    expect(t.phase).toBe('prompt');
  });

  it('[BT-A.3, BT-X.1] a submission after the grace has expired', () => {
    const t = trivia(2);
    const { visit } = t.match;
    t.wait(16_200);
    expect(t.play('A', 'submit', { text: 'late' }, { visit }).code).toBe('TIME_EXPIRED');
  });

  it('[BT-A.3] a submission after the grace has expired also while the server’s timer is late', () => {
    const t = trivia(2);
    t.drift(16_200);
    expect(submit(t, 'A', 'late').code).toBe('TIME_EXPIRED');
    expect(t.phase).toBe('prompt');
  });

  it('[BT-A.7] a vote in the grace counts, a later one has expired', () => {
    const t = trivia(2, { at: 'choose' });
    t.drift(20_900);
    expect(t.play('A', 'vote', { choice: t.state.choices[0]!.id }).ok).toBe(true);
    t.drift(200);
    expect(t.play('B', 'vote', { choice: t.state.choices[0]!.id }).code).toBe('TIME_EXPIRED');
  });
});

describe('the early end', () => {
  it('[BT-T.2, BT-F.3] of the prompt comes when all have submitted, not before', () => {
    const t = trivia(4);
    const { D, ...others } = LIES;
    submitAll(t, others);
    expect(t.phase).toBe('prompt');
    submit(t, 'D', D);
    expect(t.phase).toBe('choose');
  });

  it('[BT-T.2, BT-F.4] of choose comes when all have voted, not before', () => {
    const t = trivia(4);
    submitAll(t, LIES);
    voteAll(t, { D: 'APPLE', A: 'BAGEL', C: 'UNICORN' });
    expect(t.phase).toBe('choose');
    voteAll(t, { B: 'UNICORN' });
    expect(t.phase).toBe('scoring');
  });

  it('[BT-H.4] scoring is for looking only', () => {
    const t = trivia(2, { at: 'scoring' });
    expect(t.seen('B').own.can).toEqual([]);
    expect(submit(t, 'B', 'apple')).toMatchObject({ code: 'INVALID_PHASE', details: { phase: 'scoring' } });
    expect(t.play('B', 'vote', { choice: 'abc' }).code).toBe('INVALID_PHASE');
  });
});
