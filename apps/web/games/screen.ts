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
  /** Opens the room's settings; null where this person cannot change them now. */
  readonly openSettings: (() => void) | null;
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
  /** The parts of a setting that has several, each with words of its own. */
  readonly parts?: Readonly<Record<string, SettingWords>>;
  /** Whether it counts at all under the settings as they stand; absent: always. */
  readonly matters?: (settings: object) => boolean;
  /** It cannot be changed while a match runs, for this reason: a whole sentence. */
  readonly fixedInMatch?: string;
}

export interface SummaryContext {
  readonly timeScale: number;
  /** Titles of all packs there are; null: not known yet. */
  readonly packs: readonly { readonly id: string; readonly title: string }[] | null;
}

export interface WriteFormProps {
  /** What is being edited; null: a new one. */
  readonly item: object | null;
  /** The other ones of the same author, to spot a second one alike. */
  readonly others: readonly object[];
  /** The form shows what a refusal says. */
  readonly onSave: (item: object) => Promise<Answer>;
  /** Null: there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
}

/** One column of a table of items. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** Other names it goes by in files that people bring along, in lower case. */
  readonly aliases: readonly string[];
  readonly needed: boolean;
}

export interface Flaw {
  /** A column's key; null: the item as a whole. */
  readonly field: string | null;
  /** What is wrong and what to do, as a sentence. */
  readonly text: string;
}

/** How people write and bring along items of a game. Loaded only when somebody does. */
export interface Authoring {
  readonly Form: ComponentType<WriteFormProps>;
  /** One item in a list of the author's own. */
  readonly Item: ComponentType<{ readonly item: object }>;
  /** One item as it will look on a phone during the game. */
  readonly Preview: ComponentType<{ readonly item: object }>;
  readonly columns: readonly Column[];
  /** An item out of one row of a table; what is missing in the row is missing in the item. */
  itemFrom(cells: Readonly<Record<string, string>>): object;
  cellsOf(item: object): Readonly<Record<string, string>>;
  /** Equal for items that are the same. */
  keyOf(item: object): string;
  /** Hints given before the server decides. */
  flaws(item: object): readonly Flaw[];
  /** What the server found wrong with an item of a pack. */
  flawOf(error: {
    readonly code: string;
    readonly field?: string | undefined;
    readonly reason?: string | undefined;
  }): Flaw;
}

export interface Writing {
  readonly one: string;
  readonly many: string;
  /** What writing one is good for, in a sentence. */
  readonly invitation: string;
  load(): Promise<Authoring>;
}

/** What the host can do about one person by a command of the game. */
export interface PersonAction {
  readonly label: string;
  readonly command: string;
  readonly payload: unknown;
  /** Asked before it is done. */
  readonly ask: { readonly title: string; readonly text: string; readonly yes: string };
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
  /** Absent: nobody writes items for this game. */
  readonly writing?: Writing;
  /** Shown in the list of people while a match runs. */
  personActions?(seen: Seen, board: object, id: string): readonly PersonAction[];
}
