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
