import type { AnyGame, Millis, PlayerId, Schema } from './game.ts';
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
  readonly voice: boolean;
  readonly timeScale: { readonly min: number; readonly max: number } | null;
  /** In-game inactivity that discards a match; null: fully timed, not needed. */
  readonly watchdogSeconds: number | null;
}

export interface BotMove {
  readonly command: string;
  readonly payload: unknown;
}

/** What a bot is told: exactly what a person in that seat would see. */
export interface BotView {
  readonly players: readonly PlayerId[];
  readonly board: object;
  readonly own: Own;
  readonly settings: object;
}

export type Bot = (seen: BotView, me: PlayerId, rng: Rng) => BotMove | null;

export interface Draw {
  readonly settings: object;
  /** The loaded packs: plain data that only the server holds. */
  readonly bank: unknown;
  /** Ids that this room has seen, oldest first. */
  readonly used: readonly string[];
  readonly rng: Rng;
}

export interface Drawn {
  readonly content: unknown;
  /** Ids to remember as seen. */
  readonly used: readonly string[];
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
  draw(request: Draw): Drawn;
}
