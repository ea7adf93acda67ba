import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cartridge } from '@alibi/engine';
import { changeSettings, cleanLine, defaultSettings, nameKey, visibleLength } from '@alibi/room';
import type { Games, RoomSettings } from '@alibi/room';
import * as v from 'valibot';
import type { Preset, Store } from '../store/store.ts';
import { answerJson, answerNothing, HttpRefusal, readJson } from './answers.ts';
import { cartridgeFor, deviceOf } from './asking.ts';
import { fingerprint } from './secrets.ts';

/** The name of the read-only preset that every game has (CM-80). */
const SYSTEM = 'DEFAULT';
const LONGEST_NAME = 32;
/** Beside the own default (IQ-Q37). */
const MOST_PRESETS = 20;
/** How the own default is stored: no preset that a person names can have it. */
const OWN = '';

const wholeSettings = v.strictObject({
  platform: v.record(v.string(), v.unknown()),
  game: v.record(v.string(), v.unknown()),
});

interface PresetContext {
  readonly games: Games;
  readonly store: Store;
}

/** Presets of the device whose secret the request carries. */
export async function servePresets(
  { games, store }: PresetContext,
  request: IncomingMessage,
  response: ServerResponse,
  { game, query }: { readonly game: string; readonly query: URLSearchParams },
): Promise<void> {
  const cartridge = cartridgeFor(games, game);
  const profile = fingerprint(deviceOf(request));
  if (request.method === 'GET') {
    const all = await store.presets(profile, game);
    const mine = all.find(({ name }) => name === OWN)?.settings ?? null;
    return answerJson(response, 200, { mine, presets: all.filter(({ name }) => name !== OWN) });
  }
  const name = query.has('name') ? nameOf(query.get('name') ?? '') : OWN;
  if (request.method === 'DELETE') {
    const named = sameName(await store.presets(profile, game), name);
    if (named === undefined) throw new HttpRefusal('PRESET_NOT_FOUND');
    await store.deletePreset(profile, game, named);
    return answerNothing(response);
  }
  const settings = settingsFrom(cartridge, await readJson(request));
  const all = await store.presets(profile, game);
  const named = sameName(all, name);
  const others = all.filter((preset) => preset.name !== OWN && preset.name !== named);
  if (name !== OWN && others.length >= MOST_PRESETS) throw new HttpRefusal('INVALID_SETTINGS', { most: MOST_PRESETS });
  await store.putPreset(profile, game, { name: named ?? name, settings });
  answerNothing(response);
}

/** The device's own default for a game; null where it has none that still fits the game. */
export async function ownDefault(store: Store, cartridge: Cartridge, device: string): Promise<RoomSettings | null> {
  const all = await store.presets(fingerprint(device), cartridge.game.id);
  const mine = all.find(({ name }) => name === OWN);
  return mine === undefined ? null : checked(cartridge, mine.settings);
}

function settingsFrom(cartridge: Cartridge, raw: unknown): RoomSettings {
  const parsed = v.safeParse(wholeSettings, raw);
  const settings = parsed.success ? checked(cartridge, parsed.output) : null;
  if (settings === null) throw new HttpRefusal('INVALID_SETTINGS');
  return settings;
}

function checked(cartridge: Cartridge, { platform, game }: { platform: object; game: object }): RoomSettings | null {
  const change = { platform: { ...platform }, game: { ...game } };
  return changeSettings(cartridge, defaultSettings(cartridge), change);
}

function nameOf(raw: string): string {
  const name = cleanLine(raw);
  const length = visibleLength(name);
  if (length < 1 || length > LONGEST_NAME) throw new HttpRefusal('INVALID_NAME');
  if (nameKey(name) === nameKey(SYSTEM)) throw new HttpRefusal('INVALID_SETTINGS', { name: SYSTEM });
  return name;
}

/** Two names that differ in case only are the same; the first spelling stays (IQ-Q37). */
function sameName(all: readonly Preset[], name: string): string | undefined {
  return all.find((preset) => nameKey(preset.name) === nameKey(name))?.name;
}
