import { useEffect } from 'preact/hooks';
import { onEvent, seen } from '../connection/room-link.ts';
import { play } from '../kit/sound.ts';
import { tell } from '../kit/toast.tsx';
import { wantAwake } from '../kit/wake-lock.ts';
import { guardBack } from '../navigation.ts';
import { eventWords } from './event-words.ts';
import { leaving } from './open-sheet.ts';
import { forgetRead } from './sheets/chat-sheet.tsx';
import { me } from './people.ts';
import { codeHidden } from './stage/hidden-code.ts';

/** An event may come just before the frame that knows the names in it. */
const AFTER_FRAME = 60;

/** What the page does besides drawing, as long as the room is open. */
export function useRoomPage(): void {
  useEffect(() => wantAwake(), []);
  useEffect(() => forgetRead, []);
  useEffect(
    () =>
      onEvent((event) => {
        setTimeout(() => {
          const now = seen.value;
          const words = now === null ? null : eventWords(event, now);
          if (words !== null) tell(words);
          if (event.type === 'joined') play('join');
        }, AFTER_FRAME);
      }),
    [],
  );
  useEffect(
    () =>
      guardBack(() => {
        if (seen.value?.room.stage !== 'playing') return true;
        leaving.value = true;
        return false;
      }),
    [],
  );
  useTitle();
}

function useTitle(): void {
  const now = seen.value;
  const hidden = now !== null && me(now)?.kind === 'stage' && codeHidden.value;
  const code = now === null || hidden ? '' : now.room.code;
  useEffect(() => {
    document.title = code === '' ? 'Alibi' : `Alibi · ${code}`;
    return () => {
      document.title = 'Alibi';
    };
  }, [code]);
}
