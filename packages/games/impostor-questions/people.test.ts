import { describe, expect, it } from 'vitest';
import {
  answer,
  answerAll,
  begin,
  boardOf,
  castAll,
  goOn,
  handOf,
  poolOf,
  quiz,
  roundIn,
  roundWith,
  settle,
  step,
  toDiscussion,
  toResult,
  toVoting,
  vote,
} from '../testing/impostor-questions.ts';

describe('who sits out', () => {
  const pairs = poolOf(10, { owner: 'p3' });

  it('[IQ 5] [IQ-6.3] [IQ-6.4] the author of the pair, from five players on: no prompt, no answer, no vote, no chat', () => {
    const t = quiz(5, { pairs });
    begin(t);
    expect(boardOf(t)).toMatchObject({ active: ['p1', 'p2', 'p4', 'p5'], satOut: 'p3' });
    expect(handOf(t, 'p3')).toEqual({
      pair: { promptA: pairs[roundIn(t).pair]?.a, promptB: pairs[roundIn(t).pair]?.b },
    });
    expect(answer(t, 'p3').code).toBe('NOT_ACTIVE');
    toVoting(t);
    expect(vote(t, 'p3', 'p1').code).toBe('NOT_ACTIVE');
    expect(t.seen('p3').own.can).toEqual([]);
    toResult(t);
    expect(boardOf(t).scores['p3']).toBe(0);
  });

  it('[IQ-6.4] may read the chat of the round but not write, nor be heard; afterwards both again', async () => {
    const { impostorQuestions: game } = await import('./rules.ts');
    const t = quiz(5, { pairs });
    begin(t);
    toDiscussion(t);
    const talks = (player: string): boolean | undefined => game.talks?.(t.match as never, player);
    expect(['p1', 'p2', 'p3', 'p4', 'p5'].filter(talks)).toEqual(['p1', 'p2', 'p4', 'p5']);
    expect(game.silence?.(t.match as never, 'p3')).toBe('NOT_ACTIVE');
    expect(game.hears?.(t.match as never, 'p3', 'p1')).toBe(false);
    expect(game.hears?.(t.match as never, 'p1', 'p3')).toBe(true);
    toVoting(t);
    toResult(t);
    expect(talks('p3')).toBe(true);
  });

  it('[IQ 6] [IQ-6.2] nobody with four players, unless the host says so', () => {
    const t = quiz(4, { pairs });
    begin(t);
    expect(boardOf(t)).toMatchObject({ active: ['p1', 'p2', 'p3', 'p4'], satOut: null });
    const on = quiz(4, { pairs, settings: { eligibility: 'on' } });
    expect(boardOf(on).setup).toEqual({ tooFew: false, sitsOut: true, authors: true });
    begin(on);
    expect(boardOf(on)).toMatchObject({ active: ['p1', 'p2', 'p4'], satOut: 'p3' });
  });

  it('[IQ-6.1] [IQ-Q10] is the host’s to say before each round, for that round or for all that follow', () => {
    const t = quiz(5, { pairs });
    begin(t, { sitOut: false });
    expect(boardOf(t).satOut).toBeNull();
    toResult(t);
    goOn(t);
    begin(t);
    expect(boardOf(t).satOut).toBe('p3');
    toResult(t);
    goOn(t);
    expect(t.configure({ eligibility: 'off' }).ok).toBe(true);
    begin(t);
    expect(boardOf(t).satOut).toBeNull();
  });

  it('[IQ-Q8] nobody for a pair without owner or by somebody who left', () => {
    const t = quiz(6, { pairs });
    t.leave('p3');
    begin(t);
    expect(boardOf(t).satOut).toBeNull();
    const free = quiz(6);
    begin(free);
    expect(boardOf(free)).toMatchObject({ satOut: null });
  });

  it('[IQ-Q9] an author plays with the policy off; pairs of others may be preferred', () => {
    const mixed = [...poolOf(5, { owner: 'p2' }), ...poolOf(10).slice(5)];
    const preferred = quiz(4, { pairs: mixed, settings: { rounds: 10, preferPairsOfAbsentOwners: true } });
    const owners = Array.from({ length: 10 }, () => {
      toResult(preferred);
      const { author } = boardOf(preferred).result ?? {};
      goOn(preferred);
      return author;
    });
    expect(owners).toEqual([null, null, null, null, null, 'p2', 'p2', 'p2', 'p2', 'p2']);
  });

  it('[IQ-Q32] a host who sits out keeps the host’s powers', () => {
    const t = quiz(5, { pairs: poolOf(10, { owner: 'p1' }) });
    begin(t);
    expect(boardOf(t).satOut).toBe('p1');
    toVoting(t);
    expect(vote(t, 'p1', 'p2').code).toBe('NOT_ACTIVE');
    expect(t.play('p1', 'advance').ok).toBe(true);
  });
});

