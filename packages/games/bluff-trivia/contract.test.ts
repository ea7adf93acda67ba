import { gameContract } from '@alibi/engine/testing';
import { insider, probes, reveals, secretsOf, twin } from '../testing/bluff-trivia-worlds.ts';
import { packWith, questions } from '../testing/bluff-trivia.ts';
import { cartridge } from './index.ts';
import type { Settings } from './types.ts';

const variants: readonly Partial<Settings>[] = [
  {},
  { rounds: 3, truthSubmission: 'reject' },
  { rounds: 3, truthSubmission: 'vote-too' },
  { rounds: 3, duplicateBluff: 'refuse-second' },
  { rounds: 2, choiceCase: 'title' },
  { rounds: 3, hostAdvance: true },
  { rounds: 2, chatDuringRound: true, graceMs: 0 },
  { rounds: 2, minOtherChoices: 0 },
  { rounds: 2, minOtherChoices: 4, fuzzyTruth: false },
  { rounds: 2, truthSubmission: 'reject', duplicateBluff: 'refuse-second', minOtherChoices: 4 },
  { rounds: 2, truthSubmission: 'vote-too', hostAdvance: true, choiceCase: 'title', graceMs: 3000 },
];

gameContract(cartridge, {
  bank: [packWith('first', questions(18).slice(0, 12)), packWith('second', questions(18).slice(12))],
  twin,
  probes,
  reveals,
  insider,
  variants,
  secrets: secretsOf,
  playthrough: { seed: 7, settings: { rounds: 3 } },
});
