import { describe, expect, it } from 'vitest';
import {
  answer,
  answerAll,
  begin,
  boardOf,
  goOn,
  handOf,
  poolOf,
  quiz,
  roundIn,
  roundWith,
  step,
  toDiscussion,
  toResult,
  toVoting,
} from '../testing/impostor-questions.ts';

describe('a round', () => {
  it('[IQ-1.1 to 1.12] goes from the set-up over answers, reveal, discussion and vote to the result, and on', () => {
    const t = quiz(4);
    const phases: string[] = [t.phase];
    begin(t);
    phases.push(t.phase);
    answerAll(t);
    phases.push(t.phase);
    toDiscussion(t);
    phases.push(t.phase);
    toVoting(t);
    phases.push(t.phase);
    toResult(t);
    phases.push(t.phase);
    goOn(t);
    phases.push(t.phase);
    expect(phases).toEqual(['setup', 'answering', 'reveal', 'discussion', 'voting', 'result', 'setup']);
    expect(boardOf(t)).toMatchObject({ completed: 1, rounds: 10 });
  });

  it('[IQ 1] [IQ-3.2] needs four who are present, connected or not', () => {
    const t = quiz(4);
    t.leave('p4');
    expect(t.play('p1', 'begin')).toMatchObject({
      code: 'INSUFFICIENT_PLAYERS',
      details: { required: 4, actual: 3 },
    });
    expect(boardOf(t).setup).toMatchObject({ tooFew: true });
    t.join('p5');
    t.away('p5');
    expect(t.play('p1', 'begin').ok).toBe(true);
  });

  it('[IQ-14.1] ends after the last configured round, when the host goes on', () => {
    const t = quiz(4, { settings: { rounds: 5 } });
    for (let round = 1; round <= 5; round++) {
      expect(t.match.over).toBeNull();
      toResult(t);
      expect(boardOf(t)).toMatchObject({ completed: round, rounds: 5 });
      goOn(t);
    }
    expect(t.match.over?.reason).toBe('completed');
    expect(boardOf(t).result).not.toBeNull();
    expect(boardOf(t).statistics?.history).toHaveLength(5);
  });

  it('[IQ-5.1] [IQ-5.2] never has the same pair twice, unless reuse is on and all were played', () => {
    const t = quiz(4, { pairs: poolOf(30), settings: { rounds: 30 } });
    const asked = new Set<string>();
    for (let round = 1; round <= 30; round++) {
      toResult(t);
      asked.add(boardOf(t).question?.[0] ?? '');
      goOn(t);
    }
    expect(asked.size).toBe(30);
    expect(t.match.over).not.toBeNull();
  });

  it('[IQ-Q12] with reuse on two pairs take turns, and a single one comes again and again', () => {
    const asked = (pairs: number): string[] => {
      const t = quiz(4, { pairs: poolOf(pairs), settings: { rounds: 6, questionReuse: true } });
      return Array.from({ length: 6 }, () => {
        toResult(t);
        const [question = ''] = boardOf(t).question ?? [];
        goOn(t);
        return question;
      });
    };
    const two = asked(2);
    for (const [round, question] of two.slice(1).entries()) expect(question).not.toBe(two[round]);
    expect(new Set(asked(1)).size).toBe(1);
  });

  it('has pairs that are new to the room first', () => {
    const pairs = [...poolOf(5, { fresh: false }), ...poolOf(10).slice(5)];
    const t = quiz(4, { pairs });
    const fresh = Array.from({ length: 10 }, () => {
      toResult(t);
      const isFresh = pairs[roundIn(t).pair]?.fresh;
      goOn(t);
      return isFresh;
    });
    expect(fresh).toEqual([true, true, true, true, true, false, false, false, false, false]);
  });

  it('[IQ 24] [IQ-13.4] is one of at most as many as there are pairs, which is shown', () => {
    const t = quiz(4, { pairs: poolOf(7) });
    expect(boardOf(t)).toMatchObject({ completed: 0, rounds: 7 });
    for (let round = 1; round <= 7; round++) {
      toResult(t);
      expect(boardOf(t).rounds).toBe(7);
      goOn(t);
    }
    expect(t.match.over?.reason).toBe('completed');
  });
});

describe('answers', () => {
  it('[IQ 9] [IQ-7.2] [IQ-7.3] block: the reveal comes with the last one, by itself and not before', () => {
    const t = roundWith(4, ['p1']);
    for (const player of ['p1', 'p2', 'p3']) answer(t, player);
    expect(t.play('p1', 'reveal').code).toBe('MISSING_ANSWERS');
    expect(t.play('p2', 'reveal').code).toBe('NOT_HOST');
    expect(t.seen('p1').own.can).not.toContain('reveal');
    t.wait(3_600_000);
    expect(t.phase).toBe('answering');
    answer(t, 'p4');
    expect(t.phase).toBe('reveal');
  });

  it('[CM-38] are awaited from everybody who plays, connected or not', () => {
    const t = roundWith(4, ['p1']);
    t.away('p4');
    for (const player of ['p1', 'p2', 'p3']) answer(t, player);
    expect(t.phase).toBe('answering');
    expect(t.seen('p4').own.awaited).toBe(true);
    t.back('p4');
    answer(t, 'p4');
    expect(t.phase).toBe('reveal');
  });

  it('[IQ-Q15] are one line of 1 to 200 visible characters', () => {
    const t = roundWith(4, ['p1']);
    for (const text of ['', '   ', '\u200B', '\n\n']) expect(answer(t, 'p2', text).code).toBe('EMPTY_INPUT');
    expect(answer(t, 'p2', 'x'.repeat(201))).toMatchObject({ code: 'TOO_LONG', details: { most: 200 } });
    expect(answer(t, 'p2', 'x'.repeat(9_999)).code).toBe('TOO_LONG');
    expect(answer(t, 'p2', '👩‍🚀'.repeat(200)).ok).toBe(true);
    expect(answer(t, 'p2', '  two\n lines\u202E ').ok).toBe(true);
    expect(handOf(t, 'p2').answer).toBe('two lines');
    expect(t.play('p2', 'answer', { text: 'hi', role: 'crew' }).code).toBe('VALIDATION_ERROR');
  });

  it('[IQ-Q15] can be changed until the last one is in, where edits are on', () => {
    const t = roundWith(4, ['p1']);
    answer(t, 'p2', 'first');
    expect(answer(t, 'p2', 'second').ok).toBe(true);
    expect(handOf(t, 'p2').answer).toBe('second');
    const fixed = roundWith(4, ['p1'], { settings: { answerEdits: false } });
    answer(fixed, 'p2', 'first');
    expect(answer(fixed, 'p2', 'second').code).toBe('ALREADY_SUBMITTED');
    expect(handOf(fixed, 'p2').answer).toBe('first');
  });
});

