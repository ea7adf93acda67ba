import { describe, expect, it } from 'vitest';
import { boardOf, castAll, poolOf, roundWith, settle, toResult, toVoting } from '../testing/impostor-questions.ts';
import type { Settings } from './types.ts';

interface Vector {
  readonly players?: number;
  readonly impostors: readonly string[];
  readonly settings?: Partial<Settings>;
  readonly owner?: string;
  readonly votes: string;
  readonly out: string | null;
  readonly gained: Readonly<Record<string, number>>;
  readonly survivals?: Readonly<Record<string, number>>;
}

const V1 = 'p1→p2 p2→p3 p3→p2 p4→p2';

const VECTORS: Readonly<Record<string, Vector>> = {
  V1: { impostors: ['p1'], votes: V1, out: 'p2', gained: { p1: 3, p2: -1, p3: 0, p4: 0 }, survivals: { p1: 1 } },
  V2: { impostors: ['p1'], votes: 'p1→p2 p2→p1 p3→p1 p4→p1', out: 'p1', gained: { p1: 0, p2: 1, p3: 1, p4: 1 } },
  V3: { impostors: [], votes: V1, out: 'p2', gained: { p1: 0, p2: -1, p3: 0, p4: 0 } },
  V4: {
    impostors: ['p1', 'p2'],
    votes: 'p1→p3 p2→p3 p3→p4 p4→p3',
    out: 'p3',
    gained: { p1: 3, p2: 3, p3: -1, p4: 0 },
    survivals: { p1: 1, p2: 1 },
  },
  V5: {
    impostors: ['p1', 'p2'],
    votes: 'p1→p3 p2→p1 p3→p1 p4→p1',
    out: 'p1',
    gained: { p1: 0, p2: 3, p3: 1, p4: 1 },
    survivals: { p2: 1 },
  },
  V6: {
    impostors: ['p1'],
    settings: { crewPenalty: false },
    votes: V1,
    out: 'p2',
    gained: { p1: 3, p2: 0, p3: 0, p4: 0 },
    survivals: { p1: 1 },
  },
  V7: {
    players: 5,
    impostors: ['p2'],
    owner: 'p5',
    votes: 'p1→p2 p2→p1 p3→p2 p4→p2',
    out: 'p2',
    gained: { p1: 1, p2: 0, p3: 1, p4: 1 },
  },
  V8: { impostors: ['p1'], votes: '', out: null, gained: { p1: 3, p2: 0, p3: 0, p4: 0 }, survivals: { p1: 1 } },
  V9: {
    impostors: [],
    settings: { crewPenalty: false },
    votes: V1,
    out: 'p2',
    gained: { p1: 0, p2: 0, p3: 0, p4: 0 },
  },
};

describe('scoring', () => {
  for (const [name, vector] of Object.entries(VECTORS)) {
    const { players = 4, impostors, votes, out, gained, survivals = {} } = vector;
    it(`[IQ 20] ${name} holds: points and survival wins of the round`, () => {
      const t = roundWith(players, impostors, {
        pairs: poolOf(10, { owner: vector.owner ?? null }),
        settings: vector.settings ?? {},
      });
      toVoting(t);
      castAll(t, votes);
      if (t.phase === 'voting') t.play('p1', 'advance');
      settle(t);
      const board = boardOf(t);
      expect(board.result).toMatchObject({ out, gained, impostors });
      const totals = Object.fromEntries(t.players.map((player) => [player, gained[player] ?? 0]));
      expect(board.scores).toEqual(totals);
      const wins = Object.fromEntries(t.players.map((player) => [player, survivals[player] ?? 0]));
      expect(board.survivals).toEqual(wins);
    });
  }

  it('[IQ-12] the point values are the settings’', () => {
    const points = { impostorSurvives: 7, crewCatch: 4, crewVotedOut: -5 };
    const survives = roundWith(4, ['p1'], { settings: { points } });
    toResult(survives, V1);
    expect(boardOf(survives).scores).toEqual({ p1: 7, p2: -5, p3: 0, p4: 0 });
    const caught = roundWith(4, ['p1'], { settings: { points } });
    toResult(caught, 'p1→p2 p2→p1 p3→p1 p4→p1');
    expect(boardOf(caught).scores).toEqual({ p1: 0, p2: 4, p3: 4, p4: 4 });
  });

  it('[IQ-6.4] who sits out is not in the points of the round and keeps 0', () => {
    const t = roundWith(5, ['p2'], { pairs: poolOf(10, { owner: 'p5' }) });
    toResult(t);
    expect(Object.keys(boardOf(t).result?.gained ?? {})).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(boardOf(t).scores['p5']).toBe(0);
  });

  it('[IQ-Q30] who was taken out of the round scores nothing, and the others do', () => {
    const t = roundWith(5, ['p1']);
    toVoting(t);
    t.play('p1', 'drop', { player: 'p5' });
    castAll(t, 'p1→p2 p2→p1 p3→p1 p4→p1');
    settle(t);
    expect(boardOf(t).result?.gained).toEqual({ p1: 0, p2: 1, p3: 1, p4: 1 });
    expect(boardOf(t).scores['p5']).toBe(0);
  });

  it('[CM-90] statistics are told once the match is over, with every completed round', () => {
    const t = roundWith(4, ['p1']);
    toResult(t, 'p1→p2 p2→p1 p3→p1 p4→p2');
    expect(boardOf(t).statistics).toBeNull();
    t.stop();
    const { out } = t.state.history[0] ?? {};
    expect(boardOf(t).statistics).toMatchObject({
      impostor: { p1: 1, p2: 0, p3: 0, p4: 0 },
      spotted: { p1: 0, p2: 1, p3: 1, p4: 0 },
      suspected: { p1: 0, p2: 2, p3: 0, p4: 0 },
      votedOut: { p1: out === 'p1' ? 1 : 0, p2: out === 'p2' ? 1 : 0, p3: 0, p4: 0 },
    });
    expect(boardOf(t).statistics?.history).toHaveLength(1);
  });
});
