import type { PlayerId } from '../game.ts';
import { answerOf } from './answers.ts';
import type { Answers } from './answers.ts';

/** Who voted for a choice, in seat order. */
export function votersFor(
  votes: Readonly<Answers<string>>,
  players: readonly PlayerId[],
  choice: string,
): readonly PlayerId[] {
  return players.filter((player) => answerOf(votes, player) === choice);
}

/** The choices with the most votes, in the order given; empty when nobody voted for any of them. */
export function leaders(
  votes: Readonly<Answers<string>>,
  players: readonly PlayerId[],
  choices: readonly string[],
): readonly string[] {
  let most = 0;
  let top: string[] = [];
  for (const choice of choices) {
    const count = votersFor(votes, players, choice).length;
    if (count === 0 || count < most) continue;
    top = count === most ? [...top, choice] : [choice];
    most = count;
  }
  return top;
}
