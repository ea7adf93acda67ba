import type { Authoring } from '../../../games/screen.ts';
import { recordOf } from '../settings/form-model.ts';
import { isRecord } from '../settings/settings-value.ts';
import { cellsFor } from './columns.ts';
import type { Mapping } from './columns.ts';
import { readCsv, writeCsv } from './csv.ts';
import type { Grid } from './csv.ts';

/** The server's limit for a pack. */
const MOST_BYTES = 2_000_000;
export const MOST_ITEMS = 2_000;

export const RATINGS = ['everyone', 'teen', 'adult'] as const;
export type Rating = (typeof RATINGS)[number];

export interface Cover {
  readonly title: string;
  readonly description: string;
  readonly rating: Rating;
}

/** One item with the place it has in its file: a row of a table, or the how-manieth of a list. */
export interface Entry {
  readonly row: number;
  readonly item: object;
}

export type PackFile =
  | { readonly kind: 'table'; readonly cover: Cover; readonly grid: Grid }
  | { readonly kind: 'list'; readonly cover: Cover; readonly entries: readonly Entry[] };

export type Reading = { readonly ok: true; readonly file: PackFile } | { readonly ok: false; readonly problem: string };

/** Reads a file as far as its form goes; the items are looked at afterwards. */
export function readPackFile(name: string, bytes: Uint8Array): Reading {
  if (bytes.length > MOST_BYTES) return bad('The file is too big. A pack may have 2 MB.');
  const text = decoded(bytes);
  if (text === null) return bad('The letters in the file cannot be read. Save it as “CSV UTF-8” and try again.');
  const isJson = /\.json$/i.test(name) || /^\s*[[{]/.test(text);
  return isJson ? readList(name, text) : readTable(name, text);
}

function readTable(name: string, text: string): Reading {
  const grid = readCsv(text);
  if (grid === null) return bad('A quotation mark is opened and never closed. Mend the file and try again.');
  if (grid.rows.length === 0) return bad('The file has no rows below its heading.');
  if (grid.rows.length > MOST_ITEMS) return bad(tooMany(grid.rows.length));
  return { ok: true, file: { kind: 'table', cover: coverOf({}, name), grid } };
}

function readList(name: string, text: string): Reading {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return bad('The file is not JSON. Was it cut off, or edited by hand?');
  }
  const { items = raw } = recordOf(raw);
  if (!Array.isArray(items)) return bad('The file holds no list called “items”.');
  if (items.length === 0) return bad('The list in the file is empty.');
  if (items.length > MOST_ITEMS) return bad(tooMany(items.length));
  const entries = items.map((item: unknown, index) => ({ row: index + 1, item: isRecord(item) ? item : {} }));
  return { ok: true, file: { kind: 'list', cover: coverOf(recordOf(raw), name), entries } };
}

function coverOf(raw: Readonly<Record<string, unknown>>, fileName: string): Cover {
  const title = wordsIn(raw['title']);
  return {
    title: title === '' ? titleFrom(fileName) : title,
    description: wordsIn(raw['description']),
    rating: RATINGS.find((rating) => rating === raw['rating']) ?? 'everyone',
  };
}

/** The items of a table, once it is known which column holds what. */
export function entriesOf(
  { rows }: Grid,
  mapping: Mapping,
  { itemFrom }: Pick<Authoring, 'itemFrom'>,
): readonly Entry[] {
  return rows.map((row) => ({ row: row.row, item: itemFrom(cellsFor(row, mapping)) }));
}

export function packAsJson(
  { title, description, rating }: Readonly<Record<keyof Cover, string>>,
  items: readonly object[],
): string {
  return `${JSON.stringify({ title, description, rating, items }, null, 2)}\n`;
}

export function packAsCsv(
  items: readonly object[],
  { columns, cellsOf }: Pick<Authoring, 'columns' | 'cellsOf'>,
): string {
  const keys = columns.map(({ key }) => key);
  const rows = items.map((item) => {
    const cells = cellsOf(item);
    return keys.map((key) => cells[key] ?? '');
  });
  return writeCsv([keys, ...rows]);
}

/** "house-party.csv" as "House party". */
export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return title === '' ? 'My pack' : title.slice(0, 60);
}

/** "House party!" as "house-party". */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'pack' : slug;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function wordsIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function tooMany(count: number): string {
  return `The file has ${count} rows. A pack may have ${MOST_ITEMS}; split it into several.`;
}

function bad(problem: string): Reading {
  return { ok: false, problem };
}
