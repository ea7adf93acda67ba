import { lookAt } from '@alibi/engine';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  handOf,
  placeOf,
  playRound,
  submit,
  submitAll,
  texts,
  trivia,
  vote,
  voteAll,
} from '../testing/bluff-trivia.ts';
import type { Trivia } from '../testing/bluff-trivia.ts';
import { bluffTrivia } from './rules.ts';

const THREE_LIES = { A: 'apple', B: 'bagel', C: 'crisp' };

describe('somebody who is away', () => {
  it('[BT-Q10, CM-38] is not waited for', () => {
    const t = trivia(3);
    t.away('C');
    submitAll(t, { A: 'apple', B: 'bagel' });
    expect(t.phase).toBe('choose');
    voteAll(t, { A: 'UNICORN', B: 'UNICORN' });
    expect(t.phase).toBe('scoring');
  });

  it('[BT-Q10] ends the phase by going when all the others have acted', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel' });
    t.away('C');
    expect(t.phase).toBe('choose');
  });

  it('[BT-Q15, BT-M.3] comes back to the own bluff, vote and score', () => {
    const t = trivia(3);
    submitAll(t, THREE_LIES);
    vote(t, 'C', 'APPLE');
    const before = JSON.stringify(t.seen('C'));
    t.away('C');
    t.back('C');
    expect(JSON.stringify(t.seen('C'))).toBe(before);
    expect(vote(t, 'C', 'BAGEL').code).toBe('ALREADY_VOTED');
  });

  it('[BT-Q15] keeps what was submitted and can still be fooled by or fool others', () => {
    const t = trivia(3);
    submit(t, 'C', 'crisp');
    t.away('C');
    submitAll(t, { A: 'apple', B: 'bagel' });
    voteAll(t, { A: 'CRISP', B: 'CRISP' });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 1000 });
  });

  it('[BT-Q12] as host stops nothing', () => {
    const t = trivia(3);
    t.away('A');
    submitAll(t, { B: 'bagel', C: 'crisp' });
    expect(t.phase).toBe('choose');
  });

  it('with everybody else: the clock decides, and the match is not raced through', () => {
    const t = trivia(3);
    for (const player of ['A', 'B', 'C']) t.away(player);
    expect(t.phase).toBe('prompt');
    t.wait(15_999);
    expect(t.phase).toBe('prompt');
    t.wait(1);
    expect(t.phase).toBe('choose');
    t.back('B');
    expect(vote(t, 'B', 'UNICORN').ok).toBe(true);
    expect(t.phase).toBe('scoring');
  });
});

describe('somebody who leaves', () => {
  it('[BT-Q17] during the prompt leaves the bluff in the list, which scores nobody', () => {
    const t = trivia(4);
    submit(t, 'D', 'donut');
    t.leave('D');
    submitAll(t, THREE_LIES);
    expect(texts(t)).toContain('DONUT');
    voteAll(t, { A: 'DONUT', B: 'DONUT', C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 1000 });
    expect(boardOf(t).reveal?.authors['D']).toBe(placeOf(t, 'DONUT'));
  });

  it('[BT-Q17] during choose leaves the bluff, and the own vote is void', () => {
    const t = trivia(4);
    submitAll(t, { ...THREE_LIES, D: 'donut' });
    vote(t, 'D', 'APPLE');
    t.leave('D');
    expect(boardOf(t).done).toEqual([]);
    voteAll(t, { A: 'DONUT', B: 'UNICORN', C: 'UNICORN' });
    expect(boardOf(t).scores).toEqual({ A: 0, B: 1000, C: 1000 });
    expect(Object.keys(boardOf(t).reveal?.votes ?? {})).toEqual(['A', 'B', 'C']);
  });

  it('[BT-Q17] and sits down again has no vote any more, and may cast one', () => {
    const t = trivia(4);
    submitAll(t, { ...THREE_LIES, D: 'donut' });
    vote(t, 'D', 'APPLE');
    t.leave('D');
    t.join('D');
    expect(handOf(t, 'D').vote).toBeUndefined();
    expect(vote(t, 'D', 'UNICORN').ok).toBe(true);
  });

  it('[BT-Q17] leaves a shared bluff to its other author', () => {
    const t = trivia(4);
    submitAll(t, { A: 'apple', B: 'Apple', C: 'crisp', D: 'donut' });
    t.leave('A');
    voteAll(t, { C: 'APPLE', D: 'APPLE' });
    t.expire();
    expect(boardOf(t).scores).toEqual({ B: 1000, C: 0, D: 0 });
  });

  it('[BT-Q17] having told the truth takes the points along', () => {
    const t = trivia(3);
    submit(t, 'C', 'unicorn');
    t.leave('C');
    submitAll(t, { A: 'apple', B: 'bagel' });
    voteAll(t, { A: 'UNICORN', B: 'APPLE' });
    expect(boardOf(t).scores).toEqual({ A: 1500, B: 0 });
    expect(boardOf(t).reveal?.knew).toEqual([]);
  });

  it('[BT-Q17, BT-T.2] ends the phase when only they were missing', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel' });
    t.leave('C');
    expect(t.phase).toBe('choose');
  });

  it('[BT-Q17, BT-Q7] in a small room makes the house add a decoy', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'unicorn' });
    t.leave('C');
    expect(texts(t)).toHaveLength(3);
  });

  it('[BT-Q17] below two seats ends the match with what stands', () => {
    const t = trivia(2);
    playRound(t, { A: 'apple', B: 'bagel' }, { A: 'BAGEL', B: 'UNICORN' });
    t.expire();
    t.leave('B');
    expect(t.match.over).toEqual({ winners: ['A'], scores: { A: 0 }, reason: 'insufficient_players' });
  });

  it('[BT-Q17] as the last one leaves a match without a winner', () => {
    const t = trivia(2);
    t.leave('A');
    t.leave('B');
    expect(t.match.over).toMatchObject({ reason: 'insufficient_players' });
  });
});

