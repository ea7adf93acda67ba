import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CODES } from './index.ts';
import { serverMessageSchema } from './server-schemas.ts';
import { SERVER_MESSAGES } from './testing/examples.ts';

type Fields = Record<string, unknown>;

const message = (value: unknown): boolean => v.is(serverMessageSchema, value);

function replaced(value: object, key: string, item: unknown): unknown {
  if (!Array.isArray(value)) return { ...value, [key]: item };
  return value.map((other: unknown, at) => (at === Number(key) ? item : other));
}

/** Every object in a value, with its path and the whole value as it is when that object is another. */
function* objectsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<readonly [path: string, inner: Fields, put: (inner: Fields) => unknown]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path.join('/'), value as Fields, (inner) => inner];
  for (const [key, item] of Object.entries(value)) {
    for (const [at, inner, put] of objectsIn(item, [...path, key])) {
      yield [at, inner, (next) => replaced(value, key, put(next))];
    }
  }
}

describe('what the server sends', () => {
  it('passes unchanged, every message there is', () => {
    for (const example of SERVER_MESSAGES) {
      expect(v.parse(serverMessageSchema, JSON.parse(JSON.stringify(example)))).toStrictEqual(example);
    }
  });

  it('[CM-71] shows no field that is not described, but in events, details and what belongs to games', () => {
    const open = new Set<string>();
    for (const example of SERVER_MESSAGES) {
      for (const [path, inner, put] of objectsIn(example)) {
        if (message(put({ ...inner, secret: 'leak' }))) open.add(path);
      }
    }
    expect([...open].sort()).toEqual([
      'bye/details',
      'event',
      'nack/details',
      'welcome/seen/board',
      'welcome/seen/board/choices/0',
      'welcome/seen/room/hostGone/votes',
      'welcome/seen/room/settings/game',
      'welcome/seen/you/hand',
    ]);
  });

  it('lacks no field that is described', () => {
    const free = /details|event|board|hand|settings\/game|votes|scores|people$/;
    const optional = new Set(['left']);
    for (const example of SERVER_MESSAGES) {
      for (const [path, inner, put] of objectsIn(example)) {
        if (free.test(path)) continue;
        for (const key of Object.keys(inner)) {
          const { [key]: _, ...rest } = inner;
          expect(message(put(rest)), `${path} without ${key}`).toBe(optional.has(key));
        }
      }
    }
  });

  it('refuses with a code of the list', () => {
    for (const code of Object.keys(CODES)) expect(message({ bye: { code, details: {} } })).toBe(true);
    for (const code of ['', 'OOPS', 'toString', 'PLAYER_NOT_HOST']) {
      expect(message({ bye: { code, details: {} } })).toBe(false);
      expect(message({ nack: { id: 'x', code, details: {} } })).toBe(false);
    }
  });
});
