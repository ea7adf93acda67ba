import type { Board, Result } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { plural } from '../../kit/plural.ts';
import { Person, Tokens } from './people.tsx';
import { linesOf, signed } from './verdict.ts';
import type { Line } from './verdict.ts';

interface RoundLinesProps {
  readonly seen: Seen;
  readonly board: Board;
  readonly result: Result;
}

/** Who said what, what they were, and who pointed at them: votes fall one by one. */
export function RoundLines({ seen, board, result }: RoundLinesProps): JSX.Element {
  return (
    <ol class="iq-lines">
      {linesOf(board, result).map((line) => (
        <RoundLine key={line.id} seen={seen} line={line} />
      ))}
    </ol>
  );
}

function RoundLine({ seen, line }: { readonly seen: Seen; readonly line: Line }): JSX.Element {
  const { id, impostor, out, text, voters, gained } = line;
  return (
    <li class={`iq-line ${out ? 'iq-line-out' : ''}`}>
      <span class="iq-line-who">
        <Person seen={seen} id={id} />
        {impostor && <span class="iq-badge">impostor</span>}
        {out && <span class="tag">out</span>}
      </span>
      {gained !== null && (
        <span class={`iq-line-gain ${gained > 0 ? 'iq-gain-good' : gained < 0 ? 'iq-gain-bad' : ''}`}>
          {signed(gained)}
          <span class="visually-hidden"> points</span>
        </span>
      )}
      {text !== null && (
        <p class="iq-said" dir="auto">
          {text}
        </p>
      )}
      {voters.length > 0 && (
        <p class="iq-line-votes">
          <span class="muted small">{plural(voters.length, 'vote', 'votes')} by </span>
          <Tokens seen={seen} ids={voters} />
        </p>
      )}
    </li>
  );
}
