import { coverFor, lookAt, shownName, shownVisit } from './cover.ts';
import type { AnyGame, Command, GameTypes, Millis, Outcome, PlayerId } from './game.ts';
import { rngFrom } from './rng.ts';
import type { Dice } from './rng.ts';
import { closing, step } from './step.ts';
import type { Handler } from './step.ts';

/** One game being played: plain JSON. */
export interface Match {
  readonly game: string;
  readonly version: number;
  readonly players: readonly PlayerId[];
  /** In seat order: who was gone first is nobody's business. */
  readonly away: readonly PlayerId[];
  readonly host: PlayerId | null;
  readonly settings: object;
  readonly content: unknown;
  /** Multiplies every timed phase (CM-36). */
  readonly pace: number;
  readonly phase: string;
  readonly visit: number;
  /** The visit at which the covered stretch that is running began; null while phases are shown as they are. */
  readonly coveredSince: number | null;
  /** The number under which the visit before this one was shown; a covered stretch counts as one visit. */
  readonly before: number;
  /** How that visit ended. */
  readonly closed: 'time' | 'move' | null;
  /** Absolute; null while untimed or paused. */
  readonly deadline: Millis | null;
  /** What was left of the deadline when the pause began, below zero within the grace; null while untimed or not paused. */
  readonly banked: Millis | null;
  readonly paused: boolean;
  readonly state: object;
  readonly dice: Dice;
  readonly over: Outcome | null;
}

export type MatchInput =
  | {
      readonly type: 'play';
      readonly by: PlayerId;
      readonly command: string;
      readonly payload: unknown;
      readonly visit: number;
    }
  | { readonly type: 'expire'; readonly visit: number }
  | { readonly type: 'left' | 'away' | 'back'; readonly player: PlayerId }
  /** `was`: the seat this person had in this match before they left. */
  | { readonly type: 'joined'; readonly player: PlayerId; readonly was?: PlayerId }
  | { readonly type: 'configure'; readonly settings: object; readonly pace: number }
  | { readonly type: 'host'; readonly player: PlayerId | null }
  | { readonly type: 'pause' | 'resume' }
  | { readonly type: 'shift'; readonly by: Millis }
  | { readonly type: 'stop'; readonly reason: string };

export interface Applied {
  readonly match: Match;
  readonly events: readonly { readonly type: string }[];
  /** The one player whose own part may have changed; absent: anybody's. */
  readonly only?: PlayerId;
}

