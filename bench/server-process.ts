import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

export type Kind = 'alibi' | 'bare';

/** A server under measurement, in a process and on a core of its own. */
export interface ServerProcess {
  readonly kind: Kind;
  readonly port: number;
  /** Processor time so far, all threads, in microseconds. */
  cpu(): number;
  /** Resident memory in bytes, after a garbage collection. */
  memory(): Promise<number>;
  stopping(): boolean;
  stop(): Promise<void>;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ENTRY: Readonly<Record<Kind, string>> = { alibi: 'apps/server/main.ts', bare: 'bench/bare-server.ts' };
/** As the launcher starts the server; the bare one gets the same. */
const FLAGS = ['--max-semi-space-size=32'];
/** The kernel counts processor time in hundredths of a second. */
const TICK_MICROS = 10_000;
const START_LIMIT = 20_000;
const COLLECTING = 1_000;

const canPin =
  spawnSync('taskset', ['-c', '0', 'true']).status === 0 && spawnSync('taskset', ['-c', '1', 'true']).status === 0;

/** The driver keeps to the second core, the server to the first. */
export function pinDriver(): boolean {
  return canPin && spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]).status === 0;
}

export async function startServer(kind: Kind, options: { readonly profileTo?: string } = {}): Promise<ServerProcess> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'alibi-bench-'));
  const profile =
    options.profileTo === undefined
      ? []
      : ['--cpu-prof', '--cpu-prof-interval', '500', `--cpu-prof-dir=${options.profileTo}`];
  const collector = new URL('collector.ts', import.meta.url).href;
  const node = [process.execPath, ...FLAGS, '--expose-gc', '--import', collector, ...profile, ENTRY[kind]];
  const [command = '', ...args] = canPin ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(command, args, {
    cwd: root,
    env: environment(port, data),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, kind, port);
  const { pid } = child;
  if (pid === undefined) throw new Error(`the ${kind} server did not start`);
  let stopping = false;
  return {
    kind,
    port,
    stopping: () => stopping,
    cpu: () => cpuOf(pid),
    async memory() {
      child.kill('SIGUSR2');
      await sleep(COLLECTING);
      return memoryOf(pid);
    },
    async stop() {
      stopping = true;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(options.profileTo === undefined ? 'SIGKILL' : 'SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function environment(port: number, data: string): NodeJS.ProcessEnv {
  const plenty = '1000000';
  return {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    STORE: 'sqlite',
    LOG_LEVEL: 'silent',
    COMMAND_RATE: plenty,
    ADDRESS_RATE: plenty,
    LOOKUP_RATE: plenty,
    MAX_SOCKETS: plenty,
    MAX_ROOMS: plenty,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function untilReady(child: ChildProcess, kind: Kind, port: number): Promise<void> {
  const limit = performance.now() + START_LIMIT;
  while (performance.now() < limit) {
    if (child.exitCode !== null)
      throw new Error(`the ${kind} server ended with code ${child.exitCode} instead of starting`);
    if (await answers(kind, port)) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the ${kind} server was not ready after ${START_LIMIT / 1000} s`);
}

async function answers(kind: Kind, port: number): Promise<boolean> {
  if (kind === 'alibi') {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return response?.ok === true;
  }
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/probe`);
    socket.on('error', () => done(false));
    socket.on('open', () => {
      socket.close();
      done(true);
    });
  });
}

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; what follows it begins with field 3, so user and system time are 11 and 12 on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
