import type { Cartridge, Match, Millis } from '@alibi/engine';
import type { Act, ChatLine, PlatformSettings, RoomEvent } from '@alibi/protocol';
import type { ActMemory } from './act-memory.ts';

export type MemberId = string;
export type Games = Readonly<Record<string, Cartridge>>;

/** A person, a bot or a screen in the room. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly avatar: string;
  /** `gone`: left during the match that is on the table; kept so that the others still know the name. */
  readonly kind: 'player' | 'spectator' | 'stage' | 'gone';
  readonly bot: boolean;
  /** Hash of the session token; null for bots. Of those who are gone it tells who returns. */
  readonly key: string | null;
  /** Hash of the device's secret, where it gave one. */
  readonly device: string | null;
  readonly seat: number;
  readonly ready: boolean;
  /** When the connection was lost; null while connected. */
  readonly awaySince: Millis | null;
  readonly asks: boolean;
  /** The host said yes; the seat comes with the next lobby. */
  readonly admitted: boolean;
  /** Lost the host role while away, and so may ask for it back. */
  readonly hosted: boolean;
  readonly asksHost: boolean;
  readonly muted: boolean;
  /** When the latest chat lines were written (CM-60). */
  readonly says: readonly Millis[];
  /** Game to id to item; absent: nothing. For the author's eyes only, until a game shows it. */
  readonly written?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

export interface Blocked {
  readonly id: MemberId;
  readonly name: string;
  readonly key: string | null;
  readonly device: string | null;
  readonly ban: boolean;
}

export interface RoomSettings {
  readonly platform: PlatformSettings;
  readonly game: object;
}

export interface Pause {
  readonly by: 'host' | 'host-lost';
  readonly since: Millis;
  /** The end of the resume countdown; null while nobody has resumed. */
  readonly resumeAt: Millis | null;
}

export interface HostGone {
  readonly since: Millis;
  readonly until: Millis;
  readonly votes: Readonly<Record<MemberId, MemberId>>;
  /** The window has run out and what follows has been done. */
  readonly expired: boolean;
}

/** People around a match: plain JSON, changed only by `applyRoom`. */
export interface Room {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly settings: RoomSettings;
  /** In the order of joining. */
  readonly members: readonly Member[];
  /**
   * Accepted acts of the minute before each member's latest, so that a repeat is known for at least as long (CM-72). Not in the
   * member: whoever acts is still the same value to everybody who looks at the people.
   */
  readonly acts: Readonly<Record<MemberId, ActMemory>>;
  readonly nextMember: number;
  readonly host: MemberId | null;
  readonly blocked: readonly Blocked[];
  readonly match: Match | null;
  readonly matches: number;
  /** Content ids this room has seen, per game, oldest first. */
  readonly used: Readonly<Record<string, readonly string[]>>;
  readonly chat: readonly ChatLine[];
  /** How many lines each channel has had: a line is numbered within its own, or a gap would tell of one that is secret. */
  readonly lines: Readonly<Record<string, number>>;
  readonly paused: Pause | null;
  readonly hostGone: HostGone | null;
  /** Where the idle clock starts: the last accepted act, join or return, the end of a match, or when one was abandoned. */
  readonly activeAt: Millis;
  /** Where the watchdog's clock starts: the last accepted act, join or return, or the end of a timed phase. */
  readonly movedAt: Millis;
  readonly warned: 'idle' | 'watchdog' | null;
  /** Why the room is closed; null while it is open. */
  readonly closed: string | null;
}

/** Anything that can change a room. Impure values (seed, content, ids) enter here once, as data. */
export type RoomInput =
  | { readonly type: 'join'; readonly join: Join }
  | { readonly type: 'back' | 'away'; readonly member: MemberId }
  | ({ readonly type: 'act'; readonly by: MemberId; readonly id: string; readonly act: Act } & Outside)
  | { readonly type: 'tick' }
  | { readonly type: 'wake'; readonly asleep: Millis }
  | { readonly type: 'updated' };

export interface Join {
  readonly as: 'player' | 'spectator' | 'stage';
  readonly name: string;
  readonly avatar: string;
  readonly key: string;
  readonly device: string | null;
}

/** What some acts need from outside the pure world. */
export interface Outside {
  /** For a start; a refusal where there is not enough to draw from. */
  readonly chance?: Chance | Refusal;
  /** An unguessable id for what is written. */
  readonly fresh?: string;
}

/** What a start needs from outside the pure world. */
export interface Chance {
  readonly seed: string;
  readonly content: unknown;
  readonly used: readonly string[];
}

export interface Changed {
  readonly room: Room;
  readonly events: readonly RoomEvent[];
  /** The act was already applied: answer it, store nothing. */
  readonly repeat?: boolean;
  /** Who joined. */
  readonly joined?: MemberId;
  /** The one member whose own part of the match may have changed; absent: anybody's. */
  readonly only?: MemberId;
}

export interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type Result = Changed | Refusal;

export function refusal(code: string, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return { code, details };
}

export function isRefusal(result: object): result is Refusal {
  return 'code' in result;
}

export function changed(room: Room, ...events: RoomEvent[]): Changed {
  return { room, events };
}

export function memberOf(room: Room, id: MemberId): Member | null {
  return room.members.find((member) => member.id === id) ?? null;
}

export function withMember(room: Room, id: MemberId, change: Partial<Member>): Room {
  return { ...room, members: room.members.map((member) => (member.id === id ? { ...member, ...change } : member)) };
}

export function playersOf(room: Room): readonly Member[] {
  return room.members.filter((member) => member.kind === 'player');
}

/** Whether the member can hold the host role or vote on it: a connected person with a seat, never a bot. */
export function canHost(member: Member): boolean {
  return member.kind === 'player' && !member.bot && member.awaySince === null;
}

export function peopleHere(room: Room): readonly Member[] {
  return room.members.filter(canHost);
}

/** A match that nobody with a seat can play on: who only watches does not count, nor do bots. */
export function isAbandoned(room: Room): boolean {
  return stageOf(room) === 'playing' && peopleHere(room).length === 0;
}

export function stageOf(room: Room): 'lobby' | 'playing' | 'over' {
  if (room.match === null) return 'lobby';
  return room.match.over === null ? 'playing' : 'over';
}

export function cartridgeOf(games: Games, room: Pick<Room, 'game'>): Cartridge {
  const cartridge = games[room.game];
  if (cartridge === undefined) throw new Error(`no game ${room.game}`);
  return cartridge;
}
