import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODES, MAX_MESSAGE_BYTES } from '@alibi/protocol';
import type { Code } from '@alibi/protocol';

/** Thrown by whatever serves a request: becomes `{code, details}` with the status of the code. */
export class HttpRefusal extends Error {
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: Code, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

export function answerNothing(response: ServerResponse): void {
  response.writeHead(204, { 'Cache-Control': 'no-store' });
  response.end();
}

export function answerRefusal(response: ServerResponse, { code, details }: HttpRefusal): void {
  answerJson(response, CODES[code], { code, details });
}

/** The body as JSON, of so many bytes at most; an empty one is an empty object. */
export async function readJson(request: IncomingMessage, most: number = MAX_MESSAGE_BYTES): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new HttpRefusal('MESSAGE_TOO_LARGE', { most });
    parts.push(part);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    throw new HttpRefusal('VALIDATION_ERROR');
  }
}
