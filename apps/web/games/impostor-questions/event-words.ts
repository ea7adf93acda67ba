import type { RoomEvent, Seen } from '@alibi/protocol';
import { nameOf, namesOf } from './people.tsx';
import { sayTime } from './time-words.ts';

/** The game's own events as toasts. A round without a result is told by the screen that follows. */
export function eventWords(event: RoomEvent, seen: Seen): string | null {
  if (event['game'] !== 'impostor-questions') return null;
  const { player, missed, seconds } = event;
  if (event.type === 'time_added' && typeof seconds === 'number') return `The host adds ${sayTime(seconds)}.`;
  if (event.type === 'dropped' && typeof player === 'string') {
    return player === seen.you.id
      ? 'The host has taken you out of this round.'
      : `The host has taken ${nameOf(seen, player)} out of this round.`;
  }
  if (event.type === 'vote_closed' && Array.isArray(missed)) {
    const late = missed.filter((id) => typeof id === 'string');
    return late.length === 0
      ? 'The host has closed the vote.'
      : `The host has closed the vote without ${namesOf(seen, late)}.`;
  }
  return null;
}