export interface Refused {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Start {
  readonly players: readonly PlayerId[];
  readonly away: readonly PlayerId[];
  readonly host: PlayerId | null;
  readonly settings: object;
  readonly content: unknown;
  readonly seed: string;
  readonly pace: number;
}

export function startMatch(game: AnyGame, start: Start, now: Millis): Applied {
  const { players, away, host, settings, content, seed, pace } = start;
  const rng = rngFrom({ seed, draws: 0 });
  const state: object = game.setup({ players, settings, content, rng });
  const match: Match = {
    game: game.id,
    version: game.version,
    players,
    away: players.filter((player) => away.includes(player)),
    host,
    settings,
    content,
    pace,
    phase: game.first,
    visit: 0,
    coveredSince: null,
    before: 0,
    closed: null,
    deadline: null,
    banked: null,
    paused: false,
    state,
    dice: rng.dice(),
    over: null,
  };
  return step(game, match, now, () => ({ goto: game.first }));
}

/** Applies one input. The match given is never changed; a refusal leaves no trace (E1), and nothing changes what is over. */
export function applyMatch(game: AnyGame, match: Match, input: MatchInput, now: Millis): Applied | Refused {
  if (input.type === 'play') return play(game, match, input, now);
  if (input.type === 'expire') return expire(game, match, input.visit, now);
  if (match.over !== null) return { match, events: [] };
  switch (input.type) {
    case 'pause':
      return { match: pause(match, now), events: [] };
    case 'resume':
      return step(game, resume(match, now), now, () => undefined);
    case 'shift': {
      const deadline = match.deadline === null ? null : match.deadline + input.by;
      return { match: { ...match, deadline }, events: [] };
    }
    case 'away':
    case 'back': {
      const isAway = (player: PlayerId): boolean =>
        player === input.player ? input.type === 'away' : match.away.includes(player);
      return step(game, { ...match, away: match.players.filter(isAway) }, now, () => undefined);
    }
    case 'host':
      return step(game, { ...match, host: input.player }, now, () => undefined);
    case 'joined': {
      if (match.players.includes(input.player)) return { match, events: [] };
      const seated = { ...match, players: [...match.players, input.player] };
      return step(game, seated, now, (table) => game.joined?.(table, input.player, input.was));
    }
    case 'left': {
      if (!match.players.includes(input.player)) return { match, events: [] };
      const without = (list: readonly PlayerId[]): PlayerId[] => list.filter((player) => player !== input.player);
      const fewer = { ...match, players: without(match.players), away: without(match.away) };
      return step(game, fewer, now, (table) => game.left?.(table, input.player));
    }
    case 'configure':
      return configure(game, match, input, now);
    case 'stop':
      return step(game, match, now, (table) => ({ end: game.stop(table, input.reason) }));
  }
}

/** When the running phase must end: its deadline and, where somebody is awaited, the grace (E4). */
export function dueAt(game: AnyGame, match: Match): Millis | null {
  if (match.deadline === null || match.over !== null) return null;
  return match.deadline + graceOf(game, match);
}

export function isRefused(result: Applied | Refused): result is Refused {
  return 'code' in result;
}

export function commandsOf(game: AnyGame, match: Match): Readonly<Record<string, Command<GameTypes, unknown>>> {
  return (game.phases[match.phase]?.commands ?? {}) as Readonly<Record<string, Command<GameTypes, unknown>>>;
}

function graceOf(game: AnyGame, match: Match): Millis {
  return game.phases[match.phase]?.awaits === undefined ? 0 : game.grace(match.settings);
}

function play(
  game: AnyGame,
  match: Match,
  input: Extract<MatchInput, { type: 'play' }>,
  now: Millis,
): Applied | Refused {
  const { by, visit } = input;
  const shown = shownVisit(game, match, by);
  if (match.over !== null) return refuse('GAME_NOT_STARTED');
  if (!match.players.includes(by)) return refuse('NOT_ACTIVE');
  if (match.paused) return refuse('PAUSED');
  const phase = shownName(game, match, by);
  if (visit !== shown) {
    const late = match.closed === 'time' && visit >= match.before && visit < shown;
    return refuse(late ? 'TIME_EXPIRED' : 'INVALID_PHASE', { phase });
  }
  const look = lookAt(match);
  const commands = commandsOf(game, match);
  const command = Object.hasOwn(commands, input.command) ? commands[input.command] : undefined;
  const allowed = command !== undefined && (command.by?.(look, by) ?? true);
  // Behind a cover every refusal is the same: another code would tell which phase is really running (E7, E10).
  if (!allowed && coverFor(game, match, by) !== null) return refuse('INVALID_PHASE', { phase });
  const due = dueAt(game, match);
  if (due !== null && now > due) return refuse('TIME_EXPIRED', { phase });
  if (command === undefined) return refuse('INVALID_PHASE', { phase });
  if (!allowed) return refuse(command.refusal?.(look, by) ?? 'NOT_ACTIVE');
  let payload: unknown;
  try {
    payload = command.schema.parse(input.payload);
  } catch {
    return refuse('VALIDATION_ERROR');
  }
  const applied = stepOrRefuse(game, match, now, (table) => command.run(table, by, payload));
  if (isRefused(applied)) return applied;
  return command.discreet === true && isSameStay(match, applied.match) ? { ...applied, only: by } : applied;
}

/** A step whose handler may refuse, and then nothing has happened. */
function stepOrRefuse(game: AnyGame, match: Match, now: Millis, handler: Handler): Applied | Refused {
  let refusal: Refused | null = null;
  const applied = step(
    game,
    match,
    now,
    (table) => {
      const answer = handler(table);
      if (answer !== undefined && 'reject' in answer) {
        refusal = refuse(answer.reject, answer.details);
        return undefined;
      }
      return answer;
    },
    { goOn: () => refusal === null },
  );
  return refusal ?? applied;
}

/** The settings change under the match. A running deadline stays as it is; the new pace holds from the next phase on. */
function configure(
  game: AnyGame,
  match: Match,
  { settings, pace }: Extract<MatchInput, { type: 'configure' }>,
  now: Millis,
): Applied | Refused {
  if (game.phases[match.phase]?.tunable !== true) return refuse('INVALID_PHASE', { phase: match.phase });
  if (match.paused) return refuse('PAUSED');
  const before = match.settings;
  return stepOrRefuse(game, { ...match, settings, pace }, now, (table) => game.configured?.(table, before));
}

/** Nothing has moved but the state: the phase, its clock and the people around it are as they were. */
function isSameStay(before: Match, after: Match): boolean {
  const { visit, deadline, banked, paused, over, players, away, host } = after;
  return (
    visit === before.visit &&
    deadline === before.deadline &&
    banked === before.banked &&
    paused === before.paused &&
    over === before.over &&
    players === before.players &&
    away === before.away &&
    host === before.host
  );
}

function expire(game: AnyGame, match: Match, visit: number, now: Millis): Applied | Refused {
  const due = dueAt(game, match);
  if (match.paused || visit !== match.visit || due === null || now < due) return refuse('INVALID_PHASE');
  return step(game, match, now, (table) => closing(game, table), { due });
}

function pause(match: Match, now: Millis): Match {
  if (match.paused) return match;
  const banked = match.deadline === null ? null : match.deadline - now;
  return { ...match, paused: true, banked, deadline: null };
}

function resume(match: Match, now: Millis): Match {
  if (!match.paused) return match;
  const deadline = match.banked === null ? null : now + match.banked;
  return { ...match, paused: false, banked: null, deadline };
}

function refuse(code: string, details: Readonly<Record<string, unknown>> = {}): Refused {
  return { code, details };
}
