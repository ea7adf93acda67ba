import type { Millis } from '@alibi/engine';
import { ACT_MEMORY } from '@alibi/protocol';

/**
 * The ids of a member's accepted acts of the last minute at least (CM-72), some to a page: to add one copies a page and not
 * everything there is.
 */
export type ActMemory = readonly ActPage[];

interface ActPage {
  /** When the last of them came. */
  readonly at: Millis;
  /** With a space before and after each: to search a text is the quickest there is, and an id has no space in it. */
  readonly ids: string;
}

/** Characters. */
const PAGE = 256;

export function remembers(memory: ActMemory, id: string): boolean {
  const sought = ` ${id} `;
  return memory.some(({ ids }) => ids.includes(sought));
}

export function remember(memory: ActMemory, id: string, at: Millis): ActMemory {
  const kept = memory.filter((page) => page.at > at - ACT_MEMORY);
  const last = kept.at(-1);
  if (last === undefined || last.ids.length >= PAGE) kept.push({ at, ids: ` ${id} ` });
  else kept[kept.length - 1] = { at, ids: `${last.ids}${id} ` };
  return kept;
}

/** The server slept: as if everything had come that much later. */
export function postponed(memory: ActMemory, by: Millis): ActMemory {
  return memory.map((page) => ({ ...page, at: page.at + by }));
}
