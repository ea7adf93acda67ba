export const PROTOCOL_VERSION = 1;

/** Milliseconds between a client's heartbeats (CM-20). */
export const HEARTBEAT = 2_000;
/** Silence after which a link counts as unstable, then poor, then lost (CM-20). */
export const UNSTABLE_AFTER = 3_000;
export const POOR_AFTER = 10_000;
export const LOST_AFTER = 30_000;

export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

export const MAX_CHAT = 300;
export const CHAT_LINES: { readonly count: number; readonly within: number } = { count: 5, within: 10_000 };
export const MAX_MESSAGE_BYTES = 16_384;
/** A repeated act id is answered, not applied again, for this long (CM-72). */
export const ACT_MEMORY = 60_000;
export const RESUME_COUNTDOWN = 3_000;
/** What one `extend` adds to the running phase at the usual pace; multiplied by `timeScale` like every time. */
export const EXTENSION = 30_000;
export const WARNING_BEFORE = 120_000;
export const MAX_SPECTATORS = 50;

/** CM-1: spaces and hyphens removed, upper case; null if that is no code. A phone may make another dash of a hyphen. */
export function parseCode(text: string): string | null {
  const code = text.replace(/[\s\p{Pd}]/gu, '');
  return /^[A-Za-z0-9]{6}$/.test(code) ? code.toUpperCase() : null;
}
