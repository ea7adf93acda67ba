import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { HttpRefusal } from './answers.ts';

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Serves the built web app. `path` has no leading slash. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/**
 * Every page is the same file, one folder deep at most, so that all of its addresses can be relative: whatever path a proxy
 * puts in front needs no setting.
 */
export function staticFiles(): StaticFiles {
  if (!existsSync(DIST)) return notBuilt;
  const files = sirv(DIST, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpRefusal('NOT_FOUND');
    if (isPage(path.replace(/\/$/, '')) && path.endsWith('/')) {
      const query = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(308, { Location: `../${path.slice(0, -1)}${query}` });
      response.end();
      return;
    }
    const asked = request.url;
    request.url = isPage(path) ? '/' : `/${path}`;
    // The parsed address that an earlier reader may have left on the request belongs to the old one.
    Reflect.deleteProperty(request, '_parsedUrl');
    files(request, response, () => {
      request.url = asked;
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('There is nothing at this address.\n');
    });
  };
}

/** The start, or what may be a room's code. Files have a dot or lie in a folder. */
function isPage(path: string): boolean {
  return /^[^/.]{0,64}$/.test(path);
}

function notBuilt(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('The web app is not built yet. Start the server with "npm start", which builds it.\n');
}
