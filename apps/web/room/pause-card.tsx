import type { Seen, SeenPause } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../kit/announce.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { may } from './people.ts';
import { send } from './send.ts';
import { useSecondsUntil } from './use-seconds.ts';

/** Lies over a game that stands still; chat and people stay within reach. */
export function PauseCard({ seen, paused }: { readonly seen: Seen; readonly paused: SeenPause }): JSX.Element {
  const left = useSecondsUntil(paused.resumeAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => queueMicrotask(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
  }, []);
  useEffect(() => {
    if (paused.resumeAt !== null) announce('The game goes on in three seconds.');
  }, [paused.resumeAt]);
  return (
    <section class="card pause-card stack">
      <h1 ref={heading} tabIndex={-1}>
        {left === null ? 'The game is paused' : 'Ready? On we go'}
      </h1>
      {left !== null ? (
        <p class="pause-count" aria-hidden="true">
          {left}
        </p>
      ) : (
        <p>
          {paused.by === 'host'
            ? 'All clocks stand still. Stretch, refill, chat; the host will go on.'
            : 'The host has lost the connection. All clocks stand still until a host is here.'}
        </p>
      )}
      {left === null && may(seen, 'resume') && (
        <Button kind="primary" onClick={() => void send({ type: 'resume' })}>
          <Icon name="go" /> Go on
        </Button>
      )}
    </section>
  );
}
