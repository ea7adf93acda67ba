import { readdirSync, readFileSync } from 'node:fs';
import type { BotMove, BotView } from '@alibi/engine';
import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { submitAll, trivia } from '../testing/bluff-trivia.ts';
import { kindsFor } from './bot-kinds.ts';
import { TRIMMINGS, WORDS } from './bot-words.ts';
import { bot } from './bot.ts';
import { packSchema } from './content.ts';
import { present, visibleLength } from './presentation.ts';
import { settings } from './settings.ts';
import { keyOf, normalise } from './text.ts';
import type { Board, Hand, Question, Settings, ShownChoice } from './types.ts';

const folder = new URL('packs/', import.meta.url);
const items = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => packSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).items as Question[]);

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

interface Situation {
  readonly can: 'submit' | 'vote' | null;
  readonly choices?: Board['choices'];
  readonly hand?: Partial<Hand>;
  readonly settings?: Partial<Settings>;
}

function seen({ question, category }: Question, { can, choices = null, hand = {}, ...rest }: Situation): BotView {
  const board: Board = {
    round: 1,
    rounds: 5,
    category,
    question,
    done: [],
    choices,
    reveal: null,
    scores: {},
    statistics: null,
  };
  const own = {
    phase: { name: 'prompt', visit: 1, endsAt: 15_000 },
    hand: { mine: null, knows: false, tries: 0, own: null, vote: null, ...hand },
    can: can === null ? [] : [can],
    awaited: can !== null,
  };
  return { players: SEATS, board, own, settings: settings.parse(rest.settings ?? {}) };
}

function bluffOf(question: Question, seed: number, by = 'A', chosen: Partial<Settings> = {}): string {
  const move = bot(seen(question, { can: 'submit', settings: chosen }), by, testRng(seed));
  return (payloadOf(move) as { text: string }).text;
}

function voteFrom(view: BotView, seed: number): string {
  return (payloadOf(bot(view, 'A', testRng(seed))) as { choice: string }).choice;
}

function payloadOf(move: BotMove | null): unknown {
  if (move === null) throw new Error('the bot does nothing');
  return move.payload;
}

