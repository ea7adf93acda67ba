import type { Schema } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import { fault, readPair } from './pairs.ts';
import type { Prompt, Rating, Target, WrittenPair } from './types.ts';

/** A prompt of a pack; the samples are ideas for bots. */
export interface PackPrompt extends Prompt {
  readonly samples: readonly string[];
}

/** A pair of a built-in pack. */
export interface PackPair {
  readonly id: string;
  /** What sort of answer both prompts ask for: a number, a food, a person… */
  readonly kind: string;
  readonly rating: Rating;
  /** From 1 to 3: how easily an honest answer gives an impostor away. */
  readonly tell: number;
  readonly promptA: PackPrompt;
  readonly promptB: PackPrompt;
}

export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly game: 'impostor-questions';
  readonly version: number;
  readonly locale: string;
  readonly rating: Rating;
  readonly tags: readonly string[];
  readonly licence: string;
  readonly authors: readonly string[];
  readonly items: readonly PackPair[];
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
const targets: readonly Target[] = ['crew', 'impostor', 'both'];

const prompt: v.GenericSchema<unknown, PackPrompt> = v.strictObject({
  text: line(1, 240),
  target: v.picklist(targets),
  samples: v.pipe(v.array(line(1, 60)), v.minLength(3), v.maxLength(12)),
});

const pair: v.GenericSchema<unknown, PackPair> = v.pipe(
  v.strictObject({
    id: line(3, 64),
    kind: line(2, 40),
    rating,
    tell: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
    promptA: prompt,
    promptB: prompt,
  }),
  v.check((item) => !('reason' in readPair(item, PACK_EXTRAS))),
);

const PACK_EXTRAS = {
  pair: ['id', 'kind', 'rating', 'tell', 'tags', 'language', 'family', 'pack'],
  prompt: ['samples'],
} as const;

const packShape: v.GenericSchema<unknown, Pack> = v.strictObject({
  id: line(2, 64),
  title: line(2, 60),
  description: line(5, 200),
  game: v.literal('impostor-questions'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  locale: line(2, 12),
  rating,
  tags: v.array(line(1, 30)),
  licence: line(2, 40),
  authors: v.array(line(1, 80)),
  items: v.pipe(v.array(pair), v.minLength(1), v.maxLength(2000)),
});

export const packSchema: Schema<Pack> = schemaOf(packShape);

/** One item of somebody's own pack: the two prompts, and whatever of our own format stands beside them, which is dropped. */
export const packItem: Schema<WrittenPair> = {
  parse(raw) {
    const read = readPair(raw, PACK_EXTRAS);
    if ('reason' in read) throw fault(read);
    return read;
  },
};
