import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onEvent } from '../../connection/room-link.ts';
import { tell } from '../../kit/toast.tsx';
import { eventWords } from './event-words.ts';
import { Names } from './people.tsx';

interface FrameProps {
  readonly seen: Seen;
  readonly board: Board;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** What all screens of the game have around them: which round it is, who sits out, and what the host has just done. */
export function Frame({ seen, board, class: extra, children }: FrameProps): JSX.Element {
  useToldEvents(seen);
  useTop(seen);
  return (
    <div class={`iq ${extra}`}>
      <RoundLine seen={seen} board={board} />
      {children}
    </div>
  );
}

function RoundLine({ seen, board }: Pick<FrameProps, 'seen' | 'board'>): JSX.Element {
  const { completed, rounds, satOut, impostorCount } = board;
  const round = seen.you.phase?.name === 'result' ? completed : completed + 1;
  return (
    <p class="iq-round">
      <span>
        Round {Math.min(round, rounds)} of {rounds}
      </span>
      {impostorCount !== null && board.result === null && (
        <span class="iq-chip">{impostorCount === 1 ? '1 impostor' : `${impostorCount} impostors`}</span>
      )}
      {satOut !== null && satOut !== seen.you.id && (
        <span class="iq-chip">
          <Names seen={seen} ids={[satOut]} /> sits this one out
        </span>
      )}
    </p>
  );
}

/** A new part begins at its head. The last call does not: it comes while somebody may be about to change a vote. */
function useTop({ you }: Seen): void {
  useEffect(() => {
    if (you.phase?.name !== 'lastCall') scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}

/** Every use of a host's power that the board does not show by itself is said to all. */
function useToldEvents(seen: Seen): void {
  const latest = useRef(seen);
  latest.current = seen;
  useEffect(
    () =>
      onEvent((event) => {
        const words = eventWords(event, latest.current);
        if (words !== null) tell(words);
      }),
    [],
  );
}
