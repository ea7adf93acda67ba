import type { Look, PlayerId, Rng } from '@alibi/engine';
import type { PoolPair } from './state.ts';
import type { ImpostorQuestions } from './types.ts';

type At = Pick<Look<ImpostorQuestions>, 'content' | 'state' | 'settings' | 'players'>;

export function pairAt({ content }: Pick<At, 'content'>, place: number): PoolPair {
  const pair = content.pairs[place];
  if (pair === undefined) throw new Error(`no pair at ${place}`);
  return pair;
}

/** Who wrote it, under the name the seat has now; null: nobody who ever sat here. */
export function authorOf({ content, state }: Pick<At, 'content' | 'state'>, place: number): PlayerId | null {
  const { owner } = pairAt({ content }, place);
  return owner === null ? null : (state.renamed[owner] ?? owner);
}

export function unspent({ content, state }: Pick<At, 'content' | 'state'>): number[] {
  const spent = new Set(state.spent);
  return content.pairs.map((_, place) => place).filter((place) => !spent.has(place));
}

/** How many rounds there will be as things stand (IQ-Q13). */
export function roundsIn(look: At): number {
  const { state, settings } = look;
  if (settings.questionReuse) return Math.max(settings.rounds, state.completed);
  const running = state.round !== null && !state.round.done ? 1 : 0;
  return Math.max(state.completed, Math.min(settings.rounds, state.completed + running + unspent(look).length));
}

/** Chooses a pair for the next round: never one twice with reuse off (IQ-5.1), the one before only for want of another. */
export function choosePair(look: At, options: { readonly sitsOut: boolean; readonly rng: Rng }): number {
  const { state, settings, players, content } = look;
  let open = settings.questionReuse ? leastPlayed(look) : unspent(look);
  const prefer = (wanted: (place: number) => boolean): void => {
    const some = open.filter(wanted);
    if (some.length > 0) open = some;
  };
  prefer((place) => place !== state.spent.at(-1));
  if (settings.preferPairsOfAbsentOwners && !options.sitsOut) {
    prefer((place) => !players.includes(authorOf(look, place) ?? ''));
  }
  if (settings.writtenPairs === 'first') prefer((place) => content.pairs[place]?.owner !== null);
  prefer((place) => content.pairs[place]?.fresh === true);
  return options.rng.pick(open);
}

/** Those that came up least often, leaving out the last one. */
function leastPlayed({ content, state }: At): number[] {
  const times = content.pairs.map(() => 0);
  for (const place of state.spent) times[place] = (times[place] ?? 0) + 1;
  const last = content.pairs.length > 1 ? state.spent.at(-1) : undefined;
  const places = times.map((_, place) => place).filter((place) => place !== last);
  const least = Math.min(...places.map((place) => times[place] ?? 0));
  return places.filter((place) => times[place] === least);
}
