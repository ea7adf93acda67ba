import { plural } from '../../kit/plural.ts';

/** Names the winner; on an early end too (IQ-Q39). */
export function headlineOf(winners: readonly string[], you: string, names: (ids: readonly string[]) => string): string {
  if (winners.length === 0) return 'That was it!';
  if (winners.length === 1) return winners[0] === you ? 'You win!' : `${names(winners)} wins!`;
  const words = names(winners);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} win!`;
}

export function endingOf(reason: string, completed: number, rounds: number): string {
  if (reason === 'completed') return `${plural(completed, 'round', 'rounds')}, and nobody told the whole truth.`;
  if (reason === 'no_content') return 'There were no questions left, so there is nothing to count.';
  const stood = completed === 0 ? 'No round was finished.' : 'This is how it stood.';
  if (reason === 'insufficient_players') return `It takes four to play, so the game ends here. ${stood}`;
  return `The game ended after ${completed} of ${plural(rounds, 'round', 'rounds')}. ${stood}`;
}
