import { describe, expect, it } from 'vitest';
import { draftKey, draftsIn } from './draft.ts';

type Keyed = Parameters<typeof draftKey>[0];

function at(code: string, matches: number, visit: number): Keyed {
  return { room: { code, matches }, you: { phase: { visit } } } as unknown as Keyed;
}

function shelf(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

describe('draft of an answer', () => {
  it('has its own key for every room, match and visit', () => {
    const keys = [at('ABCDEF', 1, 1), at('ABCDEF', 1, 4), at('ABCDEF', 2, 1), at('GHJKLM', 1, 1)].map(draftKey);
    expect(new Set(keys).size).toBe(4);
  });

  it('is the same for the same visit, so a reload finds it', () => {
    const store = shelf();
    draftsIn(() => store).keep(draftKey(at('ABCDEF', 1, 1)), 'half a l');
    expect(draftsIn(() => store).open(draftKey(at('ABCDEF', 1, 1)))).toBe('half a l');
  });

  it('of an earlier round is dropped when the next one opens, other entries stay', () => {
    const store = shelf();
    store.setItem('theme', 'dark');
    const drafts = draftsIn(() => store);
    drafts.keep(draftKey(at('ABCDEF', 1, 1)), 'old');
    expect(drafts.open(draftKey(at('ABCDEF', 1, 4)))).toBe('');
    expect(store.length).toBe(1);
  });

  it('is gone once forgotten', () => {
    const store = shelf();
    const drafts = draftsIn(() => store);
    drafts.keep('alibi:draft:A:1:1', 'lie');
    drafts.forget('alibi:draft:A:1:1');
    expect(drafts.open('alibi:draft:A:1:1')).toBe('');
  });

  it('is a comfort only: a browser without storage still lets people type', () => {
    const drafts = draftsIn(() => {
      throw new Error('storage is off');
    });
    drafts.keep('alibi:draft:A:1:1', 'lie');
    expect(drafts.open('alibi:draft:A:1:1')).toBe('');
  });
});
