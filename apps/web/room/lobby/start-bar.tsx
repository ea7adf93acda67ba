import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { GameInfo } from '../../connection/http.ts';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { may, me } from '../people.ts';
import { send } from '../send.ts';
import { startWords, waitWords } from './start-words.ts';

/** The one thing to press: start for the host, ready for players, a seat for those who watch. */
export function StartBar({ seen, game }: { readonly seen: Seen; readonly game: GameInfo | null }): JSX.Element {
  return (
    <section class="bottom-bar stack-s" aria-label="Start">
      {may(seen, 'start') ? (
        <HostStart seen={seen} game={game} />
      ) : me(seen)?.kind === 'player' ? (
        <ReadyToggle seen={seen} />
      ) : (
        <SeatRequest seen={seen} />
      )}
    </section>
  );
}

function HostStart({ seen, game }: { readonly seen: Seen; readonly game: GameInfo | null }): JSX.Element {
  const { possible, text } = startWords(seen, game);
  const id = useId();
  const start = (): void => {
    if (possible) void send({ type: 'start' });
    else announce(text);
  };
  return (
    <>
      <p id={id} class="bottom-words">
        {text}
      </p>
      <Button kind="primary" class="button-wide" aria-disabled={!possible} aria-describedby={id} onClick={start}>
        <Icon name="go" /> Start the game
      </Button>
    </>
  );
}

function ReadyToggle({ seen }: { readonly seen: Seen }): JSX.Element {
  const ready = me(seen)?.ready ?? false;
  return (
    <>
      <p class="bottom-words">{waitWords(seen)}</p>
      <Button
        kind={ready ? 'plain' : 'primary'}
        class={ready ? 'button-wide button-chosen' : 'button-wide'}
        aria-pressed={ready}
        onClick={() => void send({ type: 'ready', ready: !ready })}
      >
        {ready && <Icon name="check" />} I am ready
      </Button>
    </>
  );
}

function SeatRequest({ seen }: { readonly seen: Seen }): JSX.Element {
  const asked = me(seen)?.asks === true;
  return (
    <>
      <p class="bottom-words" role="status">
        {asked
          ? 'You have asked for a seat. The host decides.'
          : 'You are watching. Everything plays on this screen too.'}
      </p>
      {may(seen, 'ask_seat') && (
        <Button kind="primary" class="button-wide" onClick={() => void send({ type: 'ask_seat' })}>
          Ask for a seat
        </Button>
      )}
    </>
  );
}
