import type { Rng } from './rng.ts';

/** Names a seat, not a person. */
export type PlayerId = string;
export type Millis = number;

export interface Schema<T> {
  /** Throws for anything that is not a T; fills in defaults. */
  parse(raw: unknown): T;
}

/** The types of one game. State, board, hand, event and content are plain JSON. */
export interface GameTypes {
  settings: object;
  content: unknown;
  state: object;
  phase: string;
  /** Face up: what every viewer may know, spectators and the stage included. */
  board: object;
  /** What one seat may know on top of the board. */
  hand: object;
  /** Said aloud to everybody, so never a secret. */
  event: { type: string };
  /** Command name to payload. */
  commands: object;
}

/** The match as rules may read it. */
export interface Look<T extends GameTypes> {
  /** Seat order, without those who left for good. */
  readonly players: readonly PlayerId[];
  /** Of these, who is disconnected. */
  readonly away: readonly PlayerId[];
  readonly host: PlayerId | null;
  readonly settings: Readonly<T['settings']>;
  /** Drawn for this match and journaled: a replay never needs the bank. */
  readonly content: T['content'];
  readonly phase: T['phase'];
  readonly state: Readonly<T['state']>;
  readonly over: Outcome | null;
}

/** The match as rules may change it. `state` is private to this step: a refused input throws it away. */
export interface Table<T extends GameTypes> extends Look<T> {
  state: T['state'];
  /** The time stamped on the input being applied. */
  readonly now: Millis;
  readonly rng: Rng;
  announce(this: void, event: T['event']): void;
  /** Moves the running deadline. */
  extend(this: void, by: Millis): void;
}

export interface Outcome {
  readonly winners: readonly PlayerId[];
  readonly scores: Readonly<Record<PlayerId, number>>;
  readonly reason: string;
}

export interface Goto<T extends GameTypes> {
  readonly goto: T['phase'];
}
export interface End {
  readonly end: Outcome;
}
export interface Reject {
  readonly reject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
export type Move<T extends GameTypes> = Goto<T> | End;
/** Nothing means: stay in this phase. */
export type Next<T extends GameTypes> = Move<T> | void;

export function goto<P extends string>(phase: P): { readonly goto: P } {
  return { goto: phase };
}
export function end(outcome: Outcome): End {
  return { end: outcome };
}
export function reject(code: string, details?: Readonly<Record<string, unknown>>): Reject {
  return details === undefined ? { reject: code } : { reject: code, details };
}

export interface Command<T extends GameTypes, P> {
  readonly schema: Schema<P>;
  /** Who may send it now, the host included; also drives buttons and bots. Absent: every player. */
  by?(this: void, look: Look<T>, member: PlayerId): boolean;
  /** Why `by` said no, where the book names a code of its own. Must depend only on what the member can see. */
  refusal?(this: void, look: Look<T>, member: PlayerId): string;
  /**
   * As long as it does not end the phase, it changes the board and what its sender sees, and nothing of anybody else's own
   * part. The server then need not look; the contract checks it.
   */
  readonly discreet?: boolean;
  run(this: void, table: Table<T>, member: PlayerId, payload: P): Next<T> | Reject;
}

export interface Phase<T extends GameTypes> {
  enter?(this: void, table: Table<T>): Next<T>;
  /** Before the room's time scale. Absent or null: no limit. */
  lasts?(this: void, look: Look<T>): Millis | null;
  readonly commands?: { readonly [C in keyof T['commands']]?: Command<T, T['commands'][C]> };
  /** When nobody is left, the phase closes. A phase that awaits somebody has the grace period; others end punctually. */
  awaits?(this: void, look: Look<T>): readonly PlayerId[];
  /** The host may change the settings while the table is in this phase. */
  readonly tunable?: true;
  /** Time is up, or everybody has acted. */
  close?(this: void, table: Table<T>): Move<T>;
}

/**
 * What a viewer is shown instead of the real phase: another name, and how much longer than this phase the whole covered
 * stretch still lasts, before the room's time scale. Its phases await nobody, so that they end on the dot.
 */
export interface Cover<T extends GameTypes> {
  readonly phase: T['phase'];
  readonly longer: Millis;
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Bump when an old journal would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** `parse({})` gives the defaults. */
  readonly settings: Schema<T['settings']>;
  /** How long after a deadline late commands still count. */
  grace(this: void, settings: Readonly<T['settings']>): Millis;
  setup(this: void, table: Pick<Table<T>, 'players' | 'settings' | 'content' | 'rng'>): T['state'];
  readonly first: T['phase'];
  readonly phases: { readonly [P in T['phase']]: Phase<T> };
  /** Built up from nothing, never by deleting from state. */
  board(this: void, look: Look<T>): T['board'];
  hand(this: void, look: Look<T>, player: PlayerId): T['hand'];
  cover?(this: void, look: Look<T>, viewer: PlayerId | null): Cover<T> | null;
  /** Room chat: absent means everybody, always. */
  talks?(this: void, look: Look<T>, player: PlayerId): boolean;
  /** Why `talks` said no, where the book names a code of its own. Must depend only on what the player can see. */
  silence?(this: void, look: Look<T>, player: PlayerId): string;
  /** Voice: the server forwards a packet only if true. */
  hears?(this: void, look: Look<T>, from: PlayerId, to: PlayerId | null): boolean;
  /** `was`: the seat this person had in this match and left; what they had there is theirs again. */
  joined?(this: void, table: Table<T>, player: PlayerId, was?: PlayerId): Next<T>;
  left?(this: void, table: Table<T>, player: PlayerId): Next<T>;
  /** The host has changed the settings in a tunable phase; the table has the new ones. A reject takes all of it back. */
  configured?(this: void, table: Table<T>, before: Readonly<T['settings']>): Next<T> | Reject;
  /** Ids of content that has been shown so far: the room remembers them when the match ends. Absent: as drawn. */
  spent?(this: void, look: Look<T>): readonly string[];
  /** Stopped from outside: what stands? */
  stop(this: void, table: Table<T>, reason: string): Outcome;
}

/** A game whose types are not known here: what the room and the server handle. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where games of all types meet
export type AnyGame = Game<any>;
