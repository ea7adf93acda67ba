import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ItemFault } from '@alibi/engine';
import type { Cartridge } from '@alibi/engine';
import { cleanLine, visibleLength } from '@alibi/room';
import type { Games } from '@alibi/room';
import * as v from 'valibot';
import type { OwnPacks } from '../rooms/own-packs.ts';
import type { Store, StoredPack } from '../store/store.ts';
import { answerJson, answerNothing, HttpRefusal, readJson } from './answers.ts';
import { cartridgeFor, deviceOf } from './asking.ts';
import type { RateLimit } from './rate-limits.ts';
import { fingerprint } from './secrets.ts';

const MOST_ITEMS = 2_000;
const MOST_BYTES = 2 * 1_048_576;
const MOST_PACKS = 20;
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 200;

export interface PackContext {
  readonly games: Games;
  readonly store: Store;
  readonly ownPacks: OwnPacks;
  readonly limits: { readonly joins: RateLimit };
}

interface Asked {
  readonly game: string;
  readonly query: URLSearchParams;
  readonly address: string;
}

/** What is wrong with one item. The first is row 1. */
interface RowError {
  readonly row: number;
  readonly code: string;
  readonly field?: string;
  readonly reason?: string;
}

const body = v.strictObject({
  title: v.string(),
  description: v.optional(v.string(), ''),
  rating: v.optional(v.picklist(['everyone', 'teen', 'adult']), 'everyone'),
  items: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** Packs of the device whose secret the request carries: only their owner can read or change them. */
export async function servePacks(
  context: PackContext,
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): Promise<void> {
  const { games, store, ownPacks } = context;
  const { game, query } = asked;
  const cartridge = cartridgeFor(games, game);
  const profile = fingerprint(deviceOf(request));
  const id = query.get('id');
  if (request.method === 'GET' && id === null) return answerJson(response, 200, await store.packs(profile, game));
  const mine = id === null ? null : await ownPack(store, { id, profile, game });
  if (request.method === 'GET') return answerJson(response, 200, withoutOwner(mine));
  if (request.method === 'PUT') return answerJson(response, 200, await save(context, request, asked, cartridge));
  if (mine === null) throw new HttpRefusal('PACK_NOT_FOUND');
  await store.deletePack(profile, mine.id);
  ownPacks.drop(mine.id);
  answerNothing(response);
}

/** A pack of somebody else is as unknown as one that does not exist. */
async function ownPack(
  store: Store,
  { id, profile, game }: Record<'id' | 'profile' | 'game', string>,
): Promise<StoredPack> {
  const pack = await store.pack(id);
  if (pack === null || pack.profile !== profile || pack.game !== game) throw new HttpRefusal('PACK_NOT_FOUND');
  return pack;
}

function withoutOwner(pack: StoredPack | null): object {
  if (pack === null) throw new HttpRefusal('PACK_NOT_FOUND');
  const { id, title, description, rating, items } = pack;
  return { id, title, description, rating, items };
}

/** Without `partial=yes` one wrong item is enough to store nothing. */
async function save(
  { games, store, ownPacks, limits }: PackContext,
  request: IncomingMessage,
  { game, query, address }: Asked,
  cartridge: Cartridge,
): Promise<object> {
  if (cartridge.packItem === undefined) throw new HttpRefusal('NOT_WRITABLE');
  const profile = fingerprint(deviceOf(request));
  const known = query.get('id');
  if (!limits.joins.take(address)) throw new HttpRefusal('RATE_LIMITED');
  if (known === null && (await packsOf(store, games, profile)) >= MOST_PACKS) {
    throw new HttpRefusal('TOO_MANY_PACKS', { most: MOST_PACKS });
  }
  const { title, description, rating, items: raw } = coverOf(await readJson(request, MOST_BYTES));
  const { items, errors } = sorted(cartridge, raw);
  if (items.length === 0 || (errors.length > 0 && query.get('partial') !== 'yes')) {
    return { id: null, accepted: 0, errors };
  }
  const id = known ?? randomBytes(18).toString('base64url');
  await store.putPack({ id, profile, game, title, description, rating, items });
  ownPacks.drop(id);
  return { id, accepted: items.length, errors };
}

async function packsOf(store: Store, games: Games, profile: string): Promise<number> {
  const lists = await Promise.all(Object.keys(games).map((game) => store.packs(profile, game)));
  return lists.reduce((sum, list) => sum + list.length, 0);
}

function coverOf(raw: unknown): v.InferOutput<typeof body> {
  const parsed = v.safeParse(body, raw);
  if (!parsed.success) throw new HttpRefusal('VALIDATION_ERROR', fieldOf(parsed.issues[0]));
  const { items, rating } = parsed.output;
  if (items.length > MOST_ITEMS) throw new HttpRefusal('TOO_MANY_ITEMS', { most: MOST_ITEMS });
  const title = lineOf(parsed.output.title, 'title', LONGEST_TITLE);
  if (title === '') throw new HttpRefusal('EMPTY_INPUT', { field: 'title' });
  return { title, description: lineOf(parsed.output.description, 'description', LONGEST_DESCRIPTION), rating, items };
}

function fieldOf(issue: v.BaseIssue<unknown>): Readonly<Record<string, unknown>> {
  const key = issue.path?.[0]?.key;
  return typeof key === 'string' ? { field: key } : {};
}

function lineOf(raw: string, field: string, most: number): string {
  const line = cleanLine(raw.slice(0, most * 16));
  if (visibleLength(line) > most) throw new HttpRefusal('TOO_LONG', { field, most });
  return line;
}

/** The items that are right, each once, and what is wrong with the others. */
function sorted(
  { packItem, itemKey }: Cartridge,
  raw: readonly unknown[],
): { readonly items: readonly object[]; readonly errors: readonly RowError[] } {
  const items: object[] = [];
  const errors: RowError[] = [];
  const keys = new Set<string>();
  for (const [index, one] of raw.entries()) {
    const row = index + 1;
    try {
      const item = packItem?.parse(one) ?? {};
      const key = itemKey?.(item) ?? JSON.stringify(item);
      if (keys.has(key)) errors.push({ row, code: 'DUPLICATE_ITEM' });
      else items.push(item);
      keys.add(key);
    } catch (error) {
      errors.push(
        error instanceof ItemFault ? { row, code: error.code, ...named(error) } : { row, code: 'VALIDATION_ERROR' },
      );
    }
  }
  return { items, errors };
}

function named({ details: { field, reason } }: ItemFault): Pick<RowError, 'field' | 'reason'> {
  return {
    ...(typeof field === 'string' ? { field } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
  };
}
