import type { Schema } from '@alibi/engine';

type Ranges = Readonly<Record<string, { readonly usual: number; readonly least: number; readonly most: number }>>;

/** Settings of whole numbers with their ranges; an unknown key is refused. */
export function rangesSchema<R extends Ranges>(ranges: R): Schema<{ [K in keyof R]: number }> {
  return {
    parse(raw) {
      const given = raw as Readonly<Record<string, unknown>>;
      const result: Record<string, number> = {};
      for (const key of Object.keys(given)) if (!Object.hasOwn(ranges, key)) throw new Error(`${key} is no setting`);
      for (const [key, { usual, least, most }] of Object.entries(ranges)) {
        const value = given[key] ?? usual;
        if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) throw new Error(key);
        result[key] = value as number;
      }
      return result as { [K in keyof R]: number };
    },
  };
}

/** An object with one text and nothing else. */
export function textSchema<K extends string>(key: K): Schema<Record<K, string>> {
  return {
    parse(raw) {
      if (typeof raw !== 'object' || raw === null || Object.keys(raw).join() !== key) throw new Error('another shape');
      if (typeof (raw as Record<string, unknown>)[key] !== 'string') throw new Error(`${key} is no text`);
      return raw as Record<K, string>;
    },
  };
}

/** An object without anything in it. */
export const emptySchema: Schema<Record<string, never>> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null || Object.keys(raw).length > 0) throw new Error('not empty');
    return {};
  },
};
