import type { Seen, SeenPerson } from '@alibi/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { lookOf } from './shapes.ts';
import './seat.css';

export interface SeatTokenProps {
  readonly person: SeenPerson;
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** Writes the name beside the token; without it the name is there for screen readers only. */
  readonly label?: boolean | undefined;
  readonly mark?: ComponentChildren;
  /** Stands under the name. */
  readonly note?: ComponentChildren;
}

/** One person, the same four signs everywhere: number, shape, colour, avatar. */
export function SeatToken({ person, size = 'm', label = false, mark, note }: SeatTokenProps): JSX.Element {
  const look = lookOf(person.seat);
  const away = person.away || person.kind === 'gone';
  return (
    <span class={`seat ${away ? 'seat-away' : ''}`}>
      <span class={`seat-token seat-${size}`} aria-hidden="true">
        <svg class="seat-shape" viewBox="0 0 100 100" data-shape={look.shape}>
          <path class={`seat-${look.colour}`} d={look.path} />
        </svg>
        <span class="seat-avatar">{person.avatar}</span>
        <span class="seat-number">{person.seat}</span>
        {mark !== undefined && mark !== null && mark !== false && <span class="seat-mark">{mark}</span>}
      </span>
      <span class={label ? 'seat-words' : 'visually-hidden'}>
        <bdi class="seat-name">{person.name}</bdi>
        {person.bot && (
          <>
            {' '}
            <span class="tag">bot</span>
          </>
        )}
        {away && <span class="muted small"> {person.kind === 'gone' ? 'left' : 'away'}</span>}
        {note}
      </span>
    </span>
  );
}

export interface SeatRowProps {
  readonly seen: Seen;
  readonly ids: readonly string[];
  readonly marked: readonly string[];
  /** What a marked seat has done: "in". */
  readonly markedText: string;
  /** What the others are doing: "thinking". */
  readonly waitingText: string;
}

/** Who is in, as tokens and as words, without a hint of what they wrote. */
export function SeatRow({ seen, ids, marked, markedText, waitingText }: SeatRowProps): JSX.Element {
  const seated = ids.flatMap((id) => {
    const person = seen.room.people[id];
    return person === undefined ? [] : [{ id, person, done: marked.includes(id) }];
  });
  const count = seated.filter(({ done }) => done).length;
  return (
    <div class="seat-row">
      <p class="muted">
        {count} of {seated.length} {markedText}
      </p>
      <ul class="seat-row-list">
        {seated.map(({ id, person, done }) => (
          <li key={id} class={done ? '' : 'seat-row-waiting'}>
            <SeatToken person={person} size="s" mark={done ? '✓' : null} />
            <span class="visually-hidden">: {done ? markedText : waitingText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
