import { pairKey, readPair } from '@alibi/games/impostor-questions/pairs';
import type { PairProblem } from '@alibi/games/impostor-questions/pairs';
import type { WrittenPair } from '@alibi/games/impostor-questions/types';
import { isCode } from '@alibi/protocol';
import { sayPairReason } from '../../connection/pair-reasons.ts';
import { sayRefusal } from '../../connection/refusals.ts';
import type { Authoring, Flaw } from '../screen.ts';

/** Our columns by the fields the rules name. */
const COLUMNS: Readonly<Record<string, string>> = {
  promptA: 'promptA',
  promptB: 'promptB',
  'promptA.text': 'promptA',
  'promptB.text': 'promptB',
  'promptA.target': 'targetA',
  'promptB.target': 'targetB',
};
/** Who gets what does not add up: a flaw of both targets, shown at the second. */
const UNBALANCED: ReadonlySet<unknown> = new Set(['no-crew-prompt', 'no-impostor-prompt']);

export function flawFrom({ field, reason }: { readonly field: unknown; readonly reason: unknown }): Flaw {
  const column = UNBALANCED.has(reason) ? 'targetB' : typeof field === 'string' ? COLUMNS[field] : undefined;
  return { field: column ?? null, text: sayPairReason(reason) };
}

/** The first thing wrong with a pair, as the rules see it. What stands beside the questions is left to the server. */
export function flawsOf(item: object): readonly Flaw[] {
  const problem = problemOf(item);
  return problem === null ? [] : [flawFrom(problem)];
}

export function problemOf(item: object): PairProblem | null {
  const read = readPair(bare(item));
  return 'reason' in read ? read : null;
}

/** Equal for the same two questions; of something that is no pair nothing is known. */
export function keyOfPair(item: object): string {
  const read = readPair(bare(item));
  return 'reason' in read ? '' : pairKey(read);
}

export function flawOf({ code, field, reason }: Parameters<Authoring['flawOf']>[0]): Flaw {
  if (code === 'INVALID_PAIR') return flawFrom({ field, reason });
  return { field: null, text: sayRefusal(isCode(code) ? code : 'VALIDATION_ERROR') };
}

function bare(item: object): object {
  const { promptA, promptB } = item as Partial<Record<keyof WrittenPair, unknown>>;
  return { promptA: barePrompt(promptA), promptB: barePrompt(promptB) };
}

function barePrompt(prompt: unknown): object {
  const { text, target } = (typeof prompt === 'object' && prompt !== null ? prompt : {}) as Record<string, unknown>;
  return { text: text ?? '', target };
}
