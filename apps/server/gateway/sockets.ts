import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CODES, MAX_MESSAGE_BYTES } from '@alibi/protocol';
import type { Code } from '@alibi/protocol';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { addressOf, isOwnOrigin } from './address.ts';
import { actLimit, BLOCK } from './rate-limits.ts';
import type { ActLimit } from './rate-limits.ts';
import { openSession } from './session.ts';
import type { Session, SessionContext } from './session.ts';

export interface Sockets {
  count(): number;
  /** Tells everybody to come back and waits until they are gone. */
  drain(): Promise<void>;
}

const CHECK_EVERY = 1_000;
const DRAIN_WITHIN = 2_000;

export function openSockets(
  server: Server,
  config: Config,
  context: Omit<SessionContext, 'limitFor'>,
  isReady: () => boolean,
): Sockets {
  const upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const sessions = new Set<Session>();
  const limits = rememberedLimits(config.commandRate, context.now);
  const sessionContext: SessionContext = { ...context, limitFor: (token) => limits.limitFor(token) };
  let gone: (() => void) | null = null;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const code = whyNot(request);
    if (code !== null) return refuse(socket, code);
    const address = addressOf(request, config);
    upgrades.handleUpgrade(request, socket, head, (ws) => admit(ws, socket, address));
  });

  /** Apart from the upgrade, so that the request is not kept as long as the line. */
  function admit(ws: WebSocket, socket: Duplex, address: string): void {
    const session = openSession(sessionContext, ws, socket, address);
    sessions.add(session);
    ws.on('close', () => {
      sessions.delete(session);
      if (sessions.size === 0) gone?.();
    });
  }

  function whyNot(request: IncomingMessage): Code | null {
    const [path = ''] = (request.url ?? '').split('?');
    if (path !== `${config.basePath}ws`) return 'NOT_FOUND';
    if (!isOwnOrigin(request, config)) return 'FORBIDDEN_ORIGIN';
    return !isReady() || sessions.size >= config.maxSockets ? 'SERVER_BUSY' : null;
  }

  const check = setInterval(() => {
    const now = context.now();
    for (const session of sessions) session.check(now);
    limits.sweep(now);
  }, CHECK_EVERY);
  check.unref();

  return {
    count: () => sessions.size,
    async drain() {
      clearInterval(check);
      if (sessions.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      gone = resolve;
      for (const session of sessions) session.end();
      const late = setTimeout(() => {
        for (const session of sessions) session.cut();
        resolve();
      }, DRAIN_WITHIN);
      await promise;
      clearTimeout(late);
    },
  };
}

function refuse(socket: Duplex, code: Code): void {
  const body = JSON.stringify({ code, details: {} });
  socket.on('error', () => {});
  socket.end(
    `HTTP/1.1 ${CODES[code]} ${code}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** A reconnect does not wash a block away: the limit of a place lives on as long as a block can. */
function rememberedLimits(
  rate: number,
  now: () => number,
): { limitFor(token: string | null): ActLimit; sweep(at: number): void } {
  const kept = new Map<string, { readonly limit: ActLimit; usedAt: number }>();
  return {
    limitFor(token) {
      if (token === null) return actLimit(rate);
      const known = kept.get(token);
      if (known !== undefined) return known.limit;
      const inner = actLimit(rate);
      const entry = {
        usedAt: now(),
        limit: {
          take(at: number) {
            entry.usedAt = at;
            return inner.take(at);
          },
        },
      };
      kept.set(token, entry);
      return entry.limit;
    },
    sweep(at) {
      for (const [token, { usedAt }] of kept) if (usedAt < at - BLOCK) kept.delete(token);
    },
  };
}
