import { randomBytes } from 'node:crypto';
import { rngFrom } from '@alibi/engine';
import { LOST_AFTER } from '@alibi/protocol';
import { cartridgeOf, newRoom } from '@alibi/room';
import type { Chance, Games, Room, RoomSettings } from '@alibi/room';
import type { Store } from '../store/store.ts';
import { bots } from './bots.ts';
import { newCode } from './codes.ts';
import { commitGroup } from './commit-group.ts';
import type { Bank } from './content-bank.ts';
import { dueQueue } from './due-queue.ts';
import { liveRoom } from './live-room.ts';
import type { House, LiveRoom } from './live-room.ts';
import { NO_PACE } from './pace.ts';
import type { Pace } from './pace.ts';
import { NO_RIPPLES } from './ripples.ts';
import type { Ripples } from './ripples.ts';
import { revive } from './restore.ts';

/** Who owns which room: on one machine, this process owns them all. */
export interface Directory {
  open(game: string, settings: RoomSettings | null): LiveRoom;
  find(code: string): LiveRoom | null;
  /** What a start needs from outside: dice and content, drawn for the room as it is now. */
  chance(live: LiveRoom): Chance;
  count(): number;
  all(): Iterable<LiveRoom>;
  /** Everything accepted so far is stored and shown. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface DirectoryOptions {
  readonly games: Games;
  readonly bank: Bank;
  readonly store: Store;
  readonly now?: () => number;
  readonly observeCommit?: (entries: number, seconds: number) => void;
  readonly pace?: Pace;
  readonly ripples?: Ripples;
  readonly onFailure: (error: Error) => void;
  readonly onRoom?: (what: 'opened' | 'restored' | 'closed', room: Room) => void;
  /** An input of a room failed by a fault of ours; the room is as it was before it. */
  readonly onFault?: (room: string, input: string, error: unknown) => void;
}

const DAY = 86_400_000;
const ALIVE_EVERY = 1_000;

export async function openDirectory(options: DirectoryOptions): Promise<Directory> {
  const { games, bank, store, now = Date.now, onRoom = () => {}, onFault = () => {} } = options;
  const rooms = new Map<string, LiveRoom>();
  const byCode = new Map<string, LiveRoom>();
  const taken = new Set(await store.takenCodes(now() - DAY));
  const { observeCommit: observe = () => {}, pace = NO_PACE, ripples = NO_RIPPLES } = options;
  const group = commitGroup(store, { observe, pace });
  group.onFailure(options.onFailure);
  const due = dueQueue((id) => void rooms.get(id)?.input({ type: 'tick' }), now);
  const players = bots(games, now);
  const house: House = {
    games,
    group,
    ripples,
    now,
    due: (id, at) => due.set(id, at),
    shown: (live) => players.consider(live),
    closed(live) {
      due.set(live.id, null);
      players.forget(live.id);
      rooms.delete(live.id);
      byCode.delete(live.code);
      onRoom('closed', live.head());
    },
    fault: (live, input, error) => onFault(live.id, input, error),
  };

  function adopt(room: Room, seq: number, fresh: boolean): LiveRoom {
    const live = liveRoom(house, { room, seq, fresh });
    rooms.set(live.id, live);
    byCode.set(live.code, live);
    return live;
  }

  const lastAlive = await store.lastAlive();
  for (const stored of await store.loadRooms()) {
    const { room, seq, updated } = revive(games, stored);
    if (room.closed !== null) continue;
    const live = adopt(room, seq, false);
    if (updated) group.open.snapshots.push({ room: room.id, seq, body: JSON.stringify(room) });
    const lastSeen = Math.max(lastAlive ?? 0, stored.tail.at(-1)?.at ?? 0, room.activeAt);
    live.input({ type: 'wake', asleep: Math.max(0, now() - lastSeen) });
    players.consider(live);
    onRoom('restored', room);
  }
  await group.settled();
  // Who was connected when the server stopped has as long to come back as anybody whose link went silent.
  const missing = setTimeout(() => {
    for (const live of rooms.values()) {
      for (const { id, bot, kind, awaySince } of live.head().members) {
        if (!bot && kind !== 'gone' && awaySince === null && !live.viewers().has(id))
          live.input({ type: 'away', member: id });
      }
    }
  }, LOST_AFTER);
  missing.unref();
  const beat = setInterval(() => {
    if (rooms.size === 0) return;
    group.open.alive = now();
    void group.settled();
  }, ALIVE_EVERY);
  beat.unref();

  return {
    open(game, settings) {
      const code = newCode((candidate) => taken.has(candidate) || byCode.has(candidate));
      taken.add(code);
      const id = randomBytes(9).toString('base64url');
      const room = newRoom(games, { id, code, game }, now());
      const live = adopt(settings === null ? room : { ...room, settings }, 0, true);
      onRoom('opened', room);
      return live;
    },
    find: (code) => byCode.get(code) ?? null,
    chance(live) {
      const room = live.head();
      const { content, used } = cartridgeOf(games, room).draw({
        settings: room.settings.game,
        bank: bank.get(room.game) ?? [],
        used: room.used[room.game] ?? [],
        rng: rngFrom({ seed: randomBytes(32).toString('hex'), draws: 0 }),
      });
      return { seed: randomBytes(32).toString('hex'), content, used };
    },
    count: () => rooms.size,
    all: () => rooms.values(),
    settled: () => group.settled(),
    async stop() {
      clearInterval(beat);
      clearTimeout(missing);
      due.stop();
      ripples.stop();
      players.stop();
      if (rooms.size > 0) group.open.alive = now();
      await group.settled();
    },
  };
}
