import type { IncomingMessage } from 'node:http';
import type { Cartridge } from '@alibi/engine';
import type { Games } from '@alibi/room';
import { HttpRefusal } from './answers.ts';

export function cartridgeFor(games: Games, id: string): Cartridge {
  const cartridge = Object.hasOwn(games, id) ? games[id] : undefined;
  if (cartridge === undefined) throw new HttpRefusal('UNKNOWN_GAME');
  return cartridge;
}

/** The secret of the device that asks. */
export function deviceOf(request: IncomingMessage): string {
  const device = /^Bearer (\S{16,64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (device === undefined) throw new HttpRefusal('INVALID_SESSION');
  return device;
}
