import { describe, expect, it } from 'vitest';
import { begin, boardOf, goOn, poolOf, quiz, toResult, toVoting } from '../testing/impostor-questions.ts';
import type { Quiz } from '../testing/impostor-questions.ts';

function after(rounds: number, t: Quiz): Quiz {
  for (let round = 0; round < rounds; round++) {
    toResult(t);
    goOn(t);
  }
  return t;
}

describe('settings before each round', () => {
  it('[IQ-2.3] can be changed in the set-up and not in a round', () => {
    const t = quiz(4);
    expect(t.configure({ discussionSeconds: 30 }).ok).toBe(true);
    begin(t);
    expect(t.configure({ discussionSeconds: 60 }).code).toBe('INVALID_PHASE');
    toVoting(t);
    expect(t.configure({ voteChanges: false }).code).toBe('INVALID_PHASE');
  });

  it('[IQ-Q36] scoring changes apply to later rounds only', () => {
    const t = after(1, quiz(4, { settings: { points: { impostorSurvives: 3, crewCatch: 1, crewVotedOut: -1 } } }));
    const before = { ...boardOf(t).scores };
    expect(t.configure({ points: { impostorSurvives: 10, crewCatch: 10, crewVotedOut: -10 } }).ok).toBe(true);
    expect(boardOf(t).scores).toEqual(before);
    toResult(t);
    expect(Object.values(boardOf(t).result?.gained ?? {}).some((points) => Math.abs(points) === 10)).toBe(true);
  });

  it('[IQ-Q36] the pool stays as it is', () => {
    const t = quiz(4);
    for (const change of [{ packs: ['other'] }, { rating: 'adult' }, { writtenPairs: 'first' }]) {
      expect(t.configure(change)).toMatchObject({
        code: 'INVALID_SETTINGS',
        details: { field: Object.keys(change)[0] },
      });
    }
  });

  it('[IQ-Q14] rounds: from those completed, at least 5, up to 30 and to what the pairs allow', () => {
    const t = after(6, quiz(4, { pairs: poolOf(12) }));
    expect(t.configure({ rounds: 5 })).toMatchObject({ code: 'INVALID_SETTINGS', details: { least: 6, most: 12 } });
    expect(t.configure({ rounds: 13 })).toMatchObject({ code: 'INVALID_SETTINGS', details: { field: 'rounds' } });
    expect(t.configure({ rounds: 12 }).ok).toBe(true);
    expect(boardOf(t).rounds).toBe(12);
    expect(t.configure({ rounds: 20, questionReuse: true }).ok).toBe(true);
    expect(boardOf(t).rounds).toBe(20);
  });

  it('[IQ-Q14] rounds equal to those completed end the match', () => {
    const t = after(6, quiz(4));
    expect(t.configure({ rounds: 6 }).ok).toBe(true);
    expect(t.match.over?.reason).toBe('completed');
  });

  it('[IQ-Q14] rounds that were always above the cap do not stand in the way of another change', () => {
    const t = quiz(4, { pairs: poolOf(7) });
    expect(t.configure({ crewPenalty: false }).ok).toBe(true);
    expect(boardOf(t).rounds).toBe(7);
  });

  it('reuse cannot be switched off when no new pair is left', () => {
    const t = after(5, quiz(4, { pairs: poolOf(5), settings: { questionReuse: true } }));
    expect(t.configure({ questionReuse: false }).code).toBe('POOL_TOO_SMALL');
    expect(t.match.over).toBeNull();
    expect(t.configure({ questionReuse: false, rounds: 5 }).ok).toBe(true);
    expect(t.match.over?.reason).toBe('completed');
  });

  it('[IQ-Q12] what was played is what the room remembers', async () => {
    const { impostorQuestions: game } = await import('./rules.ts');
    const t = after(3, quiz(4));
    const spent = game.spent?.(t.match as never) ?? [];
    expect(new Set(spent).size).toBe(3);
    for (const id of spent) expect(id).toMatch(/^pair-\d+$/);
  });
});
