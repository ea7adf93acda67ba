import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, isLocal, isOwnOrigin } from './address.ts';

function request(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('whose limits a request counts against', () => {
  it('is who is at the other end, whatever the headers say', () => {
    expect(addressOf(request('203.0.113.9', { 'x-forwarded-for': '1.2.3.4' }), { trustProxy: false })).toBe(
      '203.0.113.9',
    );
  });

  it('is what a trusted proxy wrote last, not what the client wrote before it', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    expect(addressOf(request('127.0.0.1', headers), { trustProxy: true })).toBe('203.0.113.9');
    expect(addressOf(request('127.0.0.1'), { trustProxy: true })).toBe('127.0.0.1');
  });

  it('takes the addresses of one IPv6 household together', () => {
    const of = (address: string): string => addressOf(request(address), { trustProxy: false });
    expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:aaaa:bbbb:cccc:dddd'));
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
    expect(of('2001:0db8::1')).toBe(of('2001:db8:0:0:ffff::'));
    expect(of('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
});

it('this machine is local, but not whoever asks through a proxy on it', () => {
  expect(isLocal(request('127.0.0.1'))).toBe(true);
  expect(isLocal(request('::1'))).toBe(true);
  expect(isLocal(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isLocal(request('203.0.113.9'))).toBe(false);
  expect(isLocal(request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
});

describe('the origin of a page', () => {
  const config = { trustProxy: false, allowedOrigins: ['https://friend.example'] };
  const ask = (headers: Readonly<Record<string, string>>, trustProxy = false): boolean =>
    isOwnOrigin(request('127.0.0.1', headers), { ...config, trustProxy });

  it('may be none, the own one or an allowed one', () => {
    expect(ask({ host: 'alibi.example' })).toBe(true);
    expect(ask({ host: 'alibi.example', origin: 'https://alibi.example' })).toBe(true);
    expect(ask({ host: 'ALIBI.example:443', origin: 'https://alibi.example' })).toBe(true);
    expect(ask({ host: 'alibi.example', origin: 'https://friend.example' })).toBe(true);
  });

  it.each([
    'null',
    '',
    'https://evil.example',
    'https://alibi.example.evil.example',
    'https://alibi.example:8443',
    'file://',
  ])('may not be "%s"', (origin) => {
    expect(ask({ host: 'alibi.example', origin })).toBe(false);
  });

  it('is compared with the forwarded host only where the proxy is trusted', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'https://alibi.example', 'x-forwarded-host': 'alibi.example' };
    expect(ask(headers)).toBe(false);
    expect(ask(headers, true)).toBe(true);
  });
});
