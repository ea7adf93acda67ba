import { findLeak } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { hosting, insider, probes, reveals, twin } from '../testing/impostor-questions-worlds.ts';
import {
  answer,
  answerAll,
  begin,
  boardOf,
  castAll,
  goOn,
  handOf,
  packPairs,
  packWith,
  poolOf,
  quiz,
  roundIn,
  roundWith,
  settle,
  toDiscussion,
  toResult,
  toVoting,
} from '../testing/impostor-questions.ts';
import type { Quiz } from '../testing/impostor-questions.ts';
import { cartridge } from './index.ts';
import type { Board, Hand, ImpostorQuestions, Settings } from './types.ts';

const VIEWERS = ['p1', 'p2', 'p3', 'p4', null] as const;

function sent(t: Quiz, viewer: string | null): string {
  return JSON.stringify(t.seen(viewer));
}

describe('who sees what', () => {
  it('[IQ 10] while answering: the own prompt and answer, who has answered, and nothing else of the round', () => {
    const t = roundWith(4, ['p2']);
    answer(t, 'p1', 'secret of p1');
    answer(t, 'p2', 'secret of p2');
    expect(boardOf(t)).toMatchObject({ done: ['p1', 'p2'], question: null, answers: [], result: null });
    for (const viewer of VIEWERS) {
      const bytes = sent(t, viewer);
      for (const other of ['p1', 'p2'].filter((player) => player !== viewer))
        expect(bytes).not.toContain(`secret of ${other}`);
      for (const word of ['role', 'impostors', '"impostorCount":1', 'order']) expect(bytes).not.toContain(word);
      expect(bytes.match(/asks \d+/g) ?? []).toHaveLength(viewer === null ? 0 : 1);
    }
    expect(handOf(t, 'p2').prompts).toEqual(roundIn(t).impostorPrompts);
    expect(handOf(t, 'p1').prompts).toEqual(roundIn(t).crewPrompts);
  });

  it('[IQ-Q5] the own role from the reveal on; with the setting from the prompt, or from the result', () => {
    const roles = (selfRoleFrom: Settings['selfRoleFrom']): (string | undefined)[] => {
      const t = roundWith(4, ['p2'], { settings: { selfRoleFrom } });
      const seen = [handOf(t, 'p2').role];
      answerAll(t);
      seen.push(handOf(t, 'p2').role);
      toResult(t);
      return [...seen, handOf(t, 'p2').role];
    };
    expect(roles('reveal')).toEqual([undefined, 'impostor', 'impostor']);
    expect(roles('prompt')).toEqual(['impostor', 'impostor', 'impostor']);
    expect(roles('result')).toEqual([undefined, undefined, 'impostor']);
  });

  it('[IQ-Q6] [IQ-Q7] others’ roles and their number not before the result, not even to another impostor', () => {
    const t = roundWith(4, ['p1', 'p2']);
    const hidden = (): void => {
      for (const viewer of VIEWERS) expect(sent(t, viewer)).not.toMatch(/impostors|"impostorCount":2/);
      expect(boardOf(t).impostorCount).toBeNull();
    };
    hidden();
    answerAll(t);
    hidden();
    expect(handOf(t, 'p1').role).toBe('impostor');
    toVoting(t);
    hidden();
    castAll(t, 'p1→p3 p2→p3 p3→p1 p4→p3');
    hidden();
    settle(t);
    expect(boardOf(t).result?.impostors).toEqual(['p1', 'p2']);
  });

  it('[IQ-Q6] their number at the start, where the host wants it', () => {
    const t = roundWith(4, ['p1', 'p2'], { settings: { showImpostorCount: 'at-start' } });
    expect(boardOf(t).impostorCount).toBe(2);
  });

  it('[IQ-Q4] the impostor’s prompt with the roles, or never', () => {
    const t = roundWith(4, ['p2']);
    const [prompt = ''] = roundIn(t).impostorPrompts;
    toVoting(t);
    for (const viewer of ['p1', 'p3', null]) expect(sent(t, viewer)).not.toContain(prompt);
    toResult(t);
    expect(boardOf(t).result?.impostorPrompt).toEqual([prompt]);
    const never = roundWith(4, ['p2'], { settings: { showImpostorPrompt: 'never' } });
    const [kept = ''] = roundIn(never).impostorPrompts;
    toResult(never);
    never.stop();
    for (const viewer of ['p1', 'p3', null]) expect(sent(never, viewer)).not.toContain(kept);
  });

  it('the author of the pair at the result, whether sitting out or not', () => {
    const t = roundWith(4, ['p2'], { pairs: poolOf(10, { owner: 'p3' }) });
    expect(boardOf(t).satOut).toBeNull();
    toVoting(t);
    expect(sent(t, 'p1')).not.toContain('author');
    toResult(t);
    expect(boardOf(t).result?.author).toBe('p3');
  });

  it('to an author who sits out the own pair, and no role', () => {
    const t = quiz(5, { pairs: poolOf(10, { owner: 'p5' }) });
    begin(t);
    answerAll(t);
    expect(Object.keys(handOf(t, 'p5'))).toEqual(['pair']);
    for (const viewer of VIEWERS) expect(sent(t, viewer)).not.toContain('promptA');
  });

  it('of the pool nothing but what is played, to nobody', () => {
    const t = quiz(4);
    for (const viewer of VIEWERS) expect(sent(t, viewer)).not.toMatch(/asks|pair-/);
    toResult(t);
    goOn(t);
    for (const viewer of VIEWERS) expect(sent(t, viewer)).not.toMatch(/asks|pair-/);
  });

  it('records and lists are in seat order, whoever came first', () => {
    const t = roundWith(4, ['p1']);
    for (const player of ['p3', 'p1']) answer(t, player);
    expect(boardOf(t).done).toEqual(['p1', 'p3']);
    for (const player of ['p4', 'p2']) answer(t, player);
    toVoting(t);
    castAll(t, 'p4→p1 p2→p1 p3→p1 p1→p2');
    settle(t);
    expect(Object.keys(boardOf(t).result?.votes ?? {})).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('a round that the host ends in the middle stays unrevealed', () => {
    const t = roundWith(4, ['p2']);
    toDiscussion(t);
    t.stop();
    expect(boardOf(t).result).toBeNull();
    expect(sent(t, null)).not.toContain(roundIn(t).impostorPrompts[0]);
  });
});

/** A view that says a little too much must not pass the two worlds. */
describe('the two worlds notice', () => {
  const { game } = cartridge;
  const bank = [packWith('first', packPairs(12, 'first'))];
  const counts = { enabledImpostorCounts: [0, 1, 2], impostorWeights: { '0': 1, '1': 1, '2': 1 } };

  function leakOf(changes: object, settings: Partial<Settings> = { rounds: 5, ...counts }): string | null {
    const leaky = { ...game, seats: { min: 4, max: 5 }, ...changes };
    const worlds = { cartridge: { ...cartridge, game: leaky, bot: hosting }, twin, probes, reveals };
    return findLeak(worlds, { bank, insider, settings, matches: 2 });
  }
  type Look = Parameters<typeof game.board>[0];
  const roundOf = (look: Look): ImpostorQuestions['state']['round'] => (look.state as ImpostorQuestions['state']).round;

  it('nothing in the view as it is', () => {
    expect(leakOf({})).toBeNull();
  });

  it('a number of impostors, an order of the reveal, a role before its time, a prompt of the other side', () => {
    const board = (more: (look: Look) => object) => (look: Look) => ({ ...(game.board(look) as Board), ...more(look) });
    const hand = (more: (look: Look, player: string) => object) => (look: Look, player: string) => ({
      ...(game.hand(look, player) as Hand),
      ...more(look, player),
    });
    const running = (look: Look): boolean => roundOf(look) !== null && look.phase !== 'result';
    expect(
      leakOf({ board: board((look) => (running(look) ? { n: roundOf(look)?.impostors.length } : {})) }),
    ).not.toBeNull();
    expect(
      leakOf({
        board: board((look) => ({ next: running(look) && look.phase === 'reveal' ? roundOf(look)?.order : 0 })),
      }),
    ).not.toBeNull();
    expect(
      leakOf({ board: board((look) => ({ first: running(look) ? Object.keys(roundOf(look)?.votes ?? {})[0] : 0 })) }),
    ).not.toBeNull();
    expect(
      leakOf({ hand: hand((look, player) => ({ am: running(look) && roundOf(look)?.impostors.includes(player) })) }),
    ).not.toBeNull();
    expect(
      leakOf({ hand: hand((look) => ({ other: running(look) ? roundOf(look)?.impostorPrompts : 0 })) }),
    ).not.toBeNull();
  });
});
