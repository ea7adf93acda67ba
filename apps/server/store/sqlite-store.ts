import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { StaleError } from './store.ts';
import { pack } from './packed-batch.ts';
import type { Store } from './store.ts';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly stale?: readonly string[];
  readonly error?: string;
}

interface Waiting {
  readonly done: (value: never) => void;
  readonly failed: (error: Error) => void;
}

/** The embedded durable store: one SQLite file, written in a thread of its own, synced before every answer. */
export function sqliteStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: { file: path.join(folder, 'alibi.sqlite') },
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let broken: Error | null = null;

  worker.on('message', ({ id, value, stale, error }: Answer) => {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (stale !== undefined) entry?.failed(new StaleError(stale));
    else if (error === undefined) entry?.done(value as never);
    else entry?.failed(new Error(`store: ${error}`));
  });
  worker.on('error', (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    broken = new Error(`store: the database in ${folder} cannot be used: ${reason}`, { cause: error });
    for (const entry of waiting.values()) entry.failed(broken);
    waiting.clear();
  });

  function ask<T>(call: string, ...args: unknown[]): Promise<T> {
    if (broken !== null) return Promise.reject(broken);
    calls += 1;
    const id = calls;
    return new Promise<T>((done, failed) => {
      waiting.set(id, { done, failed });
      worker.postMessage({ id, call, args }, []);
    });
  }

  return {
    commit: (batch) => ask('commit', pack(batch)),
    loadRooms: () => ask('loadRooms'),
    lastAlive: () => ask('lastAlive'),
    takenCodes: (since) => ask('takenCodes', since),
    archives: () => ask('archives'),
    archive: (room, match) => ask('archive', room, match),
    forget: (before) => ask('forget', before),
    presets: (profile, game) => ask('presets', profile, game),
    putPreset: (profile, game, preset) => ask('putPreset', profile, game, preset),
    deletePreset: (profile, game, name) => ask('deletePreset', profile, game, name),
    packs: (profile, game) => ask('packs', profile, game),
    pack: (id) => ask('pack', id),
    putPack: (one) => ask('putPack', one),
    deletePack: (profile, id) => ask('deletePack', profile, id),
    async close() {
      await ask('close');
      await worker.terminate();
    },
  };
}
