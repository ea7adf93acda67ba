import type { Draw, Drawn, Schema } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import type { Question, Settings } from './types.ts';

export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly game: 'bluff-trivia';
  readonly version: number;
  readonly locale: string;
  readonly rating: 'everyone' | 'teen' | 'adult';
  readonly tags: readonly string[];
  readonly licence: string;
  readonly authors: readonly string[];
  readonly items: readonly Question[];
}

const line = (least: number, most: number): v.GenericSchema<string, string> =>
  v.pipe(
    v.string(),
    v.minLength(least),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]*$/u),
    v.trim(),
  );
const rating = v.picklist(['everyone', 'teen', 'adult']);

const question: v.GenericSchema<unknown, Question> = v.strictObject({
  id: line(3, 64),
  question: line(10, 200),
  answer: line(1, 60),
  aliases: v.pipe(v.array(line(1, 60)), v.maxLength(8)),
  decoys: v.pipe(v.array(line(1, 60)), v.minLength(4), v.maxLength(12)),
  category: line(2, 40),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  rating,
  source: line(3, 200),
  fact: line(3, 200),
});

const packShape: v.GenericSchema<unknown, Pack> = v.strictObject({
  id: line(2, 64),
  title: line(2, 60),
  description: line(5, 200),
  game: v.literal('bluff-trivia'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  locale: line(2, 12),
  rating,
  tags: v.array(line(1, 30)),
  licence: line(2, 40),
  authors: v.array(line(1, 80)),
  items: v.pipe(v.array(question), v.minLength(1), v.maxLength(2000)),
});

export const packSchema: Schema<Pack> = schemaOf(packShape);

const RATINGS = ['everyone', 'teen', 'adult'];

/**
 * Fresh questions first; when they run out, the ones seen longest ago come back (BT-Q19). Packs that cannot fill the match,
 * or that this server does not have, are topped up from the others; the rating is kept in any case.
 */
export function draw({ settings, bank, used, rng }: Draw): Drawn {
  const { packs, rating: cap, rounds } = settings as Settings;
  const fits = ({ rating: its }: Question): boolean => RATINGS.indexOf(its) <= RATINGS.indexOf(cap);
  const seenAt = new Map(used.map((id, index) => [id, index]));
  const ordered = (from: readonly Pack[]): Question[] => {
    const items = from.flatMap((pack) => pack.items).filter(fits);
    const seen = items.filter(({ id }) => seenAt.has(id));
    seen.sort((a, b) => (seenAt.get(a.id) ?? 0) - (seenAt.get(b.id) ?? 0));
    return [...rng.shuffle(items.filter(({ id }) => !seenAt.has(id))), ...seen];
  };
  const all = bank as readonly Pack[];
  const isChosen = ({ id }: Pack): boolean => packs.length === 0 || packs.includes(id);
  const content = ordered(all.filter(isChosen)).slice(0, rounds);
  if (content.length < rounds) {
    const others = ordered(all.filter((pack) => !isChosen(pack)));
    content.push(...others.slice(0, rounds - content.length));
  }
  for (let index = 0; content.length < rounds && content.length > 0; index++) content.push(content[index] as Question);
  return { content, used: [...new Set(content.map(({ id }) => id))] };
}