describe('the words of a bot', () => {
  it('are at least twelve kinds with twenty words each, none twice', () => {
    expect(Object.keys(WORDS).length).toBeGreaterThanOrEqual(12);
    for (const words of [...Object.values(WORDS), TRIMMINGS]) {
      expect(words.length).toBeGreaterThanOrEqual(20);
      expect(new Set(words.map(keyOf)).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[\w' -]{1,25}$/);
    }
  });

  it('have an "an" for every noun that may follow an article', () => {
    for (const kind of ['object', 'animal', 'job'] as const) {
      expect(WORDS[kind].filter((word) => /^[aeio]/.test(word)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a bot that writes', () => {
  it('sends something that the game takes, for every question there is', () => {
    for (const item of items) {
      for (const seed of [1, 2, 3]) {
        const text = bluffOf(item, seed);
        expect(visibleLength(text)).toBeGreaterThanOrEqual(1);
        expect(visibleLength(text)).toBeLessThanOrEqual(60);
        expect(present(text, 'upper')).not.toBe('');
      }
    }
  });

  it('never repeats a word of the question', () => {
    for (const item of items) {
      const said = normalise(item.question).split(' ');
      for (const word of normalise(bluffOf(item, 5)).split(' ')) expect(said).not.toContain(word);
    }
  });

  it('fits the article before the blank', () => {
    const withAn = items.filter(({ question }) => /\ban ____/.test(question));
    expect(withAn.length).toBeGreaterThan(0);
    for (const item of withAn) for (const seed of [1, 2, 3, 4]) expect(bluffOf(item, seed)).toMatch(/^[aeiou]/i);
    for (const item of items.filter(({ question }) => /\ba ____/.test(question))) {
      expect(bluffOf(item, 6)).not.toMatch(/^[aeio]/i);
    }
  });

  it('is varied: from question to question and from try to try', () => {
    const all = items.map((item, index) => bluffOf(item, index));
    expect(new Set(all).size).toBeGreaterThan(150);
    for (const item of items) {
      const tries = new Set(Array.from({ length: 12 }, (_, seed) => bluffOf(item, seed)));
      expect(tries.size).toBeGreaterThanOrEqual(4);
    }
  });

  it('does not know the truth: it hits it hardly ever', () => {
    const hits = items.filter((item, index) => keyOf(bluffOf(item, index)) === keyOf(item.answer));
    expect(hits.length).toBeLessThan(items.length / 50);
  });

  it('depends on what it sees and its dice alone', () => {
    const [item] = items as [Question];
    const view = seen(item, { can: 'submit' });
    expect(bot(view, 'A', testRng(3))).toEqual(bot(JSON.parse(JSON.stringify(view)) as BotView, 'A', testRng(3)));
  });

  it('[BT-Q4] keeps out of the way of other bots where the second of two equal bluffs is refused', () => {
    for (const item of items.slice(0, 60)) {
      const bluffs = SEATS.map((by, seed) => bluffOf(item, seed, by, { duplicateBluff: 'refuse-second' }));
      expect(new Set(bluffs.map(keyOf)).size).toBe(SEATS.length);
    }
  });

  it.each([
    ['It lived for ____ years.', 'number'],
    ['He was king at the age of ____.', 'number'],
    ['It has been so since ____.', 'year'],
    ['Its inventor was crowned king of ____.', 'country'],
    ['It is named after the city of ____.', 'city'],
    ['The first edition was written in ____.', 'language'],
    ['The label was designed by ____.', 'name'],
    ['A pet of the king was a ____.', 'animal'],
    ['The sky of that planet is ____.', 'colour'],
    ['The smallest bone of the body is in the ____.', 'bodyPart'],
    ['Crabs taste with their ____.', 'bodyParts'],
    ['He was hired as a ____.', 'job'],
    ['The mayor hired ____ to help.', 'people'],
    ['In the attic they found a ____.', 'object'],
    ['The statue is made of ____.', 'substance'],
    ['Sloths are unable to ____.', 'verb'],
    ['Half the town could not stop ____.', 'doing'],
    ['Bananas are slightly ____.', 'quality'],
    ['She won a medal in the sport of ____.', 'sport'],
    ['Guests at the dinner had to eat ____.', 'food'],
    ['In spring, ____ climb into the trees.', 'animals'],
    ['The town is known for its collection: ____.', 'objects'],
    ['People are taller in the ____.', 'time'],
    ['The rider always ____ before the start.', 'past'],
  ] as const)('reads "%s" as asking for: %s', (question, kind) => {
    expect(kindsFor(question, 'anything')[0]).toBe(kind);
  });
});

describe('a bot that votes', () => {
  const [item] = items as [Question];
  const choices = ['ONE', 'TWO', 'THREE', 'FOUR'].map((text, index): ShownChoice => [`c${index}`, text]);

  it('[BT-A.8] never votes for its own bluff', () => {
    for (let seed = 0; seed < 100; seed++) {
      const move = bot(seen(item, { can: 'vote', choices, hand: { own: 'c2' } }), 'A', testRng(seed));
      expect(move).toMatchObject({ command: 'vote' });
      expect(move?.payload).not.toEqual({ choice: 'c2' });
    }
  });

  it('votes for each of the others now and then', () => {
    const votes = Array.from({ length: 200 }, (_, seed) => voteFrom(seen(item, { can: 'vote', choices }), seed));
    expect(new Set(votes).size).toBe(4);
  });

  it('prefers what fits the blank', () => {
    const number = { ...item, question: 'It took exactly ____ years.' };
    const list: readonly ShownChoice[] = [
      ['fits', '42'],
      ['odd', 'A LARGE WOODEN HORSES'],
    ];
    const votes = Array.from({ length: 300 }, (_, seed) =>
      voteFrom(seen(number, { can: 'vote', choices: list }), seed),
    );
    const fitting = votes.filter((choice) => choice === 'fits').length;
    expect(fitting).toBeGreaterThan(170);
    expect(fitting).toBeLessThan(290);
  });

  it('neither always finds the truth nor always misses it, among the lies of other bots', () => {
    let found = 0;
    items.forEach((question, index) => {
      const lies = ['B', 'C', 'D'].map((by, seed) =>
        bluffOf(question, index * 7 + seed, by, { duplicateBluff: 'refuse-second' }),
      );
      const list = [question.answer, ...lies].map((text, at): ShownChoice => [`c${at}`, present(text, 'upper')]);
      if (voteFrom(seen(question, { can: 'vote', choices: list }), index) === 'c0') found += 1;
    });
    expect(found / items.length).toBeGreaterThan(0.12);
    expect(found / items.length).toBeLessThan(0.6);
  });
});

describe('a bot that has nothing to do', () => {
  it('does nothing', () => {
    const [item] = items as [Question];
    expect(bot(seen(item, { can: null }), 'A', testRng(1))).toBeNull();
    expect(bot(seen(item, { can: 'vote', choices: [] }), 'A', testRng(1))).toBeNull();
    expect(bot(seen(item, { can: 'vote', choices: [['a', 'MINE']], hand: { own: 'a' } }), 'A', testRng(1))).toBeNull();
  });

  it('[BT-Q23] is not tempted to skip, even as host', () => {
    const t = trivia(2, { settings: { hostAdvance: true } });
    submitAll(t, { A: 'apple' });
    const { board, own } = t.seen('A');
    expect(own.can).toEqual(['advance']);
    expect(bot({ players: t.players, settings: t.match.settings, board, own }, 'A', testRng(1))).toBeNull();
  });
});
