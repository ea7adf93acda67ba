import { useEffect, useState } from 'preact/hooks';
import { forget, recall, remember } from '../../kit/storage.ts';

const KEY = 'alibi:full-screen';

export interface FullScreen {
  readonly possible: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Browsers need a press before they fill the screen; where it was wanted last time, the first press anywhere will do. */
export function useFullScreen(): FullScreen {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const follow = (): void => {
      const full = document.fullscreenElement !== null;
      setOn(full);
      if (full) remember(KEY, 'yes');
      else forget(KEY);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    if (recall(KEY) !== 'yes' || document.fullscreenElement !== null) return;
    const again = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest('button') === null) void enter();
    };
    addEventListener('pointerup', again, { once: true });
    return () => removeEventListener('pointerup', again);
  }, []);
  return {
    possible: document.fullscreenEnabled,
    on,
    toggle: () => void (on ? document.exitFullscreen() : enter()),
  };
}

async function enter(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    return;
  }
}
