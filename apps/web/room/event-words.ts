import type { RoomEvent, Seen } from '@alibi/protocol';
import { plural } from '../kit/plural.ts';
import { nameOf } from './people.ts';

/** Room events as toasts. Null: not worth a word, or the screen shows it anyway. */
export function eventWords(event: RoomEvent, seen: Seen): string | null {
  const own = event['member'] === seen.you.id;
  const hosting = seen.room.host === seen.you.id;
  const who = typeof event['name'] === 'string' ? event['name'] : nameOf(seen, event['member']);
  switch (event.type) {
    case 'joined':
      return own ? null : arrival(event, seen, who);
    case 'left':
      return own ? null : `${who} has left.`;
    case 'removed':
      return event['ban'] === true ? `The host has closed the room to ${who}.` : `The host has removed ${who}.`;
    case 'allowed':
      return 'The host lets somebody back in.';
    case 'host':
      return own ? 'You are the host now. Start, pause and settings are yours.' : `${who} is the host now.`;
    case 'asks_host':
      return own ? 'You have asked to be host again. The host decides.' : `${who} asks to be host again.`;
    case 'host_kept':
      return own ? 'The host keeps the role for now.' : null;
    case 'extended':
      return extendedWords(event['more']);
    case 'asks':
      return own ? 'You have asked for a seat. The host decides.' : `${who} asks for a seat.`;
    case 'admitted':
      return own ? admittedWords(seen) : `${who} gets a seat.`;
    case 'declined':
      return own ? 'No seat for now. You can ask again later.' : null;
    case 'muted':
      return own ? 'The host has muted your chat.' : `The host has muted ${who} in the chat.`;
    case 'unmuted':
      return own ? 'You can write in the chat again.' : `${who} can write in the chat again.`;
    case 'settings':
      return hosting ? null : 'The host has changed the settings.';
    case 'game':
      return hosting ? null : 'The host has chosen a game.';
    case 'lobby':
      return 'Back in the lobby.';
    case 'over':
      return overWords(event['reason']);
    default:
      return null;
  }
}

function arrival(event: RoomEvent, seen: Seen, who: string): string | null {
  const id = event['member'];
  const person = typeof id === 'string' ? seen.room.people[id] : undefined;
  if (person?.kind === 'stage') return 'A shared screen has joined.';
  return person?.kind === 'spectator' ? `${who} is watching.` : `${who} is here.`;
}

function admittedWords(seen: Seen): string {
  const later = seen.room.stage === 'playing' && !seen.room.settings.platform.midGameJoin;
  return later ? 'You have a seat in the next game.' : 'You have a seat. Welcome to the table.';
}

function extendedWords(more: unknown): string {
  const seconds = typeof more === 'number' ? Math.round(more / 1000) : 0;
  return `The host gives everybody ${plural(seconds, 'second', 'seconds')} more.`;
}

function overWords(reason: unknown): string | null {
  if (reason === 'host_ended') return 'The host has ended the game.';
  if (reason === 'server_updated') return 'Alibi was updated, so the game went back to the lobby.';
  return null;
}
