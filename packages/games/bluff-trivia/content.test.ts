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
  it('are at least 250 questions in eight packs', () => {
    expect(packs.length).toBeGreaterThanOrEqual(8);
    expect(items.length).toBeGreaterThanOrEqual(250);
    expect(new Set(items.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
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

  it('are enough for everybody: a long match without a repeat under the lowest rating', () => {
    expect(items.filter(({ rating }) => rating === 'everyone').length).toBeGreaterThanOrEqual(150);
  });
});
