import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Whose limits a request counts against. Behind a proxy that we trust: what that proxy wrote last. */
export function addressOf(request: IncomingMessage, { trustProxy }: { readonly trustProxy: boolean }): string {
  const direct = request.socket.remoteAddress ?? '';
  if (!trustProxy) return household(direct);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return household(forwarded === undefined || forwarded === '' ? direct : forwarded);
}

/** This machine itself asks, and not for somebody else. */
export function isLocal(request: IncomingMessage): boolean {
  const direct = request.socket.remoteAddress ?? '';
  return /^(?:::ffff:)?127\.|^::1$/.test(direct) && request.headers['x-forwarded-for'] === undefined;
}

/** An IPv6 household owns a whole /64, so its addresses count as one. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Pages may connect to where they came from; programs send no origin at all. */
export function isOwnOrigin(
  request: IncomingMessage,
  { trustProxy, allowedOrigins }: { readonly trustProxy: boolean; readonly allowedOrigins: readonly string[] },
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  if (host === '') return false;
  const asked = [request.headers.host, trustProxy ? request.headers['x-forwarded-host'] : undefined];
  return asked.some((name) => typeof name === 'string' && sameHost(name, origin, host));
}

/** Compares as addresses do: without regard to case and to the usual port of the scheme. */
function sameHost(asked: string, origin: string, host: string): boolean {
  const address = `${new URL(origin).protocol}//${asked}`;
  return URL.canParse(address) && new URL(address).host === host;
}
