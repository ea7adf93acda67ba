import type { PlayerId } from '@alibi/engine';
import { table } from '@alibi/engine/testing';
import type { Answer, TableOptions, TestTable } from '@alibi/engine/testing';
import type { Pack, PackPair } from '../impostor-questions/content.ts';
import { cartridge } from '../impostor-questions/index.ts';
import type { PoolPair } from '../impostor-questions/state.ts';
import type { Board, Hand, ImpostorQuestions, Settings, Target } from '../impostor-questions/types.ts';

export type Quiz = TestTable<ImpostorQuestions>;

export const SEATS: readonly PlayerId[] = Array.from({ length: 16 }, (_, index) => `p${index + 1}`);

/** Pairs whose texts occur nowhere else: "Crew asks …" and "Other asks …". */
export function poolOf(count: number, changes: Partial<PoolPair> = {}): PoolPair[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `pair-${index + 1}`,
    owner: null,
    a: { text: `Crew asks ${index + 1}`, target: 'crew' },
    b: { text: `Other asks ${index + 1}`, target: 'impostor' },
    fresh: true,
    ...changes,
  }));
}

export function pairFor(a: Target, b: Target): PoolPair {
  return { id: 'pair', owner: null, a: { text: 'Text A', target: a }, b: { text: 'Text B', target: b }, fresh: true };
}

export function packPairs(count: number, mark = 'pack'): PackPair[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${mark}-${String(index + 1).padStart(3, '0')}`,
    kind: 'thing',
    rating: 'everyone',
    tell: 1,
    promptA: { text: `${mark} asks this (${index + 1})`, target: 'both', samples: samplesFor(mark, index, 'this') },
    promptB: { text: `${mark} asks that (${index + 1})`, target: 'both', samples: samplesFor(mark, index, 'that') },
  }));
}

function samplesFor(mark: string, index: number, side: string): string[] {
  return ['one', 'two', 'three', 'four'].map((word) => `${word} ${side} ${mark} ${index}`);
}

export function packWith(id: string, items: readonly PackPair[], changes: Partial<Pack> = {}): Pack {
  return {
    id,
    title: `The pack ${id}`,
    description: 'Made for tests only.',
    game: 'impostor-questions',
    version: 1,
    locale: 'en',
    rating: 'everyone',
    tags: [],
    licence: 'CC0-1.0',
    authors: ['The Alibi authors'],
    items,
    ...changes,
  };
}

export type QuizOptions = Omit<TableOptions, 'players' | 'settings' | 'content'> & {
  readonly settings?: Partial<Settings>;
  readonly pairs?: readonly PoolPair[];
};

/** A match of players p1, p2, p3… of whom p1 is the host, in `setup`. */
export function quiz(players: number, { pairs = poolOf(40), ...options }: QuizOptions = {}): Quiz {
  return table<ImpostorQuestions>(cartridge, { ...options, players: SEATS.slice(0, players), content: { pairs } });
}

/** The same match as dice would have it with these impostors: begun, and in `answering`. */
export function roundWith(players: number, impostors: readonly PlayerId[], options: QuizOptions = {}): Quiz {
  const settings = { enabledImpostorCounts: [impostors.length], ...options.settings };
  for (let seed = 1; seed < 2_000; seed++) {
    const t = quiz(players, { ...options, settings, seed });
    begin(t);
    if (t.state.round?.impostors.join() === impostors.join()) return t;
  }
  throw new Error(`no seed makes ${impostors.join()} the impostors`);
}

function must({ code }: Answer): void {
  if (code !== null) throw new Error(`refused: ${code}`);
}

export function hostOf(t: Quiz): PlayerId {
  return t.match.host ?? '';
}

export function begin(t: Quiz, payload: object = {}): void {
  must(t.play(hostOf(t), 'begin', payload));
}

export function answer(t: Quiz, by: PlayerId, text = `answer of ${by}`): Answer {
  return t.play(by, 'answer', { text });
}

export function answerAll(t: Quiz): void {
  for (const player of boardOf(t).active) must(answer(t, player));
}

export function step(t: Quiz): Answer {
  return t.play(hostOf(t), 'next');
}

/** From `answering` or `reveal` to `discussion`, by hand. */
export function toDiscussion(t: Quiz): void {
  if (t.phase === 'answering') answerAll(t);
  while (boardOf(t).hidden > 0) must(step(t));
  must(t.play(hostOf(t), 'discuss'));
}

export function toVoting(t: Quiz): void {
  if (t.phase !== 'discussion') toDiscussion(t);
  must(t.play(hostOf(t), 'vote_now'));
}

export function vote(t: Quiz, by: PlayerId, player: PlayerId): Answer {
  return t.play(by, 'vote', { player });
}

/** "p1→p2 p2→p3": as the book writes votes. */
export function castAll(t: Quiz, votes: string): void {
  for (const [, by = '', target = ''] of votes.matchAll(/(\w+)→(\w+)/g)) must(vote(t, by, target));
}

/** Lets the clock run through the last call and a tiebreak. */
export function settle(t: Quiz): void {
  while (t.phase === 'lastCall' || t.phase === 'tiebreak') t.expire();
}

/** A whole round from wherever it is to its result: everybody votes for the next active seat unless told. */
export function toResult(t: Quiz, votes?: string): void {
  if (t.phase === 'setup') begin(t);
  if (t.phase !== 'voting') toVoting(t);
  const { active } = boardOf(t);
  castAll(t, votes ?? active.map((by, place) => `${by}→${active[(place + 1) % active.length]}`).join(' '));
  settle(t);
}

export function goOn(t: Quiz): void {
  must(t.play(hostOf(t), 'go_on'));
}

export function boardOf(t: Quiz): Board {
  return t.seen(null).board;
}

export function handOf(t: Quiz, player: PlayerId): Hand {
  const { hand } = t.seen(player).own;
  if (hand === null) throw new Error(`${player} has no seat`);
  return hand;
}

export function roundIn(t: Quiz): NonNullable<ImpostorQuestions['state']['round']> {
  if (t.state.round === null) throw new Error('no round');
  return t.state.round;
}
