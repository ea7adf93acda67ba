import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshFolder } from './testing/folder.ts';
import { enter } from './testing/person.ts';
import { spawnServer } from './testing/process.ts';
import { gather, newRoom } from './testing/server.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function run(args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

describe('the server as a program', () => {
  let folder: string;
  let remove: () => void;

  beforeEach(() => {
    ({ folder, remove } = freshFolder());
  });

  afterEach(() => remove());

  it('prints its help and ends', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('DATA_DIR');
  });

  it('says in one line what is wrong with its configuration', async () => {
    const { code, out, err } = await run(['--port', 'none']);
    expect(code).not.toBe(0);
    expect(`${out}${err}`).toContain('--port (or PORT) is "none", but must be a whole number from 0 to 65535.');
    expect(err).not.toContain('    at ');
  });

  it('says what to do when its port is taken', async () => {
    const first = await spawnServer({ DATA_DIR: folder });
    const { code, out, err } = await run([
      '--host',
      '127.0.0.1',
      '--port',
      new URL(first.url).port,
      '--store',
      'memory',
    ]);
    expect(code).not.toBe(0);
    expect(`${out}${err}`).toContain(new URL(first.url).port);
    expect(err).not.toContain('    at ');
    await first.end('SIGTERM');
  });

  it('drains on SIGTERM: says come back, keeps everything, ends with 0', async () => {
    const first = await spawnServer({ DATA_DIR: folder });
    const { room, host, people } = await gather(first.url, 2);
    await host.act({ type: 'start' });
    await people[1]!.until(() => people[1]!.seen().you.phase?.name === 'prompt');
    await people[1]!.play('submit', { text: 'kept' });
    const idle = await newRoom(first.url);
    const left = people[1]!.seen().you.phase!.endsAt! - Date.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await Promise.all(people.map((person) => person.closed))).toEqual([4001, 4001]);

    const second = await spawnServer({ DATA_DIR: folder });
    const back = await enter(second.url, { room, token: people[1]!.token() });
    expect(back.seen().you.hand).toMatchObject({ mine: 'kept' });
    expect(Math.abs(back.seen().you.phase!.endsAt! - Date.now() - left)).toBeLessThan(1_500);
    expect((await fetch(`${second.url}api/rooms/${idle}`)).status).toBe(200);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('[CM-71] its log names rooms and inputs, but no name, token, text or seed', async () => {
    const server = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const { host, people } = await gather(server.url, 2);
    await host.act({ type: 'say', channel: 'room', text: 'a line of chat' });
    await host.act({ type: 'start' });
    await people[1]!.until(() => people[1]!.seen().you.phase?.name === 'prompt');
    await people[1]!.play('submit', { text: 'a secret lie' });
    await server.end('SIGTERM');
    for (const secret of ['Player 1', 'a line of chat', 'a secret lie', host.token(), 'seed'])
      expect(server.output()).not.toContain(secret);
  });
});
