import type { Cartridge, Draw, WrittenItem } from '../cartridge.ts';
import { shownVisit } from '../cover.ts';
import type { GameTypes, Millis, PlayerId } from '../game.ts';
import { applyMatch, dueAt, isRefused, startMatch } from '../match.ts';
import type { Match, MatchInput, Start } from '../match.ts';
import { rngFrom } from '../rng.ts';
import type { DiceRng } from '../rng.ts';
import { seenBy } from '../view.ts';
import type { Own } from '../view.ts';

/** Neither in the order of the alphabet nor of equal length: what sorts by name shows. */
export const NAMES: readonly PlayerId[] = [
  'mia', 'ben', 'zoe', 'elias', 'ann', 'tom', 'ida', 'leo', 'nora', 'kai', 'uma', 'gus', 'pia', 'finn', 'vera', 'hal',
]; // prettier-ignore

export interface TableOptions {
  /** How many, or who. */
  readonly players?: number | readonly PlayerId[];
  readonly settings?: object;
  /** Given, or drawn from the bank. */
  readonly content?: unknown;
  readonly bank?: unknown;
  readonly written?: readonly WrittenItem[];
  /** The table waits, doing nothing, until it is in this phase. */
  readonly at?: string;
  readonly seed?: number;
  readonly pace?: number;
}

export interface Answer {
  readonly ok: boolean;
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Seen<T extends GameTypes> {
  readonly board: T['board'];
  readonly own: Own & { readonly hand: T['hand'] | null };
}

export interface Entry {
  readonly at: Millis;
  readonly input: MatchInput;
}

/** A match with a fake clock, for tests of rules. The first player is the host. */
export interface TestTable<T extends GameTypes> {
  /** The seats at the start, in order. */
  readonly players: readonly PlayerId[];
  readonly match: Match;
  readonly state: T['state'];
  readonly phase: T['phase'];
  /** Milliseconds since the start. */
  readonly now: Millis;
  /** Everything said aloud so far. */
  readonly events: readonly T['event'][];
  /** The accepted inputs. */
  readonly journal: readonly Entry[];
  /** `visit`: what the click was meant for, when that is not what the player sees now. */
  play(by: PlayerId, command: string, payload?: unknown, options?: { readonly visit?: number }): Answer;
  /** Moves the clock to where the phase must end, and ends it. */
  expire(): void;
  /** Moves the clock, ending every phase that becomes due on the way. */
  wait(span: Millis): void;
  /** Moves the clock while the server's timer is late: nothing expires. */
  drift(span: Millis): void;
  away(player: PlayerId): void;
  back(player: PlayerId): void;
  leave(player: PlayerId): void;
  /** `was`: the seat this person left before. */
  join(player: PlayerId, was?: PlayerId): void;
  /** Changes some of the settings, and the pace if one is given. */
  configure(change: object, pace?: number): Answer;
  host(player: PlayerId | null): void;
  pause(): void;
  resume(): void;
  stop(reason?: string): void;
  /** Any input, accepted or not. */
  apply(input: MatchInput): Answer;
  seen(viewer: PlayerId | null): Seen<T>;
}

export function table<T extends GameTypes = GameTypes>(cartridge: Cartridge, options: TableOptions = {}): TestTable<T> {
  const { game } = cartridge;
  const start = startOf(cartridge, options);
  const first = startMatch(game, start, 0);
  const events: T['event'][] = [...first.events];
  const journal: Entry[] = [];
  let match = first.match;
  let now = 0;

  function apply(input: MatchInput): Answer {
    const result = applyMatch(game, match, input, now);
    if (isRefused(result)) return { ok: false, code: result.code, details: result.details };
    match = result.match;
    events.push(...result.events);
    journal.push({ at: now, input });
    return { ok: true, code: null, details: {} };
  }
  function expire(): void {
    const due = dueAt(game, match);
    if (due === null) throw new Error(`${game.id}: nothing is due in ${match.phase}`);
    now = Math.max(now, due);
    const { ok, code } = apply({ type: 'expire', visit: match.visit });
    if (!ok) throw new Error(`${game.id}: ${match.phase} is due and yet refused to end: ${code}`);
  }
  function wait(span: Millis): void {
    const until = now + span;
    for (let due = dueAt(game, match); due !== null && due <= until; due = dueAt(game, match)) expire();
    now = until;
  }
  for (let tries = 0; options.at !== undefined && match.phase !== options.at; tries++) {
    if (tries > 100 || match.over !== null) throw new Error(`${game.id} never comes to ${options.at}`);
    expire();
  }

  return {
    players: start.players,
    get match() {
      return match;
    },
    get state() {
      return match.state as T['state'];
    },
    get phase() {
      return match.phase;
    },
    get now() {
      return now;
    },
    events,
    journal,
    play: (by, command, payload = {}, { visit } = {}) =>
      apply({ type: 'play', by, command, payload, visit: visit ?? shownVisit(game, match, by) }),
    expire,
    wait,
    drift: (span) => void (now += span),
    away: (player) => void apply({ type: 'away', player }),
    back: (player) => void apply({ type: 'back', player }),
    leave: (player) => void apply({ type: 'left', player }),
    join: (player, was) => void apply({ type: 'joined', player, ...(was === undefined ? {} : { was }) }),
    configure: (change, newPace = match.pace) =>
      apply({ type: 'configure', settings: game.settings.parse({ ...match.settings, ...change }), pace: newPace }),
    host: (player) => void apply({ type: 'host', player }),
    pause: () => void apply({ type: 'pause' }),
    resume: () => void apply({ type: 'resume' }),
    stop: (reason = 'host_ended') => void apply({ type: 'stop', reason }),
    apply,
    seen: (viewer) => seenBy(game, match, viewer),
  };
}

/** A start with everything that enters a match from outside, all of it from one small number. */
export function startOf(cartridge: Cartridge, options: TableOptions): Start {
  const { players: who = cartridge.game.seats.min, seed = 1, pace = 1, bank = [], written = [] } = options;
  const players = typeof who === 'number' ? NAMES.slice(0, who) : who;
  const settings = cartridge.game.settings.parse(options.settings ?? {});
  const content =
    options.content ??
    contentFor(cartridge, { settings, bank, used: [], written, players: players.length, rng: testRng(seed) });
  return { players, away: [], host: players[0] ?? null, settings, content, seed: seedOf(seed), pace };
}

function contentFor(cartridge: Cartridge, request: Draw): unknown {
  const drawn = cartridge.draw(request);
  if ('code' in drawn) throw new Error(`${cartridge.game.id}: nothing to start with: ${drawn.code}`);
  return drawn.content;
}

export function seedOf(number: number): string {
  return `a11b1${number.toString(16).padStart(59, '0')}`;
}

/** Dice of a test's own, apart from those of the match. */
export function testRng(seed: number): DiceRng {
  return rngFrom({ seed: `7e57${number(seed)}`, draws: 0 });
}

function number(seed: number): string {
  return seed.toString(16).padStart(60, '0');
}
