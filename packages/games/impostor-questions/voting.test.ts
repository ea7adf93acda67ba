import { applyMatch, isRefused } from '@alibi/engine';
import { describe, expect, it } from 'vitest';
import { boardOf, castAll, handOf, poolOf, roundWith, settle, toVoting, vote } from '../testing/impostor-questions.ts';
import type { Quiz, QuizOptions } from '../testing/impostor-questions.ts';
import { impostorQuestions } from './rules.ts';
import type { State } from './state.ts';

function voting(players: number, impostors: readonly string[], options: QuizOptions = {}): Quiz {
  const t = roundWith(players, impostors, options);
  toVoting(t);
  return t;
}

describe('the vote', () => {
  it('[IQ 15] [IQ-10.2] is not for oneself, not for who sits out, not for a stranger', () => {
    const t = voting(5, ['p1'], { pairs: poolOf(10, { owner: 'p5' }) });
    expect(vote(t, 'p2', 'p2').code).toBe('SELF_VOTE');
    for (const target of ['p5', 'p9', '']) expect(vote(t, 'p2', target).code).toBe('INVALID_TARGET');
    expect(vote(t, 'p5', 'p1').code).toBe('NOT_ACTIVE');
    expect(boardOf(t).done).toEqual([]);
  });

  it('[IQ 16] [IQ-10.3] can be changed and counts once, for the last', () => {
    const t = voting(4, ['p1']);
    castAll(t, 'p1→p2 p1→p3 p2→p3 p3→p2 p4→p3');
    settle(t);
    expect(boardOf(t).result).toMatchObject({ out: 'p3', votes: { p1: 'p3', p2: 'p3', p3: 'p2', p4: 'p3' } });
  });

  it('[IQ 16] cannot be changed where changes are off, and closes at once with the last one', () => {
    const t = voting(4, ['p1'], { settings: { voteChanges: false } });
    castAll(t, 'p1→p2 p2→p3 p3→p2');
    expect(vote(t, 'p1', 'p3').code).toBe('VOTE_LOCKED');
    vote(t, 'p4', 'p2');
    expect(t.phase).toBe('result');
    expect(boardOf(t).result?.out).toBe('p2');
  });

  it('[IQ-10.4] blocks until all votes are in, also those of who is away', () => {
    const t = voting(4, ['p1']);
    t.away('p4');
    castAll(t, 'p1→p2 p2→p3 p3→p2');
    t.wait(3_600_000);
    expect(t.phase).toBe('voting');
    t.back('p4');
    vote(t, 'p4', 'p2');
    expect(t.phase).toBe('lastCall');
  });

  it('[IQ-Q19] closes three seconds after the last vote, and a change starts them anew', () => {
    const t = voting(4, ['p1']);
    castAll(t, 'p1→p2 p2→p3 p3→p2 p4→p3');
    expect(t.phase).toBe('lastCall');
    t.wait(2_900);
    vote(t, 'p4', 'p3');
    vote(t, 'p4', 'p2');
    t.wait(2_999);
    expect(t.phase).toBe('lastCall');
    t.wait(1);
    expect(t.phase).toBe('result');
    expect(boardOf(t).result?.out).toBe('p2');
  });

  it('[IQ-Q19] a vote for the same player again does not start the three seconds anew', () => {
    const t = voting(4, ['p1']);
    castAll(t, 'p1→p2 p2→p3 p3→p2 p4→p2');
    t.wait(2_000);
    vote(t, 'p4', 'p2');
    t.wait(1_000);
    expect(t.phase).toBe('result');
  });

  it('[IQ-Q19] waits for the host where the host closes', () => {
    const t = voting(4, ['p1'], { settings: { voteClose: 'host' } });
    castAll(t, 'p1→p2 p2→p3 p3→p2 p4→p2');
    t.wait(60_000);
    expect(t.phase).toBe('voting');
    vote(t, 'p4', 'p3');
    vote(t, 'p4', 'p2');
    expect(t.seen('p1').own.awaited).toBe(true);
    expect(t.seen('p2').own.awaited).toBe(false);
    t.play('p1', 'advance');
    expect(boardOf(t).result).toMatchObject({ out: 'p2', missed: null });
  });

  it('[IQ 17] [IQ-16.4] can be closed by the host with votes missing, and all see whose', () => {
    const t = voting(4, ['p1']);
    castAll(t, 'p1→p2 p3→p2');
    expect(t.play('p3', 'advance').code).toBe('NOT_HOST');
    expect(t.play('p1', 'advance').ok).toBe(true);
    expect(boardOf(t).result).toMatchObject({ out: 'p2', missed: ['p2', 'p4'], votes: { p1: 'p2', p3: 'p2' } });
    expect(t.events).toContainEqual({ type: 'vote_closed', missed: ['p2', 'p4'] });
  });

  it('[IQ 18] [IQ-Q17] without a single vote nobody is out and the impostor survives', () => {
    const t = voting(4, ['p3']);
    t.play('p1', 'advance');
    expect(boardOf(t).result).toMatchObject({ out: null, gained: { p1: 0, p2: 0, p3: 3, p4: 0 }, tied: null });
  });

  it('[IQ-Q18] cannot be closed with votes missing before the guard is over', () => {
    const t = voting(4, ['p1'], { settings: { adminAdvanceAfterSeconds: 30 } });
    const opened = t.now;
    vote(t, 'p2', 'p1');
    expect(boardOf(t).advanceFrom).toBe(opened + 30_000);
    t.wait(29_999);
    expect(t.play('p1', 'advance')).toMatchObject({ code: 'MISSING_VOTES', details: { from: opened + 30_000 } });
    t.wait(1);
    expect(t.play('p1', 'advance').ok).toBe(true);
  });

  it('[IQ-10.5] one player at most is out, also with two impostors', () => {
    const t = voting(4, ['p1', 'p2']);
    castAll(t, 'p1→p2 p2→p1 p3→p1 p4→p2');
    settle(t);
    expect(['p1', 'p2']).toContain(boardOf(t).result?.out);
    const { gained } = boardOf(t).result ?? {};
    expect(new Set([gained?.['p1'], gained?.['p2']])).toEqual(new Set([0, 3]));
  });

  it('[IQ 30] an old vote sent again after the close is refused and changes nothing', () => {
    const t = voting(4, ['p1']);
    const { visit } = t.match;
    castAll(t, 'p1→p2 p2→p3 p3→p2 p4→p2');
    settle(t);
    const before = JSON.stringify(t.match);
    expect(t.play('p4', 'vote', { player: 'p3' }, { visit }).code).toBe('INVALID_PHASE');
    expect(JSON.stringify(t.match)).toBe(before);
  });

  it('[IQ 30] a vote in the name of another or with a role is refused', () => {
    const t = voting(4, ['p1']);
    expect(t.play('p2', 'vote', { player: 'p1', by: 'p3' }).code).toBe('VALIDATION_ERROR');
    expect(t.play('p2', 'vote', { player: 'p1', role: 'crew' }).code).toBe('VALIDATION_ERROR');
    expect(boardOf(t).done).toEqual([]);
  });

  it('[IQ-Q20] others see who has voted, not for whom, until the result', () => {
    const t = voting(4, ['p1']);
    vote(t, 'p2', 'p3');
    expect(boardOf(t).done).toEqual(['p2']);
    expect(handOf(t, 'p2').vote).toBe('p3');
    for (const viewer of ['p1', 'p3', 'p4', null]) {
      expect(JSON.stringify(t.seen(viewer))).not.toContain('"vote":');
      expect(JSON.stringify(t.seen(viewer))).not.toContain('"votes"');
    }
  });
});

