/** Keeps the screen on while a room is open. Where that is not possible, nothing happens. */
let wanted = false;
let held: WakeLockSentinel | null = null;

/** A first tap is needed before a page may ask. */
export function keepAwake(): void {
  addEventListener('pointerdown', () => void request(), { passive: true });
  document.addEventListener('visibilitychange', () => void request());
}

export function wantAwake(): () => void {
  wanted = true;
  void request();
  return () => {
    wanted = false;
    void held?.release().catch(() => undefined);
    held = null;
  };
}

async function request(): Promise<void> {
  if (!wanted || document.hidden || !('wakeLock' in navigator)) return;
  if (held !== null && !held.released) return;
  try {
    held = await navigator.wakeLock.request('screen');
  } catch {
    held = null;
  }
}
