import type { Idle, Played } from './cases.ts';
import type { Measured } from './load.ts';

export interface Figures {
  readonly most: Measured;
  readonly steady: Measured;
  readonly crowd: Measured;
  readonly idle: Idle;
}

interface Row {
  readonly what: string;
  readonly alibi: number;
  readonly bare: number;
  readonly unit: string;
  /** Judged on the ratio or on the figure itself. */
  readonly target?: { readonly of: 'ratio' | 'figure'; readonly most?: number; readonly least?: number };
}

/** Field by field, the middle of several measurements. */
export function middle<T extends object>(measured: readonly T[]): T {
  const [first] = measured;
  if (first === undefined) throw new Error('nothing was measured');
  const fields = Object.keys(first).map((key) => {
    const values = measured.map((one) => Number(one[key as keyof T])).sort((a, b) => a - b);
    const half = Math.floor(values.length / 2);
    const upper = values[half] ?? 0;
    return [key, values.length % 2 === 1 ? upper : (upper + (values[half - 1] ?? upper)) / 2];
  });
  return Object.fromEntries(fields) as T;
}

export function middlePlayed(passes: readonly Played[]): Played {
  return { most: middle(passes.map((pass) => pass.most)), steady: middle(passes.map((pass) => pass.steady)) };
}

function rowsOf(alibi: Figures, bare: Figures): Row[] {
  const row = (what: string, unit: string, of: (figures: Figures) => number, target?: Row['target']): Row => {
    const figures = { what, alibi: of(alibi), bare: of(bare), unit };
    return target === undefined ? figures : { ...figures, target };
  };
  return [
    row('maximum: commands', '/s', (f) => f.most.commandsPerSecond, { of: 'ratio', least: 2 }),
    row('maximum: server CPU per command', 'µs', (f) => f.most.cpuPerCommand, { of: 'ratio', most: 0.6 }),
    row('maximum: p50', 'ms', (f) => f.most.p50),
    row('maximum: p99', 'ms', (f) => f.most.p99),
    row('maximum: bytes per player and round', 'B', (f) => f.most.bytesPerPlayerRound, { of: 'figure', most: 1_500 }),
    row('maximum: server / one core', '%', (f) => f.most.serverBusy * 100),
    row('maximum: driver / one core', '%', (f) => f.most.driverBusy * 100),
    row('1,000/s: commands', '/s', (f) => f.steady.commandsPerSecond),
    row('1,000/s: server CPU per command', 'µs', (f) => f.steady.cpuPerCommand, { of: 'ratio', most: 1.25 }),
    row('1,000/s: p50', 'ms', (f) => f.steady.p50),
    row('1,000/s: p99', 'ms', (f) => f.steady.p99),
    row('1,000/s: bytes per player and round', 'B', (f) => f.steady.bytesPerPlayerRound, { of: 'figure', most: 1_500 }),
    row('4,000/s, many rooms: commands', '/s', (f) => f.crowd.commandsPerSecond),
    row('4,000/s, many rooms: server CPU per command', 'µs', (f) => f.crowd.cpuPerCommand),
    row('4,000/s, many rooms: p50', 'ms', (f) => f.crowd.p50),
    row('4,000/s, many rooms: p99', 'ms', (f) => f.crowd.p99, { of: 'figure', most: 10 }),
    row('idle: memory per room', 'KB', (f) => f.idle.bytesPerRoom / 1024, { of: 'figure', most: 96 }),
    row('idle: memory per player', 'KB', (f) => f.idle.bytesPerPlayer / 1024, { of: 'figure', most: 12 }),
    row('idle: CPU of 1,000 rooms with heartbeats', '%', (f) => f.idle.cpuOfThousand * 100, { of: 'figure', most: 2 }),
    row('refused commands', '', (f) => f.most.refusals + f.steady.refusals + f.crowd.refusals, {
      of: 'figure',
      most: 0,
    }),
  ];
}

export function report(alibi: Figures, bare: Figures): { readonly text: string; readonly missed: number } {
  let missed = 0;
  const lines = rowsOf(alibi, bare).map((row) => {
    const ratio = row.bare === 0 ? '' : (row.alibi / row.bare).toFixed(2);
    const verdict = judge(row);
    if (verdict.startsWith('MISS')) missed += 1;
    return [row.what, number(row.alibi), number(row.bare), row.unit, ratio, verdict];
  });
  const table = [['', 'Alibi', 'bare', '', 'ratio', 'target'], ...lines];
  const widths = [46, 10, 10, 3, 7, 0];
  const text = table.map((cells) =>
    cells
      .map((cell, column) =>
        column === 1 || column === 2 || column === 4
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join(' ')
      .trimEnd(),
  );
  return { text: text.join('\n'), missed };
}

function judge({ alibi, bare, unit, target }: Row): string {
  if (target === undefined) return '';
  const value = target.of === 'ratio' ? alibi / bare : alibi;
  const met = value <= (target.most ?? Number.POSITIVE_INFINITY) && value >= (target.least ?? Number.NEGATIVE_INFINITY);
  const bound = target.most === undefined ? `≥ ${target.least}` : `≤ ${target.most.toLocaleString('en')}`;
  return `${met ? 'pass' : 'MISS'}  ${bound}${target.of === 'ratio' ? ' of bare' : ` ${unit}`}`.trimEnd();
}

function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
