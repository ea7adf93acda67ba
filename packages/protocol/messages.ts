import type { Act } from './acts.ts';
import type { Code } from './codes.ts';
import type { Frame } from './patch.ts';
import type { ChatLine, Seen } from './seen.ts';

export interface Hello {
  readonly protocol: number;
  readonly room: string;
  /** The secret of an earlier welcome: resumes that place. */
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly avatar?: string | undefined;
  readonly as?: 'player' | 'spectator' | 'stage' | undefined;
  /** A secret that names this device in all rooms; a removal holds for the device. */
  readonly device?: string | undefined;
}

/** Exactly one key names the message. */
export type ClientMessage =
  | { readonly hello: Hello }
  | { readonly act: { readonly id: string; readonly do: Act } }
  | { readonly ping: number };

export interface Welcome {
  readonly protocol: number;
  readonly token: string;
  readonly now: number;
  readonly seen: Seen;
  readonly chat: readonly ChatLine[];
}

export interface Nack {
  readonly id: string;
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Bye {
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface RoomEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export type ServerMessage =
  | { readonly welcome: Welcome }
  | { readonly frame: Frame }
  | { readonly event: RoomEvent }
  | { readonly chat: ChatLine }
  | { readonly ack: string }
  | { readonly nack: Nack }
  | { readonly pong: readonly [sent: number, now: number] }
  | { readonly bye: Bye };

/** Web socket close codes: 4000 says "do not come back by yourself", 4001 "come back". */
export const CLOSE_FINAL = 4000;
export const CLOSE_RETRY = 4001;