describe('somebody who joins in the middle', () => {
  it('[BT-Q16] where the room allows it plays at once, from zero', () => {
    const t = trivia(2);
    playRound(t, { A: 'apple', B: 'bagel' }, { A: 'UNICORN' });
    t.expire();
    t.join('C');
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0, C: 0 });
    submitAll(t, { A: 'apple', B: 'bagel' });
    expect(t.phase).toBe('prompt');
    submit(t, 'C', 'crisp');
    voteAll(t, { C: 'UNICORN', A: 'CRISP', B: 'CRISP' });
    expect(boardOf(t).scores).toEqual({ A: 1000, B: 0, C: 2000 });
  });

  it('[BT-Q16] is nobody to the game while watching', () => {
    const t = trivia(2, { at: 'choose' });
    expect(t.seen('watcher').own).toMatchObject({ hand: null, can: [], awaited: false });
    expect(t.play('watcher', 'vote', { choice: t.state.choices[0]!.id }).code).toBe('NOT_ACTIVE');
  });
});

describe('the host', () => {
  function advancing(at: string): Trivia {
    return trivia(3, { settings: { hostAdvance: true }, at });
  }

  it('[BT-Q23] may skip waiting in every phase, where the setting says so', () => {
    const t = advancing('prompt');
    submit(t, 'B', 'bagel');
    expect(t.seen('A').own.can).toEqual(['submit', 'advance']);
    for (const next of ['choose', 'scoring', 'prompt']) {
      expect(t.play('A', 'advance').ok).toBe(true);
      expect(t.phase).toBe(next);
    }
    expect(boardOf(t).round).toBe(2);
  });

  it('[BT-Q23] skips to the end of the match from the last scoring', () => {
    const t = trivia(2, { settings: { hostAdvance: true, rounds: 1 }, at: 'scoring' });
    t.play('A', 'advance');
    expect(t.match.over).toMatchObject({ reason: 'completed' });
  });

  it('[BT-Q23] may not by default', () => {
    const t = trivia(3);
    expect(t.seen('A').own.can).toEqual(['submit']);
    expect(t.play('A', 'advance').code).toBe('INVALID_PHASE');
  });

  it('[BT-Q23] nobody else may', () => {
    const t = advancing('choose');
    expect(t.seen('B').own.can).toEqual(['vote']);
    expect(t.play('B', 'advance').code).toBe('NOT_HOST');
    t.host('B');
    expect(t.play('B', 'advance').ok).toBe(true);
  });

  it('[CM-32] sees nothing that others do not', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'unicorn', C: 'crisp' });
    expect(Object.keys(t.seen('A').own.hand ?? {})).toEqual(Object.keys(t.seen('C').own.hand ?? {}));
    expect(JSON.stringify(t.seen('A').board)).toBe(JSON.stringify(t.seen('C').board));
  });
});

describe('a pause', () => {
  it('[BT-Q26, CM-35] freezes the clock and takes no command', () => {
    const t = trivia(2);
    t.wait(3_000);
    t.pause();
    expect(submit(t, 'A', 'apple').code).toBe('PAUSED');
    t.wait(60_000);
    expect(t.seen(null).own.phase).toMatchObject({ name: 'prompt', endsAt: null, left: 12_000 });
    t.resume();
    expect(t.seen(null).own.phase.endsAt).toBe(t.now + 12_000);
    expect(submit(t, 'A', 'apple').ok).toBe(true);
  });
});

describe('chat', () => {
  const talks = (t: Trivia): boolean => bluffTrivia.talks?.(lookAt(t.match) as never, 'A') ?? true;

  it('[BT-Q27] is closed to players in prompt and choose, and open in scoring', () => {
    const t = trivia(2);
    const open = ['prompt', 'choose', 'scoring'].map((phase) => {
      expect(t.phase).toBe(phase);
      const now = talks(t);
      t.expire();
      return now;
    });
    expect(open).toEqual([false, false, true]);
  });

  it('[BT-Q27] is open all the time where the setting says so', () => {
    const t = trivia(2, { settings: { chatDuringRound: true } });
    expect(talks(t)).toBe(true);
    t.expire();
    expect(talks(t)).toBe(true);
  });

  it('[BT-Q1] what a truthful player may do does not show in who may talk', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'bagel', C: 'crisp' });
    expect(handOf(t, 'A').knows).toBe(true);
    expect(talks(t)).toBe(false);
  });
});
