import { createHash, randomBytes } from 'node:crypto';

/** CM-21: 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a token or a device's secret: enough to recognise it, not enough to use it. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Nobody guesses it, and it tells nothing. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