describe('the reveal', () => {
  it('[IQ 11] [IQ-8.1] [IQ-8.2] shows the question, then one answer with its author at each step of the host', () => {
    const t = roundWith(4, ['p1']);
    answerAll(t);
    expect(boardOf(t)).toMatchObject({ question: roundIn(t).crewPrompts, answers: [], hidden: 4 });
    for (let shown = 1; shown <= 3; shown++) {
      step(t);
      const { answers } = boardOf(t);
      expect(answers).toHaveLength(shown);
      for (const { player, text } of answers) expect(text).toBe(`answer of ${player}`);
    }
    expect(t.play('p1', 'discuss').code).toBe('INVALID_PHASE');
    expect(t.play('p2', 'next').code).toBe('NOT_HOST');
    step(t);
    expect(step(t).code).toBe('INVALID_PHASE');
    expect(t.play('p2', 'discuss').code).toBe('NOT_HOST');
    expect(t.play('p1', 'discuss').ok).toBe(true);
    expect(t.phase).toBe('discussion');
    expect(boardOf(t).answers).toHaveLength(4);
  });

  it('[IQ-8.3] waits for the host for as long as it takes', () => {
    const t = roundWith(4, ['p1']);
    answerAll(t);
    t.wait(3_600_000);
    expect(boardOf(t).answers).toHaveLength(0);
  });

  it('[IQ 12] in auto mode shows answers at 5, 10, 15 and 20 seconds and goes on at 25', () => {
    const t = roundWith(4, ['p1'], { settings: { revealMode: 'auto' } });
    answerAll(t);
    const begun = t.now;
    const shown = [4_999, 5_000, 9_999, 10_000, 15_000, 20_000, 24_999].map((at) => {
      t.wait(begun + at - t.now);
      return boardOf(t).answers.length;
    });
    expect(shown).toEqual([0, 1, 1, 2, 3, 4, 4]);
    expect(step(t).code).toBe('INVALID_PHASE');
    t.wait(1);
    expect(t.phase).toBe('discussion');
  });

  it('[IQ-Q16] takes its step and the time scale from the settings', () => {
    const t = roundWith(4, ['p1'], { pace: 0.5, settings: { revealMode: 'auto', revealStepSeconds: 8 } });
    answerAll(t);
    t.wait(3_999);
    expect(boardOf(t).answers).toHaveLength(0);
    t.wait(1);
    expect(boardOf(t).answers).toHaveLength(1);
  });

  it('[IQ-Q16] comes in an order of its own in every round', () => {
    const orders = Array.from({ length: 30 }, (_, seed) => {
      const t = quiz(4, { seed: seed + 1 });
      begin(t);
      return roundIn(t).order.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});

describe('the discussion', () => {
  it('[IQ 13] [IQ-9.2] a timer of 30 s with 60 s added at 10 ends at 90, not before', () => {
    const t = roundWith(4, ['p1'], { settings: { discussionSeconds: 30 } });
    toDiscussion(t);
    t.wait(10_000);
    for (const seconds of [4, 301, 10.5]) {
      expect(t.play('p1', 'add_time', { seconds }).code).toBe('INVALID_SETTINGS');
    }
    expect(t.play('p2', 'add_time', { seconds: 60 }).code).toBe('NOT_HOST');
    expect(t.play('p1', 'add_time', { seconds: 60 }).ok).toBe(true);
    t.wait(79_999);
    expect(t.phase).toBe('discussion');
    t.wait(1);
    expect(t.phase).toBe('voting');
    expect(t.events).toContainEqual({ type: 'time_added', seconds: 60 });
  });

  it('[IQ-9.3] without a timer lasts until the host ends it, and no time can be added', () => {
    const t = roundWith(4, ['p1']);
    toDiscussion(t);
    t.wait(3_600_000);
    expect(t.play('p1', 'add_time', { seconds: 60 }).code).toBe('INVALID_PHASE');
    expect(t.play('p2', 'vote_now').code).toBe('NOT_HOST');
    expect(t.phase).toBe('discussion');
    expect(t.play('p1', 'vote_now').ok).toBe(true);
    expect(t.phase).toBe('voting');
  });

  it('[IQ-9.2] with a timer the host can end it early', () => {
    const t = roundWith(4, ['p1'], { settings: { discussionSeconds: 600 } });
    toDiscussion(t);
    expect(t.play('p1', 'vote_now').ok).toBe(true);
    expect(t.phase).toBe('voting');
  });
});
