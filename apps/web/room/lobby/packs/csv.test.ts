import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, separatorOf, writeCsv } from './csv.ts';

const cellsOf = (text: string): readonly (readonly string[])[] | undefined =>
  readCsv(text)?.rows.map(({ cells }) => cells);

describe('reading a table', () => {
  it('the first row is the heading', () => {
    expect(readCsv('a,b\n1,2\n')).toEqual({ header: ['a', 'b'], rows: [{ row: 2, cells: ['1', '2'] }] });
  });

  it.each([
    ['comma', 'a,b\n1;5,2'],
    ['semicolon', 'a;b\n1;2,5'],
    ['tab', 'a\tb\n1,5\t2'],
  ])('the separator is told by the heading: %s', (_name, text) => {
    expect(readCsv(text)?.header).toEqual(['a', 'b']);
    expect(cellsOf(text)?.[0]).toHaveLength(2);
  });

  it('separators within quotation marks do not count', () => {
    expect(separatorOf('"one, two, three";b\n')).toBe(';');
  });

  it('a mark of UTF-8 at the start is no part of the heading', () => {
    expect(readCsv('\uFEFFa,b\n')?.header).toEqual(['a', 'b']);
  });

  it.each(['a,b\n1,2', 'a,b\r\n1,2\r\n', 'a,b\r1,2\r'])('every kind of line end will do: %j', (text) => {
    expect(cellsOf(text)).toEqual([['1', '2']]);
  });

  it('quoted cells may hold separators, line ends and quotation marks', () => {
    expect(cellsOf('a,b\n"x, ""y""\nz",2')).toEqual([['x, "y"\nz', '2']]);
  });

  it('quotation marks in the middle of a cell are text', () => {
    expect(cellsOf('a,b\nthe "best" one,2')).toEqual([['the "best" one', '2']]);
  });

  it('empty cells stay, empty lines go and are counted', () => {
    expect(readCsv('a,b,c\n,,\n\n1,,3')?.rows).toEqual([{ row: 4, cells: ['1', '', '3'] }]);
  });

  it('a quotation mark that is never closed is told', () => {
    expect(readCsv('a,b\n"1,2\n')).toBeNull();
  });

  it('nothing is an empty table', () => {
    expect(readCsv('')).toEqual({ header: [], rows: [] });
  });
});

describe('writing a table', () => {
  it('quotes only what needs it', () => {
    expect(writeCsv([['plain', 'a,b', 'say "x"', ' edge']])).toBe('\uFEFFplain,"a,b","say ""x"""," edge"\r\n');
  });

  it('[UX-3.3] what is written is read back as it was', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 8 });
    const check = (pairs: readonly (readonly [string, string])[]): void => {
      const solid = pairs.filter((cells) => cells.some((text) => text.trim() !== ''));
      expect(cellsOf(writeCsv([['first', 'second'], ...solid]))).toEqual(solid);
    };
    fc.assert(fc.property(rows, check), { seed: 7, numRuns: 300 });
  });
});
