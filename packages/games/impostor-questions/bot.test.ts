import { readdirSync, readFileSync } from 'node:fs';
import type { BotMove, BotView } from '@alibi/engine';
import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, boardOf, quiz, roundWith, settle, toDiscussion } from '../testing/impostor-questions.ts';
import type { Quiz } from '../testing/impostor-questions.ts';
import { oddness, senseOf } from './bot-sense.ts';
import { DOUBTS, NODS, REMARKS, WORDS } from './bot-words.ts';
import { bot } from './bot.ts';
import { packSchema } from './content.ts';
import type { Pack } from './content.ts';
import { draw } from './draw.ts';
import { settings } from './settings.ts';
import type { Content } from './state.ts';

const folder = new URL('packs/', import.meta.url);
const bank: readonly Pack[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => packSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

function viewOf(t: Quiz, me: string, more: Partial<BotView> = {}): BotView {
  const { players, settings } = t.match;
  return { players, settings, ...t.seen(me), talks: true, lines: [], ...more };
}

function textOf(move: BotMove | null): string {
  if (move === null) return '';
  return 'say' in move ? move.say : JSON.stringify(move.payload);
}

describe('a bot', () => {
  it('answers with a sample of its own prompt, and neighbours with different ones', () => {
    const [pack] = bank;
    const { promptA } = pack!.items[0]!;
    const pair = { id: 'x', owner: null, a: promptA, b: { text: 'Other', target: 'impostor' as const }, fresh: true };
    const t = roundWith(5, ['p1'], { pairs: [pair], settings: { questionReuse: true } });
    const answers = ['p2', 'p3', 'p4', 'p5'].map((me) => bot(viewOf(t, me), me, testRng(2), bank));
    for (const move of answers) expect(promptA.samples.map((text) => JSON.stringify({ text }))).toContain(textOf(move));
    expect(new Set(answers.map(textOf)).size).toBeGreaterThan(1);
  });

  it('looks up one text and nothing beside it', () => {
    const [item] = bank[0]!.items;
    expect(senseOf(item!.promptA.text, bank).samples).toEqual(item!.promptA.samples);
    expect(senseOf(item!.promptB.text.toUpperCase(), bank).samples).toEqual(item!.promptB.samples);
    expect(senseOf('Something nobody has asked', bank).samples).toEqual([]);
  });

  it('guesses the kind of a question that no pack has', () => {
    const kinds = {
      'How many spoons do you own?': 'number',
      'An animal you would trust with your keys': 'animal',
      'Which dish do you always burn?': 'food',
      'Where would you hide?': 'place',
      'Who would you call first?': 'person',
      'Why were you late?': 'reason',
      'What colour is your mood?': 'colour',
      'Something under your bed': 'thing',
    };
    for (const [question, kind] of Object.entries(kinds)) expect(senseOf(question, []).kind).toBe(kind);
    for (const words of Object.values(WORDS)) for (const text of words) expect(text.length).toBeLessThanOrEqual(60);
  });

  it('does nothing when it has answered, and nothing that is a host’s', () => {
    const t = roundWith(4, ['p1']);
    t.play('p1', 'answer', { text: 'done' });
    expect(bot(viewOf(t, 'p1'), 'p1', testRng(1), bank)).toBeNull();
    toDiscussion(t);
    for (let seed = 1; seed < 20; seed++) {
      const move = bot(viewOf(t, 'p1'), 'p1', testRng(seed), bank);
      expect(move === null || 'say' in move).toBe(true);
    }
  });

  it('says at most two short things in a discussion, and nothing where it may not talk', () => {
    for (const me of ['p1', 'p2', 'p3', 'p4']) {
      const t = roundWith(4, ['p1']);
      toDiscussion(t);
      const lines: { from: string; text: string }[] = [];
      for (let turn = 0; turn < 10; turn++) {
        const move = bot(viewOf(t, me, { lines }), me, testRng(turn + 1), bank);
        if (move !== null) lines.push({ from: me, text: textOf(move) });
      }
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(150);
      expect(bot(viewOf(t, me, { talks: false }), me, testRng(1), bank)).toBeNull();
    }
  });

  it('has lines that name no role and fit into a line of chat', () => {
    for (const line of [...REMARKS, ...DOUBTS, ...NODS]) {
      expect(line).not.toMatch(/impostor|crew/i);
      expect(line.length).toBeLessThanOrEqual(100);
    }
    for (const line of [...DOUBTS, ...NODS]) expect(line).toContain('"…"');
    expect(new Set([...REMARKS, ...DOUBTS, ...NODS]).size).toBe(REMARKS.length + DOUBTS.length + NODS.length);
  });

  it('finds odd what is of another kind, far from the usual number, or unlike anything expected', () => {
    const food = { kind: 'food' as const, samples: ['pizza', 'tomato soup', 'noodles'] };
    expect(oddness('42', ['pizza'], food)).toBeGreaterThan(oddness('a hammer', ['pizza'], food));
    expect(oddness('a hammer', ['pizza'], food)).toBeGreaterThan(oddness('my soup', ['pizza'], food));
    const number = { kind: 'number' as const, samples: ['3', '5', '4'] };
    expect(oddness('4000', ['3', '6'], number)).toBeGreaterThan(oddness('6', ['3', '4'], number));
    expect(oddness('often', ['3', '6'], number)).toBeGreaterThan(oddness('4', ['3', '6'], number));
  });

  it('votes for somebody who plays and is not itself', () => {
    const t = roundWith(4, ['p1']);
    toDiscussion(t);
    t.play('p1', 'vote_now');
    for (let seed = 1; seed <= 30; seed++) {
      const move = bot(viewOf(t, 'p3'), 'p3', testRng(seed), bank);
      const { player } = (move as { payload: { player: string } }).payload;
      expect(['p1', 'p2', 'p4']).toContain(player);
    }
    expect(boardOf(t).done).toEqual([]);
  });

  function caughtAmongFive(rounds: number, answerOf: (player: string) => string | null): Record<string, number> {
    const rates: Record<string, number> = { caught: 0, p1Out: 0 };
    for (let seed = 1; seed <= rounds; seed++) {
      const drawn = draw({ settings: settings.parse({}), bank, used: [], written: [], players: 5, rng: testRng(seed) });
      if ('code' in drawn) throw new Error(drawn.code);
      const { pairs } = drawn.content as Content;
      const t = quiz(5, { seed, pairs, settings: { voteChanges: false } });
      begin(t);
      const act = (me: string): void => {
        const move = bot(viewOf(t, me), me, testRng(seed * 10 + Number(me.slice(1))), bank);
        if (move !== null && 'command' in move) t.play(me, move.command, move.payload);
      };
      for (const me of t.players) {
        const text = answerOf(me);
        if (text === null) act(me);
        else t.play(me, 'answer', { text });
      }
      toDiscussion(t);
      t.play('p1', 'vote_now');
      t.players.forEach(act);
      settle(t);
      const { impostors = [], out = null } = boardOf(t).result ?? {};
      if (impostors.includes(out ?? '')) rates['caught'] = (rates['caught'] ?? 0) + 1 / rounds;
      else if (out === 'p1') rates['p1Out'] = (rates['p1Out'] ?? 0) + 1 / rounds;
    }
    return rates;
  }

  it('among five bots catches impostors clearly more often than one time in five, and far from always', () => {
    const { caught } = caughtAmongFive(400, () => null);
    expect(caught).toBeGreaterThan(0.28);
    expect(caught).toBeLessThan(0.6);
  });

  it('does not throw out a person for having ideas of their own', () => {
    const { caught, p1Out } = caughtAmongFive(400, (player) => (player === 'p1' ? 'an idea of my own' : null));
    expect(caught).toBeGreaterThan(0.25);
    expect(p1Out).toBeLessThan(0.4);
  });
});
