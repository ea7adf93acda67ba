/** Plain data: what can be journaled, sent and revived without loss. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index];
      if (typeof item === 'object' && item !== null) list[index] = copyJson(item);
    }
    return list as T;
  }
  // A spread keeps `__proto__` a key like any other; an assignment to it would set the prototype.
  const record = { ...(value as Record<string, unknown>) };
  for (const key in record) {
    const item = record[key];
    if (typeof item !== 'object' || item === null) continue;
    if (key === '__proto__') Object.defineProperty(record, key, { ...OWN, value: copyJson(item) });
    else record[key] = copyJson(item);
  }
  return record as T;
}

const OWN = { enumerable: true, writable: true, configurable: true };
