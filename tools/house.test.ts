import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read, ROOT } from './sources.ts';

const MOST_LINES = 400;
const SELF = 'tools/house.test.ts';
const TEXT = /\.(?:tsx?|mjs|js|css|html|md|json|txt|svg|webmanifest)$|^(?:LICENSE|\.ci\/run)$/;

const files = filesBelow('');
const texts = files.filter((file) => TEXT.test(file) && file !== SELF && file !== 'package-lock.json');
const sources = texts.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/** Every line that matches, as "file:line text". */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

describe('the repository', () => {
  it('has no unfinished business', () => {
    expect(linesWith(/\b(?:TODO|FIXME|XXX:|HACK)\b/, sources)).toEqual([]);
  });

  it('skips no test and singles out none', () => {
    const tests = sources.filter((file) => /\.test\.tsx?$/.test(file));
    expect(
      linesWith(/\b(?:it|test|describe)\.(?:only|skip|todo|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\(/, tests),
    ).toEqual([]);
  });

  it('names no path of the machine it was written on', () => {
    expect(linesWith(/(?:^|[\s'"`(=])\/(?:work|home|Users|root|tmp)\/\w/, texts)).toEqual([]);
  });

  it('has no file of ours longer than can be read at once', () => {
    const long = files
      .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file))
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('records no download address in the lock file', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; link?: boolean }>;
    };
    const addressed = Object.entries(packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && link !== true,
    );
    expect(addressed).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/);
  });

  it('has no dead link between its documents', () => {
    const dead: string[] = [];
    for (const file of texts.filter((name) => name.endsWith('.md'))) {
      for (const [, target = ''] of read(file).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [place = '', anchor] = target.split('#');
        const found = place === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), place));
        if (!existsSync(path.join(ROOT, found))) dead.push(`${file} → ${target}`);
        else if (anchor !== undefined && !anchorsOf(found).includes(anchor)) dead.push(`${file} → ${target}`);
      }
    }
    expect(dead).toEqual([]);
  });
});

/** The headings of a document as links name them. */
function anchorsOf(file: string): string[] {
  if (!file.endsWith('.md')) return [];
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe('the built web app', () => {
  const DIST = 'apps/web/dist';
  const secrets = filesBelow('packages/games')
    .filter((file) => /\/packs\/[^/]+\.json$/.test(file))
    .flatMap(secretsOf);
  const leaks = (bundle: string): string[] => {
    const searched = plain(bundle);
    return secrets.filter((text) => searched.includes(plain(text)));
  };

  it('would be caught with a question in it, however quoted', () => {
    expect(secrets.length).toBeGreaterThan(1000);
    const quoted = secrets.find((text) => text.includes("'") || text.includes('’')) ?? '';
    expect(leaks(`const a=${JSON.stringify(quoted).replaceAll("'", "\\'")};`)).toContain(quoted);
  });

  it.runIf(existsSync(path.join(ROOT, DIST)))('knows no question, no fact and no source', () => {
    const bundle = filesBelow(DIST)
      .filter((file) => /\.(?:js|html|json|map|css)$/.test(file))
      .map(read)
      .join('\n');
    expect(bundle).toContain('bluff-trivia');
    expect(leaks(bundle)).toEqual([]);
  });
});

/** Texts of a pack that can only have come from it. */
function secretsOf(pack: string): string[] {
  const { items } = JSON.parse(read(pack)) as { items: readonly Record<string, unknown>[] };
  const texts = items.flatMap(({ id, question, source, fact }) => [id, question, source, fact]);
  return texts.filter((text) => typeof text === 'string').filter((text) => text.length >= 8);
}

/** Without what a bundler may write differently: case, quotes, escapes. */
function plain(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[\\'"`’‘“”]/g, '')
    .toLowerCase();
}
