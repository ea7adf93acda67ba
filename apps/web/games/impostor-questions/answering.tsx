import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { draftKey } from '../../kit/draft.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import { yourTurn } from '../../kit/your-turn.ts';
import type { ScreenProps } from '../screen.ts';
import { AnswerForm } from './answer-form.tsx';
import { Frame } from './frame.tsx';
import { PromptCard } from './prompt-card.tsx';
import { Aside } from './aside.tsx';
import { standingOf } from './standing.ts';
import { Stuck } from './stuck.tsx';

type Props = ScreenProps<Board, Hand>;

export function Answering(props: Props): JSX.Element {
  const { seen, board, hand, play } = props;
  const standing = standingOf(seen, board);
  const active = standing === 'active';
  useOnset(seen, () => {
    sound('join');
    announce(`Round ${board.completed + 1} of ${board.rounds}.`);
    // What is said and done never depends on the question: everybody who plays gets the same.
    if (active && hand?.answer === undefined) yourTurn('A question is on your card. Look at it, then answer.');
  });
  const late = board.active.filter((id) => !board.done.includes(id));
  return (
    <Frame seen={seen} board={board} class="iq-answering">
      <PhaseHeading>{active ? 'Answer your question' : 'The others are writing'}</PhaseHeading>
      {standing !== 'active' && <Aside standing={standing} />}
      <PromptCard seen={seen} board={board} hand={hand} />
      {active && hand !== null && <Own key={draftKey(seen)} {...props} hand={hand} />}
      <SeatRow seen={seen} ids={board.active} marked={board.done} markedText="in" waitingText="still writing" />
      <Stuck seen={seen} board={board} play={play} waitsFor={late} />
    </Frame>
  );
}

/** The box to write in, then what was written. */
function Own({ seen, hand, play }: Props & { readonly hand: Hand }): JSX.Element {
  const [editing, setEditing] = useState(false);
  const wrote = useRef(false);
  const open = seen.you.can.includes('answer');
  if (hand.answer === undefined || editing) {
    wrote.current = true;
    return (
      <AnswerForm
        key={hand.answer === undefined ? 'first' : 'again'}
        draft={draftKey(seen)}
        before={hand.answer ?? null}
        open={open}
        play={play}
        onDone={() => setEditing(false)}
      />
    );
  }
  return (
    <Card class="iq-in" as="section">
      <Landing takesFocus={wrote.current}>You are in</Landing>
      <p class="iq-mine" dir="auto">
        {hand.answer}
      </p>
      <p>The answers come when everybody is in. Keep a straight face.</p>
      {open && (
        <Button class="iq-change" onClick={() => setEditing(true)}>
          Change my answer
        </Button>
      )}
    </Card>
  );
}

/** Catches the focus when the form it replaces is gone. */
function Landing({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: string }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
