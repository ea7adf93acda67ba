import { setTimeout as sleep } from 'node:timers/promises';
import { HEARTBEAT } from '@alibi/protocol';
import type { ServerProcess } from './server-process.ts';
import { emptyTally } from './table.ts';
import type { Seat, Table, Tally } from './table.ts';

/** What was measured while a load ran. */
export interface Measured {
  readonly commandsPerSecond: number;
  /** Processor time of the server, microseconds. */
  readonly cpuPerCommand: number;
  /** Shares of one core. */
  readonly serverBusy: number;
  readonly driverBusy: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerPlayerRound: number;
  readonly refusals: number;
}

export type Load = (tables: readonly Table[]) => { stop(): void };

/** Everybody acts as soon as they may: the most a server can do. */
export const flatOut: Load = (tables) => {
  const rush = (table: Table): void => {
    for (const seat of table.open) table.act(seat);
  };
  for (const table of tables) {
    table.onOpen = rush;
    rush(table);
  }
  return { stop: () => settle(tables) };
};

/** Commands come one by one, whenever they come: random gaps around a mean, from rooms picked at random. */
export function arrivals(perSecond: number): Load {
  return (tables) => {
    const random = dice(20_240_607);
    const gap = (): number => (-Math.log(1 - random()) * 1000) / perSecond;
    let running = true;
    let due = performance.now() + gap();
    const pump = (): void => {
      if (!running) return;
      const now = performance.now();
      for (; due <= now; due += gap()) {
        const move = someMove(tables, random);
        // Nobody may act just now: the arrival waits, and with it all later ones.
        if (move === null) break;
        move.table.act(move.seat);
      }
      setImmediate(pump);
    };
    for (const table of tables) table.onOpen = () => {};
    pump();
    return {
      stop() {
        running = false;
        settle(tables);
      },
    };
  };
}

function settle(tables: readonly Table[]): void {
  for (const table of tables) table.onOpen = () => {};
}

function someMove(tables: readonly Table[], random: () => number): { table: Table; seat: Seat } | null {
  const start = Math.floor(random() * tables.length);
  for (let offset = 0; offset < tables.length; offset++) {
    const table = tables[(start + offset) % tables.length];
    const seat = table?.open[Math.floor(random() * table.open.length)];
    if (table !== undefined && seat !== undefined) return { table, seat };
  }
  return null;
}

/** A small seeded generator (mulberry32): the same arrivals in every run and for every server. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Span {
  readonly warmUp: number;
  readonly seconds: number;
}

export async function measure(
  server: ServerProcess,
  tables: readonly Table[],
  load: Load,
  span: Span,
): Promise<Measured> {
  const run = load(tables);
  await sleep(span.warmUp * 1000);
  const tally: Tally = emptyTally();
  for (const table of tables) table.tally = tally;
  const before = { cpu: server.cpu(), driver: process.cpuUsage(), at: performance.now(), bytes: bytesOf(tables) };
  await sleep(span.seconds * 1000);
  const cpu = server.cpu() - before.cpu;
  const driver = process.cpuUsage(before.driver);
  const elapsed = performance.now() - before.at;
  const bytes = bytesOf(tables) - before.bytes;
  const { commands, moves, refusals, latencies } = { ...tally, latencies: Float64Array.from(tally.latencies).sort() };
  for (const table of tables) table.tally = emptyTally();
  run.stop();
  await sleep(100);
  const seats = tables[0]?.seats.length ?? 1;
  return {
    commandsPerSecond: (commands / elapsed) * 1000,
    cpuPerCommand: cpu / commands,
    serverBusy: cpu / 1000 / elapsed,
    driverBusy: (driver.user + driver.system) / 1000 / elapsed,
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    bytesPerPlayerRound: bytes / seats / (moves / (seats * 2)),
    refusals,
  };
}

function bytesOf(tables: readonly Table[]): number {
  let sum = 0;
  for (const { seats } of tables) for (const { socket } of seats) sum += socket.received();
  return sum;
}

const BEAT_STEPS = 100;

/** Every player says "still here" as often as a real client does, evenly spread over the time between two. */
export function heartbeats(tables: readonly Table[]): { stop(): void } {
  let step = 0;
  const timer = setInterval(() => {
    step = (step + 1) % BEAT_STEPS;
    let number = 0;
    for (const { seats } of tables) {
      for (const { socket } of seats) {
        if (number % BEAT_STEPS === step) socket.send(`{"ping":${Date.now()}}`);
        number += 1;
      }
    }
  }, HEARTBEAT / BEAT_STEPS);
  return { stop: () => clearInterval(timer) };
}
