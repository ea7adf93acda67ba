import { gameContract } from './contract.ts';
import { HENHOUSE_WORDS, henhouseProbes, henhouseReveals, henhouseTwin, honest } from './leaky-game.ts';
import type { Henhouse } from './leaky-game.ts';

gameContract(honest, {
  bank: HENHOUSE_WORDS,
  twin: henhouseTwin,
  probes: henhouseProbes,
  reveals: henhouseReveals,
  variants: [{}, { rounds: 1 }, { rounds: 4 }],
  insider: ({ phase, state, players }, player) => {
    const { fox, votes } = state as Henhouse['state'];
    if (phase !== 'accuse' || player === fox || player in votes || !players.includes(fox)) return null;
    return { command: 'accuse', payload: { whom: fox } };
  },
  // Words of rounds to come are nobody's.
  secrets: ({ content, state }) => (content as readonly string[]).slice((state as Henhouse['state']).round),
  matches: 100,
  playthrough: { seed: 16 },
});
