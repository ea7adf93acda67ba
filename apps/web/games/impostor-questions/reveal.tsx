import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { PhaseHeading } from '../../kit/heading.tsx';
import { wantsStillness } from '../../kit/preferences.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Answers, Question } from './answers.tsx';
import { Aside } from './aside.tsx';
import { Dock, Waiting } from './dock.tsx';
import { Frame } from './frame.tsx';
import { nameOf, settingsOf } from './people.tsx';
import { PromptCard } from './prompt-card.tsx';
import { stepWords } from './reveal-words.ts';
import { standingOf } from './standing.ts';
import { Stuck } from './stuck.tsx';

type Props = ScreenProps<Board, Hand>;

/** The question first, then one answer after the other. Each step is said once, whatever the pace. */
export function useSteps({ seen, board }: Pick<Props, 'seen' | 'board'>, say: (words: string) => void): void {
  const told = useRef<number | null>(null);
  const shown = board.answers.length;
  useEffect(() => {
    sound('reveal');
    for (const words of stepWords(board, told.current, (id) => nameOf(seen, id))) say(words);
    told.current = shown;
  }, [shown]);
}

export function Reveal({ seen, board, hand, play }: Props): JSX.Element {
  useSteps({ seen, board }, announce);
  const list = useRef<HTMLDivElement>(null);
  const shown = board.answers.length;
  useEffect(() => {
    if (shown === 0) return;
    const newest = list.current?.querySelector(`.iq-answer:nth-child(${shown})`);
    newest?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'auto' : 'smooth' });
  }, [shown]);
  const standing = standingOf(seen, board);
  return (
    <Frame seen={seen} board={board} class="iq-reveal">
      <p class="iq-over">The true question</p>
      <PhaseHeading class="iq-true">
        <Question board={board} />
      </PhaseHeading>
      <div ref={list}>
        <Answers seen={seen} board={board} />
      </div>
      <PromptCard seen={seen} board={board} hand={hand} />
      {standing !== 'active' && <Aside standing={standing} />}
      <Stuck seen={seen} board={board} play={play} waitsFor={[]} />
      <Dock>
        <Steps seen={seen} board={board} play={play} />
      </Dock>
    </Frame>
  );
}

function Steps({ seen, board, play }: Pick<Props, 'seen' | 'board' | 'play'>): JSX.Element {
  const { can } = seen.you;
  if (can.includes('next')) {
    return (
      <Button kind="primary" class="button-wide" onClick={() => void play('next', {})}>
        {board.answers.length === 0 ? 'Show the first answer' : 'Show the next answer'}
      </Button>
    );
  }
  if (can.includes('discuss')) {
    return (
      <Button kind="primary" class="button-wide" onClick={() => void play('discuss', {})}>
        Let’s talk about it
      </Button>
    );
  }
  const auto = settingsOf(seen).revealMode === 'auto';
  const done = board.hidden === 0;
  const title = done
    ? 'That was everybody'
    : board.answers.length === 0
      ? 'And now the answers'
      : 'One after the other';
  return (
    <Waiting title={title}>
      {auto ? 'It goes on by itself.' : done ? 'The host opens the talk.' : 'The host turns the next one over.'}
    </Waiting>
  );
}
