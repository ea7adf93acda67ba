import type { BotPlay, Cartridge } from '../cartridge.ts';
import { lookAt, shownVisit } from '../cover.ts';
import type { Millis, PlayerId } from '../game.ts';
import { applyMatch, dueAt, isRefused, startMatch } from '../match.ts';
import type { Match, MatchInput, Start } from '../match.ts';
import type { Rng } from '../rng.ts';
import { seenBy } from '../view.ts';
import { NAMES, startOf, testRng } from './table.ts';

/** Plays like somebody who knows the whole match, so that random matches come to what bots would hardly do. */
export type Insider = (match: Match, player: PlayerId, rng: Rng) => BotPlay | null;

export interface RandomOptions {
  readonly bank?: unknown;
  readonly settings?: object;
  readonly insider?: Insider;
  readonly seed: number;
}

export interface Step {
  readonly before: Match;
  readonly input: MatchInput;
  readonly at: Millis;
  readonly after: Match;
  readonly events: readonly object[];
  /** Null: accepted. */
  readonly code: string | null;
  readonly byBot: boolean;
}

export interface RandomMatch {
  readonly start: Start;
  readonly first: Match;
  readonly steps: readonly Step[];
  readonly last: Match;
}

const MOST_STEPS = 3000;

/** One match by bots, with people who drop out, return and leave, with pauses, and with the clock in between. */
export function randomMatch(cartridge: Cartridge, options: RandomOptions): RandomMatch {
  const { game } = cartridge;
  const rng = testRng(options.seed);
  const players = game.seats.min + rng.int(game.seats.max - game.seats.min + 1);
  const start = startOf(cartridge, { ...options, players });
  const first = startMatch(game, start, 0).match;
  const steps: Step[] = [];
  let match = first;
  let now = 0;
  let joined = 0;
  const gone: PlayerId[] = [];
  while (match.over === null) {
    if (steps.length > MOST_STEPS) throw new Error(`seed ${options.seed}: no outcome, stuck in ${match.phase}`);
    const newcomer = NAMES[players + joined];
    const { input, byBot } = nextInput(cartridge, match, rng, { ...options, newcomer, was: gone.at(-1) });
    if (input.type === 'joined') joined += 1;
    if (input.type === 'left') gone.push(input.player);
    if (input.type === 'joined' && input.was !== undefined) gone.splice(gone.indexOf(input.was), 1);
    now = timeOf(cartridge, match, input, now, rng);
    const result = applyMatch(game, match, input, now);
    const refused = isRefused(result);
    const after = refused ? match : result.match;
    const events = refused ? [] : result.events;
    steps.push({ before: match, input, at: now, after, events, code: refused ? result.code : null, byBot });
    match = after;
  }
  return { start, first, steps, last: match };
}

interface Chosen {
  readonly input: MatchInput;
  readonly byBot: boolean;
}

interface People {
  readonly insider?: Insider;
  readonly bank?: unknown;
  /** Who might join next: a seat that is free is not given the name of who had it. */
  readonly newcomer: PlayerId | undefined;
  /** A seat that somebody left, and to which they may return. */
  readonly was: PlayerId | undefined;
}

function nextInput(cartridge: Cartridge, match: Match, rng: Rng, { insider, newcomer, was, bank }: People): Chosen {
  const { players, away, visit } = match;
  if (match.paused && rng.int(3) > 0) return { input: { type: 'resume' }, byBot: false };
  const luck = rng.int(100);
  if (luck < 4) return { input: { type: 'away', player: rng.pick(players) }, byBot: false };
  if (luck < 8 && away.length > 0) return { input: { type: 'back', player: rng.pick(away) }, byBot: false };
  if (luck < 9 && rng.int(3) === 0 && players.length > 1)
    return { input: { type: 'left', player: rng.pick(players) }, byBot: false };
  if (luck < 11) return { input: { type: 'pause' }, byBot: false };
  if (luck < 12) return { input: { type: 'host', player: rng.pick(players) }, byBot: false };
  if (luck === 99 && newcomer !== undefined && mayJoin(cartridge, match)) {
    const returns = was !== undefined && cartridge.platform.returns === true;
    return { input: { type: 'joined', player: newcomer, ...(returns ? { was } : {}) }, byBot: false };
  }
  // As a host in a tunable phase may: the same settings at another pace.
  if (luck < 20 && cartridge.game.phases[match.phase]?.tunable === true && !match.paused) {
    return { input: { type: 'configure', settings: match.settings, pace: match.pace === 1 ? 0.5 : 1 }, byBot: false };
  }
  const timed = dueAt(cartridge.game, match) !== null;
  if (luck < 16 && timed) return { input: { type: 'expire', visit }, byBot: false };
  const here = rng.shuffle(players.filter((player) => !away.includes(player)));
  for (const by of match.paused ? [] : here) {
    const known = rng.int(3) === 0 ? (insider?.(match, by, rng) ?? null) : null;
    const move = known ?? botMove(cartridge, match, by, rng, bank);
    if (move === null) continue;
    return {
      input: { type: 'play', by, ...move, visit: shownVisit(cartridge.game, match, by) },
      byBot: known === null,
    };
  }
  if (timed) return { input: { type: 'expire', visit }, byBot: false };
  if (match.paused) return { input: { type: 'resume' }, byBot: false };
  if (away.length > 0) return { input: { type: 'back', player: rng.pick(away) }, byBot: false };
  return { input: wayOut(cartridge, match, rng, newcomer), byBot: false };
}

/** Everybody is here and nobody can do anything: a host is missing, or players are; if none can come, the host gives up. */
function wayOut(cartridge: Cartridge, match: Match, rng: Rng, newcomer: PlayerId | undefined): MatchInput {
  if (match.host === null || !match.players.includes(match.host))
    return { type: 'host', player: rng.pick(match.players) };
  if (newcomer !== undefined && mayJoin(cartridge, match)) return { type: 'joined', player: newcomer };
  return { type: 'stop', reason: 'host_ended' };
}

function mayJoin({ game, platform }: Cartridge, { players }: Match): boolean {
  return platform.midGameJoin && players.length < game.seats.max;
}

function botMove({ game, bot }: Cartridge, match: Match, player: PlayerId, rng: Rng, bank: unknown): BotPlay | null {
  const { players, settings } = match;
  const talks = game.talks?.(lookAt(match), player) ?? true;
  const view = { players, settings, ...seenBy(game, match, player), talks, lines: [] };
  const move = bot?.(view, player, rng, bank) ?? null;
  return move === null || 'say' in move ? null : move;
}

/** An expiry comes when it is due; everything else some time before that. */
function timeOf({ game }: Cartridge, match: Match, input: MatchInput, now: Millis, rng: Rng): Millis {
  const due = dueAt(game, match);
  if (due === null) return now + rng.int(5000);
  if (input.type === 'expire') return due + rng.int(40);
  return Math.min(due, now + rng.int(1500));
}
