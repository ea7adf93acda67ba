import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import type { ScreenProps } from '../screen.ts';
import { useStaging } from './staging.ts';
import { seatsOf } from './people.tsx';
import { Truth, Unmasked } from './reveal-list.tsx';
import { ScoreBars } from './score-bars.tsx';
import { SkipWaiting } from './skip-waiting.tsx';
import { RoundLine, Statement } from './statement.tsx';

export function Scoring({ seen, board, hand, clock, play }: ScreenProps<Board, Hand>): JSX.Element | null {
  const { reveal } = board;
  const gained = reveal?.gained[seen.you.id] ?? 0;
  const staging = useStaging(seen, board, clock, () => {
    if (reveal === null) return;
    announce(`The truth: ${reveal.answer}.`);
    if (hand !== null) announce(gained === 0 ? 'No points this round.' : `${gained} points for you.`);
  });
  if (reveal === null) return null;
  return (
    <div class="bt bt-scoring" style={staging.clock}>
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-question">
        Who fooled whom?
      </PhaseHeading>
      <p class="bt-statement-small" style={staging.truth}>
        <Statement question={board.question} answer={reveal.answer} />
      </p>
      {hand !== null && (
        <p class="bt-gain bt-staged" style={staging.points}>
          {gained === 0 ? 'No points this time. The next one is yours.' : `+${gained} for you`}
        </p>
      )}
      <Unmasked seen={seen} staging={staging} everybodyKnew={reveal.truth === null} />
      <Truth seen={seen} reveal={reveal} staging={staging} />
      <section class="bt-points bt-staged" style={staging.points} aria-label="Points">
        <ScoreBars seen={seen} scores={board.scores} gained={reveal.gained} seats={seatsOf(seen, board)} />
      </section>
      <SkipWaiting seen={seen} play={play} />
    </div>
  );
}
