import type { Schema } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import type { Settings } from './types.ts';

const whole = (least: number, most: number, usual: number): v.GenericSchema<number | undefined, number> =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);
const rating = v.picklist(['everyone', 'teen', 'adult']);

/** Every setting with the book's default and range. */
export const settingsShape: v.GenericSchema<unknown, Settings> = v.strictObject({
  rounds: whole(1, 15, 5),
  promptSeconds: whole(5, 120, 15),
  chooseSeconds: whole(5, 120, 20),
  scoringSeconds: whole(3, 60, 6),
  truthPoints: whole(0, 10_000, 1000),
  bluffPoints: whole(0, 10_000, 500),
  truthSubmission: v.optional(v.picklist(['score-skip-vote', 'reject', 'vote-too']), 'score-skip-vote'),
  fuzzyTruth: v.optional(v.boolean(), true),
  duplicateBluff: v.optional(v.picklist(['merge', 'refuse-second']), 'merge'),
  choiceCase: v.optional(v.picklist(['upper', 'title']), 'upper'),
  minOtherChoices: whole(0, 4, 2),
  graceMs: whole(0, 3000, 1000),
  hostAdvance: v.optional(v.boolean(), false),
  chatDuringRound: v.optional(v.boolean(), false),
  packs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)), []),
  rating: v.optional(rating, 'everyone'),
});

export const settings: Schema<Settings> = schemaOf(settingsShape);
