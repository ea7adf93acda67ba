import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { plural } from '../../kit/plural.ts';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import { yourTurn } from '../../kit/your-turn.ts';
import type { ScreenProps } from '../screen.ts';
import { Ballot } from './ballot.tsx';
import type { Notice } from './ballot.tsx';
import { useOnset } from '../../kit/onset.ts';
import { seatsOf } from './people.tsx';
import { SkipWaiting } from './skip-waiting.tsx';
import { RoundLine, Statement } from './statement.tsx';

export function Choose({ seen, board, hand, play }: ScreenProps<Board, Hand>): JSX.Element {
  const choices = board.choices ?? [];
  useOnset(seen, () => {
    sound('in');
    announce(`Time to vote. ${plural(choices.length, 'answer', 'answers')}, one is true.`);
    // For those who know it already too: what a phone says and does must not tell them apart.
    if (hand !== null && hand.vote === undefined) yourTurn('Find the truth.');
  });
  return (
    <div class="bt bt-choose">
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-question">
        Which one is true?
      </PhaseHeading>
      <p class="bt-statement-small">
        <Statement question={board.question} />
      </p>
      <Ballot
        key={seen.you.phase?.visit}
        choices={choices}
        hand={hand}
        open={seen.you.can.includes('vote')}
        notice={noticeFor(seen, hand)}
        play={play}
      />
      <SeatRow
        seen={seen}
        ids={seatsOf(seen, board)}
        marked={board.done}
        markedText="voted"
        waitingText="still thinking"
      />
      <SkipWaiting seen={seen} play={play} />
    </div>
  );
}

/** Why the ballot is closed to this viewer. */
function noticeFor({ room }: Seen, hand: Hand | null): Notice {
  if (hand === null) return { title: 'You are watching', text: 'Guess along: the truth comes in a moment.' };
  if (hand.vote !== undefined)
    return { title: 'You are in', text: 'Your vote is locked. Let us see who fell for what.' };
  if (hand.knows === true) return { title: 'You are in', text: 'You know the truth: no vote needed. Enjoy the show.' };
  if (room.paused !== null) return { title: 'Pause', text: 'Voting goes on as soon as the game does.' };
  return { title: 'You are watching', text: 'You can vote again in the next round.' };
}
