import { describe, expect, it } from 'vitest';
import { boardOf, handOf, idOf, placeOf, submitAll, trivia, vote, voteAll } from '../testing/bluff-trivia.ts';
import type { Trivia } from '../testing/bluff-trivia.ts';

function atChoose(): Trivia {
  const t = trivia(3);
  submitAll(t, { A: 'apple', B: 'bagel', C: 'crisp' });
  return t;
}

describe('a vote', () => {
  it('[BT-A.5, BT-A.6, BT-X.1] is cast once and cannot be changed', () => {
    const t = atChoose();
    expect(vote(t, 'A', 'BAGEL').ok).toBe(true);
    expect(vote(t, 'A', 'UNICORN').code).toBe('ALREADY_VOTED');
    expect(handOf(t, 'A').vote).toBe(idOf(t, 'BAGEL'));
    expect(t.seen('A').own.can).toEqual([]);
  });

  it('[BT-A.8, BT-Q25] cannot go to one’s own bluff, and one may then vote for another', () => {
    const t = atChoose();
    expect(vote(t, 'A', 'APPLE').code).toBe('OWN_BLUFF');
    expect(vote(t, 'A', 'CRISP').ok).toBe(true);
  });

  it('[BT-X.1] for something that is not on the list is refused', () => {
    const t = atChoose();
    for (const choice of ['zzzz', '', 'TRUE', 'APPLE', '__proto__', 'x'.repeat(64)]) {
      expect(t.play('A', 'vote', { choice }).code).toBe('INVALID_CHOICE');
    }
  });

  it('[BT-X.1] for a choice of an earlier round is refused', () => {
    const t = atChoose();
    const old = idOf(t, 'UNICORN');
    for (let phase = 0; phase < 3; phase++) t.expire();
    expect(t.play('A', 'vote', { choice: old }).code).toBe('INVALID_CHOICE');
  });

  it('[BT-X.1] of the wrong shape is refused', () => {
    const t = atChoose();
    for (const payload of [{}, { choice: 3 }, { choice: 'x'.repeat(65) }, { choice: 'abc', for: 'B' }, null]) {
      expect(t.play('A', 'vote', payload).code).toBe('VALIDATION_ERROR');
    }
  });

  it('[BT-X.1] during the prompt is refused with the phase that is on', () => {
    const t = trivia(2);
    expect(t.play('A', 'vote', { choice: 'abc' })).toMatchObject({
      code: 'INVALID_PHASE',
      details: { phase: 'prompt' },
    });
  });

  it('[BT-H.3] shows everybody who has voted and nobody for what', () => {
    const t = atChoose();
    const before = ['B', 'C', null].map((viewer) => JSON.stringify(t.seen(viewer).own));
    vote(t, 'C', 'APPLE');
    vote(t, 'A', 'UNICORN');
    expect(JSON.stringify(boardOf(t).done)).toBe('["A","C"]');
    expect(boardOf(t).reveal).toBeNull();
    expect(JSON.stringify(t.seen('B').own)).toBe(before[0]);
    expect(JSON.stringify(t.seen(null).own)).toBe(before[2]);
  });

  it('[BT-H.3, CM-71] looks to the others the same whatever it is for', () => {
    const one = atChoose();
    const other = atChoose();
    vote(one, 'A', 'BAGEL');
    vote(other, 'A', 'UNICORN');
    for (const viewer of ['B', 'C', null]) {
      expect(JSON.stringify(one.seen(viewer))).toBe(JSON.stringify(other.seen(viewer)));
    }
  });

  it('[BT-Q9] is open to a player without a submission', () => {
    const t = trivia(3);
    submitAll(t, { A: 'apple', B: 'bagel' });
    t.expire();
    expect(t.seen('C').own).toMatchObject({ can: ['vote'], awaited: true });
    expect(vote(t, 'C', 'APPLE').ok).toBe(true);
  });

  it('[BT-Q20] that is not cast costs nothing', () => {
    const t = atChoose();
    voteAll(t, { A: 'UNICORN', B: 'APPLE' });
    t.expire();
    expect(boardOf(t).scores).toEqual({ A: 1500, B: 0, C: 0 });
    expect(boardOf(t).reveal?.votes).toEqual({ A: placeOf(t, 'UNICORN'), B: placeOf(t, 'APPLE') });
  });
});

describe('without anybody to vote', () => {
  it('[BT-Q8, BT-F.3] choose is skipped and scoring follows at once', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'Unicorn', C: 'the unicorn' });
    expect([t.phase, t.now, t.match.visit]).toEqual(['scoring', 0, 2]);
    expect(boardOf(t)).toMatchObject({ choices: [], scores: { A: 1000, B: 1000, C: 1000 } });
    expect(boardOf(t).reveal).toMatchObject({ truth: null, answer: 'Unicorn', knew: ['A', 'B', 'C'], votes: {} });
  });

  it('[BT-Q8] the choices of an earlier round do not come back', () => {
    const t = atChoose();
    t.expire();
    t.expire();
    submitAll(t, { A: 'unicorn', B: 'unicorn', C: 'unicorn' });
    expect(boardOf(t).choices).toEqual([]);
    expect(handOf(t, 'A').own).toBeUndefined();
  });

  it('[BT-Q8, BT-Q10] a missing player who is away opens the list but does not hold it open', () => {
    const t = trivia(3);
    t.away('C');
    submitAll(t, { A: 'unicorn', B: 'unicorn' });
    expect(t.phase).toBe('scoring');
    expect(boardOf(t).choices).toHaveLength(2);
  });

  it('[BT-Q17] because the last voter left, the list that was shown stays in the reveal', () => {
    const t = trivia(3);
    submitAll(t, { A: 'unicorn', B: 'unicorn', C: 'crisp' });
    const shown = boardOf(t).choices;
    t.leave('C');
    expect(t.phase).toBe('scoring');
    expect(boardOf(t).choices).toEqual(shown);
    expect(boardOf(t).reveal?.truth).toBe(placeOf(t, 'UNICORN'));
  });
});
