import { keyOf } from './text.ts';
import { SIGNS, WORDS } from './bot-words.ts';
import type { Kind } from './bot-words.ts';

/** What a bot makes of one question: what sort of answer it wants, and a few that would do. */
export interface Sense {
  readonly kind: Kind;
  readonly samples: readonly string[];
}

interface Idea {
  readonly text: string;
  readonly samples?: readonly string[];
}
interface Ideas {
  readonly items?: readonly { readonly kind?: string; readonly promptA: Idea; readonly promptB: Idea }[];
}

/** The packs do not change while a server runs, and bots ask them about one text at a time. */
const indexes = new WeakMap<object, ReadonlyMap<string, Sense>>();

function indexOf(bank: object): ReadonlyMap<string, Sense> {
  const known = indexes.get(bank);
  if (known !== undefined) return known;
  const index = new Map<string, Sense>();
  for (const { items = [] } of bank as readonly Ideas[]) {
    for (const { kind, promptA, promptB } of items) {
      for (const { text, samples = [] } of [promptA, promptB]) {
        if (samples.length > 0) index.set(keyOf(text), { kind: kindOf(kind, text), samples });
      }
    }
  }
  indexes.set(bank, index);
  return index;
}

function kindOf(named: string | undefined, text: string): Kind {
  if (named !== undefined && Object.hasOwn(WORDS, named)) return named as Kind;
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'thing';
}

/** Looks up this one text and nothing beside it: a bot has no more right to the other prompt of a pair than anybody. */
export function senseOf(question: string, bank: unknown): Sense {
  const found = Array.isArray(bank) ? indexOf(bank).get(keyOf(question)) : undefined;
  if (found !== undefined) return found;
  return { kind: kindOf(undefined, question), samples: [] };
}

const SMALL = new Set('a an the my our your some of in on at to it is and i for with very any'.split(' '));

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, ''));
}

function numberIn(text: string): number | null {
  const digits = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What is new to a bot is hardly suspicious: people have better ideas than packs. */
const NEW = 1.6;
const WRONG_KIND = 2.5;

/** How odd an answer is to the question that was revealed, from 1 on: what a person would raise an eyebrow at. */
export function oddness(answer: string, others: readonly string[], { kind, samples }: Sense): number {
  const number = numberIn(answer);
  const counts = kind === 'number' || (samples.length > 0 && samples.every((sample) => numberIn(sample) !== null));
  if (counts) {
    if (number === null) return NEW;
    const usual = [...samples, ...others].map(numberIn).filter((value) => value !== null);
    const apart = Math.abs(Math.log2((number + 1) / (middle(usual) + 1)));
    return Math.min(WRONG_KIND, 1 + apart / 3);
  }
  if (number !== null && samples.length > 0 && !samples.some((sample) => numberIn(sample) !== null)) return WRONG_KIND;
  const words = new Set(wordsOf(answer));
  const alike = (text: string): boolean => wordsOf(text).some((word) => words.has(word));
  return others.some(alike) || samples.some(alike) ? 1 : NEW;
}
