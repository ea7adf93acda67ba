import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { games } from '@alibi/games';
import type { Config } from './config.ts';
import { httpHandler } from './gateway/http.ts';
import { rateLimit } from './gateway/rate-limits.ts';
import { openSockets } from './gateway/sockets.ts';
import { openLog } from './log.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { loadBank } from './rooms/content-bank.ts';
import { openDirectory } from './rooms/directory.ts';
import type { Directory } from './rooms/directory.ts';
import { adaptivePace } from './rooms/pace.ts';
import { ripples } from './rooms/ripples.ts';
import { memoryStore } from './store/memory-store.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  /** Where this machine reaches it, with a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly log: Log;
  /** Takes nobody new, stores and shows what was accepted, tells everybody to come back, ends. */
  drain(): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `fail`: the store is lost, and with it any right to go on. */
export async function startServer(config: Config, fail: (error: Error) => void = crash): Promise<RunningServer> {
  const log = openLog(config.logLevel);
  const metrics = openMetrics();
  const bank = loadBank(games);
  const store = config.store === 'memory' ? memoryStore() : sqliteStore(config.dataDir);
  const directory = await directoryOf({ store, bank, log, metrics, fail });
  let ready = false;
  const isReady = (): boolean => ready;
  const limits = {
    joins: rateLimit(config.addressRate, MINUTE, Date.now),
    lookUps: rateLimit(config.lookupRate, MINUTE, Date.now),
  };
  const { maxRooms } = config;
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000 },
    httpHandler({ config, log, metrics, games, bank, store, directory, maxRooms, limits, isReady }),
  );
  const fault = (error: unknown): void => {
    metrics.counts.faults += 1;
    log.error({ err: error }, 'a message failed');
  };
  const sockets = openSockets(server, config, { directory, limits, metrics, now: Date.now, fault }, isReady);
  metrics.watch({ rooms: () => directory.count(), sockets: () => sockets.count() });
  const port = await listen(server, config);
  const stopForgetting = forgetOldMatches(store, config.archiveDays, log);
  ready = true;
  log.info({ port, rooms: directory.count() }, 'listening');

  return {
    url: `http://${/^(?:0\.0\.0\.0|::)$/.test(config.host) ? '127.0.0.1' : config.host}:${port}${config.basePath}`,
    port,
    log,
    async drain() {
      ready = false;
      log.info('draining');
      stopForgetting();
      const closed = new Promise((done) => server.close(done));
      await directory.settled();
      await sockets.drain();
      await directory.stop();
      server.closeAllConnections();
      await closed;
      await store.close();
      metrics.close();
      log.info('stopped');
    },
  };
}

interface Parts {
  readonly store: Store;
  readonly bank: ReturnType<typeof loadBank>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly fail: (error: Error) => void;
}

function directoryOf({ store, bank, log, metrics, fail }: Parts): Promise<Directory> {
  return openDirectory({
    games,
    bank,
    store,
    pace: adaptivePace(),
    ripples: ripples(),
    observeCommit: (entries, seconds) => metrics.commit(entries, seconds),
    onFailure(error) {
      log.fatal({ err: error }, 'the store failed; nothing more can be accepted');
      fail(error);
    },
    onRoom: (what, room) => log.info({ room: room.id, game: room.game }, `room ${what}`),
    onFault(room, input, error) {
      metrics.counts.faults += 1;
      log.error({ room, input, err: error }, 'an input failed');
    },
  });
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done((server.address() as AddressInfo).port);
    });
  });
}

function forgetOldMatches(store: Store, days: number, log: Log): () => void {
  const forget = (): void => {
    store.forget(Date.now() - days * DAY).catch((error: unknown) => log.error({ err: error }, 'old matches stay'));
  };
  forget();
  const timer = setInterval(forget, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

function crash(error: Error): void {
  throw error;
}
