import type { Seen } from '@alibi/protocol';

const PREFIX = 'alibi:draft:';

/** One draft per room, match and visit of a phase: a new round never starts with the old round's words. */
export function draftKey({ room, you }: Pick<Seen, 'room' | 'you'>): string {
  return `${PREFIX}${room.code}:${room.matches}:${you.phase?.visit ?? 0}`;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Half-typed text that outlives a reload. A browser that refuses storage only loses that comfort. */
export interface Drafts {
  /** Reads one draft and drops those of earlier rounds. */
  open(key: string): string;
  keep(key: string, text: string): void;
  forget(key: string): void;
}

export function draftsIn(store: () => Store): Drafts {
  return {
    open: (key) =>
      attempt('', () => {
        const kept = store();
        for (const old of keysOf(kept)) if (old.startsWith(PREFIX) && old !== key) kept.removeItem(old);
        return kept.getItem(key) ?? '';
      }),
    keep: (key, text) => attempt(undefined, () => store().setItem(key, text)),
    forget: (key) => attempt(undefined, () => store().removeItem(key)),
  };
}

export const drafts: Drafts = draftsIn(() => sessionStorage);

function keysOf(store: Store): string[] {
  const keys: string[] = [];
  for (let index = 0; index < store.length; index++) keys.push(store.key(index) ?? '');
  return keys;
}

function attempt<T>(otherwise: T, run: () => T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
