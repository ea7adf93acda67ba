import type { Schema } from '@alibi/engine';
import * as v from 'valibot';
import { schemaOf } from '../schema.ts';
import type { Points, Settings } from './types.ts';

const whole = (least: number, most: number, usual: number): v.GenericSchema<number | undefined, number> =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual);
const toggle = (usual: boolean): v.GenericSchema<boolean | undefined, boolean> => v.optional(v.boolean(), usual);
const weight = (usual: number): v.GenericSchema<number | undefined, number> =>
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), usual);

const points: v.GenericSchema<unknown, Points> = v.strictObject({
  impostorSurvives: whole(0, 10, 3),
  crewCatch: whole(0, 10, 1),
  crewVotedOut: whole(-10, 0, -1),
});

const weights: v.GenericSchema<unknown, Settings['impostorWeights']> = v.strictObject({
  '0': weight(2.5),
  '1': weight(95),
  '2': weight(2.5),
});

/** Every setting with the book's default and range; without the one rule that ties two of them together. */
export const settingsShape: v.GenericSchema<unknown, Settings> = v.strictObject({
  rounds: whole(5, 30, 10),
  questionReuse: toggle(false),
  enabledImpostorCounts: v.optional(
    v.pipe(v.array(v.picklist([0, 1, 2])), v.minLength(1), v.maxLength(3)),
    (): (0 | 1 | 2)[] => [1],
  ),
  impostorWeights: v.optional(weights, {}),
  eligibility: v.optional(v.picklist(['auto', 'on', 'off']), 'auto'),
  revealMode: v.optional(v.picklist(['step', 'auto']), 'step'),
  revealStepSeconds: whole(2, 30, 5),
  discussionSeconds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(600))), null),
  voteChanges: toggle(true),
  answerEdits: toggle(true),
  voteClose: v.optional(v.picklist(['auto', 'host']), 'auto'),
  adminAdvanceAfterSeconds: whole(0, 600, 0),
  crewPenalty: toggle(true),
  points: v.optional(points, {}),
  promptDelivery: v.optional(v.picklist(['distinct', 'all-permitted', 'first-permitted']), 'distinct'),
  showImpostorPrompt: v.optional(v.picklist(['at-result', 'never']), 'at-result'),
  selfRoleFrom: v.optional(v.picklist(['prompt', 'reveal', 'result']), 'reveal'),
  showImpostorCount: v.optional(v.picklist(['at-result', 'at-start']), 'at-result'),
  preferPairsOfAbsentOwners: toggle(false),
  writtenPairs: v.optional(v.picklist(['mixed', 'first', 'only']), 'mixed'),
  packs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)), []),
  rating: v.optional(v.picklist(['everyone', 'teen', 'adult']), 'everyone'),
});

/** IQ-Q1: no value twice, and of those enabled at least one that can come up. */
function canDraw({ enabledImpostorCounts: counts, impostorWeights }: Settings): boolean {
  const some = counts.some((count) => impostorWeights[String(count) as '0' | '1' | '2'] > 0);
  return some && new Set(counts).size === counts.length;
}

export const settings: Schema<Settings> = schemaOf(v.pipe(settingsShape, v.check(canDraw)));
