import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { PersonAction } from '../screen.ts';

/** Before the first answer is shown, a round without somebody is no round (IQ-7.4, IQ-Q29). */
export function cancels({ you }: Pick<Seen, 'you'>, { answers }: Pick<Board, 'answers'>): boolean {
  return you.phase?.name === 'answering' || (you.phase?.name === 'reveal' && answers.length === 0);
}

/** The host takes somebody out of the running round; they keep their seat and points (IQ-Q31). */
export function personActions(seen: Seen, board: object, id: string): readonly PersonAction[] {
  const { active, answers } = board as Board;
  if (!seen.you.can.includes('drop') || !active.includes(id)) return [];
  const name = seen.room.people[id]?.name ?? 'this player';
  const then = cancels(seen, { answers })
    ? 'The answers are not out yet, so this round is called off and does not count.'
    : 'The round goes on without them. They cannot be voted for and get no points in it.';
  return [
    {
      label: 'Take out of this round',
      command: 'drop',
      payload: { player: id },
      ask: {
        title: `Take ${name} out of this round?`,
        text: `${then} The seat stays theirs, and they play again in the next round.`,
        yes: 'Take out',
      },
    },
  ];
}
