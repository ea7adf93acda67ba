import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dropToken } from '../../connection/device.ts';
import { Choice } from '../../kit/choice.tsx';
import { Confirm } from '../../kit/sheet.tsx';
import { go } from '../../navigation.ts';
import { leaving } from '../open-sheet.ts';
import { candidates, may, me } from '../people.ts';
import { send } from '../send.ts';

/** Leaving frees the seat for good, so it is asked; a host may say who takes over. */
export function LeaveAsk({ seen, onNo }: { readonly seen: Seen; readonly onNo: () => void }): JSX.Element {
  const { room, you } = seen;
  const hosting = room.host === you.id && may(seen, 'give_host');
  const heirs = hosting ? candidates(seen).filter(({ id }) => id !== you.id) : [];
  const [heir, setHeir] = useState('');
  const leave = async (): Promise<void> => {
    const answer = await send({ type: 'leave', ...(heir === '' ? {} : { successor: heir }) });
    if (!answer.ok && answer.code !== 'NOT_JOINED') return;
    dropToken({ code: room.code, stage: me(seen)?.kind === 'stage' });
    leaving.value = false;
    go({ screen: 'home' });
  };
  return (
    <Confirm title="Leave the room?" yes="Leave" no="Stay" onYes={() => void leave()} onNo={onNo}>
      <p>{wordsFor(seen)}</p>
      {heirs.length > 0 && (
        <Choice
          label="Who is host after you?"
          value={heir}
          options={[
            { value: '', text: 'Whoever came first' },
            ...heirs.map(({ id, person }) => ({ value: id, text: person.name })),
          ]}
          onChange={setHeir}
        />
      )}
    </Confirm>
  );
}

function wordsFor(seen: Seen): string {
  const kind = me(seen)?.kind;
  if (kind === 'stage') return 'This screen goes dark for the room. You can open it again with the code.';
  if (kind !== 'player') return 'You stop watching. You can come back with the code.';
  if (seen.room.stage !== 'playing') return 'Your seat becomes free. You can come back with the code.';
  return 'Your seat in this game is given up. If you only put your phone away, you need not leave: your seat is kept.';
}
