import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../apps/server/config.ts';
import { startServer } from '../../apps/server/server.ts';
import { expect, it } from 'vitest';

const example = fileURLToPath(new URL('client.mjs', import.meta.url));

function run(address: string): Promise<{ status: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [example, address]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (status) => done({ status, output }));
  });
}

it('the example client plays a round with nothing but the documented protocol', async () => {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    STORE: 'memory',
    LOG_LEVEL: 'silent',
    COMMAND_RATE: '1000',
    ADDRESS_RATE: '100000',
  };
  const config = readConfig([], env);
  if (config === null) throw new Error('no configuration');
  const server = await startServer(config);
  try {
    const { status, output } = await run(`http://127.0.0.1:${server.port}`);
    expect(output).toMatch(
      /^Room [A-Z2-9]{6}\n.*____.*\nAna believes .*\nBen believes .*\nThe truth: .*\nAna: \d+\nBen: \d+\n$/,
    );
    expect(status).toBe(0);
  } finally {
    await server.drain();
  }
});
