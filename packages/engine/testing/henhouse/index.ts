import type { Bot, Cartridge } from '../../cartridge.ts';
import type { Game } from '../../game.ts';
import { henhouse } from './rules.ts';
import type { Henhouse, HenhouseBoard } from './types.ts';

/** A bank to draw from. */
export const HENHOUSE_WORDS: readonly string[] = [
  'acorn',
  'breeze',
  'canoe',
  'dune',
  'ember',
  'fjord',
  'gravel',
  'harbour',
  'inlet',
];

const bot: Bot = ({ board, own: { can } }, me, rng) => {
  const others = (board as HenhouseBoard).suspects.filter((player) => player !== me);
  if (can.includes('hide')) return { command: 'hide', payload: { eggs: 1 + rng.int(9) } };
  if (can.includes('steal')) return { command: 'steal', payload: { from: rng.pick(others) } };
  if (can.includes('watch')) return { command: 'watch', payload: { whom: rng.pick(others) } };
  if (can.includes('accuse')) return { command: 'accuse', payload: { whom: rng.pick(others) } };
  return null;
};

export function cartridgeOf(game: Game<Henhouse>): Cartridge {
  return {
    game,
    title: 'Henhouse',
    pitch: 'Find the fox before it has the eggs.',
    platform: {
      maxPlayers: game.seats.max,
      hostLoss: { policy: 'succeed', seconds: 30 },
      readyNeeded: null,
      midGameJoin: true,
      voice: true,
      timeScale: { min: 0.5, max: 2 },
      watchdogSeconds: null,
    },
    settingsJsonSchema: { type: 'object', properties: { rounds: { type: 'integer', minimum: 1, maximum: 9 } } },
    bot,
    botDelay: { min: 500, max: 3000 },
    packSchema: null,
    draw({ settings, bank, used, rng }) {
      const { rounds } = settings as Henhouse['settings'];
      const fresh = rng.shuffle((bank as readonly string[]).filter((word) => !used.includes(word)));
      return { content: fresh.slice(0, rounds), used: fresh.slice(0, rounds) };
    },
  };
}

/** The toy game as it should be: it passes the whole contract. */
export const honest: Cartridge = cartridgeOf(henhouse);
