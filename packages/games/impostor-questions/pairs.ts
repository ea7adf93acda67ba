import { ItemFault } from '@alibi/engine';
import type { Refused, Schema } from '@alibi/engine';
import { clean, isBlank, isUnprintable, keyOf, visibleLength } from './text.ts';
import type { PairField, PairReason, Prompt, Target, WrittenPair } from './types.ts';

/** In visible characters. */
const MAX_PROMPT = 240;
/** In code units: beyond, nothing is worth counting. */
const MAX_RAW = 4_000;
const TARGETS: ReadonlySet<unknown> = new Set<Target>(['crew', 'impostor', 'both']);

export interface PairProblem {
  readonly field: PairField;
  readonly reason: PairReason;
}

type Side = 'promptA' | 'promptB';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function promptIn(raw: unknown, side: Side, extra: readonly string[]): Prompt | PairProblem {
  const known = isRecord(raw) && Object.keys(raw).every((key) => ['text', 'target', ...extra].includes(key));
  if (!known || typeof raw['text'] !== 'string') return { field: side, reason: 'shape' };
  const { text, target } = raw;
  if (text.length > MAX_RAW) return { field: `${side}.text`, reason: 'too-long' };
  const trimmed = text.trim();
  if (isUnprintable(trimmed)) return { field: `${side}.text`, reason: 'unprintable' };
  const line = clean(trimmed);
  if (isBlank(line)) return { field: `${side}.text`, reason: 'empty' };
  if (visibleLength(line) > MAX_PROMPT) return { field: `${side}.text`, reason: 'too-long' };
  if (!TARGETS.has(target)) return { field: `${side}.target`, reason: 'target' };
  return { text: line, target: target as Target };
}

/** Fields beside the two prompts and, in a prompt, beside text and target that are let through and dropped. */
export interface Extras {
  readonly pair: readonly string[];
  readonly prompt: readonly string[];
}

const NO_EXTRAS: Extras = { pair: [], prompt: [] };

/** The pair, trimmed, or the first thing wrong with it (IQ-5.P1 to P5). */
export function readPair(raw: unknown, extras: Extras = NO_EXTRAS): WrittenPair | PairProblem {
  const known = isRecord(raw) && Object.keys(raw).every((key) => ['promptA', 'promptB', ...extras.pair].includes(key));
  if (!known) return { field: 'pair', reason: 'shape' };
  const promptA = promptIn(raw['promptA'], 'promptA', extras.prompt);
  if ('reason' in promptA) return promptA;
  const promptB = promptIn(raw['promptB'], 'promptB', extras.prompt);
  if ('reason' in promptB) return promptB;
  const targets = [promptA.target, promptB.target];
  if (targets.every((target) => target === 'impostor')) return { field: 'pair', reason: 'no-crew-prompt' };
  if (targets.every((target) => target === 'crew')) return { field: 'pair', reason: 'no-impostor-prompt' };
  if (keyOf(promptA.text) === keyOf(promptB.text)) return { field: 'promptB.text', reason: 'same-text' };
  return { promptA, promptB };
}

/** Equal for the same two texts, whichever comes first. */
export function pairKey({ promptA, promptB }: WrittenPair): string {
  return [keyOf(promptA.text), keyOf(promptB.text)].sort().join('\n');
}

export function fault(problem: PairProblem): ItemFault {
  return new ItemFault('INVALID_PAIR', { ...problem });
}

export const writtenSchema: Schema<WrittenPair> = {
  parse(raw) {
    const pair = readPair(raw);
    if ('reason' in pair) throw fault(pair);
    return pair;
  },
};

/** IQ-Q8: at most so many by each player. */
export const MOST_WRITTEN = 50;

/** A pair that its author has written already, perhaps the other way round. */
export function refusePair(item: object, others: readonly object[]): Refused | null {
  const key = pairKey(item as WrittenPair);
  if (others.every((other) => pairKey(other as WrittenPair) !== key)) return null;
  return { code: 'INVALID_PAIR', details: { field: 'pair', reason: 'duplicate' } };
}
