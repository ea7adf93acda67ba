import { createHash } from 'node:crypto';
import type { PackCover } from '@alibi/engine';
import type { Room } from '@alibi/room';
import type { Store, StoredPack } from '../store/store.ts';
import type { Bank } from './content-bank.ts';

/** Packs that people brought along. A room's settings name them by ids that nobody can guess. */
export interface OwnPacks {
  /** Those that the room's settings name, ready to be drawn from; null where they name none, so that nobody has to wait. */
  namedBy(room: Room): Promise<readonly PackCover[]> | null;
  /** It was changed or deleted. */
  drop(id: string): void;
}

/** However many a room names. */
const MOST_NAMED = 20;
/** Kept at hand, the latest used: a lobby asks for the same ones again and again. */
const AT_HAND = 32;

export function ownPacks(store: Store, bank: Bank): OwnPacks {
  const atHand = new Map<string, PackCover & { readonly game: string }>();

  async function load(id: string, game: string): Promise<PackCover | null> {
    const known = atHand.get(id);
    const pack = known ?? (await read(id));
    if (pack === null || pack.game !== game) return null;
    atHand.delete(id);
    atHand.set(id, pack);
    for (const [oldest] of atHand) if (atHand.size > AT_HAND) atHand.delete(oldest);
    return pack;
  }

  async function read(id: string): Promise<(PackCover & { readonly game: string }) | null> {
    const stored = await store.pack(id);
    return stored === null ? null : withIds(stored);
  }

  return {
    namedBy(room) {
      const builtIn = new Set((bank.get(room.game) ?? []).map(({ id }) => id));
      const named = namedIn(room.settings.game).filter((id) => !builtIn.has(id));
      if (named.length === 0) return null;
      const loading = named.slice(0, MOST_NAMED).map((id) => load(id, room.game));
      return Promise.all(loading).then((packs) => packs.filter((pack) => pack !== null));
    },
    drop: (id) => void atHand.delete(id),
  };
}

function namedIn(settings: object): readonly string[] {
  const { packs } = settings as { packs?: unknown };
  return Array.isArray(packs) ? packs.filter((id) => typeof id === 'string') : [];
}

/** An item keeps its id as long as it says the same, so that a room knows what it has seen. */
function withIds({ id: pack, game, title, description, rating, items }: StoredPack): PackCover & { game: string } {
  const named = items.map((item) => ({ ...item, id: `${pack}.${digest(JSON.stringify(item))}` }));
  return { id: pack, game, title, description, rating, items: named };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
