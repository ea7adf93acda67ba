import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import { yourTurn } from '../../kit/your-turn.ts';
import { useSecondsUntil } from '../../room/use-seconds.ts';
import type { ScreenProps } from '../screen.ts';
import { Answers, Question } from './answers.tsx';
import { Aside } from './aside.tsx';
import { Ballot } from './ballot.tsx';
import { CloseVote } from './close-vote.tsx';
import { Frame } from './frame.tsx';
import { PromptCard } from './prompt-card.tsx';
import { standingOf } from './standing.ts';
import { Stuck } from './stuck.tsx';

type Props = ScreenProps<Board, Hand>;

export function Voting(props: Props): JSX.Element {
  const { seen, board, hand } = props;
  const active = standingOf(seen, board) === 'active';
  useOnset(seen, () => {
    sound('in');
    announce('Time to vote.');
    if (active && hand?.vote === undefined) yourTurn('Vote for one player.');
  });
  return (
    <VotingFrame {...props}>
      <PhaseHeading>{active ? 'Who is the impostor?' : 'The others vote'}</PhaseHeading>
    </VotingFrame>
  );
}

/** All votes are in. A changed one starts the countdown anew, which is a new visit of the same phase. */
export function LastCall(props: Props): JSX.Element {
  const { seen } = props;
  const active = standingOf(seen, props.board) === 'active';
  useOnset(seen, () => {
    sound('tick');
    announce(
      active && seen.you.can.includes('vote')
        ? 'All votes are in. Three seconds to change yours.'
        : 'All votes are in.',
    );
  });
  return (
    <VotingFrame {...props}>
      <PhaseHeading>
        Last call <Countdown seen={seen} />
      </PhaseHeading>
    </VotingFrame>
  );
}

export function Countdown({ seen }: Pick<Props, 'seen'>): JSX.Element | null {
  const seconds = useSecondsUntil(seen.you.phase?.endsAt ?? null);
  if (seconds === null) return null;
  return (
    <span key={`${seen.you.phase?.visit}/${seconds}`} class="iq-countdown" aria-hidden="true">
      {Math.max(1, seconds)}
    </span>
  );
}

function VotingFrame({ children, ...props }: Props & { readonly children: JSX.Element }): JSX.Element {
  const { seen, board, hand, play } = props;
  const standing = standingOf(seen, board);
  const late = board.active.filter((id) => !board.done.includes(id));
  return (
    <Frame seen={seen} board={board} class="iq-voting">
      {children}
      <p class="iq-true-small">
        <Question board={board} />
      </p>
      {standing === 'active' && hand !== null ? (
        <Ballot seen={seen} board={board} hand={hand} play={play} />
      ) : (
        <>
          {standing !== 'active' && <Aside standing={standing} />}
          <Answers seen={seen} board={board} />
        </>
      )}
      <SeatRow seen={seen} ids={board.active} marked={board.done} markedText="voted" waitingText="still thinking" />
      <CloseVote seen={seen} board={board} play={play} />
      <Stuck seen={seen} board={board} play={play} waitsFor={late} />
      <PromptCard seen={seen} board={board} hand={hand} />
    </Frame>
  );
}
