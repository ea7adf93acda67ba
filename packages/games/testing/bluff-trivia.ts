import type { PlayerId } from '@alibi/engine';
import { table } from '@alibi/engine/testing';
import type { Answer, TableOptions, TestTable } from '@alibi/engine/testing';
import type { Pack } from '../bluff-trivia/content.ts';
import { cartridge } from '../bluff-trivia/index.ts';
import type { BluffTrivia, Board, Hand, Question, Settings } from '../bluff-trivia/types.ts';

/** The truth is "Unicorn". */
export const UNICORN: Question = {
  id: 'scotland',
  question: 'The national animal of Scotland is the ____.',
  answer: 'Unicorn',
  aliases: ['one-horned horse', 'licorne'],
  decoys: ['Red squirrel', 'Haggis', 'Stag', 'Puffin'],
  category: 'places',
  difficulty: 1,
  rating: 'everyone',
  source: 'the royal arms',
  fact: 'It is kept in chains.',
};

export function questionWith(changes: Partial<Question>): Question {
  return { ...UNICORN, ...changes };
}

/** Different questions, each with a truth, decoys, source and fact that occur nowhere else. */
export function questions(count: number, changes: Partial<Question> = {}): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const mark = String.fromCodePoint(97 + (index % 26)).repeat(3 + Math.floor(index / 26));
    return questionWith({
      id: `question-${index + 1}`,
      question: `Number ${index + 1} of the things nobody expects is the ____.`,
      answer: `genuine ${mark}`,
      aliases: [`alias ${mark}`],
      decoys: [`decoy one ${mark}`, `decoy two ${mark}`, `decoy three ${mark}`, `decoy four ${mark}`],
      source: `source ${mark}`,
      fact: `fact ${mark}`,
      ...changes,
    });
  });
}

export function packWith(id: string, items: readonly Question[], changes: Partial<Pack> = {}): Pack {
  return {
    id,
    title: `The pack ${id}`,
    description: 'Made for tests only.',
    game: 'bluff-trivia',
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

const SEATS: readonly PlayerId[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

export type Trivia = TestTable<BluffTrivia>;

type TriviaOptions = Omit<TableOptions, 'players' | 'settings' | 'content'> & {
  readonly settings?: Partial<Settings>;
  readonly content?: readonly Question[];
};

/** A match in which every question is about the unicorn, with players A, B, C… of whom A is the host. */
export function trivia(players: number | readonly PlayerId[], options: TriviaOptions = {}): Trivia {
  const seats = typeof players === 'number' ? SEATS.slice(0, players) : players;
  const content = options.content ?? Array.from({ length: 15 }, () => UNICORN);
  return table<BluffTrivia>(cartridge, { ...options, players: seats, content });
}

export function submit(t: Trivia, by: PlayerId, text: string): Answer {
  return t.play(by, 'submit', { text });
}

/** Everybody named submits, in this order. */
export function submitAll(t: Trivia, texts: Readonly<Record<PlayerId, string>>): void {
  for (const [by, text] of Object.entries(texts)) {
    const { code } = submit(t, by, text);
    if (code !== null) throw new Error(`${by} could not submit: ${code}`);
  }
}

/** Votes for the choice with this text. */
export function vote(t: Trivia, by: PlayerId, text: string): Answer {
  return t.play(by, 'vote', { choice: idOf(t, text) });
}

/** Everybody named votes, in this order. */
export function voteAll(t: Trivia, texts: Readonly<Record<PlayerId, string>>): void {
  for (const [by, text] of Object.entries(texts)) {
    const { code } = vote(t, by, text);
    if (code !== null) throw new Error(`${by} could not vote: ${code}`);
  }
}

export function boardOf(t: Trivia): Board {
  return t.seen(null).board;
}

export function handOf(t: Trivia, player: PlayerId): Hand {
  const { hand } = t.seen(player).own;
  if (hand === null) throw new Error(`${player} has no seat`);
  return hand;
}

/** The texts of the choices, as everybody sees them. */
export function texts(t: Trivia): string[] {
  return (boardOf(t).choices ?? []).map(([, text]) => text);
}

/** The place of a choice in the list, as the reveal names it. */
export function placeOf(t: Trivia, text: string): number {
  return texts(t).indexOf(text);
}

export function idOf(t: Trivia, text: string): string {
  const found = boardOf(t).choices?.find(([, shown]) => shown === text);
  if (found === undefined) throw new Error(`${text} is not among ${texts(t).join(', ')}`);
  return found[0];
}

/** A house decoy of the list, whichever was drawn. */
export function decoyOf(t: Trivia): string {
  const decoys = new Set(UNICORN.decoys.map((decoy) => decoy.toUpperCase()));
  return texts(t).find((text) => decoys.has(text)) ?? '';
}

/** From the start of a round to its scoring. */
export function playRound(
  t: Trivia,
  submissions: Readonly<Record<PlayerId, string>>,
  votes: Readonly<Record<PlayerId, string>>,
): void {
  submitAll(t, submissions);
  if (t.phase === 'prompt') t.expire();
  voteAll(t, votes);
  if (t.phase === 'choose') t.expire();
}
