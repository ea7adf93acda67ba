import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { plural } from '../../kit/plural.ts';
import { Person } from './people.tsx';

interface AnswersProps {
  readonly seen: Seen;
  readonly board: Board;
}

/** The true question as the head of what follows; with several, all that the crew had. */
export function Question({ board }: Pick<AnswersProps, 'board'>): JSX.Element {
  return (
    <>
      {(board.question ?? []).map((text) => (
        <span key={text} class="iq-question" dir="auto">
          {text}
        </span>
      ))}
    </>
  );
}

/** Who said what, in the order of the reveal; what is still to come lies face down. */
export function Answers({ seen, board }: AnswersProps): JSX.Element {
  const gone = (id: string): boolean => board.withdrawn.includes(id) || board.left.includes(id);
  return (
    <>
      <ol class="iq-answers">
        {board.answers.map(({ player, text }) => (
          <li key={player} class={`iq-answer ${gone(player) ? 'iq-answer-gone' : ''}`}>
            <Person seen={seen} id={player} />
            <p class="iq-said" dir="auto">
              {text}
            </p>
            {gone(player) && <span class="tag">out of this round</span>}
          </li>
        ))}
        {Array.from({ length: board.hidden }, (_, index) => (
          <li key={`hidden-${index}`} class="iq-answer iq-answer-hidden" aria-hidden="true" />
        ))}
      </ol>
      {board.hidden > 0 && <p class="visually-hidden">{plural(board.hidden, 'answer', 'answers')} to come</p>}
    </>
  );
}
