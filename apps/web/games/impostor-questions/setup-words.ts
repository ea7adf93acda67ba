import type { Board, Notice, Settings } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import { plural } from '../../kit/plural.ts';

type Here = Pick<Seen, 'room'>;

const list = new Intl.ListFormat('en-GB');

/** Why the round before has no result. Nobody is blamed for leaving. */
export function noticeWords({ canceled }: Notice, name: string | null): string {
  const after = 'It does not count, and its question is used up.';
  if (canceled === 'removed') {
    return `The last round was called off${name === null ? '' : ` because it was not complete without ${name}`}. ${after}`;
  }
  if (canceled === 'too_few') return `Too few were left in the last round, so it was called off. ${after}`;
  if (canceled === 'no_impostor')
    return `The last round had lost what made it a riddle, so it was called off. ${after}`;
  return `The host has called the last round off. ${after}`;
}

/** How many rounds are still to come, and why they may be fewer than wanted (IQ-Q12, IQ-Q13). */
export function roundsWords(
  { completed, rounds }: Pick<Board, 'completed' | 'rounds'>,
  wanted: Settings['rounds'],
): string | null {
  if (rounds >= wanted) return null;
  const left = rounds - completed;
  return `There are questions for ${plural(left, 'more round', 'more rounds')}, so the game has ${rounds} instead of ${wanted}. With “Questions may come again” in the settings it has all of them.`;
}

/** What the host should know before the round begins; the most pressing first. */
export function beginWords({ room }: Here, board: Pick<Board, 'setup'>, sitOut: boolean): readonly string[] {
  const players = Object.values(room.people).filter(({ kind }) => kind === 'player');
  const { tooFew = false, authors = false } = board.setup ?? {};
  if (tooFew) {
    const count = players.length === 1 ? 'only you are' : `only ${players.length} are`;
    return [
      `Four players are needed, and ${count} here. Wait for somebody, share the code, or end the game with the points as they are.`,
    ];
  }
  const words: string[] = [];
  const away = players.filter(({ away: isAway }) => isAway).map(({ name }) => name);
  if (away.length > 0) {
    words.push(
      `${list.format(away)} ${away.length === 1 ? 'is' : 'are'} away, and the round would wait for the answer. You can wait, or free the seat under People.`,
    );
  }
  if (authors && sitOut && players.length === 4) {
    words.push('With four of you, only three play when somebody’s own question comes up.');
  }
  if (authors && !sitOut) words.push('Who gets a question of their own plays along and knows both.');
  return words;
}
