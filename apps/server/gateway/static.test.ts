import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { enter } from '../testing/person.ts';
import { newRoom, serve } from '../testing/server.ts';

const built = existsSync(new URL('../../web/dist/index.html', import.meta.url));

describe.runIf(built).each(['/', '/games/alibi/'])('the web app under %s', (basePath) => {
  let server: RunningServer;
  let url: string;

  beforeAll(async () => {
    server = await serve({ BASE_PATH: basePath });
    url = `http://127.0.0.1:${server.port}${basePath}`;
  });

  afterAll(() => server.drain());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${path}`, { headers });

  it('is served at the root, for a room and for its stage, and never cached', async () => {
    for (const path of ['', 'ABC234', 'ABC234?stage']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toMatch(/no-cache|no-store/);
      const page = await response.text();
      expect(page).toContain('<div id="app">');
      expect(page).not.toMatch(/(?:src|href)="\//);
    }
  });

  it('leads from the folder without its slash, and from a room with one, to where relative addresses hold', async () => {
    const room = await fetch(`${url}ABC234/?stage`, { redirect: 'manual' });
    expect([room.status, new URL(room.headers.get('location') ?? '', room.url).href]).toEqual([
      308,
      `${url}ABC234?stage`,
    ]);
    if (basePath === '/') return;
    const folder = await fetch(url.slice(0, -1), { redirect: 'manual' });
    expect([folder.status, new URL(folder.headers.get('location') ?? '', folder.url).href]).toEqual([308, url]);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['', 'api/games', 'api/rooms/ABC']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('lets hashed files be kept for ever and sends them compressed', async () => {
    const page = await (await get('')).text();
    const script = /assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    const plain = await get(script, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const response = await get(script, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(await response.text()).toBe(text);
    }
  });

  it('does not serve what is not there, nor anything outside the web folder', async () => {
    expect((await get('assets/none.js')).status).toBe(404);
    for (const path of ['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', 'assets/..%5c..%5cindex.html']) {
      const response = await get(path);
      expect(await response.text()).not.toContain('"workspaces"');
    }
  });

  it('plays under this path', async () => {
    const ann = await enter(url, { room: await newRoom(url), name: 'Ann' });
    expect(ann.seen().room.people['p1']?.name).toBe('Ann');
    await ann.close();
  });
});
