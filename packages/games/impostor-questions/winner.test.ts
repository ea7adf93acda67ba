import { applyMatch, isRefused } from '@alibi/engine';
import type { Match, Outcome } from '@alibi/engine';
import { describe, expect, it } from 'vitest';
import { quiz, roundWith, toDiscussion, toResult } from '../testing/impostor-questions.ts';
import { impostorQuestions } from './rules.ts';
import type { State } from './state.ts';

/** The outcome of a match that is stopped with these totals and survival wins after three rounds. */
function outcomeOf(scores: readonly number[], survivals: readonly number[], draws = 0): Outcome {
  const { match } = quiz(4);
  const state = structuredClone(match.state) as State;
  state.completed = 3;
  for (const [place, score] of scores.entries()) {
    state.scores[`p${place + 1}`] = score;
    state.tallies.survivals[`p${place + 1}`] = survivals[place] ?? 0;
  }
  const told: Match = { ...match, state, dice: { ...match.dice, draws } };
  const stopped = applyMatch(impostorQuestions, told, { type: 'stop', reason: 'host_ended' }, 0);
  if (isRefused(stopped) || stopped.match.over === null) throw new Error('not over');
  return stopped.match.over;
}

describe('the winner', () => {
  it('[IQ 29] [IQ-14.2] has the highest total; if tied, the most survival wins', () => {
    expect(outcomeOf([2, 9, 5, 0], [2, 0, 1, 0]).winners).toEqual(['p2']);
    expect(outcomeOf([5, 5, 2, 0], [2, 1, 0, 0]).winners).toEqual(['p1']);
    expect(outcomeOf([5, 5, 2, 0], [1, 2, 9, 0]).winners).toEqual(['p2']);
  });

  it('[IQ 29] still tied is drawn by lot: exactly one, and each of them at times', () => {
    const winners = Array.from({ length: 100 }, (_, run) => outcomeOf([5, 5, 2, 0], [2, 2, 0, 0], run).winners);
    for (const one of winners) expect(one).toHaveLength(1);
    expect(new Set(winners.flat())).toEqual(new Set(['p1', 'p2']));
  });

  it('[IQ-Q39] [CM-34] is named when the host ends it or players are lacking, from the completed rounds', () => {
    const t = roundWith(4, ['p1']);
    toResult(t, 'p1→p2 p2→p3 p3→p2 p4→p2');
    t.play('p1', 'go_on');
    t.play('p1', 'begin');
    toDiscussion(t);
    t.stop('host_lost');
    expect(t.match.over).toEqual({ winners: ['p1'], scores: { p1: 3, p2: -1, p3: 0, p4: 0 }, reason: 'host_lost' });
  });

  it('[IQ-Q39] is nobody before a round is completed, and nobody when the watchdog ends it', () => {
    const none = roundWith(4, ['p1']);
    none.stop('host_ended');
    expect(none.match.over?.winners).toEqual([]);
    const discarded = roundWith(4, ['p1']);
    toResult(discarded);
    discarded.stop('watchdog');
    expect(discarded.match.over?.winners).toEqual([]);
  });
});
