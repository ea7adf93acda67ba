import type { Seen } from '@alibi/protocol';
import { plural } from '../../kit/plural.ts';
import { listNames, nameOf, peopleOf } from '../people.ts';

export interface StartWords {
  /** False: the server would refuse. */
  readonly possible: boolean;
  readonly text: string;
}

export interface Table {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly limits: { readonly readyNeeded: number | null };
}

/** Whether the host can start, and what there is to say about it. `table` is null until the games are known. */
export function startWords(seen: Seen, table: Table | null): StartWords {
  const players = peopleOf(seen, 'player');
  const here = players.filter(({ person }) => !person.away);
  if (table !== null && here.length < table.seats.min) {
    const count = here.length === 1 ? 'you are the only one' : `only ${here.length} are here`;
    return no(
      `${table.title} needs ${plural(table.seats.min, 'player', 'players')}, and ${count}. Share the code, or add a bot.`,
    );
  }
  const most = Math.min(table?.seats.max ?? Number.POSITIVE_INFINITY, seen.room.settings.platform.maxPlayers);
  if (table !== null && players.length > most) {
    const over = players.length - most;
    return no(`${table.title} seats ${most}. ${plural(over, 'player has', 'players have')} to watch first.`);
  }
  const unready = here.filter(({ id, person }) => !person.ready && id !== seen.room.host);
  const missing = (table?.limits.readyNeeded ?? 0) - (here.length - unready.length);
  if (missing > 0) return no(`${plural(missing, 'more player has', 'more players have')} to be ready first.`);
  const away = players.filter(({ person }) => person.away);
  if (away.length > 0) {
    return yes(`${said(away)} ${away.length === 1 ? 'is' : 'are'} away. Seats are kept, you can start anyway.`);
  }
  if (unready.length > 0) {
    return yes(`${said(unready)} ${unready.length === 1 ? 'is' : 'are'} not ready yet. You can start anyway.`);
  }
  return yes('Everybody is ready.');
}

/** What those read who cannot start. */
export function waitWords(seen: Seen): string {
  const { host, people } = seen.room;
  if (host === null) return 'There is no host at the moment.';
  const name = nameOf(seen, host);
  return people[host]?.away === true ? `${name}, the host, is away for the moment.` : `${name} starts the game.`;
}

function said(people: readonly { readonly person: { readonly name: string } }[]): string {
  return listNames(people.map(({ person }) => person.name));
}

function yes(text: string): StartWords {
  return { possible: true, text };
}

function no(text: string): StartWords {
  return { possible: false, text };
}
