import type { Board, Settings } from '@alibi/games/bluff-trivia/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { SeatToken } from '../../kit/seat.tsx';

/** Everybody in the match, in seat order. */
export function seatsOf({ room }: Seen, { scores }: Board): string[] {
  return Object.keys(scores).sort((one, other) => (room.people[one]?.seat ?? 0) - (room.people[other]?.seat ?? 0));
}

export function settingsOf({ room }: Seen): Settings {
  return room.settings.game as Settings;
}

const list = new Intl.ListFormat('en');

export function nameOf({ room, you }: Seen, id: string): string {
  return id === you.id ? 'you' : (room.people[id]?.name ?? 'somebody who left');
}

/** "Ana, Ben and you", for announcements. */
export function namesOf(seen: Seen, ids: readonly string[]): string {
  return list.format(ids.map((id) => nameOf(seen, id)));
}

interface NamesProps extends PeopleProps {
  /** The names open a sentence: "You", not "you". */
  readonly opening?: boolean;
}

/** The same as text on the page, where every name keeps its own direction. */
export function Names({ seen, ids, opening = false }: NamesProps): JSX.Element {
  const parts = list.formatToParts(ids.map((id) => nameOf(seen, id)));
  return (
    <>
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <bdi key={index} class="bt-name">
            {opening && index === 0 && ids[0] === seen.you.id ? 'You' : value}
          </bdi>
        ) : (
          value
        ),
      )}
    </>
  );
}

interface PeopleProps {
  readonly seen: Seen;
  readonly ids: readonly string[];
}

/** Tokens with names. */
export function People({ seen, ids }: PeopleProps): JSX.Element {
  return (
    <>
      {ids.map((id, index) => {
        const person = seen.room.people[id];
        return (
          <span key={id} class="bt-person">
            {index > 0 && <span class="visually-hidden">, </span>}
            {person === undefined ? nameOf(seen, id) : <SeatToken person={person} size="s" label />}
            {id === seen.you.id && <span class="tag">you</span>}
          </span>
        );
      })}
    </>
  );
}
