import { describe, expect, it } from 'vitest';
import { authoring } from '../../../games/impostor-questions/authoring.ts';
import { mappingFor } from './columns.ts';
import { entriesOf, MOST_ITEMS, packAsCsv, packAsJson, readPackFile, slugOf, titleFrom } from './pack-file.ts';
import type { Entry, Reading } from './pack-file.ts';
import { errorTable, flawWords, reviewed, withErrors } from './review.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pair = (a: string, b: string, targetA = 'crew', targetB = 'impostor'): object => ({
  promptA: { text: a, target: targetA },
  promptB: { text: b, target: targetB },
});
const ITEMS = [
  pair('A food, a drink or both?', 'Say “cheese”; what then?'),
  pair('Ein Wort für Glück', 'كلمة للحظ', 'both', 'both'),
  pair(' 1 or "2"?', 'Three?', 'impostor', 'crew'),
];

function itemsOf(reading: Reading): readonly Entry[] {
  if (!reading.ok) throw new Error(reading.problem);
  const { file } = reading;
  if (file.kind === 'list') return file.entries;
  return entriesOf(file.grid, mappingFor(file.grid.header, authoring.columns), authoring);
}

const problemOf = (reading: Reading): string | null => (reading.ok ? null : reading.problem);

describe('[UX-3.3] packs as files', () => {
  it('out as JSON and back in is the same pack', () => {
    const cover = { title: 'Mine', description: 'Ours', rating: 'teen' };
    const reading = readPackFile('x.json', bytes(packAsJson(cover, ITEMS)));
    expect(reading).toMatchObject({ ok: true, file: { cover } });
    expect(itemsOf(reading).map(({ item }) => item)).toEqual(ITEMS);
  });

  it('out as a table and back in is the same pack', () => {
    const trimmed = [...ITEMS.slice(0, 2), pair('1 or "2"?', 'Three?', 'impostor', 'crew')];
    const reading = readPackFile('x.csv', bytes(packAsCsv(ITEMS, authoring)));
    expect(itemsOf(reading).map(({ item }) => item)).toEqual(trimmed);
  });

  it('a plain list of items is a pack named after its file', () => {
    const reading = readPackFile('house-party.json', bytes(JSON.stringify(ITEMS)));
    expect(reading).toMatchObject({ file: { cover: { title: 'House party', description: '', rating: 'everyone' } } });
  });

  it('what is no item is kept as an empty one, to be named with its row', () => {
    const [, second] = itemsOf(readPackFile('x.json', bytes(JSON.stringify([ITEMS[0], 'odd']))));
    expect(second).toEqual({ row: 2, item: {} });
  });

  it.each([
    ['x.json', '{', 'The file is not JSON. Was it cut off, or edited by hand?'],
    ['x.json', '{"items": 3}', 'The file holds no list called “items”.'],
    ['x.json', '[]', 'The list in the file is empty.'],
    ['x.csv', 'promptA,promptB\n', 'The file has no rows below its heading.'],
    ['x.csv', 'promptA,promptB\n"a,b\n', 'A quotation mark is opened and never closed. Mend the file and try again.'],
  ])('%s with %j says what is wrong', (name, text, problem) => {
    expect(problemOf(readPackFile(name, bytes(text)))).toBe(problem);
  });

  it('a file that is not UTF-8 says how to save it', () => {
    expect(problemOf(readPackFile('x.csv', new Uint8Array([0x61, 0x2c, 0xe4, 0x0a])))).toContain('CSV UTF-8');
  });

  it('too many rows and too many bytes are refused', () => {
    const rows = 'a,b\n'.repeat(MOST_ITEMS + 2);
    expect(problemOf(readPackFile('x.csv', bytes(rows)))).toContain(`${MOST_ITEMS + 1} rows`);
    expect(problemOf(readPackFile('x.csv', new Uint8Array(2_000_001)))).toContain('2 MB');
  });

  it('names are made from files and for files', () => {
    expect([titleFrom('my_own-pack.csv'), titleFrom('.csv')]).toEqual(['My own pack', 'My pack']);
    expect([slugOf('Ana’s Pack!'), slugOf('!!')]).toEqual(['ana-s-pack', 'pack']);
  });
});

describe('[UX-3.3] looking over what a file holds', () => {
  const TABLE = 'notes,impostor question,question\nx,B?,A?\n,,Only one?\ny,b?,a?\n';
  const reading = readPackFile('x.csv', bytes(TABLE));
  const grid = reading.ok && reading.file.kind === 'table' ? reading.file.grid : null;
  const review = reviewed(itemsOf(reading), authoring);

  it('good and bad rows are told apart, and bad ones named by row and column', () => {
    expect(review.good).toEqual([{ row: 2, item: pair('A?', 'B?') }]);
    const lines = review.bad.flatMap(({ row, flaws }) => flaws.map((flaw) => flawWords(row, flaw, authoring)));
    expect(lines).toEqual([
      'Row 3, Question for the impostor: There is nothing in it yet. Write a question.',
      'Row 4: It says the same as row 2.',
    ]);
  });

  it('the rows with errors come back as they were, with what is wrong beside them', () => {
    expect(errorTable(review.bad, authoring, grid).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFnotes,impostor question,question,problem',
      ',,Only one?,"Row 3, Question for the impostor: There is nothing in it yet. Write a question."',
      'y,b?,a?,Row 4: It says the same as row 2.',
    ]);
  });

  it('of a list the rows with errors become a table', () => {
    const bad = [{ row: 7, item: pair('A?', ''), flaws: [{ field: 'promptB', text: 'Empty.' }] }];
    expect(errorTable(bad, authoring, null)).toBe(
      '\uFEFFpromptA,targetA,promptB,targetB,problem\r\nA?,crew,,impostor,"Row 7, Question for the impostor: Empty."\r\n',
    );
  });

  it('what the server refuses is no success, and keeps the row of its file', () => {
    const good = [3, 5, 9].map((row) => ({ row, item: {} }));
    const flaw = { field: null, text: 'No.' };
    const after = withErrors({ good, bad: [{ row: 4, item: {}, flaws: [flaw] }] }, [{ row: 2, flaw }]);
    expect(after.good.map(({ row }) => row)).toEqual([3, 9]);
    expect(after.bad.map(({ row }) => row)).toEqual([4, 5]);
  });
});