describe('who leaves', () => {
  it('[IQ 21] [IQ-7.4] before the first answer is shown cancels the round: not counted, pair spent, next can begin', () => {
    const t = quiz(5);
    begin(t);
    const [first] = t.state.spent;
    t.away('p5');
    t.leave('p5');
    expect(t.phase).toBe('setup');
    expect(boardOf(t)).toMatchObject({ completed: 0, rounds: 10, notice: { canceled: 'removed', player: 'p5' } });
    begin(t);
    expect(t.state.spent[0]).toBe(first);
    expect(new Set(t.state.spent).size).toBe(2);
    expect(boardOf(t).notice).toBeNull();
  });

  it('[IQ-Q29] the question alone is still before the answer reveal; one answer is not', () => {
    const t = roundWith(5, ['p1']);
    answerAll(t);
    t.leave('p5');
    expect(t.phase).toBe('setup');
    const later = roundWith(5, ['p1']);
    answerAll(later);
    step(later);
    later.leave('p5');
    expect(later.phase).toBe('reveal');
  });

  it('[IQ-Q31] dropped from the round by the host: the same, but still in the room', () => {
    const t = roundWith(5, ['p1']);
    expect(t.play('p2', 'drop', { player: 'p5' }).code).toBe('NOT_HOST');
    expect(t.play('p1', 'drop', { player: 'p9' }).code).toBe('INVALID_TARGET');
    expect(t.play('p1', 'drop', { player: 'p5' }).ok).toBe(true);
    expect(t.phase).toBe('setup');
    begin(t);
    expect(boardOf(t).active).toContain('p5');
    toDiscussion(t);
    t.play('p1', 'drop', { player: 'p5' });
    expect(boardOf(t)).toMatchObject({ active: ['p1', 'p2', 'p3', 'p4'], withdrawn: ['p5'], left: [] });
    expect(t.events).toContainEqual({ type: 'dropped', player: 'p5' });
  });

  it('without having played the round, changes nothing in it', () => {
    const t = quiz(6, { pairs: poolOf(10, { owner: 'p6' }) });
    begin(t);
    t.join('p7');
    t.leave('p7');
    t.leave('p6');
    expect(t.phase).toBe('answering');
    expect(boardOf(t).left).toEqual(['p6', 'p7']);
  });

  it('[IQ 22] [IQ-13.C2] with rounds capped by the pairs a cancel lowers the total by one; with reuse on it does not', () => {
    const t = quiz(5, { pairs: poolOf(6) });
    begin(t);
    expect(boardOf(t).rounds).toBe(6);
    t.play('p1', 'drop', { player: 'p5' });
    expect(boardOf(t).rounds).toBe(5);
    const reuse = quiz(5, { pairs: poolOf(6), settings: { questionReuse: true } });
    begin(reuse);
    reuse.play('p1', 'drop', { player: 'p5' });
    expect(boardOf(reuse).rounds).toBe(10);
  });

  it('[IQ 23] [IQ-Q13] with spare pairs the total stands until they are used up', () => {
    const t = quiz(5, { pairs: poolOf(12) });
    const totals = Array.from({ length: 3 }, () => {
      begin(t);
      t.play('p1', 'drop', { player: 'p5' });
      return boardOf(t).rounds;
    });
    expect(totals).toEqual([10, 10, 9]);
  });

  it('[IQ-Q13] a match whose pairs are all lost is over', () => {
    const t = quiz(5, { pairs: poolOf(5) });
    for (let lost = 0; lost < 5; lost++) {
      begin(t);
      t.play('p1', 'drop', { player: 'p5' });
    }
    expect(t.match.over).toMatchObject({ winners: [], reason: 'no_content' });
  });

  it('[IQ 25] [IQ-15.N3] in the vote: the own vote and those for the leaver vanish, who cast them votes again', () => {
    const t = roundWith(5, ['p1']);
    toVoting(t);
    castAll(t, 'p5→p1 p2→p5 p1→p2 p3→p1 p4→p1');
    expect(t.phase).toBe('lastCall');
    t.leave('p5');
    expect(t.phase).toBe('voting');
    expect(boardOf(t).done).toEqual(['p1', 'p3', 'p4']);
    expect(vote(t, 'p3', 'p5').code).toBe('INVALID_TARGET');
    expect(t.seen('p2').own.awaited).toBe(true);
    vote(t, 'p2', 'p1');
    settle(t);
    expect(boardOf(t).result).toMatchObject({ out: 'p1', gained: { p1: 0, p2: 1, p3: 1, p4: 1 } });
    expect(boardOf(t)).toMatchObject({ completed: 1 });
  });

  it('[IQ-Q30] in the reveal: what was shown stays, what was not is skipped', () => {
    const t = roundWith(6, ['p1']);
    answerAll(t);
    step(t);
    const [shown = '', next = ''] = roundIn(t).order;
    t.leave(next === 'p1' || next === 'p2' ? 'p6' : next);
    const { answers, hidden } = boardOf(t);
    expect(answers.map(({ player }) => player)).toEqual([shown]);
    expect(answers.length + hidden).toBe(roundIn(t).order.length);
    expect(roundIn(t).order.length).toBeGreaterThanOrEqual(5);
    toDiscussion(t);
    expect(boardOf(t).answers).toHaveLength(roundIn(t).order.length);
  });

  it('[IQ 26] [IQ-Q30] the only impostor, after the first answer: the round is void', () => {
    const t = roundWith(5, ['p4']);
    toDiscussion(t);
    t.leave('p4');
    expect(t.phase).toBe('setup');
    expect(boardOf(t)).toMatchObject({ completed: 0, notice: { canceled: 'no_impostor', player: 'p4' } });
    expect(Object.values(boardOf(t).scores).every((score) => score === 0)).toBe(true);
  });

  it('[IQ-Q30] one of two impostors, or somebody of a round without any: it goes on', () => {
    const two = roundWith(5, ['p3', 'p4']);
    toDiscussion(two);
    two.leave('p4');
    expect(two.phase).toBe('discussion');
    const none = roundWith(5, []);
    toDiscussion(none);
    none.leave('p4');
    expect(none.phase).toBe('discussion');
  });

  it('[IQ-Q30] with fewer than three left the round is void', () => {
    const t = roundWith(4, ['p1']);
    toVoting(t);
    t.leave('p4');
    expect(t.phase).toBe('voting');
    t.leave('p3');
    expect(boardOf(t)).toMatchObject({ completed: 0, notice: { canceled: 'too_few' } });
  });

  it('[IQ-Q30] the host may void a round in which somebody is missing, and no other', () => {
    const t = roundWith(5, ['p1']);
    toDiscussion(t);
    expect(t.play('p1', 'void_round').code).toBe('INVALID_PHASE');
    t.leave('p5');
    expect(t.play('p2', 'void_round').code).toBe('NOT_HOST');
    expect(t.play('p1', 'void_round').ok).toBe(true);
    expect(boardOf(t)).toMatchObject({ completed: 0, notice: { canceled: 'host' } });
  });

  it('[IQ-Q33] below four between rounds the match waits, and the host may end it with the standings so far', () => {
    const t = roundWith(4, ['p1']);
    toResult(t, 'p1→p2 p2→p3 p3→p2 p4→p2');
    t.leave('p4');
    goOn(t);
    expect([t.phase, t.match.over]).toEqual(['setup', null]);
    expect(t.play('p1', 'begin').code).toBe('INSUFFICIENT_PLAYERS');
    t.stop('host_ended');
    expect(t.match.over).toEqual({ winners: ['p1'], scores: { p1: 3, p2: -1, p3: 0 }, reason: 'host_ended' });
  });

  it('[IQ-Q34] stays in the table as left and cannot win; who comes back has the score again', () => {
    const t = roundWith(5, ['p5']);
    toResult(t, 'p1→p2 p2→p1 p3→p2 p4→p2 p5→p2');
    t.leave('p5');
    expect(boardOf(t)).toMatchObject({ scores: { p5: 3 }, survivals: { p5: 1 }, left: ['p5'] });
    t.stop();
    expect(t.match.over?.winners).not.toContain('p5');

    const back = roundWith(5, ['p5'], { pairs: poolOf(10, { owner: 'p5' }), settings: { eligibility: 'off' } });
    toResult(back, 'p1→p2 p2→p1 p3→p2 p4→p2 p5→p2');
    back.leave('p5');
    back.join('p6', 'p5');
    expect(boardOf(back)).toMatchObject({ scores: { p6: 3 }, survivals: { p6: 1 }, left: [] });
    expect(boardOf(back).scores).not.toHaveProperty('p5');
    goOn(back);
    begin(back, { sitOut: true });
    expect(boardOf(back).satOut).toBe('p6');
    back.leave('p6');
    back.join('p7', 'p6');
    expect(boardOf(back).scores['p7']).toBe(3);
    back.stop();
    expect(back.match.over?.winners).toEqual(['p7']);
    expect(boardOf(back).statistics?.history[0]?.impostors).toEqual(['p7']);
  });
});

describe('who comes', () => {
  it('[IQ-Q35] watches the running round and plays the next, from 0 points', () => {
    const t = roundWith(4, ['p1']);
    t.join('p5');
    expect(boardOf(t)).toMatchObject({ active: ['p1', 'p2', 'p3', 'p4'], satOut: null });
    expect(handOf(t, 'p5')).toEqual({});
    expect(answer(t, 'p5').code).toBe('NOT_ACTIVE');
    answerAll(t);
    expect(t.phase).toBe('reveal');
    toResult(t);
    expect(boardOf(t).scores['p5']).toBe(0);
    goOn(t);
    begin(t);
    expect(boardOf(t).active).toContain('p5');
  });
});
