import { describe, expect, it } from 'vitest';
import {
  boardOf,
  handOf,
  idOf,
  questions,
  submit,
  submitAll,
  trivia,
  UNICORN,
  vote,
  voteAll,
} from '../testing/bluff-trivia.ts';
import type { Trivia } from '../testing/bluff-trivia.ts';

const EVERYBODY = ['A', 'B', 'C', 'D', null] as const;
const PLAYERS = ['A', 'B', 'C', 'D'];

/** A is host and told nothing yet, B has bluffed, C knows the truth, D has submitted nothing. */
function inPrompt(): Trivia {
  const t = trivia(4);
  submitAll(t, { C: 'licorne', B: 'bagel' });
  return t;
}

/** The same a moment later, with D's vote cast for B's bluff. */
function inChoose(): Trivia {
  const t = inPrompt();
  submit(t, 'A', 'apple');
  t.expire();
  vote(t, 'D', 'BAGEL');
  return t;
}

function inScoring(): Trivia {
  const t = inChoose();
  voteAll(t, { A: 'UNICORN', B: 'APPLE' });
  return t;
}

function sentTo(t: Trivia, viewer: string | null): string {
  return JSON.stringify(t.seen(viewer)).toLowerCase();
}

describe('who sees what (part 4 of the book)', () => {
  it('question: everybody, from the prompt on', () => {
    for (const t of [inPrompt(), inChoose(), inScoring()]) {
      for (const viewer of EVERYBODY) expect(t.seen(viewer).board.question).toBe(UNICORN.question);
    }
  });

  it('truth: nobody before scoring, but as one choice among others', () => {
    for (const viewer of EVERYBODY) expect(sentTo(inPrompt(), viewer)).not.toContain('unicorn');
    const t = inChoose();
    for (const viewer of EVERYBODY) expect(sentTo(t, viewer).split('unicorn')).toHaveLength(2);
    for (const viewer of EVERYBODY) expect(sentTo(inScoring(), viewer)).toContain('"answer":"unicorn"');
  });

  it('own submission: its author only', () => {
    for (const t of [inPrompt(), inChoose()]) {
      expect(handOf(t, 'B').mine).toBe('bagel');
      expect(handOf(t, 'C').mine).toBe('licorne');
      for (const viewer of ['A', 'B', 'D', null]) expect(sentTo(t, viewer)).not.toContain('licorne');
    }
    for (const viewer of ['A', 'C', 'D', null]) expect(sentTo(inPrompt(), viewer)).not.toContain('bagel');
  });

  it('who has submitted: everybody, in seat order', () => {
    for (const viewer of EVERYBODY) expect(JSON.stringify(inPrompt().seen(viewer).board.done)).toBe('["B","C"]');
  });

  it('whether a submission is the truth: its author only, before scoring', () => {
    for (const t of [inPrompt(), inChoose()]) {
      expect(PLAYERS.map((player) => handOf(t, player).knows === true)).toEqual([false, false, true, false]);
      expect(boardOf(t).reveal).toBeNull();
    }
    expect(boardOf(inScoring()).reveal?.knew).toEqual(['C']);
  });

  it('choices: everybody, the own one marked for its author only', () => {
    const t = inChoose();
    for (const viewer of EVERYBODY) expect(t.seen(viewer).board.choices).toHaveLength(3);
    expect(PLAYERS.map((player) => handOf(t, player).own ?? '')).toEqual([idOf(t, 'APPLE'), idOf(t, 'BAGEL'), '', '']);
    expect(t.seen('C').own.can).toEqual([]);
  });

  it('authors and decoy marks: nobody before scoring', () => {
    const t = inChoose();
    for (const viewer of EVERYBODY) expect(sentTo(t, viewer)).not.toMatch(/author|decoy|truth/);
    expect(Object.keys(boardOf(inScoring()).reveal?.authors ?? {})).toEqual(expect.arrayContaining(['A', 'B']));
  });

  it('who has voted: everybody; the truthful player is done in the own hand only (decision 5)', () => {
    const t = inChoose();
    for (const viewer of EVERYBODY) expect(t.seen(viewer).board.done).toEqual(['D']);
    expect(handOf(t, 'C').knows).toBe(true);
    expect(t.seen('C').own.awaited).toBe(false);
  });

  it('votes: the own one before scoring, all of them in scoring', () => {
    const t = inChoose();
    expect(PLAYERS.map((player) => handOf(t, player).vote ?? '')).toEqual(['', '', '', idOf(t, 'BAGEL')]);
    expect(Object.keys(boardOf(inScoring()).reveal?.votes ?? {})).toEqual(['A', 'B', 'D']);
  });

  it('totals: everybody, always', () => {
    for (const t of [inPrompt(), inChoose()]) expect(boardOf(t).scores).toEqual({ A: 0, B: 0, C: 0, D: 0 });
    expect(boardOf(inScoring()).scores).toEqual({ A: 1500, B: 500, C: 1000, D: 0 });
  });

  it('spectators and screens: the board, and no hand', () => {
    for (const t of [inPrompt(), inChoose(), inScoring()]) {
      expect(t.seen(null).own).toMatchObject({ hand: null, can: [], awaited: false });
      expect(JSON.stringify(t.seen(null).board)).toBe(JSON.stringify(t.seen('A').board));
    }
  });

  it('unused questions, unused decoys, aliases: nobody, ever', () => {
    const content = questions(5);
    const t = trivia(3, { content });
    while (t.match.over === null) {
      for (const viewer of ['A', 'B', 'C', null]) {
        const sent = sentTo(t, viewer);
        content.forEach(({ question, aliases, fact, source }, index) => {
          const number = index + 1;
          if (number !== boardOf(t).round) expect(sent).not.toContain(question.toLowerCase());
          if (number !== boardOf(t).round || t.phase !== 'scoring') {
            expect(sent).not.toContain(`"${fact}"`);
            expect(sent).not.toContain(`"${source}"`);
          }
          expect(sent).not.toContain(aliases[0]);
        });
        expect(sent.split('decoy').length).toBeLessThanOrEqual(2);
      }
      t.expire();
    }
  });

  it('the dice, and what was spent of them: nobody', () => {
    const t = inChoose();
    const { seed } = t.match.dice;
    for (const viewer of EVERYBODY) expect(sentTo(t, viewer)).not.toMatch(new RegExp(`${seed}|draws|spent`));
  });
});

describe('order tells nothing', () => {
  it('[CM-71] of arrival, of submissions as of votes, reaches no view', () => {
    const orders = [
      ['A', 'B', 'C', 'D'],
      ['D', 'C', 'B', 'A'],
      ['C', 'A', 'D', 'B'],
    ];
    const lies: Record<string, string> = { A: 'apple', B: 'bagel', C: 'unicorn', D: 'donut' };
    const votes: Record<string, string> = { A: 'BAGEL', B: 'UNICORN', D: 'BAGEL' };
    const seen = orders.map((order) => {
      const t = trivia(4);
      const frames: string[] = [];
      const look = (): void => {
        for (const viewer of EVERYBODY) frames.push(JSON.stringify(t.seen(viewer)));
      };
      for (const player of order) submit(t, player, lies[player] ?? '');
      look();
      for (const player of order) if (votes[player] !== undefined) vote(t, player, votes[player]);
      expect(t.phase).toBe('scoring');
      look();
      return frames.join('\n');
    });
    expect(new Set(seen).size).toBe(1);
  });
});
