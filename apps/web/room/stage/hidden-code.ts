import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { recall, remember } from '../../kit/storage.ts';

const KEY = 'alibi:hide-code';

/** Whether this device's shared screen keeps the code to itself: for streams, where strangers watch. */
export const codeHidden: Signal<boolean> = signal(recall(KEY) === 'yes');

export function hideCode(hidden: boolean): void {
  codeHidden.value = hidden;
  remember(KEY, hidden ? 'yes' : 'no');
}
