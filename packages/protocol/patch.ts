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
  for (const key in before) {
    if (before[key] === undefined || has(after, key)) continue;
    changes.push([path, after]);
    return;
  }
  const first = changes.length;
  let keys = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    keys += 1;
    const known = has(before, key) ? before[key] : undefined;
    if (Object.is(known, value)) continue;
    const below = `${path}/${escapeKey(key)}`;
    if (known === undefined) changes.push([below, value]);
    else diff(known, value, below, changes);
  }
  const count = changes.length - first;
  if (count >= MANY && count * 2 >= keys) keepShorter(after, path, changes, first);
}

/** What a viewer is sent is the shorter of the two: the changes since `first`, or the record as a whole. */
function keepShorter(after: JsonRecord, path: string, changes: Change[], first: number): void {
  const whole: Change = [path, after];
  const parts = JSON.stringify(changes.slice(first)).length - 2;
  if (JSON.stringify(whole).length >= parts) return;
  changes.length = first;
  changes.push(whole);
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

/** As in the text: a key without a value is not there, and what every object inherits neither. */
function has(record: JsonRecord, key: string): boolean {
  return Object.hasOwn(record, key) && record[key] !== undefined;
}

/** As in JSON Pointer: "~" is "~0" and "/" is "~1". */
function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function unescapeKey(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
