import { isSettings } from './settings-value.ts';
import type { Settings } from '../../../connection/http.ts';

export const MOST_BYTES = 16_000;

/** What an exported file holds. The first key says what it is, for whoever opens it by chance. */
export interface PresetFile {
  readonly alibi: 'preset';
  readonly game: string;
  readonly name: string;
  readonly settings: Settings;
}

export type Reading =
  | { readonly ok: true; readonly preset: PresetFile }
  | { readonly ok: false; readonly problem: string };

export function writePreset({ game, name, settings }: Omit<PresetFile, 'alibi'>): string {
  const file: PresetFile = { alibi: 'preset', game, name, settings };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** "alibi-bluff-trivia-long-evening.json" */
export function fileNameOf({ game, name }: Pick<PresetFile, 'game' | 'name'>): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `alibi-${game}-${slug === '' ? 'preset' : slug}.json`;
}

/** Reads a file as far as its form goes; the values are checked against the game's fields afterwards. */
export function readPreset(text: string, game: string): Reading {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return bad('The file is too big for settings.');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad('The file is not JSON. Was it cut off, or edited by hand?');
  }
  if (typeof raw !== 'object' || raw === null) return bad('The file holds no settings.');
  const { alibi, game: of, name, settings } = raw as Partial<Record<keyof PresetFile, unknown>>;
  if (alibi !== 'preset') return bad('The file is not a preset of Alibi.');
  if (of !== game)
    return bad(`The preset is for another game${typeof of === 'string' ? ` (${of.slice(0, 40)})` : ''}.`);
  if (!isSettings(settings)) return bad('The settings in the file are incomplete.');
  const title = typeof name === 'string' ? name.trim().slice(0, 32) : '';
  return { ok: true, preset: { alibi, game, name: title, settings } };
}

function bad(problem: string): Reading {
  return { ok: false, problem };
}
