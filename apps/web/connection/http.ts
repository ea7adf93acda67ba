import { isCode } from '@alibi/protocol';
import type { Code, PlatformLimits, PlatformSettings, Range } from '@alibi/protocol';
import { base } from '../navigation.ts';
import { deviceSecret } from './device.ts';

/** A refusal of the server, or `OFFLINE`: it could not be reached at all. */
export interface Problem {
  readonly code: Code | 'OFFLINE';
  readonly details: Readonly<Record<string, unknown>>;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export interface RoomInfo {
  readonly code: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly players: number;
  readonly maxPlayers: number;
  readonly spectators: boolean;
}

export interface Settings {
  readonly platform: PlatformSettings;
  readonly game: Readonly<Record<string, unknown>>;
}

export interface PackInfo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly rating: string;
  readonly items: number;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly seats: Range;
  /** JSON Schema of the game's own settings. */
  readonly settings: object;
  readonly defaults: Settings;
  readonly limits: PlatformLimits;
  readonly packs: readonly PackInfo[];
  readonly bot: boolean;
  /** What each player may write for it; absent: nothing. */
  readonly writes?: { readonly most: number };
  /** People may bring packs of their own. */
  readonly ownPacks: boolean;
  /** It counts what a room has left to play with. */
  readonly supply: boolean;
}

/** How much there is to play with, and how much of it the room has not seen. */
export interface Supply {
  readonly fresh: number;
  readonly total: number;
}

export interface WholePack extends Pick<PackInfo, 'id' | 'title' | 'description' | 'rating'> {
  readonly items: readonly object[];
}

export type NewPack = Omit<WholePack, 'id'>;

export interface PackReport {
  readonly id: string | null;
  readonly accepted: number;
  /** The first item is row 1. */
  readonly errors: readonly PackError[];
}

export interface PackError {
  readonly row: number;
  readonly code: string;
  readonly field?: string | undefined;
  readonly reason?: string | undefined;
}

export interface Presets {
  readonly mine: Settings | null;
  readonly presets: readonly { readonly name: string; readonly settings: Settings }[];
}

export const createRoom = (game?: string): Promise<Reply<{ readonly code: string }>> =>
  ask('POST', 'api/rooms', { ...(game === undefined ? {} : { game }), device: deviceSecret() });

export const lookUpRoom = (code: string): Promise<Reply<RoomInfo>> =>
  ask('GET', `api/rooms/${encodeURIComponent(code)}`);

export const listGames = (): Promise<Reply<readonly GameInfo[]>> => ask('GET', 'api/games');

export const listPresets = (game: string): Promise<Reply<Presets>> => ask('GET', presetPath(game, null));

/** Without a name: the own default. */
export const savePreset = (game: string, name: string | null, settings: Settings): Promise<Reply<null>> =>
  ask('PUT', presetPath(game, name), settings);

export const deletePreset = (game: string, name: string | null): Promise<Reply<null>> =>
  ask('DELETE', presetPath(game, name));

function presetPath(game: string, name: string | null): string {
  return `api/presets/${encodeURIComponent(game)}${name === null ? '' : `?name=${encodeURIComponent(name)}`}`;
}

export const lookUpSupply = (code: string): Promise<Reply<Supply>> =>
  ask('GET', `api/rooms/${encodeURIComponent(code)}/supply`);

export const listOwnPacks = (game: string): Promise<Reply<readonly PackInfo[]>> => ask('GET', packPath(game, null));

export const fetchPack = (game: string, id: string): Promise<Reply<WholePack>> => ask('GET', packPath(game, id));

/** Takes every item that is right and reports the others. */
export const importPack = (game: string, pack: NewPack): Promise<Reply<PackReport>> =>
  ask('PUT', `${packPath(game, null)}?partial=yes`, pack);

export const deletePack = (game: string, id: string): Promise<Reply<null>> => ask('DELETE', packPath(game, id));

function packPath(game: string, id: string | null): string {
  return `api/packs/${encodeURIComponent(game)}${id === null ? '' : `?id=${encodeURIComponent(id)}`}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (/^api\/(?:presets|packs)/.test(path)) headers['authorization'] = `Bearer ${deviceSecret()}`;
  try {
    const init: RequestInit = { method, headers, cache: 'no-store' };
    const response = await fetch(
      new URL(path, base),
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    if (response.status === 204) return { ok: true, value: null as T };
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: value as T };
    return { ok: false, problem: problemOf(value) };
  } catch {
    return { ok: false, problem: { code: 'OFFLINE', details: {} } };
  }
}

export function problemOf(value: unknown): Problem {
  const { code, details } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' && isCode(code) ? code : 'INTERNAL_ERROR',
    details: typeof details === 'object' && details !== null ? (details as Readonly<Record<string, unknown>>) : {},
  };
}
