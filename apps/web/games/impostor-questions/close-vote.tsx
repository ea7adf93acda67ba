import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Confirm } from '../../kit/sheet.tsx';
import { useSecondsUntil } from '../../room/use-seconds.ts';
import type { ScreenProps } from '../screen.ts';
import { namesOf } from './people.tsx';
import { sayTime } from './time-words.ts';

type Props = Pick<ScreenProps<Board, Hand>, 'seen' | 'board' | 'play'>;

/** The host closes the vote; who is missing is named before and, to all, afterwards (IQ-Q18). */
export function CloseVote({ seen, board, play }: Props): JSX.Element | null {
  const [asked, setAsked] = useState(false);
  const late = board.active.filter((id) => !board.done.includes(id));
  const wait = useSecondsUntil(late.length === 0 ? null : board.advanceFrom) ?? 0;
  if (!seen.you.can.includes('advance')) return null;
  const missing = late.length > 2 ? `${late.length} votes` : namesOf(seen, late);
  const close = (): void => {
    setAsked(false);
    void play('advance', {});
  };
  if (late.length === 0) {
    return (
      <Button class="button-wide" onClick={close}>
        Close the vote now
      </Button>
    );
  }
  return (
    <div class="iq-close">
      <Button kind="quiet" disabled={wait > 0} onClick={() => setAsked(true)}>
        {wait > 0 ? `Close without ${missing} in ${wait} s` : `Close without ${missing}`}
      </Button>
      {wait > 0 && <p class="visually-hidden">Possible in {sayTime(wait)}</p>}
      {asked && (
        <Confirm title="Close the vote?" yes="Close the vote" no="Wait" onYes={close} onNo={() => setAsked(false)}>
          <p>
            {namesOf(seen, late).replace(/^you/, 'You')} {late.length === 1 && late[0] !== seen.you.id ? 'has' : 'have'}{' '}
            not voted. Everybody will see that you closed without {late.length === 1 ? 'this vote' : 'these votes'}.
          </p>
        </Confirm>
      )}
    </div>
  );
}
