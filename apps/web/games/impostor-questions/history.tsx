import type { Board, PastRound } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Names } from './people.tsx';

/** Every round once more: both questions, who it was, who had to go. */
export function History({ seen, board }: { readonly seen: Seen; readonly board: Board }): JSX.Element | null {
  const history = board.statistics?.history ?? [];
  if (history.length === 0) return null;
  return (
    <details class="iq-history">
      <summary>All questions of this game</summary>
      <ol>
        {history.map((past, index) => (
          <li key={index} class="iq-past">
            <h3>Round {index + 1}</h3>
            <Past seen={seen} past={past} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Past({ seen, past }: { readonly seen: Seen; readonly past: PastRound }): JSX.Element {
  const { question, impostorPrompt, impostors, out, author } = past;
  return (
    <>
      {question.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
      {impostorPrompt?.map((text) => (
        <p key={text} class="iq-past-odd" dir="auto">
          {text}
        </p>
      ))}
      <p class="muted small">
        {impostors.length === 0 ? (
          'No impostor'
        ) : (
          <>
            {impostors.length === 1 ? 'Impostor: ' : 'Impostors: '}
            <Names seen={seen} ids={impostors} />
          </>
        )}
        {' · '}
        {out === null ? (
          'nobody voted out'
        ) : (
          <>
            voted out: <Names seen={seen} ids={[out]} />
          </>
        )}
        {author !== null && (
          <>
            {' · by '}
            <Names seen={seen} ids={[author]} />
          </>
        )}
      </p>
    </>
  );
}
