import type { Answer, Clock } from '@alibi/client';
import type { Act, Seen } from '@alibi/protocol';
import type { ComponentType } from 'preact';

/** Everything a game's screen is given. A screen is a function of it and keeps no truth of its own. */
export interface ScreenProps<Board extends object, Hand extends object> {
  readonly seen: Seen;
  readonly board: Board;
  /** Null for spectators and the stage. */
  readonly hand: Hand | null;
  readonly clock: Clock;
  /** Sends a game command; refusals are also shown by the shell. */
  readonly play: (command: string, payload: unknown) => Promise<Answer>;
  readonly act: (act: Act) => Promise<Answer>;
}

export type Screen<Board extends object, Hand extends object> = ComponentType<ScreenProps<Board, Hand>>;

/** One game's screens: `phone` for players and spectators, `stage` for the shared screen, by phase. */
export interface GameScreens<Phase extends string, Board extends object, Hand extends object> {
  readonly phone: Readonly<Record<Phase, Screen<Board, Hand>>>;
  readonly stage: Readonly<Record<Phase, Screen<Board, Hand>>>;
  /** After the match: the same for phone and stage, told apart by `seen.you`. */
  readonly results: { readonly phone: Screen<Board, Hand>; readonly stage: Screen<Board, Hand> };
}

export interface RuleCard {
  readonly title: string;
  readonly text: string;
}

/** One of the game's settings as people read it. What is missing is made up from its key. */
export interface SettingWords {
  readonly label: string;
  readonly hint?: string;
  /** `plain` is shown at once, `more` behind a fold. */
  readonly group: 'plain' | 'more';
  /** What the values of a choice are called. */
  readonly options?: Readonly<Record<string, string>>;
  /** Short and long: "s", "seconds". */
  readonly unit?: { readonly short: string; readonly long: string };
  /** What one press of plus adds. */
  readonly step?: number;
}

export interface SummaryContext {
  readonly timeScale: number;
  /** Titles of all packs there are; null: not known yet. */
  readonly packs: readonly { readonly id: string; readonly title: string }[] | null;
}

/** What the lobby shows of a game before its screens are loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  /** The rules in three cards, as these settings make them. */
  rules(settings: object): readonly RuleCard[];
  readonly settings: Readonly<Record<string, SettingWords>>;
  /** The settings in a few facts, times as they really run. */
  summary(settings: object, context: SummaryContext): readonly string[];
  readonly Motif: ComponentType;
}
