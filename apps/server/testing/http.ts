export interface Reply {
  readonly status: number;
  readonly value: unknown;
}

export type Ask = (method: string, path: string, body?: unknown, device?: string) => Promise<Reply>;

export const DEVICE = 'device-secret-of-thirty-two-chars';
export const OTHER_DEVICE = 'another-device-another-device-aa';

/** Asks a server as a device; a text is sent as it is. */
export function asker(url: () => string): Ask {
  return async (method, path, body, device = DEVICE) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${device}` };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = body === undefined ? { method, headers } : { method, headers, body: text };
    const response = await fetch(`${url()}${path}`, sent);
    const answer = await response.text();
    return { status: response.status, value: answer === '' ? null : JSON.parse(answer) };
  };
}
