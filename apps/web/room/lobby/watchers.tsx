import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { SeatToken } from '../../kit/seat.tsx';
import { may, peopleOf } from '../people.ts';
import { send } from '../send.ts';

/** Who watches, who of them would like to play, and the host's answer to that. */
export function Watchers({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const watching = peopleOf(seen, 'spectator');
  const screens = peopleOf(seen, 'stage').filter(({ person }) => !person.away);
  if (watching.length + screens.length === 0) return null;
  return (
    <section class="stack-s" aria-labelledby="watching">
      <h2 id="watching" class="lobby-head">
        Watching
      </h2>
      <ul class="watchers">
        {watching.map(({ id, person }) => (
          <li key={id} class={person.asks ? 'watcher watcher-asks' : 'watcher'}>
            <SeatToken person={person} size="s" label />
            {id === seen.you.id && <span class="tag">you</span>}
            {person.asks && <span>would like a seat</span>}
            {person.asks && may(seen, 'admit') && (
              <span class="row">
                <Button onClick={() => void send({ type: 'admit', member: id, admit: true })}>
                  Give a seat<span class="visually-hidden"> to {person.name}</span>
                </Button>
                <Button onClick={() => void send({ type: 'admit', member: id, admit: false })}>
                  Not now<span class="visually-hidden">, {person.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
        {screens.length > 0 && (
          <li class="watcher muted">{screens.length === 1 ? 'A shared screen' : `${screens.length} shared screens`}</li>
        )}
      </ul>
    </section>
  );
}
