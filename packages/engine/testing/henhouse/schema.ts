import type { Schema } from '../../game.ts';

/** Reads exactly these fields. */
export function shapeOf<T extends object>(fields: { readonly [K in keyof T]: (raw: unknown) => T[K] }): Schema<T> {
  return {
    parse(raw) {
      if (typeof raw !== 'object' || raw === null) throw new Error('not an object');
      for (const key of Object.keys(raw)) if (!Object.hasOwn(fields, key)) throw new Error(`unknown field ${key}`);
      const shape: Partial<T> = {};
      for (const key in fields) shape[key] = fields[key]((raw as Record<string, unknown>)[key]);
      return shape as T;
    },
  };
}

export function wholeOf(raw: unknown, least: number, most: number): number {
  if (!Number.isInteger(raw) || Number(raw) < least || Number(raw) > most) throw new Error(`not ${least} to ${most}`);
  return Number(raw);
}

export function textOf(raw: unknown): string {
  if (typeof raw !== 'string') throw new Error('not a text');
  return raw;
}
