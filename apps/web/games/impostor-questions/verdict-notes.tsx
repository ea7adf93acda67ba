import type { Board, Result } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Names } from './people.tsx';

interface NotesProps {
  readonly seen: Seen;
  readonly board: Board;
  readonly result: Result;
}

/** Both questions side by side: now everybody sees why an answer was odd. */
export function BothQuestions({ board, result }: Omit<NotesProps, 'seen'>): JSX.Element {
  const same = JSON.stringify(board.question) === JSON.stringify(result.impostorPrompt);
  return (
    <dl class="iq-both">
      <div class="card">
        <dt>The true question</dt>
        {(board.question ?? []).map((text) => (
          <dd key={text} dir="auto">
            {text}
          </dd>
        ))}
      </div>
      {result.impostorPrompt !== null && !same && (
        <div class="card iq-both-odd">
          <dt>{result.impostors.length === 0 ? 'Nobody was asked' : 'The impostor was asked'}</dt>
          {result.impostorPrompt.map((text) => (
            <dd key={text} dir="auto">
              {text}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** How it came about: a tie, votes that were missing, who wrote the questions. */
export function HowItCame({ seen, result }: Omit<NotesProps, 'board'>): JSX.Element | null {
  const { tied, missed, author } = result;
  if (tied === null && (missed === null || missed.length === 0) && author === null) return null;
  return (
    <ul class="iq-how-it-came">
      {tied !== null && (
        <li>
          A tie between <Names seen={seen} ids={tied} />: the lot decided.
        </li>
      )}
      {missed !== null && missed.length > 0 && (
        <li>
          The host closed the vote without <Names seen={seen} ids={missed} />.
        </li>
      )}
      {author !== null && (
        <li>
          The questions are by <Names seen={seen} ids={[author]} />.
        </li>
      )}
    </ul>
  );
}
