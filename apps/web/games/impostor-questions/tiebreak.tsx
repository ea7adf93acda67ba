import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Frame } from './frame.tsx';
import { namesOf, Person } from './people.tsx';

type Props = ScreenProps<Board, Hand>;

export function Tiebreak(props: Props): JSX.Element {
  return <Lots {...props} class="iq-tiebreak" />;
}

export function StageTiebreak(props: Props): JSX.Element {
  return <Lots {...props} class="iq-stage iq-tiebreak" />;
}

/** A lamp goes from one to the other; where stillness is wanted it shines on all. Who it is nobody knows yet. */
function Lots({ seen, board, class: where }: Props & { readonly class: string }): JSX.Element {
  const tied = board.tied ?? [];
  useOnset(seen, () => {
    sound('reveal');
    announce(`A tie between ${namesOf(seen, tied)}. Lots are drawn.`);
  });
  return (
    <Frame seen={seen} board={board} class={where}>
      <PhaseHeading>{tied.length > 2 ? `A tie of ${tied.length}!` : 'A tie!'}</PhaseHeading>
      <p class="iq-lots-words">The lot decides. One of these is out.</p>
      <ul class="iq-lots" style={`--count: ${tied.length}`}>
        {tied.map((id, index) => (
          <li key={id} class="iq-lot" style={`--turn: ${index}`}>
            <Person seen={seen} id={id} size="l" />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
