import { describe, expect, it } from 'vitest';
import type { Column } from '../../../games/screen.ts';
import { cellsFor, mapped, mappingFor, missingIn } from './columns.ts';

const columns: readonly Column[] = [
  { key: 'promptA', label: 'First question', aliases: ['crew question'], needed: true },
  { key: 'promptB', label: 'Second question', aliases: ['impostor question'], needed: true },
  { key: 'rating', label: 'Rating', aliases: [], needed: false },
];

describe('which column holds what', () => {
  it.each([
    [['promptA', 'promptB', 'rating']],
    [['Prompt A', 'prompt_b', 'RATING']],
    [['crew-question', 'Impostor Question', 'Rating']],
    [['First question', 'Second question', 'rating']],
  ])('columns are known by any of their names: %j', (header) => {
    expect(mappingFor(header, columns)).toEqual({ promptA: 0, promptB: 1, rating: 2 });
  });

  it('the order does not matter, and strange columns do no harm', () => {
    expect(mappingFor(['notes', 'promptB', 'promptA'], columns)).toEqual({ promptB: 1, promptA: 2 });
  });

  it('what must be there and is not is named', () => {
    const mapping = mappingFor(['promptA', 'something'], columns);
    expect(missingIn(mapping, columns).map(({ key }) => key)).toEqual(['promptB']);
  });

  it('a column chosen by hand is taken from whoever had it', () => {
    expect(mapped({ promptA: 0, rating: 1 }, 'promptB', 1)).toEqual({ promptA: 0, promptB: 1 });
    expect(mapped({ promptA: 0, rating: 1 }, 'rating', null)).toEqual({ promptA: 0 });
  });

  it('cells get our names; empty and missing ones are left out', () => {
    const row = { row: 2, cells: [' Why? ', '  '] };
    expect(cellsFor(row, { promptA: 0, promptB: 1, rating: 2 })).toEqual({ promptA: 'Why?' });
  });
});
