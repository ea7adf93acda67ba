import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

/** What a person chose on this device. Nothing here is known to the server. */
export interface Preferences {
  readonly theme: 'system' | 'night' | 'daylight';
  readonly motion: 'system' | 'still';
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly vibration: boolean;
}

const KEY = 'alibi:preferences';
const STANDARD: Preferences = { theme: 'system', motion: 'system', volume: 0.6, muted: false, vibration: true };

export const preferences: Signal<Preferences> = signal(readPreferences(recall(KEY)));

export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  remember(KEY, JSON.stringify(preferences.value));
}

/** Keeps what is known and valid of a stored text. */
export function readPreferences(text: string | null): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    return STANDARD;
  }
  const { theme, motion, volume, muted, vibration } = stored;
  return {
    theme: theme === 'night' || theme === 'daylight' ? theme : STANDARD.theme,
    motion: motion === 'still' ? motion : STANDARD.motion,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : STANDARD.volume,
    muted: typeof muted === 'boolean' ? muted : STANDARD.muted,
    vibration: typeof vibration === 'boolean' ? vibration : STANDARD.vibration,
  };
}

/** Shows the choices on the page, now and whenever they change. */
export function applyPreferences(): void {
  effect(() => {
    const { theme, motion } = preferences.value;
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (motion === 'system') delete dataset['motion'];
    else dataset['motion'] = motion;
    colourBrowser(theme);
  });
}

export function wantsStillness(): boolean {
  return preferences.value.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Decoration only: many phones cannot. */
export function vibrate(milliseconds: number): void {
  if (preferences.value.vibration) navigator.vibrate?.(milliseconds);
}

/** The browser's own bars follow the light that was chosen; index.html has one colour for each. */
function colourBrowser(theme: Preferences['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = `(prefers-color-scheme: ${meta.dataset['light']})`;
    const chosen = theme === 'night' ? 'dark' : 'light';
    meta.media = theme === 'system' ? system : meta.dataset['light'] === chosen ? 'all' : 'not all';
  }
}
