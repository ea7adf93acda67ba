import type { Cartridge } from '@alibi/engine';
import { toJsonSchema } from '@valibot/to-json-schema';
import { bot } from './bot.ts';
import { draw, packSchema } from './content.ts';
import { bluffTrivia } from './rules.ts';
import { settingsShape } from './settings.ts';

export const cartridge: Cartridge = {
  game: bluffTrivia,
  title: 'Bluff Trivia',
  pitch: 'Invent a lie that sounds true, then find the truth among the lies.',
  platform: {
    maxPlayers: 8,
    hostLoss: { policy: 'fixed', seconds: 300 },
    readyNeeded: null,
    midGameJoin: false,
    voice: false,
    timeScale: { min: 0.5, max: 2 },
    watchdogSeconds: null,
  },
  settingsJsonSchema: toJsonSchema(settingsShape, { typeMode: 'input' }),
  bot,
  botDelay: { min: 2_500, max: 9_000 },
  packSchema,
  draw,
};
