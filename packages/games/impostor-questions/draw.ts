import type { Draw, Drawn, PlayerId, Refused, Supply } from '@alibi/engine';
import { pairKey } from './pairs.ts';
import type { Content, PoolPair } from './state.ts';
import type { Prompt, Rating, Settings, WrittenPair } from './types.ts';

/** Beyond, a pair would never be played: thirty rounds, and as many canceled ones as anybody has patience for. */
const MOST_PAIRS = 120;
/** IQ-13.2, Q12. */
const LEAST_PAIRS = 5;
const RATINGS: readonly Rating[] = ['everyone', 'teen', 'adult'];

/** A pack as it is drawn from: built in, or somebody's own. */
interface Source {
  readonly id: string;
  readonly rating?: string;
  readonly items: readonly (WrittenPair & { readonly id?: string; readonly rating?: string })[];
}

type Request = Omit<Draw, 'rng'>;

/** IQ-Q8: the pairs that players wrote and those of the chosen packs, every pair once. A written one goes before its twin. */
function poolOf({ settings, bank, used, written }: Request): PoolPair[] {
  const { packs, rating: cap, writtenPairs } = settings as Settings;
  const seen = new Set(used);
  const pool = new Map<string, PoolPair>();
  const add = (id: string, owner: PlayerId | null, pair: WrittenPair): void => {
    const key = pairKey(pair);
    const [a, b] = [plain(pair.promptA), plain(pair.promptB)];
    if (!pool.has(key)) pool.set(key, { id, owner, a, b, fresh: !seen.has(id) });
  };
  for (const { by, id, item } of written) add(id, by, item as WrittenPair);
  if (writtenPairs === 'only') return [...pool.values()];
  const rank = (rating: string): number => RATINGS.indexOf(rating as Rating);
  for (const pack of bank as readonly Source[]) {
    if (packs.length > 0 && !packs.includes(pack.id)) continue;
    pack.items.forEach((item, index) => {
      if (rank(item.rating ?? pack.rating ?? 'everyone') > rank(cap)) return;
      add(item.id ?? `${pack.id}#${index + 1}`, null, item);
    });
  }
  return [...pool.values()];
}

/** Without what bots are told. */
function plain({ text, target }: Prompt): Prompt {
  return { text, target };
}

/** Of what is written only the number: whether two players had the same idea is nobody's business before it is played. */
export function supply(request: Request): Supply {
  const packed = poolOf({ ...request, written: [] });
  const written = request.written.length;
  return { fresh: written + packed.filter(({ fresh }) => fresh).length, total: written + packed.length };
}

/** The frozen pool of one match (IQ-Q8, Q12): what was written, then what is new to the room, then what was seen longest ago. */
export function draw(request: Draw): Drawn | Refused {
  const { settings, used, rng } = request;
  const pool = poolOf(request);
  const required = (settings as Settings).questionReuse ? 1 : LEAST_PAIRS;
  if (pool.length < required) return { code: 'POOL_TOO_SMALL', details: { required, actual: pool.length } };
  const seenAt = new Map(used.map((id, index) => [id, index]));
  const own = rng.shuffle(pool.filter(({ owner }) => owner !== null));
  const packed = pool.filter(({ owner }) => owner === null);
  const fresh = rng.shuffle(packed.filter((pair) => pair.fresh));
  const stale = packed.filter((pair) => !pair.fresh);
  stale.sort((one, other) => (seenAt.get(one.id) ?? 0) - (seenAt.get(other.id) ?? 0));
  const content: Content = { pairs: [...own, ...fresh, ...stale].slice(0, MOST_PAIRS) };
  return { content, used: [] };
}
