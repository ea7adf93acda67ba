import type { AnyGame, Millis, PlayerId, Schema } from './game.ts';
import type { Refused } from './match.ts';
import type { Rng } from './rng.ts';
import type { Own } from './view.ts';

export type HostLossPolicy = 'pause-vote' | 'succeed' | 'fixed';

/** What the platform needs to know about a game (common rules, part 3): data, not code. */
export interface PlatformDefaults {
  readonly maxPlayers: number;
  readonly hostLoss: { readonly policy: HostLossPolicy; readonly seconds: number };
  /** Players who must be ready before a start; null: the host is only warned. */
  readonly readyNeeded: number | null;
  readonly midGameJoin: boolean;
  /** Who left may sit down again while the match runs, without being admitted and whatever `midGameJoin` says. */
  readonly returns?: true;
  readonly voice: boolean;
  readonly timeScale: { readonly min: number; readonly max: number } | null;
  /** In-game inactivity that discards a match; null: fully timed, not needed. */
  readonly watchdogSeconds: number | null;
}

export interface BotPlay {
  readonly command: string;
  readonly payload: unknown;
}
/** A line for the room's chat. */
export interface BotSay {
  readonly say: string;
}
export type BotMove = BotPlay | BotSay;

/** What a bot is told: exactly what a person in that seat would see. */
export interface BotView {
  readonly players: readonly PlayerId[];
  readonly board: object;
  readonly own: Own;
  readonly settings: object;
  /** Whether it may write to the room's chat now. */
  readonly talks: boolean;
  /** The latest lines of the room's chat, oldest first. */
  readonly lines: readonly { readonly from: PlayerId; readonly text: string }[];
}

/** `bank`: the loaded packs, for ideas and never for facts. What was drawn of them for this match is not marked. */
export type Bot = (seen: BotView, me: PlayerId, rng: Rng, bank: unknown) => BotMove | null;

/** What a player wrote for the game. */
export interface WrittenItem {
  readonly by: PlayerId;
  /** Unguessable; the same in every match of the room. */
  readonly id: string;
  readonly item: object;
}

export interface Draw {
  readonly settings: object;
  /** The loaded packs: plain data that only the server holds. */
  readonly bank: unknown;
  /** Ids that this room has seen, oldest first. */
  readonly used: readonly string[];
  /** By the players who are here, in seat order. Nobody but the author may learn more of it than the game shows. */
  readonly written: readonly WrittenItem[];
  /** How many play. */
  readonly players: number;
  readonly rng: Rng;
}

export interface Drawn {
  readonly content: unknown;
  /** Ids to remember as seen. */
  readonly used: readonly string[];
}

/** How much there is to draw from: never seen in this room, and altogether. May depend on nothing of what is written but the number. */
export interface Supply {
  readonly fresh: number;
  readonly total: number;
}

/** Thrown by the schema of an item, to say what is wrong with it; anything else it throws is a VALIDATION_ERROR. */
export class ItemFault extends Error {
  readonly code: string;
  /** `field` and `reason`, where there is one. */
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Items that players write in the lobby; each sees only their own. */
export interface Writing {
  readonly schema: Schema<object>;
  /** For each player. */
  readonly most: number;
  /** What else is wrong with it, beside the author's other items. Null: nothing. */
  refuse?(this: void, item: object, others: readonly object[]): Refused | null;
}

/** What every pack says about itself, whatever its items are. */
export interface PackCover {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rating: string;
  readonly items: readonly unknown[];
}

/** One line of the registry: everything the platform has to be given to offer a game. */
export interface Cartridge {
  readonly game: AnyGame;
  readonly title: string;
  /** One honest sentence. */
  readonly pitch: string;
  readonly platform: PlatformDefaults;
  /** For settings forms elsewhere. */
  readonly settingsJsonSchema: object;
  readonly bot: Bot | null;
  /** How long a bot thinks before it acts, so that it never answers at once. */
  readonly botDelay: { readonly min: Millis; readonly max: Millis };
  /** Reads one pack file of this game; null: the game has no packs. */
  readonly packSchema: Schema<PackCover> | null;
  /** Of what people bring along as packs of their own: reads one item. Absent: they cannot. */
  readonly packItem?: Schema<object>;
  /** Two items with the same key are the same; a pack holds each once. */
  itemKey?(this: void, item: object): string;
  /** Absent: players write nothing for this game. */
  readonly written?: Writing;
  /** Bots are asked when they may talk, and not only when they can act. */
  readonly botTalks?: true;
  /** A refusal, such as too little to draw from, is the answer to the start. */
  draw(request: Draw): Drawn | Refused;
  supply?(this: void, request: Omit<Draw, 'rng'>): Supply;
}
