import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Answers, Question } from './answers.tsx';
import { Aside } from './aside.tsx';
import { Dock, Waiting } from './dock.tsx';
import { Frame } from './frame.tsx';
import { PromptCard } from './prompt-card.tsx';
import { standingOf } from './standing.ts';
import { Stuck } from './stuck.tsx';

type Props = ScreenProps<Board, Hand>;

/** In seconds, for the host. */
const MORE_TIME = [30, 60] as const;

export function Discussion({ seen, board, hand, play }: Props): JSX.Element {
  useOnset(seen, () => {
    sound('in');
    announce('Talk it over: who was asked something else?');
  });
  const standing = standingOf(seen, board);
  return (
    <Frame seen={seen} board={board} class="iq-discussion">
      <PhaseHeading>Who was asked something else?</PhaseHeading>
      <p class="iq-true-small">
        <Question board={board} />
      </p>
      <Answers seen={seen} board={board} />
      {standing !== 'active' && <Aside standing={standing} />}
      <PromptCard seen={seen} board={board} hand={hand} />
      <Stuck seen={seen} board={board} play={play} waitsFor={[]} />
      <Dock>
        <Talk seen={seen} play={play} />
      </Dock>
    </Frame>
  );
}

function Talk({ seen, play }: Pick<Props, 'seen' | 'play'>): JSX.Element {
  const { can, phase } = seen.you;
  if (!can.includes('vote_now')) {
    return (
      <Waiting title="Talk it over">
        {phase?.endsAt === null && phase.left === null
          ? 'Aloud, or in the chat. The host opens the vote.'
          : 'Aloud, or in the chat. When the time is up, the vote opens.'}
      </Waiting>
    );
  }
  return (
    <>
      {can.includes('add_time') && (
        <div class="iq-more-time">
          {MORE_TIME.map((seconds) => (
            <Button key={seconds} onClick={() => void play('add_time', { seconds })}>
              {seconds === 60 ? '+1 minute' : `+${seconds} seconds`}
            </Button>
          ))}
        </div>
      )}
      <Button kind="primary" class="button-wide" onClick={() => void play('vote_now', {})}>
        End the talk and vote
      </Button>
    </>
  );
}
