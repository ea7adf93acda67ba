import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Person, seatsOf } from './people.tsx';
import { ranksOf } from './ranks.ts';
import { total } from './verdict.ts';

/** Points so far, best first. */
export function Scores({ seen, board }: { readonly seen: Seen; readonly board: Board }): JSX.Element {
  const ranks = ranksOf(board, seatsOf(seen, board), []);
  const most = Math.max(1, ...ranks.map(({ points }) => points));
  return (
    <section class="iq-scores" aria-label="Points so far">
      <ol class="iq-score-list">
        {ranks.map(({ id, points }) => (
          <li key={id} class={`iq-score ${id === seen.you.id ? 'iq-score-own' : ''}`}>
            <Person seen={seen} id={id} />
            <strong class="iq-total">
              {total(points)}
              <span class="visually-hidden"> points</span>
            </strong>
            <span class="iq-bar" style={`--to: ${(Math.max(0, points) / most).toFixed(3)}`} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
