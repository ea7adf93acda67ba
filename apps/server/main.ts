import { bannerFor } from './banner.ts';
import { ConfigError, helpText, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** Exit codes: 0 drained, 1 could not start or go on, 2 wrong configuration. */
async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === null) {
    process.stdout.write(helpText());
    return;
  }
  const starting = startServer(config, () => process.exit(1));
  drainOn(['SIGTERM', 'SIGINT'], starting);
  const { port } = await starting;
  if (config.logLevel !== 'silent') process.stdout.write(`${bannerFor(config, port)}\n`);
}

/** Also while the server is still starting: then it ends as soon as it can end in order. */
function drainOn(signals: readonly NodeJS.Signals[], starting: Promise<RunningServer>): void {
  let draining = false;
  const drain = async (): Promise<void> => {
    if (draining) return;
    draining = true;
    const server = await starting;
    try {
      await server.drain();
    } catch (error) {
      server.log.fatal({ err: error }, 'could not drain');
      process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void drain());
}

/** A sentence for what people run into; null for what only we can mend. */
function sentenceFor(error: unknown, config: Pick<Config, 'host' | 'port'> | null): string | null {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  const where = config === null ? 'the port' : `port ${config.port} of ${config.host}`;
  if (code === 'EADDRINUSE') return `Another program already uses ${where}. Stop it, or choose another with --port.`;
  if (code === 'EACCES')
    return `This user may not use ${where} or the data folder. Choose others with --port or --data-dir.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${config?.host}. Choose another with --host.`;
  if (message?.startsWith('The pack ') === true || message?.startsWith('store: ') === true) return message;
  return null;
}

try {
  await main();
} catch (error) {
  const config = error instanceof ConfigError ? null : readConfig(process.argv.slice(2), process.env);
  const sentence = sentenceFor(error, config);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
