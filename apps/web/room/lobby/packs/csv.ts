/** One record with the number a spreadsheet gives it: the heading is row 1, empty lines count. */
export interface Row {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Grid {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
}

export type Separator = ',' | ';' | '\t';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** Null: a quotation mark is opened and never closed. */
export function readCsv(text: string): Grid | null {
  const body = text.replace(/^\uFEFF/, '');
  const records = recordsOf(body, separatorOf(body));
  if (records === null) return null;
  const numbered = records.map((cells, index) => ({ row: index + 1, cells }));
  const [head, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { header: (head?.cells ?? []).map((cell) => cell.trim()), rows };
}

/** What stands between the cells, told by the first record: there it comes most often outside of quotation marks. */
export function separatorOf(text: string): Separator {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r') && counts.size > 0) break;
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const count = (separator: Separator): number => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best));
}

function recordsOf(text: string, separator: Separator): readonly (readonly string[])[] | null {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = cellAt(text, at, separator);
    if (cell === null) return null;
    record.push(cell.value);
    at = cell.end;
    if (text[at] !== separator) {
      records.push(record);
      record = [];
      if (text.startsWith('\r\n', at)) at += 1;
    }
    at += 1;
  }
  return records;
}

/** `end` is where the next separator, the line's end or the text's end stands. */
function cellAt(text: string, from: number, separator: Separator): { value: string; end: number } | null {
  let value = '';
  let at = from;
  while (text[at] === '"') {
    const close = text.indexOf('"', at + 1);
    if (close < 0) return null;
    value += `${at > from ? '"' : ''}${text.slice(at + 1, close)}`;
    at = close + 1;
  }
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: value + text.slice(at, end), end };
}

/** With commas and the line ends that spreadsheets expect, and a mark at the start by which they know UTF-8. */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const lines = records.map((cells) => cells.map(quotedIfNeeded).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function quotedIfNeeded(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
