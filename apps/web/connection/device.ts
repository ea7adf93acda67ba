import { randomText } from '@alibi/client/standard-world';
import { forget, recall, remember } from '../kit/storage.ts';

const DEVICE = 'alibi:device';
const NAME = 'alibi:name';
const AVATAR = 'alibi:avatar';
const LAST = 'alibi:last-room';

/** The secret that names this device: holds presets and removals, never shown. */
export function deviceSecret(): string {
  const known = recall(DEVICE);
  if (known !== null) return known;
  const fresh = randomText(16);
  remember(DEVICE, fresh);
  return fresh;
}

/** A stage on the same device as a player has a place of its own. */
function tokenKey(code: string, stage: boolean): string {
  return stage ? `alibi:token:${code}:stage` : `alibi:token:${code}`;
}

export function tokenFor({ code, stage }: { code: string; stage: boolean }): string | null {
  return recall(tokenKey(code, stage));
}

export function keepToken({ code, stage }: { code: string; stage: boolean }, token: string): void {
  remember(tokenKey(code, stage), token);
  if (!stage) remember(LAST, code);
}

export function dropToken({ code, stage }: { code: string; stage: boolean }): void {
  forget(tokenKey(code, stage));
  if (recall(LAST) === code) forget(LAST);
}

/** The room this device was in last, if its place may still be there. */
export function lastRoom(): string | null {
  const code = recall(LAST);
  return code !== null && tokenFor({ code, stage: false }) !== null ? code : null;
}

export interface Persona {
  readonly name: string;
  readonly avatar: string;
}

export function rememberedPersona(): Persona {
  return { name: recall(NAME) ?? '', avatar: recall(AVATAR) ?? '' };
}

export function keepPersona({ name, avatar }: Persona): void {
  remember(NAME, name);
  remember(AVATAR, avatar);
}
