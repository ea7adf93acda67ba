import type { Column } from '../../../games/screen.ts';
import type { Row } from './csv.ts';

/** Which column of the file, by its place, holds what; absent: none. */
export type Mapping = Readonly<Record<string, number>>;

/** Finds columns by their name, in any order. One column of the file stands for one of ours at most. */
export function mappingFor(header: readonly string[], columns: readonly Column[]): Mapping {
  const names = header.map(plainName);
  const found: Record<string, number> = {};
  for (const { key, label, aliases } of columns) {
    const known = new Set([key, label, ...aliases].map(plainName));
    const place = names.findIndex((name, index) => known.has(name) && !Object.values(found).includes(index));
    if (place >= 0) found[key] = place;
  }
  return found;
}

/** What must be there and is not. */
export function missingIn(mapping: Mapping, columns: readonly Column[]): readonly Column[] {
  return columns.filter(({ key, needed }) => needed && mapping[key] === undefined);
}

/** The mapping after a choice; a place that was taken is taken over. */
export function mapped(mapping: Mapping, key: string, place: number | null): Mapping {
  const others = Object.entries(mapping).filter(([other, taken]) => other !== key && taken !== place);
  return Object.fromEntries(place === null ? others : [...others, [key, place]]);
}

/** The cells of a row by our names; what is empty is left out. */
export function cellsFor({ cells }: Row, mapping: Mapping): Readonly<Record<string, string>> {
  const named = Object.entries(mapping).map(([key, place]) => [key, cells[place]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== ''));
}

/** "Prompt A", "prompt_a" and "promptA" are the same name. */
function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