describe('a tie', () => {
  function tieOf(votes: string, players: number, seed: number): Quiz {
    const t = roundWith(players, [], { seed, settings: { voteChanges: false } });
    toVoting(t);
    castAll(t, votes);
    return t;
  }

  /** How often each is out, over dice that differ only by how much was drawn before. */
  function losersOf(votes: string, players: number, runs: number): Record<string, number> {
    const t = tieOf(votes, players, 1);
    expect(t.phase).toBe('tiebreak');
    const lost: Record<string, number> = {};
    for (let run = 0; run < runs; run++) {
      const { match } = t;
      const dice = { ...match.dice, draws: match.dice.draws + 1_000 + run };
      const closed = applyMatch(
        impostorQuestions,
        { ...match, dice },
        { type: 'expire', visit: match.visit },
        t.now + 2_000,
      );
      if (isRefused(closed)) throw new Error(closed.code);
      const { out } = (closed.match.state as State).round ?? { out: null };
      lost[out ?? 'nobody'] = (lost[out ?? 'nobody'] ?? 0) + 1;
    }
    return lost;
  }

  it('[IQ 19] [IQ-11.1 to 11.4] has one loser by lot: of two about every other time, of three every third', () => {
    const two = losersOf('p1→p2 p2→p1 p3→p1 p4→p2', 4, 1_000);
    expect(Object.keys(two).sort()).toEqual(['p1', 'p2']);
    expect(two['p1']).toBeGreaterThanOrEqual(450);
    expect(two['p1']).toBeLessThanOrEqual(550);
    const three = losersOf('p1→p2 p2→p3 p3→p1 p4→p1 p5→p2 p6→p3', 6, 1_000);
    expect(Object.keys(three).sort()).toEqual(['p1', 'p2', 'p3']);
    for (const times of Object.values(three)) {
      expect(times).toBeGreaterThanOrEqual(280);
      expect(times).toBeLessThanOrEqual(390);
    }
  });

  it('[IQ-11.2] [IQ-Q38] is shown for at most three seconds, then candidates and loser are on the result', () => {
    const t = tieOf('p1→p2 p2→p1 p3→p1 p4→p2', 4, 5);
    expect(boardOf(t)).toMatchObject({ tied: ['p1', 'p2'], result: null });
    expect(t.play('p1', 'advance').code).toBe('INVALID_PHASE');
    t.wait(2_000);
    expect(boardOf(t).result?.tied).toEqual(['p1', 'p2']);
    expect(['p1', 'p2']).toContain(boardOf(t).result?.out);
  });

  it('[IQ-11.3] whoever wins it stays in as if never in danger', () => {
    const t = roundWith(4, ['p1'], { settings: { voteChanges: false } });
    toVoting(t);
    castAll(t, 'p1→p2 p2→p1 p3→p1 p4→p2');
    settle(t);
    const { out, gained } = boardOf(t).result ?? {};
    expect(gained).toEqual(out === 'p1' ? { p1: 0, p2: 1, p3: 1, p4: 1 } : { p1: 3, p2: -1, p3: 0, p4: 0 });
  });

  it('a candidate who leaves is not drawn', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const t = tieOf('p1→p2 p2→p1 p3→p1 p4→p2', 4, seed);
      t.leave('p2');
      settle(t);
      expect(boardOf(t).result?.out).toBe('p1');
    }
  });
});
