import type { Millis, PlayerId } from '@alibi/engine';
import type { Notice, PastRound, Prompt } from './types.ts';

/** A pair of the frozen pool. The pool never leaves the server. */
export interface PoolPair {
  readonly id: string;
  /** Null: from a pack. */
  readonly owner: PlayerId | null;
  readonly a: Prompt;
  readonly b: Prompt;
  /** New to this room; such pairs come first. */
  readonly fresh: boolean;
}

export interface Content {
  /** At most 120, all that were written among them. */
  readonly pairs: readonly PoolPair[];
}

/** One round. Everything in it is secret unless `view.ts` says otherwise. */
export interface Round {
  /** The place of the pair in the pool. */
  pair: number;
  /** Seat order, without who left or was dropped. */
  active: PlayerId[];
  satOut: PlayerId | null;
  /** Took part and left or was dropped, in seat order. */
  withdrawn: PlayerId[];
  /** As dealt, withdrawn ones included, in seat order. */
  impostors: PlayerId[];
  crewPrompts: string[];
  impostorPrompts: string[];
  answers: Record<PlayerId, string>;
  /** The order of the reveal. */
  order: PlayerId[];
  shown: number;
  votes: Record<PlayerId, PlayerId>;
  /** When the vote was opened. */
  votingSince: Millis | null;
  /** Who had not voted when the host closed; null: the host did not. */
  missed: PlayerId[] | null;
  /** The candidates of the tiebreak; null: there was none. */
  tied: PlayerId[] | null;
  out: PlayerId | null;
  gained: Record<PlayerId, number>;
  /** Its points are given. */
  done: boolean;
}

export interface State {
  completed: number;
  /** The running round, or in `result` and after it the last one; null before the first and after one that was canceled. */
  round: Round | null;
  /** Places in the pool of the pairs that were played or lost, in the order of play; repeats only with reuse on. */
  spent: number[];
  /** Everybody who ever had a seat, in seat order. */
  seats: PlayerId[];
  /** Who came back to a new seat, by the old one (IQ-Q34). */
  renamed: Record<PlayerId, PlayerId>;
  scores: Record<PlayerId, number>;
  tallies: Tallies;
  notice: Notice | null;
  history: PastRound[];
}

/** Over the match, for each player: how often. */
export interface Tallies {
  /** Was an impostor and got away with it: decides equal totals. */
  survivals: Record<PlayerId, number>;
  impostor: Record<PlayerId, number>;
  votedOut: Record<PlayerId, number>;
  /** Voted for an impostor, being crew. */
  spotted: Record<PlayerId, number>;
  /** Votes of others got while being crew. */
  suspected: Record<PlayerId, number>;
}
