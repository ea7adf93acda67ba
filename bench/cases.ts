import { setTimeout as sleep } from 'node:timers/promises';
import { arrivals, flatOut, heartbeats, measure } from './load.ts';
import type { Measured } from './load.ts';
import { startServer } from './server-process.ts';
import type { Kind, ServerProcess } from './server-process.ts';
import { closeTables, openTables } from './tables.ts';
import { SEATS } from './table.ts';
import type { Table } from './table.ts';

export interface Plan {
  readonly rooms: number;
  readonly seconds: number;
  readonly warmUp: number;
  /** How often the two servers take turns; the figures are medians. */
  readonly passes: number;
  readonly manyRooms: number;
  readonly idleFirst: number;
  readonly idleRooms: number;
  readonly idleSeconds: number;
}

export interface Idle {
  readonly bytesPerRoom: number;
  readonly bytesPerPlayer: number;
  /** Share of a core that a thousand such rooms would take. */
  readonly cpuOfThousand: number;
}

export interface Played {
  readonly most: Measured;
  readonly steady: Measured;
}

async function withServer<T>(kind: Kind, run: (server: ServerProcess, tables: Table[]) => Promise<T>): Promise<T> {
  const server = await startServer(kind);
  const tables: Table[] = [];
  try {
    return await run(server, tables);
  } finally {
    const stopped = server.stop();
    closeTables(tables);
    await stopped;
  }
}

/** The maximum, then independent arrivals at 1,000 commands a second. */
export function play(kind: Kind, { rooms, seconds, warmUp }: Plan): Promise<Played> {
  return withServer(kind, async (server, tables) => {
    await openTables(server, tables, rooms);
    for (const table of tables) table.begin();
    const most = await measure(server, tables, flatOut, { warmUp, seconds });
    const steady = await measure(server, tables, arrivals(1_000), { warmUp: warmUp / 2, seconds });
    return { most, steady };
  });
}

/** 4,000 commands a second over many rooms. */
export function crowd(kind: Kind, { manyRooms, seconds, warmUp }: Plan): Promise<Measured> {
  return withServer(kind, async (server, tables) => {
    await openTables(server, tables, manyRooms);
    for (const table of tables) table.begin();
    return measure(server, tables, arrivals(4_000), { warmUp, seconds });
  });
}

/** Rooms in which nobody does anything but send heartbeats. What the first rooms cost at start-up is left out. */
export function idle(kind: Kind, { idleFirst, idleRooms, idleSeconds }: Plan): Promise<Idle> {
  return withServer(kind, async (server, tables) => {
    const beats = heartbeats(tables);
    await openTables(server, tables, idleFirst);
    const before = await server.memory();
    await openTables(server, tables, idleRooms);
    const grown = (await server.memory()) - before;
    const cpu = server.cpu();
    const from = performance.now();
    await sleep(idleSeconds * 1000);
    const busy = (server.cpu() - cpu) / 1000 / (performance.now() - from);
    beats.stop();
    return {
      bytesPerRoom: grown / idleRooms,
      bytesPerPlayer: grown / idleRooms / SEATS,
      cpuOfThousand: (busy / tables.length) * 1_000,
    };
  });
}
