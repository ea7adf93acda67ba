import type { Bot, PlayerId, Rng } from '@alibi/engine';
import { guessKind, kindsFor } from './bot-kinds.ts';
import type { Kinds } from './bot-kinds.ts';
import { TRIMMINGS, WORDS } from './bot-words.ts';
import type { Kind } from './bot-words.ts';
import { normalise } from './text.ts';
import type { Board, Hand, Settings, ShownChoice } from './types.ts';

/** Fills a seat believably: writes something of the right kind, votes by a hunch. It knows only what the seat sees. */
export const bot: Bot = ({ board, own, players, settings }, me, rng) => {
  const { question, category, choices } = board as Board;
  const kinds = kindsFor(question, category);
  if (own.can.includes('submit')) {
    const { duplicateBluff } = settings as Settings;
    const share = duplicateBluff === 'merge' ? null : { me, players };
    return { command: 'submit', payload: { text: bluffFor(question, kinds, share, rng) } };
  }
  if (own.can.includes('vote')) {
    const { own: mine } = own.hand as Hand;
    const open = (choices ?? []).filter(([id]) => id !== mine);
    if (open.length > 0) return { command: 'vote', payload: { choice: hunch(question, kinds, open, rng)[0] } };
  }
  return null;
};

/** A share of the words for each seat: where the second of two equal lies is refused, bots keep out of each other's way. */
interface Share {
  readonly me: PlayerId;
  readonly players: readonly PlayerId[];
}

/** Every word falls to whom it is drawn to most; who comes or goes changes little for the others. */
function fallsToMe(word: string, { me, players }: Share): boolean {
  const pull = sumOf(`${me} ${word}`);
  return players.every((player) => player === me || sumOf(`${player} ${word}`) < pull);
}

function bluffFor(question: string, kinds: Kinds, share: Share | null, rng: Rng): string {
  const article = articleIn(question);
  const said = new Set(normalise(question).split(' '));
  const isNew = (word: string): boolean => partsOf(word).every((part) => !said.has(part));
  const isMine = (word: string): boolean => share === null || fallsToMe(word, share);
  const fits = (word: string): boolean => isNew(word) && (article === null || article === articleOf(word));
  const kind = guessKind(kinds, rng);
  const tried: readonly Kind[] = [kind, ...kinds, 'objects', 'object'];
  const found = tried.find((one) => WORDS[one].some((word) => fits(word) && isMine(word))) ?? kind;
  const fitting = WORDS[found].filter((word) => fits(word) && isMine(word));
  const word = rng.pick(fitting.length > 0 ? fitting : WORDS[found]);
  const trimmings = TRIMMED.has(found) && !word.includes(' ') && rng.int(4) === 0 ? TRIMMINGS.filter(fits) : [];
  return trimmings.length === 0 ? word : `${rng.pick(trimmings)} ${word}`;
}

function articleIn(question: string): 'a' | 'an' | null {
  const found = /\b(an?) ____/i.exec(question)?.[1]?.toLowerCase();
  return found === 'a' || found === 'an' ? found : null;
}

function articleOf(word: string): 'a' | 'an' {
  return /^[aeiou]/i.test(word) && !/^uni|^us/i.test(word) ? 'an' : 'a';
}

const PARTS = new Map([...Object.values(WORDS).flat(), ...TRIMMINGS].map((word) => [word, normalise(word).split(' ')]));

function partsOf(word: string): readonly string[] {
  return PARTS.get(word) ?? [];
}

const TRIMMED: ReadonlySet<string> = new Set(['animal', 'animals', 'object', 'objects', 'job']);

/** A number for a text, the same for everybody. */
function sumOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 0;
}

/** Leans towards what reads well in the blank, and is often wrong, as people are. */
function hunch(question: string, kinds: Kinds, open: readonly ShownChoice[], rng: Rng): ShownChoice {
  const tickets = open.flatMap((choice) => Array.from({ length: 2 + fitOf(question, kinds, choice[1]) }, () => choice));
  return rng.pick(tickets);
}

function fitOf(question: string, [kind]: Kinds, shown: string): number {
  const text = shown.toLowerCase();
  let fit = 0;
  if ((kind === 'number' || kind === 'year') === /\d/.test(text)) fit += 2;
  const plural = /s$|people$|mice$|geese$|children$/.test(text);
  if (PLURAL.has(kind) ? plural : !plural) fit += 1;
  const article = articleIn(question);
  if (article === null || article === articleOf(text)) fit += 1;
  if (text.split(' ').length <= 2) fit += 1;
  return fit;
}

const PLURAL: ReadonlySet<string> = new Set(['animals', 'objects', 'people', 'bodyParts']);
