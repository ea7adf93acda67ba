import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** When it said that it is listening. */
  readonly readyAt: number;
  /** Ends it with the signal; resolves with the exit code, null if the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Null while it runs. */
  exitCode(): number | null;
  output(): string;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  let output = '';
  let url = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) throw new Error('the server has no output');
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`;
      const port = /(?:127\.0\.0\.1|localhost):(\d+)|"port":(\d+)/.exec(line);
      if (port === null || url !== '') return;
      url = `http://127.0.0.1:${port[1] ?? port[2]}/`;
      ready.resolve();
    });
  }
  await Promise.race([ready.promise, exited]);
  if (url === '') throw new Error(`the server did not start: ${output}`);
  return {
    url,
    readyAt: Date.now(),
    end(signal) {
      child.kill(signal);
      return exited;
    },
    exitCode: () => child.exitCode,
    output: () => output,
  };
}
