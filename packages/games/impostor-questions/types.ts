import type { Millis, PlayerId } from '@alibi/engine';
import type { Content, State } from './state.ts';

export type Target = 'crew' | 'impostor' | 'both';
export type Role = 'crew' | 'impostor';
export type Rating = 'everyone' | 'teen' | 'adult';

export interface Prompt {
  readonly text: string;
  readonly target: Target;
}

/** What a player writes in the pool editor (IQ-Q8). Only its author sees it before it is played. */
export interface WrittenPair {
  readonly promptA: Prompt;
  readonly promptB: Prompt;
}

/** Why a pair is refused: the details of `INVALID_PAIR` are `{field, reason}`. */
export type PairField =
  | 'pair'
  | 'promptA'
  | 'promptB'
  | 'promptA.text'
  | 'promptB.text'
  | 'promptA.target'
  | 'promptB.target';
export type PairReason =
  /** Not two prompts of a text and a target each. */
  | 'shape'
  | 'empty'
  /** More than 240 characters. */
  | 'too-long'
  /** Line breaks, control or direction characters. */
  | 'unprintable'
  /** None of crew, impostor, both. */
  | 'target'
  | 'no-crew-prompt'
  | 'no-impostor-prompt'
  /** Both prompts say the same. */
  | 'same-text'
  /** It is there already, perhaps the other way round. */
  | 'duplicate';

export interface Points {
  /** 0 to 10, for each impostor who is not voted out. */
  readonly impostorSurvives: number;
  /** 0 to 10, for each of the crew when an impostor is voted out. */
  readonly crewCatch: number;
  /** −10 to 0, where `crewPenalty` is on. */
  readonly crewVotedOut: number;
}

/** All can be changed before each round (phase `setup`), except the pool: `packs`, `rating`, `writtenPairs` (IQ-Q36). */
export interface Settings {
  /** 5 to 30. With reuse off never more than there are pairs; what is in force is the board's `rounds`. */
  readonly rounds: number;
  readonly questionReuse: boolean;
  /** Of 0, 1, 2; at least one of them with a weight above 0. */
  readonly enabledImpostorCounts: readonly number[];
  /** 0 to 100 each; they need not add up to anything. */
  readonly impostorWeights: Readonly<Record<'0' | '1' | '2', number>>;
  /** Does the author of the pair sit out? `auto`: from five players on. `begin` may override it for one round. */
  readonly eligibility: 'auto' | 'on' | 'off';
  readonly revealMode: 'step' | 'auto';
  /** 2 to 30, in `auto` mode. */
  readonly revealStepSeconds: number;
  /** 10 to 600; null: until the host ends it. */
  readonly discussionSeconds: number | null;
  readonly voteChanges: boolean;
  readonly answerEdits: boolean;
  /** `auto`: a countdown of 3 seconds when all votes are in. `host`: the host closes. */
  readonly voteClose: 'auto' | 'host';
  /** 0 to 600: how long the host must wait before closing a vote with votes missing. */
  readonly adminAdvanceAfterSeconds: number;
  readonly crewPenalty: boolean;
  readonly points: Points;
  readonly promptDelivery: 'distinct' | 'all-permitted' | 'first-permitted';
  readonly showImpostorPrompt: 'at-result' | 'never';
  readonly selfRoleFrom: 'prompt' | 'reveal' | 'result';
  readonly showImpostorCount: 'at-result' | 'at-start';
  readonly preferPairsOfAbsentOwners: boolean;
  /** How written pairs stand to those of packs: all in one pool, before the others, or alone. */
  readonly writtenPairs: 'mixed' | 'first' | 'only';
  /** Pack ids; empty: all that are built in. */
  readonly packs: readonly string[];
  readonly rating: Rating;
}

/**
 * `setup`: the host may change settings and begins the round. `lastCall`: all votes are in, a changed one restarts the
 * countdown. `tiebreak`: a short show of who is tied.
 */
export type PhaseName = 'setup' | 'answering' | 'reveal' | 'discussion' | 'voting' | 'lastCall' | 'tiebreak' | 'result';

/** Why there was no result: the pair is spent, nobody gets points, the round does not count. */
export interface Notice {
  /** `removed`: before the first answer was shown. Afterwards: too few are left, no impostor is left, or the host chose so. */
  readonly canceled: 'removed' | 'too_few' | 'no_impostor' | 'host';
  readonly player: PlayerId | null;
}

/** A completed round, told once the match is over. */
export interface PastRound {
  readonly question: readonly string[];
  /** Null where the settings keep it for ever. */
  readonly impostorPrompt: readonly string[] | null;
  readonly impostors: readonly PlayerId[];
  readonly out: PlayerId | null;
  readonly author: PlayerId | null;
}

