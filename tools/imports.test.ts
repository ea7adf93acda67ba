import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './sources.ts';

/** Who may import whom, of ours. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/games': ['packages/engine'],
  'packages/protocol': [],
  'packages/room': ['packages/engine', 'packages/protocol'],
  'packages/client': ['packages/protocol'],
  'apps/server': ['packages/engine', 'packages/games', 'packages/protocol', 'packages/room', 'packages/client'],
  'apps/web': ['packages/engine', 'packages/games', 'packages/protocol', 'packages/room', 'packages/client'],
};

/** Globals of a browser or of Node, of which pure code knows nothing. */
const WORLDLY =
  /(?<![\w.'"`])(?:window|document|navigator|localStorage|sessionStorage|WebSocket|fetch|process|Buffer|setTimeout|setInterval|setImmediate|performance|crypto)\b(?=\s*[.(])|\bDate\.now\b|\bnew Date\b|\bMath\.random\b/;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const sources = [...filesBelow('packages'), ...filesBelow('apps')].filter((file) => /\.tsx?$/.test(file));

function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, bare, later]) => from ?? bare ?? later ?? '');
}

function partOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** The part of the house an import leads to; null: outside of it. */
function targetOf(file: string, specifier: string): string | null {
  const ours = /^@alibi\/([\w-]+)/.exec(specifier)?.[1];
  if (ours !== undefined) return ours === 'server' || ours === 'web' ? `apps/${ours}` : `packages/${ours}`;
  if (!specifier.startsWith('.')) return null;
  return partOf(path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)));
}

/** Tests, their helpers and the one file that is the world of a client may touch the world. */
function isPure(file: string): boolean {
  const exempt = /\.test\.tsx?$|\/testing\//.test(file) || file === 'packages/client/standard-world.ts';
  return file.startsWith('packages/') && !exempt;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

describe('the house', () => {
  it('finds the sources it judges', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(importsOf(read('packages/room/apply.ts'))).toContain('@alibi/protocol');
    expect(importsOf(read('apps/web/games/index.ts'))).toContain('./bluff-trivia/screens.ts');
  });

  it('has an arrow table for every package and app', () => {
    expect([...new Set(sources.map(partOf))].filter((part) => !part.endsWith('.ts')).sort()).toEqual(
      Object.keys(ARROWS).sort(),
    );
  });

  it('has no import against the arrows', () => {
    const wrong: string[] = [];
    for (const file of sources) {
      const allowed = new Set([...(ARROWS[partOf(file)] ?? []), partOf(file)]);
      for (const specifier of importsOf(read(file))) {
        const target = targetOf(file, specifier);
        if (target !== null && !allowed.has(target)) wrong.push(`${file} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('reaches other parts by their name, not by a path', () => {
    const wrong: string[] = [];
    for (const file of sources) {
      for (const specifier of importsOf(read(file))) {
        if (specifier.startsWith('.') && targetOf(file, specifier) !== partOf(file))
          wrong.push(`${file} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps Node modules out of the packages', () => {
    const wrong: string[] = [];
    for (const file of sources.filter(isPure)) {
      for (const specifier of importsOf(read(file)))
        if (specifier.startsWith('node:')) wrong.push(`${file} imports ${specifier}`);
    }
    expect(wrong).toEqual([]);
  });

  it('keeps clocks, luck and the globals of the world out of the packages', () => {
    const wrong: string[] = [];
    for (const file of sources.filter(isPure)) {
      const found = WORLDLY.exec(withoutComments(read(file)));
      if (found !== null) wrong.push(`${file} uses ${found[0]}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lets the engine depend on nothing from outside', () => {
    const manifest = JSON.parse(read('packages/engine/package.json')) as { dependencies?: object };
    expect(manifest.dependencies ?? {}).toEqual({});
  });
});
