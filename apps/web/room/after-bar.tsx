import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Confirm, Sheet } from '../kit/sheet.tsx';
import { GameTiles } from './lobby/game-tiles.tsx';
import { may, nameOf } from './people.ts';
import { send } from './send.ts';

/** After a match: the host decides how the evening goes on, everybody else sees who that is. */
export function AfterBar({ seen }: { readonly seen: Seen }): JSX.Element {
  const [asked, setAsked] = useState<'game' | 'close' | null>(null);
  if (!may(seen, 'start')) {
    const host = seen.room.host === null ? 'the host' : nameOf(seen, seen.room.host);
    return (
      <p class="after-wait muted" role="status">
        <bdi>{host}</bdi> decides what comes next. Your seat is kept.
      </p>
    );
  }
  return (
    <>
      <div class="row after-more">
        <Button class="grow" onClick={() => void send({ type: 'again' })}>
          Back to lobby
        </Button>
        <Button class="grow" onClick={() => setAsked('game')}>
          Change game
        </Button>
        <Button kind="quiet" class="grow" onClick={() => setAsked('close')}>
          Close room
        </Button>
      </div>
      <section class="bottom-bar" aria-label="What next?">
        <Button kind="primary" class="button-wide" onClick={() => void send({ type: 'start' })}>
          Again
        </Button>
      </section>
      {asked === 'game' && (
        <Sheet title="Change game" onClose={() => setAsked(null)}>
          <p class="muted">People and seats stay. Everybody goes to the lobby first.</p>
          <GameTiles seen={seen} onChosen={() => setAsked(null)} />
        </Sheet>
      )}
      {asked === 'close' && (
        <Confirm
          title="Close the room?"
          yes="Close room"
          onYes={() => void send({ type: 'close' })}
          onNo={() => setAsked(null)}
        >
          <p>Everybody has to leave, and the code stops working.</p>
        </Confirm>
      )}
    </>
  );
}
