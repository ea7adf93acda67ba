import type { Board } from '@alibi/games/bluff-trivia/types';

/** Names the winners; a shared win is everybody's. */
export function headlineOf(
  winners: readonly string[],
  players: number,
  you: string,
  /** Joined as in a sentence, with "you" for you. */
  names: (ids: readonly string[]) => string,
): string {
  if (winners.length === 0) return 'That was it!';
  if (winners.length === players && players > 1) return 'A dead heat: everybody wins!';
  if (winners.length === 1) return winners[0] === you ? 'You win!' : `${names(winners)} wins!`;
  if (!winners.includes(you)) return `${names(winners)} share the win!`;
  const youFirst = [you, ...winners.filter((id) => id !== you)];
  return `${names(youFirst).replace(/^you/, 'You')} share the win!`;
}

export function endingOf(reason: string, { round, rounds }: Pick<Board, 'round' | 'rounds'>): string {
  if (reason === 'completed')
    return rounds === 1 ? 'One round, one truth.' : `${rounds} rounds of lies and one truth each.`;
  if (reason === 'insufficient_players') return 'It takes two to bluff, so the match ends here. This is how it stood.';
  return `The match ended in round ${round} of ${rounds}. This is how it stood.`;
}
