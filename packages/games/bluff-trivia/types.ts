import type { PlayerId } from '@alibi/engine';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly aliases: readonly string[];
  readonly decoys: readonly string[];
  readonly category: string;
  readonly difficulty: number;
  readonly rating: 'everyone' | 'teen' | 'adult';
  readonly source: string;
  readonly fact: string;
}

export interface Settings {
  readonly rounds: number;
  readonly promptSeconds: number;
  readonly chooseSeconds: number;
  readonly scoringSeconds: number;
  readonly truthPoints: number;
  readonly bluffPoints: number;
  readonly truthSubmission: 'score-skip-vote' | 'reject' | 'vote-too';
  readonly fuzzyTruth: boolean;
  readonly duplicateBluff: 'merge' | 'refuse-second';
  readonly choiceCase: 'upper' | 'title';
  readonly minOtherChoices: number;
  readonly graceMs: number;
  readonly hostAdvance: boolean;
  readonly chatDuringRound: boolean;
  /** Pack ids; empty: all. */
  readonly packs: readonly string[];
  readonly rating: 'everyone' | 'teen' | 'adult';
}

/** What a player sent: kept as typed, with whether it is the truth. Secret until scoring. */
export interface Submission {
  readonly text: string;
  readonly truth: boolean;
}

export interface Choice {
  readonly id: string;
  readonly text: string;
  /** Empty for the truth and for house decoys. */
  readonly authors: readonly PlayerId[];
  readonly truth: boolean;
}

/** Plain JSON. Everything about the running round is secret unless `view.ts` says otherwise. */
export interface State {
  round: number;
  submissions: Record<PlayerId, Submission>;
  /** Truthful tries, where the truth is refused. */
  tries: Record<PlayerId, number>;
  /** Empty until `choose`, and when nobody had to vote. */
  choices: Choice[];
  /** Ids of the choices of the round before. */
  spentIds: string[];
  votes: Record<PlayerId, string>;
  gained: Record<PlayerId, number>;
  scores: Record<PlayerId, number>;
  /** Per player over the match: truths found, people fooled. */
  found: Record<PlayerId, number>;
  fooled: Record<PlayerId, number>;
}

/** What is seen of a choice. A pair, as there are many of them in every round. */
export type ShownChoice = readonly [id: string, text: string];

/** Face up. */
export interface Board {
  readonly round: number;
  readonly rounds: number;
  readonly category: string;
  readonly question: string;
  /** Who has submitted, then who has voted; in seat order. */
  readonly done: readonly PlayerId[];
  /** From `choose` on. */
  readonly choices: readonly ShownChoice[] | null;
  /** In `scoring` only. */
  readonly reveal: Reveal | null;
  readonly scores: Readonly<Record<PlayerId, number>>;
  /** Once the match is over. */
  readonly statistics: Statistics | null;
}

/** Choices are named by their place in `choices`, from 0. */
export interface Reveal {
  /** Null when everybody knew it and nothing was voted on. */
  readonly truth: number | null;
  readonly answer: string;
  readonly fact: string;
  readonly source: string;
  /** Whose lie is which choice; what is nobody's is the truth or of the house. */
  readonly authors: Readonly<Record<PlayerId, number>>;
  readonly votes: Readonly<Record<PlayerId, number>>;
  /** Who submitted the truth. */
  readonly knew: readonly PlayerId[];
  /** Only who got any. */
  readonly gained: Readonly<Record<PlayerId, number>>;
}

export interface Statistics {
  readonly found: Readonly<Record<PlayerId, number>>;
  readonly fooled: Readonly<Record<PlayerId, number>>;
}

/** One seat's own. What there is not yet is absent. */
export interface Hand {
  /** What I submitted this round. */
  readonly mine?: string;
  /** I submitted the truth and need not vote. */
  readonly knows?: true;
  /** My truthful tries so far, where the truth is refused: "pick another lie". */
  readonly tries?: number;
  /** The id of the choice that is my own bluff. */
  readonly own?: string;
  /** The id of the choice I voted for. */
  readonly vote?: string;
}

export interface BluffTrivia {
  settings: Settings;
  content: readonly Question[];
  state: State;
  phase: 'prompt' | 'choose' | 'scoring';
  board: Board;
  hand: Hand;
  event: { type: string };
  commands: { submit: { text: string }; vote: { choice: string }; advance: Record<string, never> };
}