/** Face up: players, spectators and stages see the same. */
export interface Board {
  /** Rounds completed so far. The running one is `completed + 1`; in `result` it is `completed`. */
  readonly completed: number;
  /** How many rounds there will be as things stand; below `settings.rounds`: capped by the pairs that are left. */
  readonly rounds: number;
  /** Totals and impostor-survival wins of everybody who ever had a seat, those in `left` included. */
  readonly scores: Readonly<Record<PlayerId, number>>;
  readonly survivals: Readonly<Record<PlayerId, number>>;
  /** Left for good: kept in the table, cannot win. */
  readonly left: readonly PlayerId[];
  /** In `setup` only. */
  readonly setup: Setup | null;
  /** Who plays this round, in seat order; empty in `setup`. Who is seated and in neither list watches until the next round. */
  readonly active: readonly PlayerId[];
  /** The author of the pair who sits this round out. */
  readonly satOut: PlayerId | null;
  /** Took part and left or was taken out of the round. Answers that were shown stay, to be marked "left". */
  readonly withdrawn: readonly PlayerId[];
  /** Who has answered (`answering`), who has voted (`voting`, `lastCall`); in seat order. */
  readonly done: readonly PlayerId[];
  /** Only with `showImpostorCount: 'at-start'`, and at the result through `result.impostors`. */
  readonly impostorCount: number | null;
  /** The true question, from `reveal` on. One text, or with `all-permitted` all that the crew was given. */
  readonly question: readonly string[] | null;
  /** The answers shown so far, in the order of the reveal; from the end of the reveal on all of them. */
  readonly answers: readonly ShownAnswer[];
  /** How many answers are still to be shown (`reveal`). */
  readonly hidden: number;
  /** From when on the host may close the vote with votes missing, in server time (`voting`); null: at once. */
  readonly advanceFrom: Millis | null;
  /** Who is tied, in `tiebreak`. */
  readonly tied: readonly PlayerId[] | null;
  /** In `result`, also when the match ended there. */
  readonly result: Result | null;
  /** In `setup`: why the round before had no result; null: it had one, or there was none. */
  readonly notice: Notice | null;
  /** Once the match is over. */
  readonly statistics: Statistics | null;
}

export interface Setup {
  /** Fewer than four are present: the host waits or ends the match (IQ-Q33). */
  readonly tooFew: boolean;
  /** What the eligibility policy says with the players who are here now. */
  readonly sitsOut: boolean;
  /** Somebody here wrote pairs of this pool: with the policy off they may have to play their own (IQ-Q9). */
  readonly authors: boolean;
}

export interface ShownAnswer {
  readonly player: PlayerId;
  readonly text: string;
}

export interface Result {
  /** Null: nobody is voted out. */
  readonly out: PlayerId | null;
  /** All who were dealt the role, withdrawn ones included; empty in a round without impostors. */
  readonly impostors: readonly PlayerId[];
  /** Null with `showImpostorPrompt: 'never'`. */
  readonly impostorPrompt: readonly string[] | null;
  readonly author: PlayerId | null;
  /** Voter to target. */
  readonly votes: Readonly<Record<PlayerId, PlayerId>>;
  /** The candidates of the tiebreak that `out` lost; null: there was no tie. */
  readonly tied: readonly PlayerId[] | null;
  /** Who had not voted when the host closed the vote; null: the host did not close it early. */
  readonly missed: readonly PlayerId[] | null;
  /** Points of this round for all who were active to the end, 0 included. */
  readonly gained: Readonly<Record<PlayerId, number>>;
}

export interface Statistics {
  readonly impostor: Readonly<Record<PlayerId, number>>;
  readonly votedOut: Readonly<Record<PlayerId, number>>;
  readonly spotted: Readonly<Record<PlayerId, number>>;
  readonly suspected: Readonly<Record<PlayerId, number>>;
  /** The completed rounds, in order. */
  readonly history: readonly PastRound[];
}

/** One seat's own. What there is not (yet) is absent. Sat-out players, watchers and `setup` have no prompts. */
export interface Hand {
  /** What this player was asked, from `answering` to `result`: one text; with `all-permitted` perhaps two. */
  readonly prompts?: readonly string[];
  readonly answer?: string;
  /** As `selfRoleFrom` says; by default from `reveal` on. */
  readonly role?: Role;
  /** The author who sits out: the own pair. */
  readonly pair?: WrittenPair;
  readonly vote?: PlayerId;
}

type Nothing = Record<string, never>;

/**
 * By players: `answer` (may be sent again to change it), `vote` (`voting`, and to change it `lastCall`). The rest is the host's.
 * `reveal` is never in `can`: whoever asks for it while answers are missing is told so (IQ-7.3).
 */
export interface Commands {
  /** `setup`. `sitOut` overrides the eligibility policy for this round. */
  begin: { sitOut?: boolean | undefined };
  answer: { text: string };
  reveal: Nothing;
  /** `reveal`, step mode: shows one more answer. */
  next: Nothing;
  /** `reveal`, step mode, when all answers are shown: starts the discussion. */
  discuss: Nothing;
  /** `discussion`: ends it. */
  vote_now: Nothing;
  /** `discussion` with a timer: 5 to 300. */
  add_time: { seconds: number };
  vote: { player: PlayerId };
  /** `voting`, `lastCall`: closes the vote, with votes missing or not. */
  advance: Nothing;
  /** `answering` to `lastCall`: takes a player out of the round, who stays in the room (IQ-Q31). Before the first answer it cancels. */
  drop: { player: PlayerId };
  /** From the first answer to the end of the vote, once somebody left or was taken out of this round (IQ-Q30). */
  void_round: Nothing;
  /** `result`: to the next `setup`, or to the end. */
  go_on: Nothing;
}

/** Said aloud: every use of a host's power that the board does not show by itself (CM-32). */
export type Event =
  | { type: 'time_added'; seconds: number }
  | { type: 'vote_closed'; missed: readonly PlayerId[] }
  | { type: 'dropped'; player: PlayerId }
  | { type: 'canceled'; reason: Notice['canceled'] };

export interface ImpostorQuestions {
  settings: Settings;
  content: Content;
  state: State;
  phase: PhaseName;
  board: Board;
  hand: Hand;
  event: Event;
  commands: Commands;
}
