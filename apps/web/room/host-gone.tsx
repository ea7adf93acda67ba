import type { Seen, SeenHostGone } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../kit/announce.ts';
import { Button } from '../kit/button.tsx';
import { SeatToken } from '../kit/seat.tsx';
import { hostGoneWords } from './notice-words.ts';
import { candidates, may, nameOf } from './people.ts';
import { send } from './send.ts';
import { useSecondsUntil } from './use-seconds.ts';

/** The host's connection is lost: how long the room waits, and the vote on who takes over. */
export function HostGoneBanner({ seen, gone }: { readonly seen: Seen; readonly gone: SeenHostGone }): JSX.Element {
  const left = useSecondsUntil(gone.until) ?? 0;
  const host = nameOf(seen, seen.room.host);
  useEffect(() => announce(`${host}, the host, has lost the connection.`), [host]);
  return (
    <section class="banner banner-tall">
      <div class="banner-words">
        <p>{hostGoneWords(seen, left)}</p>
        {may(seen, 'vote_host') && <HostVote seen={seen} gone={gone} />}
      </div>
    </section>
  );
}

function HostVote({ seen, gone }: { readonly seen: Seen; readonly gone: SeenHostGone }): JSX.Element {
  const here = candidates(seen);
  const mine = gone.votes[seen.you.id] ?? null;
  return (
    <div class="stack-s">
      <h2 class="small">Who should be host?</h2>
      <div class="row">
        {here.map(({ id, person }) => {
          const count = Object.values(gone.votes).filter((choice) => choice === id).length;
          const chosen = mine === id;
          return (
            <Button
              key={id}
              aria-pressed={chosen}
              class={chosen ? 'button-chosen' : ''}
              onClick={() => void send({ type: 'vote_host', member: chosen ? null : id })}
            >
              <SeatToken person={person} size="s" label mark={chosen ? '✓' : null} />
              <span class="muted small">
                {count} of {here.length}
              </span>
            </Button>
          );
        })}
      </div>
    </div>
  );
}
