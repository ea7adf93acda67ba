import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson } from './json.ts';

fc.configureGlobal({ seed: 1 });

describe('a copy of plain data', () => {
  it('is equal to what was copied, whatever it is, in the same order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(copyJson(value)).toStrictEqual(value);
        expect(JSON.stringify(copyJson(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('shares nothing with it', () => {
    const value = { list: [{ deep: [1] }], record: { one: { two: 2 } } };
    const copy = copyJson(value);
    copy.list[0]!.deep.push(2);
    copy.record.one.two = 3;
    expect(value).toEqual({ list: [{ deep: [1] }], record: { one: { two: 2 } } });
  });

  it('keeps a key that is called __proto__, and gives nobody a prototype', () => {
    const copy = copyJson(JSON.parse('{"__proto__":{"host":true},"a":{"constructor":1}}') as object);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"host":true},"a":{"constructor":1}}');
    expect('host' in copy).toBe(false);
  });
});
