import { EXTENSION } from '@alibi/protocol';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { plural } from '../../kit/plural.ts';
import { Confirm } from '../../kit/sheet.tsx';
import { leaving, openSheet } from '../open-sheet.ts';
import { may, me } from '../people.ts';
import { send } from '../send.ts';

/** What can be done about the room as a whole: the host's tools, and one's own place in it. */
export function RoomTools({ seen, onDone }: { readonly seen: Seen; readonly onDone: () => void }): JSX.Element {
  const [asked, setAsked] = useState<'end' | 'close' | null>(null);
  const own = me(seen);
  const hosting = seen.room.host === seen.you.id;
  return (
    <section class="sheet-section">
      {may(seen, 'pause', 'resume', 'stop') && <h3>The game</h3>}
      <div class="row">
        {may(seen, 'pause') && (
          <Button class="grow" onClick={() => void send({ type: 'pause' }).then(onDone)}>
            <Icon name="pause" /> Pause
          </Button>
        )}
        {may(seen, 'resume') && seen.room.paused?.resumeAt === null && (
          <Button class="grow" kind="primary" onClick={() => void send({ type: 'resume' }).then(onDone)}>
            <Icon name="go" /> Go on
          </Button>
        )}
        {seen.room.stage === 'playing' && may(seen, 'configure') && (
          <Button class="grow" onClick={() => (openSheet.value = 'settings')}>
            <Icon name="gear" /> Change settings
          </Button>
        )}
        {may(seen, 'extend') && seen.you.phase !== null && <MoreTime seen={seen} visit={seen.you.phase.visit} />}
        {may(seen, 'stop') && (
          <Button class="grow" onClick={() => setAsked('end')}>
            End the game
          </Button>
        )}
      </div>
      <div class="row">
        {may(seen, 'ask_seat') && (
          <Button class="grow" onClick={() => void send({ type: 'ask_seat' })}>
            Ask for a seat
          </Button>
        )}
        {may(seen, 'ask_host') && (
          <Button class="grow" onClick={() => void send({ type: 'ask_host' })}>
            Ask to be host again
          </Button>
        )}
        {own?.asksHost === true && <p class="grow muted">You have asked to be host again.</p>}
        {own?.asks === true && <p class="grow muted">You have asked for a seat.</p>}
        {may(seen, 'watch') && !hosting && (
          <Button class="grow" onClick={() => void send({ type: 'watch' })}>
            <Icon name="eye" /> Watch instead
          </Button>
        )}
        {may(seen, 'close') && (
          <Button class="grow" onClick={() => setAsked('close')}>
            Close the room
          </Button>
        )}
        {may(seen, 'leave') && (
          <Button
            kind="quiet"
            class="grow"
            onClick={() => {
              onDone();
              leaving.value = true;
            }}
          >
            <Icon name="door" /> Leave the room
          </Button>
        )}
      </div>
      {asked === 'end' && (
        <Confirm
          title="End the game?"
          yes="End the game"
          no="Play on"
          onYes={() => {
            setAsked(null);
            void send({ type: 'stop' }).then(onDone);
          }}
          onNo={() => setAsked(null)}
        >
          <p>The round in progress does not count. Everybody sees the standings so far.</p>
        </Confirm>
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
    </section>
  );
}

/** The sheet stays open: the host may press again. */
function MoreTime({ seen, visit }: { readonly seen: Seen; readonly visit: number }): JSX.Element {
  const seconds = Math.round((EXTENSION * seen.room.settings.platform.timeScale) / 1000);
  return (
    <Button class="grow" onClick={() => void send({ type: 'extend', visit })}>
      {plural(seconds, 'second', 'seconds')} more
    </Button>
  );
}
