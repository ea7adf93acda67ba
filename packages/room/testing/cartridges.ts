import type { Cartridge } from '@alibi/engine';
import type { Games } from '../room.ts';
import { circle, circler } from './circle.ts';
import { drawLines, lines, salon, supplyOfLines } from './salon.ts';
import { whisperer, whispers } from './whispers.ts';

export const TOPIC = 'a face-up topic';
export const ANSWER = 'answer-of-the-pack';

const COMMON: Pick<Cartridge, 'pitch' | 'settingsJsonSchema' | 'botDelay' | 'packSchema'> = {
  pitch: 'A toy for tests.',
  settingsJsonSchema: {},
  botDelay: { min: 1, max: 2 },
  packSchema: null,
};

/** Timed; the role passes on after 30 seconds. */
const relay: Cartridge = {
  ...COMMON,
  title: 'Relay',
  game: whispers({ id: 'relay', seats: { min: 3, max: 8 }, grace: 300 }),
  platform: {
    maxPlayers: 8,
    hostLoss: { policy: 'succeed', seconds: 30 },
    readyNeeded: null,
    midGameJoin: false,
    voice: false,
    timeScale: { min: 0.5, max: 1.5 },
    watchdogSeconds: null,
  },
  bot: whisperer,
  draw: ({ used }) => ({ content: { topic: TOPIC, answer: ANSWER }, used: [`item-${used.length + 1}`] }),
};

/** Timed; the host's role cannot be handed over. */
const quiz: Cartridge = {
  ...relay,
  title: 'Quiz',
  game: whispers({ id: 'quiz', seats: { min: 2, max: 8 }, grace: 1000 }),
  platform: { ...relay.platform, hostLoss: { policy: 'fixed', seconds: 300 }, timeScale: { min: 0.5, max: 2 } },
};

/** Timed; three must be ready, newcomers play while the match runs. */
const memory: Cartridge = {
  ...relay,
  title: 'Memory',
  game: whispers({ id: 'memory', seats: { min: 3, max: 8 }, grace: 300 }),
  platform: { ...relay.platform, readyNeeded: 3, midGameJoin: true, voice: true },
};

/** Untimed, watched; stands still without its host, who is replaced by a vote. */
const council: Cartridge = {
  ...COMMON,
  title: 'Council',
  game: circle({ id: 'council', seats: { min: 4, max: 16 }, grace: 300 }),
  platform: {
    maxPlayers: 12,
    hostLoss: { policy: 'pause-vote', seconds: 300 },
    readyNeeded: null,
    midGameJoin: true,
    voice: false,
    timeScale: { min: 0.5, max: 1.5 },
    watchdogSeconds: 600,
  },
  bot: circler,
  draw: () => ({ content: null, used: [] }),
};

/** Untimed, few seats, no bot, no time scale. */
const clue: Cartridge = {
  ...council,
  title: 'Clue',
  game: circle({ id: 'clue', seats: { min: 3, max: 6 }, grace: 300 }),
  platform: {
    ...council.platform,
    maxPlayers: 6,
    hostLoss: { policy: 'succeed', seconds: 30 },
    midGameJoin: false,
    timeScale: null,
    watchdogSeconds: 1800,
  },
  bot: null,
};

/** As the council; its lines are written by the players, its settings change before each round, who left may return. */
const parlour: Cartridge = {
  ...council,
  title: 'Parlour',
  game: salon({ id: 'parlour', seats: { min: 2, max: 8 }, grace: 300 }),
  platform: { ...council.platform, maxPlayers: 8, returns: true },
  bot: null,
  written: lines,
  draw: drawLines,
  supply: supplyOfLines,
  packItem: lines.schema,
};

export type ToyId = 'relay' | 'quiz' | 'memory' | 'council' | 'clue' | 'parlour';
export const toys: Games & Readonly<Record<ToyId, Cartridge>> = { relay, quiz, memory, council, clue, parlour };
