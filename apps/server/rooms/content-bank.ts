import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cartridge, PackCover } from '@alibi/engine';

export type Bank = ReadonlyMap<string, readonly PackCover[]>;

const GAMES = new URL('../../../packages/games/', import.meta.url);

/** The packs of every game, read once at the start; clients never see them. */
export function loadBank(games: Readonly<Record<string, Cartridge>>): Bank {
  const bank = new Map<string, readonly PackCover[]>();
  for (const [id, { packSchema }] of Object.entries(games))
    bank.set(id, packSchema === null ? [] : readPacks(id, packSchema));
  return bank;
}

function readPacks(game: string, schema: NonNullable<Cartridge['packSchema']>): PackCover[] {
  const folder = new URL(`${game}/packs/`, GAMES);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.map((name) => {
    try {
      return schema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The pack ${fileURLToPath(new URL(name, folder))} cannot be used: ${reason}`, { cause: error });
    }
  });
}
