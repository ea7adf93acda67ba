import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exactly } from './exactly.ts';

interface Line {
  readonly id: number;
  readonly words: readonly string[];
  readonly to?: string | undefined;
}

const id = v.number();
const words = v.array(v.string());
const to = v.optional(v.string());

// What this file says is checked by the compiler: an error that is expected and missing is an error.
describe('exactly', () => {
  it('takes a schema that says what the type says', () => {
    expect(v.is(exactly<Line>()(v.strictObject({ id, words, to })), { id: 1, words: [] })).toBe(true);
  });

  it('does not compile when the schema lacks a field', () => {
    // @ts-expect-error `words` is missing
    expect(exactly<Line>()(v.strictObject({ id, to }))).toBeDefined();
    // @ts-expect-error an optional field is missing too
    expect(exactly<Line>()(v.strictObject({ id, words }))).toBeDefined();
  });

  it('does not compile when the schema asks for more', () => {
    // @ts-expect-error no Line has `from`
    expect(exactly<Line>()(v.strictObject({ id, words, to, from: v.string() }))).toBeDefined();
    // @ts-expect-error not even where it is optional
    expect(exactly<Line>()(v.strictObject({ id, words, to, from: v.optional(v.string()) }))).toBeDefined();
    // @ts-expect-error a Line may have no `to`
    expect(exactly<Line>()(v.strictObject({ id, words, to: v.string() }))).toBeDefined();
  });

  it('does not compile when a value is narrower or wider than the type', () => {
    // @ts-expect-error not every string
    expect(exactly<Line>()(v.strictObject({ id, words: v.array(v.literal('x')), to }))).toBeDefined();
    // @ts-expect-error numbers only
    expect(exactly<Line>()(v.strictObject({ id: v.nullable(id), words, to }))).toBeDefined();
    // @ts-expect-error one of the two is missing
    expect(exactly<'a' | 'b'>()(v.picklist(['a']))).toBeDefined();
    // @ts-expect-error one too many
    expect(exactly<'a' | 'b'>()(v.picklist(['a', 'b', 'c']))).toBeDefined();
  });
});
