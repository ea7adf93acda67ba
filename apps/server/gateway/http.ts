import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { addressOf, isLocal, isOwnOrigin } from './address.ts';
import { answerRefusal, HttpRefusal } from './answers.ts';
import { serveApi } from './api.ts';
import type { ApiContext } from './api.ts';
import { secure } from './headers.ts';
import { staticFiles } from './static.ts';

export interface HttpContext extends ApiContext {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  isReady(): boolean;
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export function httpHandler(context: HttpContext): HttpHandler {
  const files = staticFiles();
  const { config, log } = context;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, search } = addressAsked(request);
    if (!`${pathname}/`.startsWith(config.basePath)) throw new HttpRefusal('NOT_FOUND');
    if (!pathname.startsWith(config.basePath)) {
      response.writeHead(308, { Location: `${config.basePath}${search}` });
      response.end();
      return;
    }
    const path = pathname.slice(config.basePath.length);
    switch (path) {
      case 'healthz':
        return plain(response, 200, 'ok');
      case 'readyz':
        return context.isReady() ? plain(response, 200, 'ready') : plain(response, 503, 'not ready');
      case 'metrics':
        return serveMetrics(context, request, response);
      default:
    }
    if (!path.startsWith('api/')) return files(request, response, path);
    const address = addressOf(request, config);
    if (request.method !== 'GET' && !isOwnOrigin(request, config)) throw new HttpRefusal('FORBIDDEN_ORIGIN');
    return serveApi(context, request, response, { path: path.slice('api/'.length), query: searchParams, address });
  }

  return (request, response) => {
    secure(response);
    serve(request, response).catch((error: unknown) => {
      if (!(error instanceof HttpRefusal)) log.error({ err: error, method: request.method }, 'a request failed');
      if (response.headersSent) response.destroy();
      else answerRefusal(response, error instanceof HttpRefusal ? error : new HttpRefusal('INTERNAL_ERROR'));
    });
  };
}

function addressAsked(request: IncomingMessage): URL {
  const text = `http://alibi${request.url?.startsWith('/') === true ? '' : '/'}${request.url ?? ''}`;
  if (!URL.canParse(text)) throw new HttpRefusal('NOT_FOUND');
  return new URL(text);
}

async function serveMetrics(
  { config, metrics }: HttpContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { metricsToken } = config;
  const allowed = metricsToken !== null && request.headers.authorization === `Bearer ${metricsToken}`;
  if (!allowed && !isLocal(request)) throw new HttpRefusal('NOT_FOUND');
  const text = await metrics.text();
  response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  response.end(text);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}
