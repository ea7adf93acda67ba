import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './cases.ts';
import { arrivals, flatOut, measure } from './load.ts';
import { startServer } from './server-process.ts';
import { closeTables, openTables } from './tables.ts';
import type { Table } from './table.ts';

const FOLDER = path.resolve('.cache/profiles');
const SHOWN = 25;
/** Seconds between the end of the measurement and the end of the process. */
const ENDING = 0.2;

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly children?: readonly number[];
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly startTime: number;
  readonly endTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Where the server's time goes: the functions with the largest own time, for the maximum and for independent arrivals. */
export async function profile(plan: Plan, say: (line: string) => void): Promise<void> {
  for (const [name, load] of [
    ['maximum', flatOut],
    ['1,000/s', arrivals(1_000)],
  ] as const) {
    const folder = path.join(FOLDER, name.replaceAll(/\W/g, ''));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    say(`profile: ${name}`);
    const server = await startServer('alibi', { profileTo: folder });
    const tables: Table[] = [];
    await openTables(server, tables, plan.rooms);
    for (const table of tables) table.begin();
    const { cpuPerCommand, commandsPerSecond } = await measure(server, tables, load, plan);
    const stopped = server.stop();
    closeTables(tables);
    await stopped;
    process.stdout.write(
      `\n${name}: ${Math.round(commandsPerSecond)} commands/s, ${cpuPerCommand.toFixed(1)} µs each (while profiled)\n`,
    );
    for (const file of readdirSync(folder)) printTop(path.join(folder, file), plan.seconds);
  }
}

/** Looks at the end of the profile only: before it lie start-up, joining and warm-up. */
function printTop(file: string, seconds: number): void {
  const { nodes, samples, timeDeltas, endTime, startTime } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const names = new Map(nodes.map((node) => [node.id, nameOf(node.callFrame)]));
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const own = new Map<string, number>();
  const total = new Map<string, number>();
  const from = endTime - (seconds + ENDING) * 1_000_000;
  let busy = 0;
  let at = startTime;
  samples.forEach((id, index) => {
    const micros = timeDeltas[index + 1] ?? 0;
    at += timeDeltas[index] ?? 0;
    const name = names.get(id) ?? '';
    if (at < from || name === '(idle)') return;
    busy += micros;
    own.set(name, (own.get(name) ?? 0) + micros);
    const stack = new Set<string>();
    for (let node: number | undefined = id; node !== undefined; node = parents.get(node))
      stack.add(names.get(node) ?? '');
    for (const caller of stack) total.set(caller, (total.get(caller) ?? 0) + micros);
  });
  const share = (micros = 0): string => `${((micros / busy) * 100).toFixed(1)} %`.padStart(8);
  process.stdout.write(
    `\n${path.basename(file)}: busy for ${(busy / 1_000_000).toFixed(2)} s of ${seconds} s\n     own    total\n`,
  );
  const byOwn = [...own].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  for (const [name, micros] of byOwn) process.stdout.write(`${share(micros)} ${share(total.get(name))}  ${name}\n`);
  process.stdout.write('\nlargest totals\n');
  const byTotal = [...total].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  for (const [name, micros] of byTotal) process.stdout.write(`${share(own.get(name))} ${share(micros)}  ${name}\n`);
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const place = url.replace(/^file:\/\/.*?\/(apps|packages|node_modules)\//, '$1/');
  return `${functionName || '(anonymous)'}${place === '' ? '' : `  ${place}:${lineNumber + 1}`}`;
}
