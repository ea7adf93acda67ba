/** One change: set the value at a path of keys joined by "/". Nothing is ever deleted: what loses a key is set anew. */
export type Change = readonly [path: string, value: unknown];
export type Patch = readonly Change[];
/** The same on the wire: path, value, path, value. */
export type Frame = readonly unknown[];

/** So many changes to half of a record or more may be longer than the record: then it is worth to compare. */
const MANY = 3;

/**
 * The changes that turn `before` into `after`, below `path`. Both are JSON. The order of keys is nobody's business: a key that
 * is new is added wherever it stands.
 */
export function diff(before: unknown, after: unknown, path: string, changes: Change[] = []): Change[] {
  if (Object.is(before, after)) return changes;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index += 1) {
      if (!Object.is(before[index], after[index])) diff(before[index], after[index], `${path}/${index}`, changes);
    }
  } else if (isRecord(before) && isRecord(after)) {
    diffRecords(before, after, path, changes);
  } else {
    changes.push([path, after]);
  }
  return changes;
}

function diffRecords(before: JsonRecord, after: JsonRecord, path: string, changes: Change[]): void {
  const first = changes.length;
  let keys = 0;
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    keys += 1;
    const known = valueAt(before, key);
    if (known !== undefined) kept += 1;
    if (Object.is(known, value)) continue;
    const below = `${path}/${escapeKey(key)}`;
    if (known === undefined) changes.push([below, value]);
    else diff(known, value, below, changes);
  }
  if (kept < countOf(before)) {
    changes.length = first;
    changes.push([path, after]);
    return;
  }
  const count = changes.length - first;
  if (count >= MANY && count * 2 >= keys) keepShorter(after, path, changes, first);
}

/** Undefined where the record has no such key of its own. JSON holds no functions, so one must be inherited. */
function valueAt(record: JsonRecord, key: string): unknown {
  const value = record[key];
  if (typeof value !== 'function' && key !== '__proto__') return value;
  return Object.hasOwn(record, key) ? value : undefined;
}

function countOf(record: JsonRecord): number {
  let count = 0;
  for (const key in record) if (record[key] !== undefined) count += 1;
  return count;
}

/** What a viewer is sent is the shorter of the two: the changes since `first`, or the record as a whole. */
function keepShorter(after: JsonRecord, path: string, changes: Change[], first: number): void {
  let parts = 0;
  for (let at = first; at < changes.length; at += 1) parts += sizeOf(changes[at]?.[0]) + sizeOf(changes[at]?.[1]);
  if (sizeOf(path) + sizeOf(after) >= parts) return;
  changes.length = first;
  changes.push([path, after]);
}

/** About how long a value is as text: near enough to choose, and cheaper than to write it. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value === 'number') return value > 1e9 ? 14 : 4;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 3;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item);
  else for (const key in value) size += key.length + 3 + sizeOf((value as JsonRecord)[key]);
  return size;
}

/** Applies changes without touching the value given: what did not change keeps its identity. */
export function applyPatch<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const [path, next] of patch) result = setAt(result, path.split('/').map(unescapeKey), 0, next);
  return result as T;
}

/** Applies what came over the wire. */
export function applyFrame<T>(value: T, frame: Frame): T {
  const changes: Change[] = [];
  for (let at = 0; at + 1 < frame.length; at += 2) changes.push([String(frame[at]), frame[at + 1]]);
  return applyPatch(value, changes);
}

function setAt(value: unknown, keys: readonly string[], depth: number, next: unknown): unknown {
  const key = keys[depth];
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    list[Number(key)] = setAt(list[Number(key)], keys, depth + 1, next);
    return list;
  }
  const record = isRecord(value) ? value : {};
  const inner = Object.hasOwn(record, key) ? record[key] : undefined;
  // A computed key makes an own property even of "__proto__".
  return { ...record, [key]: setAt(inner, keys, depth + 1, next) };
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As in JSON Pointer: "~" is "~0" and "/" is "~1". */
function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function unescapeKey(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
