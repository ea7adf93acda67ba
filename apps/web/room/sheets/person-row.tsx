import type { Seen, SeenPerson } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { cards } from '../../games/index.ts';
import type { PersonAction } from '../../games/screen.ts';
import { Button } from '../../kit/button.tsx';
import { SeatToken } from '../../kit/seat.tsx';
import { Confirm } from '../../kit/sheet.tsx';
import { may } from '../people.ts';
import { send, sendPlay } from '../send.ts';

interface PersonRowProps {
  readonly id: string;
  readonly person: SeenPerson;
  readonly seen: Seen;
}

/** One person with what the host can do about them. */
export function PersonRow({ id, person, seen }: PersonRowProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const own = id === seen.you.id;
  const actions = seen.board === null ? [] : (cards[seen.room.game]?.personActions?.(seen, seen.board, id) ?? []);
  const tools = person.kind !== 'gone' && (actions.length > 0 || (!own && may(seen, 'remove', 'mute', 'give_host')));
  return (
    <li class="person">
      <div class="row">
        <span class="grow">
          <SeatToken person={person} label />
        </span>
        <span class="row person-tags">
          {own && <span class="tag">you</span>}
          {seen.room.host === id && <span class="tag">host</span>}
          {person.muted && <span class="tag">muted</span>}
          {person.link !== 'good' && !person.away && (
            <span class="tag">{person.link === 'poor' ? 'weak line' : 'shaky line'}</span>
          )}
        </span>
        {tools && (
          <Button
            kind="quiet"
            class="button-icon"
            aria-expanded={open}
            aria-label={`Host tools for ${person.name}`}
            onClick={() => setOpen(!open)}
          >
            •••
          </Button>
        )}
      </div>
      {person.asks && may(seen, 'admit') && (
        <div class="row">
          <span class="grow">Asks for a seat</span>
          <Button kind="primary" onClick={() => void send({ type: 'admit', member: id, admit: true })}>
            Give a seat
          </Button>
          <Button onClick={() => void send({ type: 'admit', member: id, admit: false })}>Not now</Button>
        </div>
      )}
      {tools && open && (
        <div class="row person-tools">
          {actions.map((action) => (
            <GameTool key={action.command} action={action} />
          ))}
          {!own && <HostTools id={id} person={person} seen={seen} />}
        </div>
      )}
    </li>
  );
}

/** What the game lets the host do about this person. */
function GameTool({ action: { label, command, payload, ask } }: { readonly action: PersonAction }): JSX.Element {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{label}</Button>
      {asked && (
        <Confirm
          title={ask.title}
          yes={ask.yes}
          onYes={() => {
            setAsked(false);
            void sendPlay(command, payload);
          }}
          onNo={() => setAsked(false)}
        >
          <p>{ask.text}</p>
        </Confirm>
      )}
    </>
  );
}

function HostTools({ id, person, seen }: PersonRowProps): JSX.Element {
  const [asked, setAsked] = useState<'remove' | 'ban' | 'host' | null>(null);
  const no = (): void => setAsked(null);
  const yes = (): void => {
    setAsked(null);
    if (asked === 'host') void send({ type: 'give_host', member: id });
    else void send({ type: 'remove', member: id, ban: asked === 'ban' });
  };
  const playing = seen.room.stage === 'playing' && person.kind === 'player';
  const canHost = person.kind === 'player' && !person.bot && !person.away && may(seen, 'give_host');
  return (
    <>
      {canHost && <Button onClick={() => setAsked('host')}>Make host</Button>}
      {!person.bot && person.kind !== 'stage' && may(seen, 'mute') && (
        <Button onClick={() => void send({ type: 'mute', member: id, muted: !person.muted })}>
          {person.muted ? 'Let write again' : 'Mute chat'}
        </Button>
      )}
      {may(seen, 'remove') && (
        <Button onClick={() => setAsked('remove')}>{playing ? 'Remove from room' : 'Remove'}</Button>
      )}
      {!person.bot && may(seen, 'remove') && <Button onClick={() => setAsked('ban')}>Ban</Button>}
      {asked === 'host' && (
        <Confirm title={`Make ${person.name} the host?`} yes="Hand over" onYes={yes} onNo={no}>
          <p>Start, pause, settings and these tools move to them. Only they can hand it back.</p>
        </Confirm>
      )}
      {asked === 'remove' && (
        <Confirm title={`Remove ${person.name}?`} yes="Remove" onYes={yes} onNo={no}>
          <p>
            {person.bot
              ? 'The bot’s seat becomes free.'
              : 'Their seat becomes free. They may still watch, and you can let them back in.'}
            {playing && ' A round that cannot go on without them is called off.'}
          </p>
        </Confirm>
      )}
      {asked === 'ban' && (
        <Confirm title={`Ban ${person.name}?`} yes="Ban" onYes={yes} onNo={no}>
          <p>They cannot come back into this room at all, unless you allow it later.</p>
        </Confirm>
      )}
    </>
  );
}
