import type { Bot, BotView, PlayerId, Rng } from '@alibi/engine';
import { oddness, senseOf } from './bot-sense.ts';
import { DOUBTS, NODS, REMARKS, WORDS } from './bot-words.ts';
import type { Board, Hand, ShownAnswer } from './types.ts';

/** Answers what it was asked, says a word or two, and votes for what sounds odd. It knows only what the seat sees. */
export const bot: Bot = (seen, me, rng, bank) => {
  const { own, players } = seen;
  const { prompts = [], answer, vote } = (own.hand ?? {}) as Hand;
  if (own.can.includes('answer') && answer === undefined) {
    return { command: 'answer', payload: { text: answerTo(prompts[0] ?? '', bank, { me, players, rng }) } };
  }
  if (own.can.includes('vote') && vote === undefined) {
    const player = suspect(seen, me, bank, rng);
    return player === null ? null : { command: 'vote', payload: { player } };
  }
  const line = own.phase.name === 'discussion' && seen.talks ? lineFor(seen, me, bank) : null;
  return line === null ? null : { say: line };
};

interface Seat {
  readonly me: PlayerId;
  readonly players: readonly PlayerId[];
  readonly rng: Rng;
}

/** Neighbours take neighbouring ideas, so that bots seldom say the same. */
function answerTo(question: string, bank: unknown, { me, players, rng }: Seat): string {
  const { kind, samples } = senseOf(question, bank);
  const ideas = samples.length > 0 ? samples : WORDS[kind];
  const place = rng.int(4) === 0 ? rng.int(ideas.length) : sumOf(question) + players.indexOf(me);
  return ideas[place % ideas.length] ?? 'an umbrella';
}

/** The others who can be voted for, with how odd their answers sound. An impostor looks at them in the same way, and blends in. */
function oddities({ board }: BotView, me: PlayerId, bank: unknown): { answer: ShownAnswer; odd: number }[] {
  const { answers, active, question } = board as Board;
  const sense = senseOf(question?.[0] ?? '', bank);
  return answers
    .filter(({ player }) => player !== me && active.includes(player))
    .map((answer) => {
      const others = answers.filter((other) => other.player !== answer.player).map(({ text }) => text);
      return { answer, odd: oddness(answer.text, others, sense) };
    });
}

/** Leans towards the oddest answer and is often wrong, as people are. */
function suspect(seen: BotView, me: PlayerId, bank: unknown, rng: Rng): PlayerId | null {
  const all = oddities(seen, me, bank).map(({ answer, odd }) => ({
    player: answer.player,
    weight: Math.round(odd ** 2 * 10),
  }));
  let luck = rng.int(
    Math.max(
      1,
      all.reduce((sum, { weight }) => sum + weight, 0),
    ),
  );
  for (const { player, weight } of all) {
    if (luck < weight) return player;
    luck -= weight;
  }
  return null;
}

/** The two things this bot has to say in this round, each once; whatever it said before and is still to be read counts. */
function lineFor(seen: BotView, me: PlayerId, bank: unknown): string | null {
  const { completed } = seen.board as Board;
  const said = new Set(seen.lines.filter(({ from }) => from === me).map(({ text }) => text));
  const sum = sumOf(`${me} ${completed} ${seen.players.join(' ')}`);
  const wanted = [REMARKS[sum % REMARKS.length] ?? '', aboutAnswers(seen, me, bank, sum)];
  return (
    (sum % 2 === 0 ? wanted : wanted.reverse())
      .slice(0, 1 + (sum % 3 === 0 ? 1 : 0))
      .find((line) => line !== '' && !said.has(line)) ?? null
  );
}

/** Code units: what fits between two quotes in a short line. */
const QUOTED = 40;

function aboutAnswers(seen: BotView, me: PlayerId, bank: unknown, sum: number): string {
  const short = oddities(seen, me, bank).filter(({ answer }) => answer.text.length <= QUOTED);
  const odd = short.filter((one) => one.odd > 1.3);
  const from = odd.length > 0 ? odd : short;
  const lines = odd.length > 0 ? DOUBTS : NODS;
  const about = from[sum % Math.max(1, from.length)];
  return about === undefined ? '' : (lines[sum % lines.length] ?? '').replace('…', () => about.answer.text);
}

/** A number for a text, the same for everybody. */
function sumOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0;
}
