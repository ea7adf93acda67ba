import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';
import type { Patch } from './patch.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a client does with a frame: it comes as text, below one key. */
function patched(before: Json, after: Json): Json {
  return patchedBy(before, diff(before, after, 'board'));
}

function patchedBy(before: Json, patch: Patch): Json {
  const wire = JSON.parse(JSON.stringify({ seen: { board: before }, patch })) as {
    seen: { board: Json };
    patch: Patch;
  };
  return applyPatch(wire.seen, wire.patch).board;
}

const KEYS = [
  'p1',
  'p2',
  '0',
  '7',
  '',
  '/',
  '~',
  '~1',
  'a/b',
  '__proto__',
  'constructor',
  'toString',
  'length',
  'hasOwnProperty',
];

const { json } = fc.letrec<{ json: Json; list: Json; record: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false, 0, 1, -2.5, '', 'text', '/', '__proto__'),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('json'), { maxLength: 4 }),
  record: fc
    .array(fc.tuple(fc.constantFrom(...KEYS), tie('json')), { maxLength: 6 })
    .map(
      (entries) =>
        JSON.parse(
          `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
        ) as Json,
    ),
}));

/** The same value with a little of it replaced, as a view is after one input. */
function edited(value: Json, edits: readonly number[], spare: Json): Json {
  const [edit, ...rest] = edits;
  if (edit === undefined) return spare;
  if (Array.isArray(value) && value.length > 0) {
    const at = edit % value.length;
    return value.map((item, index) => (index === at ? edited(item as Json, rest, spare) : (item as Json)));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    const at = edit % (entries.length + 1);
    const kept = entries.map(([key, item], index) => [key, index === at ? edited(item, rest, spare) : item] as const);
    return Object.fromEntries(at === entries.length ? [[KEYS[edit % KEYS.length]!, spare] as const, ...kept] : kept);
  }
  return spare;
}

/** The text with the keys of every record in one order: two values are the same if these are. */
function sorted(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => sorted(item as Json)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${sorted(item)}`).join()}}`;
}

const RUNS = { seed: 20_260_101, numRuns: 2_000 };

describe('a patch', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(sorted(patched(before, after))).toBe(sorted(after));
      }),
      RUNS,
    );
  });

  it('turns a value into one that differs in a few places', () => {
    fc.assert(
      fc.property(json, fc.array(fc.nat(20), { maxLength: 4 }), json, (before, edits, spare) => {
        const after = edited(before, edits, spare);
        expect(sorted(patched(before, after))).toBe(sorted(after));
      }),
      RUNS,
    );
  });

  it('is empty between equal values, and only between these', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(diff(before, structuredClone(before), 'board')).toEqual([]);
        expect(diff(before, after, 'board').length === 0).toBe(sorted(before) === sorted(after));
      }),
      RUNS,
    );
  });

  it('follows one another: many frames lead to the last view', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), (views) => {
        let held: Json = views[0]!;
        for (let at = 1; at < views.length; at += 1) held = patchedBy(held, diff(views[at - 1], views[at], 'board'));
        expect(sorted(held)).toBe(sorted(views.at(-1)!));
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  it('touches neither value, and pollutes no prototype', () => {
    const before = JSON.parse('{"board":{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}}') as object;
    const text = JSON.stringify(before);
    const after = applyPatch(before, [
      ['board/__proto__/polluted', true],
      ['board/constructor/prototype/polluted', true],
      ['board/toString', 'mine'],
    ]);
    expect(JSON.stringify(before)).toBe(text);
    expect(JSON.stringify(after)).toBe(
      '{"board":{"__proto__":{"a":1,"polluted":true},"constructor":{"prototype":{"b":1,"polluted":true}},"toString":"mine"}}',
    );
    expect('polluted' in {}).toBe(false);
    expect('polluted' in Object).toBe(false);
  });

  it('pollutes nothing where the keys on the way are missing', () => {
    const after = applyPatch({}, [
      ['__proto__/polluted', true],
      ['constructor/prototype/polluted', true],
    ]);
    expect(JSON.stringify(after)).toBe('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
  });
});

describe('diff', () => {
  it('names only what changed, with the keys escaped', () => {
    const before = { people: { p1: { ready: false, name: 'Ana' }, 'a/b~c': { ready: false } }, list: [1, [2, 3]] };
    const after = { people: { p1: { ready: true, name: 'Ana' }, 'a/b~c': { ready: true } }, list: [1, [2, 4]] };
    expect(diff(before, after, 'room')).toEqual([
      ['room/people/p1/ready', true],
      ['room/people/a~1b~0c/ready', true],
      ['room/list/1/1', 4],
    ]);
  });

  it('adds a key wherever it stands: order is no change', () => {
    expect(diff({ p1: true, p3: true }, { p1: true, p2: true, p3: true }, 'done')).toEqual([['done/p2', true]]);
    expect(diff({ a: 1, b: 2 }, { b: 2, a: 1 }, 'x')).toEqual([]);
  });

  it('sends a record whole where that is shorter than its changes', () => {
    const phase = { name: 'prompt', visit: 1, endsAt: 5 };
    expect(diff({ phase }, { phase: { name: 'choose', visit: 2, endsAt: 9 } }, 'you')).toEqual([
      ['you/phase', { name: 'choose', visit: 2, endsAt: 9 }],
    ]);
    const long = { ...phase, text: 'x'.repeat(100) };
    expect(diff({ phase: long }, { phase: { ...long, name: 'choose', visit: 2, endsAt: 9 } }, 'you')).toHaveLength(3);
  });

  it('sends a record that lost a key and a list of another length anew', () => {
    expect(diff({ votes: { p1: 'a', p2: 'b' } }, { votes: { p2: 'b' } }, 'x')).toEqual([['x/votes', { p2: 'b' }]]);
    expect(diff({ list: [1, 2] }, { list: [1, 2, 3] }, 'x')).toEqual([['x/list', [1, 2, 3]]]);
    expect(diff({ list: [1, 2] }, { list: [1] }, 'x')).toEqual([['x/list', [1]]]);
    expect(diff({ x: {} }, { x: [] }, 'x')).toEqual([['x/x', []]]);
  });

  it('tells null from absent', () => {
    expect(diff({ a: 1 }, { a: null }, 'x')).toEqual([['x/a', null]]);
    expect(diff({ a: null }, {}, 'x')).toEqual([['x', {}]]);
    expect(diff({}, { a: null }, 'x')).toEqual([['x/a', null]]);
    expect(diff(null, { a: 1 }, 'board')).toEqual([['board', { a: 1 }]]);
    expect(diff({ a: 1 }, null, 'board')).toEqual([['board', null]]);
  });

  it('takes a key without a value for absent, as the text does', () => {
    expect(diff({ a: 1, b: 1 }, { a: undefined, b: 1 }, 'x')).toEqual([['x', { b: 1 }]]);
    expect(diff({ b: 1 }, { b: 1, a: undefined }, 'x')).toEqual([]);
    expect(diff({ b: 1, a: undefined }, { b: 1, a: 2 }, 'x')).toEqual([['x/a', 2]]);
    expect(diff({ a: undefined, b: 1 }, { a: 2, b: 1 }, 'x')).toEqual([['x/a', 2]]);
  });

  it('is not fooled by keys every object inherits', () => {
    expect(diff({}, { toString: 1, constructor: 2 }, 'x')).toEqual([
      ['x/toString', 1],
      ['x/constructor', 2],
    ]);
    expect(diff({ toString: 1, constructor: 2 }, {}, 'x')).toEqual([['x', {}]]);
    const proto = JSON.parse('{"__proto__":{}}') as object;
    expect(diff({}, proto, 'x')).toEqual([['x/__proto__', {}]]);
    expect(diff(proto, {}, 'x')).toEqual([['x', {}]]);
  });
});

describe('applyPatch', () => {
  it('keeps the identity of what did not change', () => {
    const before = {
      room: { people: { p1: { ready: false }, p2: { ready: false } }, paused: null },
      board: { round: 1 },
    };
    const after = applyPatch(before, [['room/people/p1/ready', true]]);
    expect(after.room.people.p1).toEqual({ ready: true });
    expect(after.room.people.p2).toBe(before.room.people.p2);
    expect(after.board).toBe(before.board);
    expect(before.room.people.p1.ready).toBe(false);
  });

  it('returns the very same value for an empty frame', () => {
    const before = { room: {} };
    expect(applyPatch(before, [])).toBe(before);
  });

  it('applies changes in order', () => {
    expect(
      applyPatch({ board: null }, [
        ['board', { list: [1, 2] }],
        ['board/list/1', 3],
      ]),
    ).toEqual({ board: { list: [1, 3] } });
  });
});
