import type { Cartridge } from '@alibi/engine';
import { toJsonSchema } from '@valibot/to-json-schema';
import { bot } from './bot.ts';
import { packItem, packSchema } from './content.ts';
import { draw, supply } from './draw.ts';
import { MOST_WRITTEN, pairKey, refusePair, writtenSchema } from './pairs.ts';
import { impostorQuestions } from './rules.ts';
import { settingsShape } from './settings.ts';
import type { WrittenPair } from './types.ts';

export const cartridge: Cartridge = {
  game: impostorQuestions,
  title: 'Impostor Questions',
  pitch: 'Everybody answers the same question, except the impostor, who does not know it.',
  platform: {
    maxPlayers: 12,
    hostLoss: { policy: 'pause-vote', seconds: 300 },
    readyNeeded: null,
    midGameJoin: true,
    returns: true,
    voice: false,
    timeScale: { min: 0.5, max: 1.5 },
    watchdogSeconds: 600,
  },
  settingsJsonSchema: toJsonSchema(settingsShape, { typeMode: 'input' }),
  bot,
  botTalks: true,
  botDelay: { min: 3_000, max: 12_000 },
  packSchema,
  packItem,
  itemKey: (item) => pairKey(item as WrittenPair),
  written: { schema: writtenSchema, most: MOST_WRITTEN, refuse: refusePair },
  draw,
  supply,
};
