import type { Prompt, Target, WrittenPair } from '@alibi/games/impostor-questions/types';
import type { Column } from '../screen.ts';

export const columns: readonly Column[] = [
  {
    key: 'promptA',
    label: 'Question for everybody else',
    aliases: ['a', 'question', 'question a', 'crew', 'crew question', 'true question', 'everybody', 'everybody else'],
    needed: true,
  },
  { key: 'targetA', label: 'Who gets the first one', aliases: ['target a', 'audience a'], needed: false },
  {
    key: 'promptB',
    label: 'Question for the impostor',
    aliases: ['b', 'question b', 'impostor', 'impostor question', 'other question'],
    needed: true,
  },
  { key: 'targetB', label: 'Who gets the second one', aliases: ['target b', 'audience b'], needed: false },
];

const TARGET_NAMES: Readonly<Record<string, Target>> = {
  crew: 'crew',
  everybody: 'crew',
  everyone: 'crew',
  'everybody else': 'crew',
  impostor: 'impostor',
  imposter: 'impostor',
  both: 'both',
  either: 'both',
};

/** Without a word on who gets what, the first question is for everybody else and the second for the impostor. */
export function pairFrom(cells: Readonly<Record<string, string>>): object {
  return {
    promptA: { text: cells['promptA'] ?? '', target: targetFrom(cells['targetA'], 'crew') },
    promptB: { text: cells['promptB'] ?? '', target: targetFrom(cells['targetB'], 'impostor') },
  };
}

export function cellsOfPair(item: object): Readonly<Record<string, string>> {
  const { promptA, promptB } = item as Partial<WrittenPair>;
  return {
    promptA: wordsIn(promptA?.text),
    targetA: wordsIn(promptA?.target),
    promptB: wordsIn(promptB?.text),
    targetB: wordsIn(promptB?.target),
  };
}

/** What is not known stays as it is, so that it can be named. */
function targetFrom(text: string | undefined, usual: Target): string {
  if (text === undefined) return usual;
  return TARGET_NAMES[text.trim().toLowerCase()] ?? text;
}

function wordsIn(value: Prompt['text'] | undefined): string {
  return typeof value === 'string' ? value : '';
}
