import type { Settings } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Card } from '../../kit/card.tsx';

interface SubmittedProps {
  readonly mine: string;
  readonly knows: boolean;
  readonly settings: Settings;
  readonly takesFocus: boolean;
}

/** The same card, colours and number of words for a lie and for the truth: a neighbour's glance learns nothing. */
export function Submitted({ mine, knows, settings, takesFocus }: SubmittedProps): JSX.Element {
  return (
    <Card class="bt-submitted" as="section">
      <Landing takesFocus={takesFocus}>You are in</Landing>
      {mine !== '' && (
        <p class="bt-mine" dir="auto">
          {mine}
        </p>
      )}
      <p>{wordsFor(mine, knows, settings)}</p>
    </Card>
  );
}

function wordsFor(mine: string, knows: boolean, { truthPoints, bluffPoints, truthSubmission }: Settings): string {
  // Where the truth is voted on like everything else, nobody is told that they hit it, nor promised what only a lie earns.
  if (truthSubmission === 'vote-too' && mine !== '')
    return 'Your words are in. Find the truth in a moment, keep a straight face.';
  if (mine === '') return 'No lie of yours this round. You can still find the truth in a moment.';
  if (knows) return `You know it! ${truthPoints} points are yours, keep a straight face.`;
  return `Nice one! ${bluffPoints} points for each who buys it, keep a straight face.`;
}

interface LandingProps {
  readonly takesFocus: boolean;
  readonly children: string;
}

/** Catches the focus when the form it replaces is gone. */
export function Landing({ takesFocus, children }: LandingProps): JSX.Element {
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
