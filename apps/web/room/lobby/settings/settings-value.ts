import type { Settings } from '../../../connection/http.ts';

/** Equal whatever the order of keys. */
export function sameSettings(one: object, other: object): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export function isSettings(value: unknown): value is Settings {
  const { platform, game } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return isRecord(platform) && isRecord(game);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
