import { NAMES, gameContract } from '@alibi/engine/testing';
import { hosting, insider, probes, reveals, secretsOf, twin } from '../testing/impostor-questions-worlds.ts';
import { packPairs, packWith } from '../testing/impostor-questions.ts';
import { cartridge } from './index.ts';
import type { Settings } from './types.ts';

const counts = { enabledImpostorCounts: [0, 1, 2], impostorWeights: { '0': 1, '1': 2, '2': 1 } };

const variants: readonly Partial<Settings>[] = [
  {},
  { rounds: 5, ...counts },
  { rounds: 5, revealMode: 'auto', discussionSeconds: 30, ...counts },
  { rounds: 5, voteChanges: false, answerEdits: false, eligibility: 'on' },
  { rounds: 5, voteClose: 'host', eligibility: 'off', ...counts },
  { rounds: 6, questionReuse: true, writtenPairs: 'first', crewPenalty: false },
  { rounds: 5, promptDelivery: 'all-permitted', showImpostorPrompt: 'never', ...counts },
  { rounds: 5, promptDelivery: 'first-permitted', selfRoleFrom: 'result', preferPairsOfAbsentOwners: true },
  { rounds: 5, selfRoleFrom: 'prompt', showImpostorCount: 'at-start', ...counts },
  { rounds: 5, adminAdvanceAfterSeconds: 20, voteClose: 'host', voteChanges: false },
  { rounds: 5, writtenPairs: 'only', revealMode: 'auto' },
];

/** Two pairs by each of the first five seats. */
const written = NAMES.slice(0, 5).flatMap((by) =>
  [1, 2].map((nth) => ({
    by,
    id: `by-${by}-${nth}`,
    item: {
      promptA: { text: `The ${by} pair ${nth}, this side`, target: 'crew' },
      promptB: { text: `The ${by} pair ${nth}, that side`, target: 'impostor' },
    },
  })),
);

gameContract(
  {
    ...cartridge,
    // Every viewer is compared at every step, and large tables add no rule to it.
    game: { ...cartridge.game, seats: { min: 4, max: 7 } },
    bot: hosting,
    draw: (request) => cartridge.draw({ ...request, written }),
  },
  {
    bank: [packWith('first', packPairs(12, 'first')), packWith('second', packPairs(12, 'second'))],
    twin,
    probes,
    reveals,
    insider,
    variants,
    matches: 22,
    secrets: secretsOf,
    playthrough: { seed: 7, settings: { rounds: 5 } },
  },
);
