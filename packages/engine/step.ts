import { coverFor } from './cover.ts';
import type { AnyGame, GameTypes, Millis, Move, Next, Reject, Table } from './game.ts';
import { copyJson } from './json.ts';
import type { Applied, Match } from './match.ts';
import { rngFrom } from './rng.ts';
import type { DiceRng } from './rng.ts';

export type Handler = (table: Table<GameTypes>) => Next<GameTypes> | Reject;

export interface StepOptions {
  /** Where the clock and not a player ends the phase: when that was due. */
  readonly due?: Millis;
  /** Asked after the handler; false drops the step. */
  readonly goOn?: () => boolean;
}

type Draft = { -readonly [K in keyof Match]: Match[K] };
type Stepping = Table<GameTypes> & Draft & { readonly rng: DiceRng };

const MAX_HOPS = 64;
/** A covered stretch takes up this many numbers: the next visit does not tell how many were hidden (E10). */
const COVERED_VISITS = 64;

/** The one loop (E2): run the handler, follow where it leads, close a phase that awaits nobody. */
export function step(
  game: AnyGame,
  match: Match,
  now: Millis,
  handler: Handler,
  { due, goOn = () => true }: StepOptions = {},
): Applied {
  const events: { type: string }[] = [];
  const table = tableOf(match, now, events);
  const draft: Draft = table;

  let next = handler(table);
  if (!goOn()) return { match, events: [] };
  for (let hops = 1; ; hops++) {
    next ??= isDone(game, table) ? closing(game, table) : undefined;
    if (next === undefined) break;
    if ('reject' in next) throw new Error(`${game.id}: reject outside a command`);
    if ('end' in next) {
      Object.assign(draft, { over: next.end, deadline: null, banked: null, paused: false });
      break;
    }
    if (hops > MAX_HOPS) throw new Error(`${game.id}: more than ${MAX_HOPS} hops from ${match.phase}`);
    next = enter(game, table, next.goto, { stretch: match.coveredSince, due: due ?? now });
  }
  if (draft.visit !== match.visit && !sameStretch(draft, match.coveredSince)) {
    draft.before = match.coveredSince ?? match.visit;
    draft.closed = due === undefined ? 'move' : 'time';
  }
  draft.dice = table.rng.dice();
  return { match: matchOf(table), events };
}

/** Written out, as is `matchOf`: every table and every match then has the one shape that the machine makes fast. */
function tableOf(match: Match, now: Millis, events: { type: string }[]): Stepping {
  const table: Draft & Omit<Stepping, keyof Draft> = {
    game: match.game,
    version: match.version,
    players: match.players,
    away: match.away,
    host: match.host,
    settings: match.settings,
    content: match.content,
    pace: match.pace,
    phase: match.phase,
    visit: match.visit,
    coveredSince: match.coveredSince,
    before: match.before,
    closed: match.closed,
    deadline: match.deadline,
    banked: match.banked,
    paused: match.paused,
    state: copyJson(match.state),
    dice: match.dice,
    over: match.over,
    now,
    rng: rngFrom(match.dice),
    announce: (event) => void events.push(copyJson(event)),
    extend(by) {
      if (table.deadline !== null) table.deadline += by;
      else if (table.banked !== null) table.banked += by;
    },
  };
  return table;
}

function matchOf(from: Match): Match {
  return {
    game: from.game,
    version: from.version,
    players: from.players,
    away: from.away,
    host: from.host,
    settings: from.settings,
    content: from.content,
    pace: from.pace,
    phase: from.phase,
    visit: from.visit,
    coveredSince: from.coveredSince,
    before: from.before,
    closed: from.closed,
    deadline: from.deadline,
    banked: from.banked,
    paused: from.paused,
    state: from.state,
    dice: from.dice,
    over: from.over,
  };
}

/** Closes the phase. That must lead somewhere: a phase that stayed would be due at once, for ever. */
export function closing(game: AnyGame, table: Table<GameTypes>): Move<GameTypes> {
  const next = phaseOf(game, table.phase).close?.(table) as Move<GameTypes> | undefined;
  if (next === undefined) throw new Error(`${game.id}: the end of ${table.phase} leads nowhere`);
  return next;
}

function isDone(game: AnyGame, table: Stepping): boolean {
  const { awaits, close } = phaseOf(game, table.phase);
  return awaits !== undefined && close !== undefined && !table.paused && awaits(table).length === 0;
}

interface Entering {
  /** The covered stretch that was running before this step. */
  readonly stretch: number | null;
  /** When the phase before was due, where the clock ended it; otherwise now. */
  readonly due: Millis;
}

function enter(game: AnyGame, table: Stepping, to: string, { stretch, due }: Entering): Next<GameTypes> {
  const draft: Draft = table;
  const phase = phaseOf(game, to);
  if (phase.lasts !== undefined && phase.close === undefined) {
    throw new Error(`${game.id}: phase ${to} has a limit but no close`);
  }
  Object.assign(draft, { phase: to, visit: draft.visit + 1, deadline: null, banked: null });
  const next = phase.enter?.(table);
  cover(game, draft);
  if (next !== undefined) return next;
  const lasts = phase.lasts?.(table);
  if (lasts === undefined) return undefined;
  const scaled = Math.round(lasts * draft.pace);
  // A covered stretch ends when it said it would, however late the clock was in between (E10).
  if (draft.paused) draft.banked = scaled;
  else draft.deadline = (sameStretch(draft, stretch) ? due : table.now) + scaled;
  return undefined;
}

/** Notes where a covered stretch begins, and ends the one that was running. */
function cover(game: AnyGame, draft: Draft): void {
  if (coverFor(game, draft, null) !== null) draft.coveredSince ??= draft.visit;
  else if (draft.coveredSince !== null) {
    draft.visit = Math.max(draft.visit, draft.coveredSince + COVERED_VISITS);
    draft.coveredSince = null;
  }
}

function sameStretch({ coveredSince }: Pick<Match, 'coveredSince'>, stretch: number | null): boolean {
  return stretch !== null && coveredSince === stretch;
}

export function phaseOf(game: AnyGame, name: string): AnyGame['phases'][string] {
  const phase = game.phases[name];
  if (phase === undefined) throw new Error(`${game.id} has no phase ${name}`);
  return phase;
}
