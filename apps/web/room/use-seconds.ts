import { useEffect, useState } from 'preact/hooks';
import { clock } from '../connection/room-link.ts';

/** Whole seconds until a moment of the server's clock; null where there is none. */
export function useSecondsUntil(moment: number | null): number | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => redraw((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - clock.now()) / 1000));
}

/** "45 s", "2:05 min". */
export function sayDuration(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
