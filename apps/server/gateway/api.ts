import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCode } from '@alibi/protocol';
import { protocolJsonSchema } from '@alibi/protocol/json-schema';
import { defaultSettings, limitsOf, playersOf, stageOf } from '@alibi/room';
import type { RoomSettings } from '@alibi/room';
import * as v from 'valibot';
import type { Bank } from '../rooms/content-bank.ts';
import type { Directory } from '../rooms/directory.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { answerJson, HttpRefusal, readJson } from './answers.ts';
import { cartridgeFor } from './asking.ts';
import { servePacks } from './packs.ts';
import type { PackContext } from './packs.ts';
import { ownDefault, servePresets } from './presets.ts';
import type { RateLimit } from './rate-limits.ts';

export interface ApiContext extends PackContext {
  readonly bank: Bank;
  readonly directory: Directory;
  readonly maxRooms: number;
  /** Per address: joins and new rooms, and look-ups that found nothing. */
  readonly limits: { readonly joins: RateLimit; readonly lookUps: RateLimit };
}

const newRoomBody = v.strictObject({
  game: v.optional(v.pipe(v.string(), v.maxLength(64))),
  device: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(64))),
});

/** Everything under `api/`. `path` is what comes after it. */
export async function serveApi(
  context: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, address }: { readonly path: string; readonly query: URLSearchParams; readonly address: string },
): Promise<void> {
  const { method = 'GET' } = request;
  const [first = '', second, third, ...more] = path.split('/');
  if (more.length > 0) throw new HttpRefusal('NOT_FOUND');
  const name = `${method} ${first}${second === undefined ? '' : '/'}${third === undefined ? '' : `/${third}`}`;
  switch (name) {
    case 'POST rooms':
      return answerJson(response, 201, { code: await openRoom(context, await readJson(request), address) });
    case 'GET rooms/':
      return answerJson(response, 200, lookUp(context, decode(second ?? ''), address));
    case 'GET rooms//supply':
      return answerJson(response, 200, await supplyOf(context, decode(second ?? ''), address));
    case 'GET games':
      return answerJson(response, 200, gamesList(context));
    case 'GET schema':
      return answerJson(response, 200, protocolJsonSchema());
    case 'GET presets/':
    case 'PUT presets/':
    case 'DELETE presets/':
      return servePresets(context, request, response, { game: decode(second ?? ''), query });
    case 'GET packs/':
    case 'PUT packs/':
    case 'DELETE packs/':
      return servePacks(context, request, response, { game: decode(second ?? ''), query, address });
    default:
      throw new HttpRefusal('NOT_FOUND');
  }
}

async function openRoom(context: ApiContext, raw: unknown, address: string): Promise<string> {
  const body = v.safeParse(newRoomBody, raw);
  if (!body.success) throw new HttpRefusal('VALIDATION_ERROR');
  const { game = Object.keys(context.games)[0] ?? '', device } = body.output;
  const cartridge = cartridgeFor(context.games, game);
  if (!context.limits.joins.take(address)) throw new HttpRefusal('RATE_LIMITED');
  if (context.directory.count() >= context.maxRooms) throw new HttpRefusal('SERVER_BUSY');
  const settings: RoomSettings | null =
    device === undefined ? null : await ownDefault(context.store, cartridge, device);
  const live = context.directory.open(game, settings);
  await context.directory.settled();
  return live.code;
}

function lookUp(context: ApiContext, text: string, address: string): object {
  const room = roomAt(context, text, address).head();
  const { maxPlayers, spectators } = room.settings.platform;
  const { code, game } = room;
  return { code, game, stage: stageOf(room), players: playersOf(room).length, maxPlayers, spectators };
}

/** How much the room could draw from as it is set now. */
async function supplyOf(context: ApiContext, text: string, address: string): Promise<object> {
  const supply = await context.directory.supply(roomAt(context, text, address));
  if (supply === null) throw new HttpRefusal('NOT_FOUND');
  return supply;
}

/** A look-up that finds nothing counts; who has used them up is told neither of right nor of wrong codes (CM-1). */
function roomAt({ directory, limits: { lookUps } }: ApiContext, text: string, address: string): LiveRoom {
  if (text === '') throw new HttpRefusal('ROOM_CODE_REQUIRED');
  const code = parseCode(text);
  if (code === null) throw new HttpRefusal('INVALID_ROOM_CODE');
  if (!lookUps.has(address)) throw new HttpRefusal('RATE_LIMITED');
  const live = directory.find(code);
  if (live === null || live.head().closed !== null) {
    lookUps.take(address);
    throw new HttpRefusal('ROOM_NOT_FOUND');
  }
  return live;
}

function gamesList({ games, bank }: ApiContext): object[] {
  return Object.entries(games).map(([id, cartridge]) => {
    const { title, pitch, game, settingsJsonSchema, bot, written, packItem, supply } = cartridge;
    const packs = (bank.get(id) ?? []).map((pack) => {
      const { description, rating, items } = pack;
      return { id: pack.id, title: pack.title, description, rating, items: items.length };
    });
    return {
      id,
      title,
      pitch,
      seats: game.seats,
      settings: settingsJsonSchema,
      defaults: defaultSettings(cartridge),
      limits: limitsOf(cartridge),
      packs,
      bot: bot !== null,
      ...(written === undefined ? {} : { writes: { most: written.most } }),
      ownPacks: packItem !== undefined,
      supply: supply !== undefined,
    };
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpRefusal('VALIDATION_ERROR');
  }
}
