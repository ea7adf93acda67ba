import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crowd, idle, play } from './cases.ts';
import type { Plan, Played } from './cases.ts';
import { profile } from './profile.ts';
import { middlePlayed, report } from './report.ts';
import type { Figures } from './report.ts';
import { pinDriver } from './server-process.ts';
import type { Kind } from './server-process.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rooms: { type: 'string' },
    seconds: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});

const QUICK: Plan = {
  rooms: 64,
  seconds: 1.2,
  warmUp: 0.8,
  passes: 1,
  manyRooms: 200,
  idleFirst: 40,
  idleRooms: 120,
  idleSeconds: 1.5,
};
const FULL: Plan = {
  rooms: 64,
  seconds: 5,
  warmUp: 2,
  passes: 3,
  manyRooms: 200,
  idleFirst: 100,
  idleRooms: 400,
  idleSeconds: 8,
};
const usual = values.quick ? QUICK : FULL;
const plan: Plan = {
  ...usual,
  rooms: positive(values.rooms, usual.rooms),
  seconds: positive(values.seconds, usual.seconds),
};

const began = performance.now();
const pinned = pinDriver();
say(pinned ? 'server on core 0, driver on core 1' : 'cores are not pinned: expect noise');
if (values.profile) await profile(plan, say);
else await compare();

async function compare(): Promise<void> {
  const passes: Record<Kind, Played[]> = { alibi: [], bare: [] };
  for (let pass = 1; pass <= plan.passes; pass++) {
    for (const kind of ['bare', 'alibi'] as const) {
      say(`${kind}: ${plan.rooms} rooms at the maximum and at 1,000/s, pass ${pass} of ${plan.passes}`);
      passes[kind].push(await play(kind, plan));
    }
  }
  const figures = { bare: await rest('bare', passes.bare), alibi: await rest('alibi', passes.alibi) };
  const { text, missed } = report(figures.alibi, figures.bare);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`\n${text}\n\n${missed === 0 ? 'Every target is met.' : `${missed} missed.`} ${seconds} s.\n`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.json', `${JSON.stringify({ plan, pinned, ...figures, passes }, null, 2)}\n`);
}

async function rest(kind: Kind, passes: readonly Played[]): Promise<Figures> {
  say(`${kind}: ${plan.manyRooms} rooms at 4,000/s`);
  const crowded = await crowd(kind, plan);
  say(`${kind}: ${plan.idleFirst + plan.idleRooms} idle rooms`);
  return { ...middlePlayed(passes), crowd: crowded, idle: await idle(kind, plan) };
}

function positive(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!(value > 0)) throw new Error(`"${text}" must be a number above 0`);
  return value;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
