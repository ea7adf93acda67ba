import type { Answers } from '../../blocks/answers.ts';
import type { PlayerId } from '../../game.ts';

/**
 * A small game to try the engine on. In secret one player is the fox and another the owl; all but the fox know the word.
 * Everybody hides eggs. At night the fox robs somebody and the owl watches somebody, nobody else knows in which order.
 * Then all accuse: is the fox found, its accusers score; otherwise the fox has the eggs.
 */
export interface Henhouse {
  settings: { readonly rounds: number };
  /** One word for each round. */
  content: readonly string[];
  state: HenhouseState;
  phase: 'hide' | 'night' | 'theft' | 'watch' | 'accuse' | 'reveal';
  board: HenhouseBoard;
  hand: HenhouseHand;
  event: { type: 'morning' } | { type: 'revealed'; fox: PlayerId };
  commands: {
    hide: { readonly eggs: number };
    steal: { readonly from: PlayerId };
    watch: { readonly whom: PlayerId };
    accuse: { readonly whom: PlayerId };
    next: Record<string, never>;
  };
}

/** Secret, all of it but round and scores, until the reveal. */
export interface HenhouseState {
  round: number;
  fox: PlayerId;
  owl: PlayerId;
  /** Which half of the night comes first. */
  early: 'theft' | 'watch';
  eggs: Answers<number>;
  robbed: PlayerId | null;
  watched: PlayerId | null;
  votes: Answers<PlayerId>;
  scores: Record<PlayerId, number>;
}

export interface HenhouseBoard {
  readonly round: number;
  readonly suspects: readonly PlayerId[];
  /** Who has hidden eggs, then who has accused. */
  readonly done: Readonly<Record<PlayerId, true>>;
  readonly reveal: { readonly fox: PlayerId; readonly owl: PlayerId; readonly robbed: PlayerId | null } | null;
  readonly scores: Readonly<Record<PlayerId, number>>;
}

export interface HenhouseHand {
  readonly role: 'fox' | 'owl' | 'hen';
  /** Null for the fox. */
  readonly word: string | null;
  readonly eggs: number | null;
  /** Whom I robbed or watched, and for the owl whether that is the fox. */
  readonly target: PlayerId | null;
  readonly seen: 'fox' | 'nothing' | null;
  readonly vote: PlayerId | null;
}
