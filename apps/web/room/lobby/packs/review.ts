import type { Authoring, Flaw } from '../../../games/screen.ts';
import { writeCsv } from './csv.ts';
import type { Grid } from './csv.ts';
import type { Entry } from './pack-file.ts';

export interface BadEntry extends Entry {
  readonly flaws: readonly Flaw[];
}

/** What can be taken and what cannot, each in the order of the file. */
export interface Review {
  readonly good: readonly Entry[];
  readonly bad: readonly BadEntry[];
}

/** A row that says the same as an earlier good one is one too many. */
export function reviewed(entries: readonly Entry[], { flaws, keyOf }: Pick<Authoring, 'flaws' | 'keyOf'>): Review {
  const rows = new Map<string, number>();
  const judged = entries.map((entry) => {
    const found = flaws(entry.item);
    if (found.length > 0) return { ...entry, flaws: found };
    const key = keyOf(entry.item);
    const twin = rows.get(key);
    if (twin === undefined) rows.set(key, entry.row);
    return { ...entry, flaws: twin === undefined ? [] : [{ field: null, text: `It says the same as row ${twin}.` }] };
  });
  return {
    good: judged.filter((entry) => entry.flaws.length === 0).map(({ row, item }) => ({ row, item })),
    bad: judged.filter((entry) => entry.flaws.length > 0),
  };
}

/** What the server refused of the good ones, by its place among them. */
export interface ServerError {
  /** The first item is 1. */
  readonly row: number;
  readonly flaw: Flaw;
}

/** Nothing counts as good that the server did not take. */
export function withErrors({ good, bad }: Review, errors: readonly ServerError[]): Review {
  const refused = good.flatMap((entry, index) => {
    const flaws = errors.filter(({ row }) => row === index + 1).map(({ flaw }) => flaw);
    return flaws.length === 0 ? [] : [{ ...entry, flaws }];
  });
  const rows = new Set(refused.map(({ row }) => row));
  return {
    good: good.filter(({ row }) => !rows.has(row)),
    bad: [...bad, ...refused].sort((one, other) => one.row - other.row),
  };
}

/** "Row 4, Second question: There is nothing in it." */
export function flawWords(row: number, { field, text }: Flaw, { columns }: Pick<Authoring, 'columns'>): string {
  const label = columns.find(({ key }) => key === field)?.label;
  return label === undefined ? `Row ${row}: ${text}` : `Row ${row}, ${label}: ${text}`;
}

/** The rows with errors as they came, each with what is wrong in a column of its own. */
export function errorTable(bad: readonly BadEntry[], authoring: Authoring, grid: Grid | null): string {
  const said = ({ row, flaws }: BadEntry): string => flaws.map((flaw) => flawWords(row, flaw, authoring)).join(' ');
  if (grid !== null) {
    const cells = new Map(grid.rows.map((row) => [row.row, row.cells]));
    const width = grid.header.length;
    const padded = (row: number): readonly string[] =>
      Array.from({ length: width }, (_, index) => cells.get(row)?.[index] ?? '');
    return writeCsv([[...grid.header, 'problem'], ...bad.map((entry) => [...padded(entry.row), said(entry)])]);
  }
  const keys = authoring.columns.map(({ key }) => key);
  const rows = bad.map((entry) => {
    const cells = authoring.cellsOf(entry.item);
    return [...keys.map((key) => cells[key] ?? ''), said(entry)];
  });
  return writeCsv([[...keys, 'problem'], ...rows]);
}
