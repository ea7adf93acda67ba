import { existsSync } from 'node:fs';
import { games } from '@alibi/games';
import { applyRoom, isRefusal } from '@alibi/room';
import type { Games, Room, RoomInput } from '@alibi/room';
import { ConfigError, readConfig } from './config.ts';
import { matchHash } from './rooms/live-room.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Archive, Store } from './store/store.ts';

export interface Verdict {
  /** Archives that were replayed. */
  readonly replayed: number;
  /** Archives of another version of their game, or of a game that is no longer here: nothing to compare with. */
  readonly outdated: number;
  /** "room, match": what is wrong with it. */
  readonly wrong: readonly string[];
}

/** Replays every archived match and compares what it comes to with what it came to when it was played. */
export async function verify(known: Games, store: Store): Promise<Verdict> {
  const wrong: string[] = [];
  let replayed = 0;
  let outdated = 0;
  for (const { room, match } of await store.archives()) {
    const archive = await store.archive(room, match);
    if (archive === null) continue;
    if (known[archive.game]?.game.version !== archive.version) {
      outdated += 1;
      continue;
    }
    replayed += 1;
    const difference = differenceIn(known, archive);
    if (difference !== null) wrong.push(`room ${room}, match ${match}: ${difference}`);
  }
  return { replayed, outdated, wrong };
}

function differenceIn(known: Games, { before, entries, from, to, hash }: Archive): string | null {
  if (entries.length !== to - from + 1) return `${to - from + 1} entries expected, ${entries.length} found`;
  try {
    let room = JSON.parse(before) as Room;
    for (const { seq, at, body } of entries) {
      const result = applyRoom(known, room, JSON.parse(body) as RoomInput, at);
      if (isRefusal(result)) return `entry ${seq} is refused with ${result.code}`;
      room = result.room;
    }
    return matchHash(room) === hash ? null : 'the match ends differently';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<number> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === null) {
    process.stdout.write('Replays every archived match of --data-dir (or DATA_DIR) and compares the results.\n');
    return 0;
  }
  if (!existsSync(config.dataDir))
    throw new ConfigError(`There is no folder ${config.dataDir}. Name one with --data-dir.`);
  const store = sqliteStore(config.dataDir);
  const { replayed, outdated, wrong } = await verify(games, store);
  await store.close();
  for (const line of wrong) process.stdout.write(`${line}\n`);
  process.stdout.write(`${replayed} replayed, ${wrong.length} different, ${outdated} of other versions\n`);
  return wrong.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
