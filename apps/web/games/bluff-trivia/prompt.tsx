import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import { yourTurn } from '../../kit/your-turn.ts';
import type { ScreenProps } from '../screen.ts';
import { BluffForm } from './bluff-form.tsx';
import { draftKey } from '../../kit/draft.ts';
import { useOnset } from '../../kit/onset.ts';
import { seatsOf, settingsOf } from './people.tsx';
import { SkipWaiting } from './skip-waiting.tsx';
import { categoryTitle, RoundLine, Statement } from './statement.tsx';
import { Submitted } from './submitted.tsx';

export function Prompt(props: ScreenProps<Board, Hand>): JSX.Element {
  const { seen, board, hand, clock, play } = props;
  const asked = useRef(false);
  const open = hand !== null && hand.mine === undefined;
  if (open) asked.current = true;
  useOnset(seen, () => {
    sound('join');
    announce(`Round ${board.round} of ${board.rounds}. ${categoryTitle(board.category)}.`);
    if (open) yourTurn('Fill the blank.');
  });
  return (
    <div class="bt bt-prompt">
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-statement">
        <Statement question={board.question} />
      </PhaseHeading>
      {open && (
        <BluffForm
          key={draftKey(seen)}
          draft={draftKey(seen)}
          tries={hand.tries ?? 0}
          settings={settingsOf(seen)}
          endsAt={seen.you.phase?.endsAt ?? null}
          open={seen.you.can.includes('submit')}
          clock={clock}
          play={play}
        />
      )}
      {hand !== null && hand.mine !== undefined && (
        <Submitted
          mine={hand.mine}
          knows={hand.knows === true}
          settings={settingsOf(seen)}
          takesFocus={asked.current}
        />
      )}
      {hand === null && (
        <p class="bt-watching">You are watching. The answers appear here as soon as everybody is in.</p>
      )}
      <SeatRow seen={seen} ids={seatsOf(seen, board)} marked={board.done} markedText="in" waitingText="still writing" />
      <SkipWaiting seen={seen} play={play} />
    </div>
  );
}
