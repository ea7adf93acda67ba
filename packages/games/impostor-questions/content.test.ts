import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPacks } from './content-check.ts';
import { packSchema } from './content.ts';

const folder = new URL('packs/', import.meta.url);
const packs = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, pack: packSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))) }));
const items = packs.flatMap(({ pack }) => pack.items);

describe('the built-in packs', () => {
  it('are at least 300 pairs in eight packs', () => {
    expect(packs.length).toBeGreaterThanOrEqual(8);
    expect(items.length).toBeGreaterThanOrEqual(300);
  });

  it('[IQ-5.P2] have all seven combinations of targets, most of them (crew, impostor), thirty (both, both)', () => {
    const times = new Map<string, number>();
    for (const { promptA, promptB } of items) {
      const targets = `${promptA.target},${promptB.target}`;
      times.set(targets, (times.get(targets) ?? 0) + 1);
    }
    expect([...times.keys()].sort()).toEqual([
      'both,both',
      'both,crew',
      'both,impostor',
      'crew,both',
      'crew,impostor',
      'impostor,both',
      'impostor,crew',
    ]);
    expect(times.get('crew,impostor')).toBeGreaterThan(items.length / 2);
    expect(times.get('both,both')).toBeGreaterThanOrEqual(30);
  });

  it('are named as their files', () => {
    for (const { name, pack } of packs) {
      expect(`${pack.id}.json`).toBe(name);
      for (const { id } of pack.items) expect(id).toMatch(new RegExp(`^${pack.id}-\\d{3}$`));
    }
  });

  it('have no error that the pack doctor can find', () => {
    const errors = checkPacks(packs.map(({ pack }) => pack)).filter(({ level }) => level === 'error');
    expect(errors).toEqual([]);
  });

  it('are enough for everybody: four matches of thirty rounds without a repeat under the lowest rating', () => {
    expect(items.filter(({ rating }) => rating === 'everyone').length).toBeGreaterThanOrEqual(120);
  });
});
