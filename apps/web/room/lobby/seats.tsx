import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { SeatToken } from '../../kit/seat.tsx';
import { may, peopleOf } from '../people.ts';
import type { Named } from '../people.ts';
import { send } from '../send.ts';

/** Everybody with a seat, and the chairs still free. */
export function Seats({ seen }: { readonly seen: Seen }): JSX.Element {
  const players = peopleOf(seen, 'player');
  const most = seen.room.settings.platform.maxPlayers;
  const open = Math.max(0, most - players.length);
  return (
    <ul class="chairs">
      {players.map((named) => (
        <Chair key={named.id} named={named} seen={seen} />
      ))}
      {Array.from({ length: open }, (_, index) => (
        <li key={`open-${index}`} class="chair chair-open" aria-hidden={index > 0}>
          <span class="chair-empty" aria-hidden="true" />
          <span aria-hidden="true">Open seat</span>
          {index === 0 && <span class="visually-hidden">{open === 1 ? '1 open seat' : `${open} open seats`}</span>}
        </li>
      ))}
    </ul>
  );
}

function Chair({ named: { id, person }, seen }: { readonly named: Named; readonly seen: Seen }): JSX.Element {
  const host = seen.room.host === id;
  return (
    <li class={`chair ${person.ready || host ? 'chair-ready' : ''}`}>
      <SeatToken
        person={person}
        label
        mark={person.ready && !host ? '✓' : null}
        note={
          <span class="chair-tags">
            {id === seen.you.id && <span class="tag">you</span>}
            {host && <span class="tag tag-host">host</span>}
            {!host && !person.bot && <span class="tag">{person.ready ? 'ready' : 'not ready'}</span>}
            {person.link !== 'good' && !person.away && <span class="tag">shaky line</span>}
          </span>
        }
      />
    </li>
  );
}

export function AddBot({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const full = peopleOf(seen, 'player').length >= seen.room.settings.platform.maxPlayers;
  if (!may(seen, 'add_bot') || full) return null;
  return (
    <Button class="grow" onClick={() => void send({ type: 'add_bot' })}>
      <Icon name="plus" /> Add a bot
    </Button>
  );
}
