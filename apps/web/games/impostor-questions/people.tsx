import type { Board, Settings } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { SeatToken } from '../../kit/seat.tsx';

/** Everybody who ever had a seat in this match, in seat order. */
export function seatsOf({ room }: Seen, { scores }: Pick<Board, 'scores'>): string[] {
  return Object.keys(scores).sort((one, other) => (room.people[one]?.seat ?? 0) - (room.people[other]?.seat ?? 0));
}

export function settingsOf({ room }: Seen): Settings {
  return room.settings.game as Settings;
}

const list = new Intl.ListFormat('en-GB');

export function nameOf({ room, you }: Seen, id: string): string {
  return id === you.id ? 'you' : (room.people[id]?.name ?? 'somebody who left');
}

/** "Ana, Ben and you", for announcements and labels. */
export function namesOf(seen: Seen, ids: readonly string[]): string {
  return list.format(ids.map((id) => nameOf(seen, id)));
}

/** The same where it opens a sentence. */
export function openingOf(seen: Seen, ids: readonly string[]): string {
  const words = namesOf(seen, ids);
  return ids[0] === seen.you.id ? `Y${words.slice(1)}` : words;
}

interface PeopleProps {
  readonly seen: Seen;
  readonly ids: readonly string[];
}

/** Names as text on the page, where every one keeps its own direction. */
export function Names({ seen, ids, opening = false }: PeopleProps & { readonly opening?: boolean }): JSX.Element {
  const parts = list.formatToParts(ids.map((id) => nameOf(seen, id)));
  return (
    <>
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <bdi key={index} class="iq-name">
            {opening && index === 0 && ids[0] === seen.you.id ? 'You' : value}
          </bdi>
        ) : (
          value
        ),
      )}
    </>
  );
}

interface PersonProps {
  readonly seen: Seen;
  readonly id: string;
  readonly size?: 's' | 'm' | 'l';
  readonly mark?: ComponentChildren;
}

/** Token with name. */
export function Person({ seen, id, size = 's', mark }: PersonProps): JSX.Element {
  const person = seen.room.people[id];
  return (
    <span class="iq-person">
      {person === undefined ? nameOf(seen, id) : <SeatToken person={person} size={size} label mark={mark} />}
      {id === seen.you.id && <span class="tag">you</span>}
    </span>
  );
}

/** Tokens in a row; the names are there for the ear and on the token's title. */
export function Tokens({ seen, ids }: PeopleProps): JSX.Element {
  return (
    <span class="iq-tokens">
      {ids.map((id, index) => {
        const person = seen.room.people[id];
        return (
          <span key={id} class="iq-token" title={person?.name} style={`--turn: ${index}`}>
            {index > 0 && <span class="visually-hidden">, </span>}
            {person === undefined ? nameOf(seen, id) : <SeatToken person={person} size="s" />}
          </span>
        );
      })}
    </span>
  );
}
