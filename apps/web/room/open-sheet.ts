import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

/** Which sheet of the room lies open; one at a time. */
export const openSheet: Signal<'invite' | 'people' | 'chat' | 'settings' | 'writing' | null> = signal(null);

/** The person is asked whether to leave. */
export const leaving: Signal<boolean> = signal(false);

export function closeSheet(): void {
  openSheet.value = null;
}
