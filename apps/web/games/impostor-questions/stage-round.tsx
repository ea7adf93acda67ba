import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Answers, Question } from './answers.tsx';
import { Frame } from './frame.tsx';
import { Motif } from './motif.tsx';
import { nameOf } from './people.tsx';
import { useSteps } from './reveal.tsx';
import { Scores } from './scores.tsx';
import { HowItGoes, Notes, titleOf } from './setup.tsx';
import { Countdown } from './voting.tsx';

type Props = ScreenProps<Board, Hand>;

export function StageSetup({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('in'));
  const { host } = seen.room;
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-setup">
      <span class="iq-stage-art">
        <Motif />
      </span>
      <PhaseHeading>{titleOf(board)}</PhaseHeading>
      <Notes seen={seen} board={board} />
      {board.completed === 0 ? <HowItGoes seen={seen} /> : <Scores seen={seen} board={board} />}
      <p class="iq-cue">
        {board.setup?.tooFew === true
          ? 'The next round needs four of you.'
          : `${host === null ? 'The host' : nameOf(seen, host)} begins the round. Phones close to your chest!`}
      </p>
    </Frame>
  );
}

export function StageAnswering({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('join'));
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-answering">
      <PhaseHeading class="iq-stage-title">The question is on your phone</PhaseHeading>
      <p class="iq-cue">Hold the card to look at it, answer in a few words. Is it the same one for everybody?</p>
      <SeatRow seen={seen} ids={board.active} marked={board.done} markedText="in" waitingText="still writing" />
    </Frame>
  );
}

export function StageReveal({ seen, board }: Props): JSX.Element {
  useSteps({ seen, board }, () => undefined);
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-answers iq-stage-reveal">
      <PhaseHeading class="iq-true">
        <Question board={board} />
      </PhaseHeading>
      <Answers seen={seen} board={board} />
    </Frame>
  );
}

export function StageDiscussion({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('in'));
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-answers">
      <PhaseHeading class="iq-true">
        <Question board={board} />
      </PhaseHeading>
      <Answers seen={seen} board={board} />
      <p class="iq-cue">Talk it over: who was asked something else?</p>
    </Frame>
  );
}

export function StageVoting({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('in'));
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-answers">
      <PhaseHeading class="iq-true">
        <Question board={board} />
      </PhaseHeading>
      <Answers seen={seen} board={board} />
      <SeatRow seen={seen} ids={board.active} marked={board.done} markedText="voted" waitingText="still thinking" />
    </Frame>
  );
}

export function StageLastCall({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('tick'));
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-answers">
      <PhaseHeading class="iq-true">
        <Question board={board} />
      </PhaseHeading>
      <Answers seen={seen} board={board} />
      <p class="iq-cue iq-last-call">
        Last call! All votes are in. <Countdown seen={seen} />
      </p>
    </Frame>
  );
}
