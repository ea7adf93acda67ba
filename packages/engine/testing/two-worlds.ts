import type { BotPlay, Cartridge } from '../cartridge.ts';
import { coverFor, shownVisit } from '../cover.ts';
import type { Millis, PlayerId } from '../game.ts';
import { applyMatch, dueAt, isRefused } from '../match.ts';
import type { Match, MatchInput } from '../match.ts';
import type { Rng } from '../rng.ts';
import { effectOn, firstDifference, frameOf, placeOf } from './observer.ts';
import type { Effect } from './observer.ts';
import { randomMatch } from './random-match.ts';
import type { RandomMatch, RandomOptions } from './random-match.ts';
import { tellOfStep } from './step-tells.ts';
import { testRng } from './table.ts';

/**
 * Another match that this viewer cannot tell from the given one: everything they may not know is rewritten. Null where
 * they know everything.
 */
export type Twin = (match: Match, viewer: PlayerId | null, rng: Rng) => Match | null;

/** Commands a curious player might try, refused or not. */
export type Probes = (match: Match, viewer: PlayerId, rng: Rng) => readonly BotPlay[];

/** Moves by which the book itself lets people find something out at once: what comes of them is not compared. */
export type Reveals = (match: Match, move: BotPlay, by: PlayerId) => boolean;

export interface Worlds {
  readonly cartridge: Cartridge;
  readonly twin: Twin;
  readonly probes: Probes;
  readonly reveals?: Reveals;
}

interface Moment {
  readonly now: Millis;
  readonly rng: Rng;
  /** What happened next: it is tried in both worlds. */
  readonly next?: MatchInput;
}

/** How the viewer could tell the two worlds apart, in words; null if they cannot. */
export function tellApart(
  worlds: Worlds,
  here: Match,
  there: Match,
  viewer: PlayerId | null,
  { now, rng, next }: Moment,
): string | null {
  const { game } = worlds.cartridge;
  const left = frameOf(game, here, viewer);
  const right = frameOf(game, there, viewer);
  if (left !== right) return `frame in ${here.phase}: ${firstDifference(left, right)}`;
  if (coverFor(game, here, viewer) === null && dueAt(game, here) !== dueAt(game, there)) return `end of ${here.phase}`;
  const pair = { worlds, here, there, viewer, now, before: left };
  const after = next === undefined || isBy(next, viewer) ? null : tellOfNext(pair, next);
  if (after !== null) return after;
  if (viewer === null || !here.players.includes(viewer)) return null;
  for (const move of worlds.probes(here, viewer, rng)) {
    const tell = tellOfProbe(pair, viewer, move);
    if (tell !== null) return tell;
  }
  return null;
}

interface Pair {
  readonly worlds: Worlds;
  readonly here: Match;
  readonly there: Match;
  readonly viewer: PlayerId | null;
  readonly now: Millis;
  /** What the viewer sees in both. */
  readonly before: string;
}

/** The viewer's own move: refused with the same words, or with the same effect. */
function tellOfProbe({ worlds, here, there, now }: Pair, viewer: PlayerId, move: BotPlay): string | null {
  const { game } = worlds.cartridge;
  const input = { type: 'play', by: viewer, ...move, visit: shownVisit(game, here, viewer) } as const;
  const one = applyMatch(game, here, input, now);
  const two = applyMatch(game, there, input, now);
  const probe = `probe ${move.command} ${JSON.stringify(move.payload)} in ${here.phase}`;
  if (isRefused(one) || isRefused(two)) {
    const [yes, no] = [one, two].map((answer) => (isRefused(answer) ? JSON.stringify(answer) : 'accepted'));
    return yes === no ? null : `refusal of ${probe}: ${yes} or ${no}`;
  }
  if (worlds.reveals?.(here, move, viewer) === true) return null;
  return tellOfEffects(effectOn(game, one, viewer), effectOn(game, two, viewer), {
    place: placeOf(input.visit),
    what: probe,
  });
}

/** What somebody else did next, where it was possible in both worlds. */
function tellOfNext({ worlds, here, there, viewer, now, before }: Pair, next: MatchInput): string | null {
  const { game } = worlds.cartridge;
  const one = applyMatch(game, here, next, now);
  // The clock names the real visit, which nobody is shown.
  const two = applyMatch(game, there, next.type === 'expire' ? { ...next, visit: there.visit } : next, now);
  if (isRefused(one) || isRefused(two)) return null;
  if (next.type === 'play' && worlds.reveals?.(here, next, next.by) === true) return null;
  const effects = [effectOn(game, one, viewer), effectOn(game, two, viewer)] as const;
  // Where one world shows nothing of it, somebody may as well have done nothing.
  if ((effects[0].frame === before) !== (effects[1].frame === before)) return null;
  // Somebody's leaving and the end of a phase may bring things to light; a move and a presence must not.
  const open = next.type !== 'play' && next.type !== 'away' && next.type !== 'back';
  const place = open ? null : placeOf(shownVisit(game, here, viewer));
  return tellOfEffects(...effects, { place, what: `${next.type} in ${here.phase}` });
}

interface Compared {
  /** Where the viewer was before; null where what comes next may lawfully differ. */
  readonly place: string | null;
  readonly what: string;
}

/**
 * A phase goes on alike in both worlds, byte for byte. When it ends things come to light; but where cards and hands stay
 * equal, so must everything else: who is awaited, the deadline, what is said aloud.
 */
function tellOfEffects(one: Effect, two: Effect, { place, what }: Compared): string | null {
  if (place !== null && one.place !== two.place) return `end of the phase after ${what}: ${one.place} or ${two.place}`;
  if (one.place !== place && one.cards() !== two.cards()) return null;
  if (one.frame !== two.frame) return `frame after ${what}: ${firstDifference(one.frame, two.frame)}`;
  return one.events === two.events ? null : `events of ${what}: ${firstDifference(one.events, two.events)}`;
}

function isBy(input: MatchInput, viewer: PlayerId | null): boolean {
  return input.type === 'play' && input.by === viewer;
}

/** Looks for a tell in a recorded match: every viewer, spectators included, at every step. */
export function findTell(worlds: Worlds, { first, start, steps }: RandomMatch, rng: Rng): string | null {
  const taken = steps.filter(({ code }) => code === null);
  const moments = [{ after: first, at: 0 }, ...taken];
  for (const [index, { after: match, at }] of moments.entries()) {
    const step = taken[index];
    const moment = { now: step?.at ?? at, rng, ...(step === undefined ? {} : { next: step.input }) };
    for (const viewer of [...new Set([...start.players, ...match.players]), null]) {
      const other = worlds.twin(match, viewer, rng);
      const tell = other === null ? null : tellApart(worlds, match, other, viewer, moment);
      if (tell !== null) return `${viewer ?? 'a spectator'} can tell two worlds apart by the ${tell}`;
    }
    const tell = step === undefined ? null : tellOfStep(worlds, step, rng);
    if (tell !== null) return tell;
  }
  return null;
}

/** Plays random matches until somebody can tell two worlds apart. */
export function findLeak(
  worlds: Worlds,
  options: Omit<RandomOptions, 'seed'> & { readonly matches: number },
): string | null {
  for (let seed = 1; seed <= options.matches; seed++) {
    const tell = findTell(worlds, randomMatch(worlds.cartridge, { ...options, seed }), testRng(seed));
    if (tell !== null) return tell;
  }
  return null;
}
