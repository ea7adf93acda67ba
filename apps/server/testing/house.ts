import { games } from '@alibi/games';
import { loadBank } from '../rooms/content-bank.ts';
import { openDirectory } from '../rooms/directory.ts';
import type { Directory, DirectoryOptions } from '../rooms/directory.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Store } from '../store/store.ts';
import { seatAt } from './seat.ts';
import type { Seat } from './seat.ts';

const bank = loadBank(games);

/** The real games and packs over the store given. */
export function openHouse(store: Store, options: Partial<DirectoryOptions> = {}): Promise<Directory> {
  return openDirectory({
    games,
    bank,
    store,
    onFailure(error) {
      throw error;
    },
    ...options,
  });
}

export interface Party {
  readonly live: LiveRoom;
  readonly seats: readonly Seat[];
}

/** A room of Bluff Trivia with people in it, the first one host. Nothing is stored before the next turn. */
export function seatParty(directory: Directory, people: number, settings: object = {}): Party {
  const live = directory.open('bluff-trivia', null);
  const seats: Seat[] = [];
  for (let seat = 1; seat <= people; seat++) seats.push(seatAt(live, directory, `Player ${seat}`));
  seats[0]?.act('configure', { type: 'configure', game: { hostAdvance: true, ...settings } });
  return { live, seats };
}

/** Everybody submits and votes, the host steps on, until the match is over. Each act has its own turn at the store. */
export async function playMatch(directory: Directory, { live, seats }: Party): Promise<void> {
  const [host] = seats;
  if (host === undefined) throw new Error('a match needs people');
  const acts = live.head().matches * 1_000;
  let count = 0;
  const play = async (seat: Seat, command: string, payload: unknown): Promise<void> => {
    count += 1;
    const visit = seat.seen().you.phase?.visit ?? 0;
    seat.act(`play-${acts + count}`, { type: 'play', visit, command, payload });
    await directory.settled();
  };
  host.act(`start-${acts}`, { type: 'start' });
  await directory.settled();
  while (host.seen().room.stage === 'playing') {
    for (const seat of seats)
      if (seat.seen().you.can.includes('submit')) await play(seat, 'submit', { text: `lie of ${seat.member}` });
    for (const seat of seats)
      if (seat.seen().you.can.includes('vote')) await play(seat, 'vote', { choice: otherChoice(seat) });
    await play(host, 'advance', {});
  }
}

function otherChoice(seat: Seat): string {
  const { board, you } = seat.seen();
  const { choices } = board as { choices: readonly (readonly [id: string, text: string])[] };
  const { own } = you.hand as { own?: string };
  return choices.find(([id]) => id !== own)?.[0] ?? '';
}
