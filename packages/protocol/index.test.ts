import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);

/** The files of this folder that importing one of them leads to at run time. */
function reached(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(new URL(file, folder), 'utf8');
  for (const [, to] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)) {
    if (to!.startsWith('./')) reached(to!.slice(2), found);
    else found.add(to!);
  }
  return found;
}

describe('the package', () => {
  it('does not bring the schema library into the page', () => {
    expect([...reached('index.ts')].filter((name) => name.includes('valibot'))).toEqual([]);
    expect([...reached('schemas.ts')]).toContain('valibot');
  });

  it('exports every file but what only its tests need', () => {
    const all = readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name));
    const seen = new Set([...reached('index.ts'), ...reached('schemas.ts'), ...reached('json-schema.ts')]);
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
  });
});
