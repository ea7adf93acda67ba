import type { Clock } from '@alibi/client';
import type { Seen } from '@alibi/protocol';
import { useEffect, useRef } from 'preact/hooks';

/** Runs once for every visit of a phase, when its screen is up. */
export function useOnset({ room, you }: Seen, run: () => void | (() => void)): void {
  useEffect(run, [room.matches, you.phase?.visit]);
}

/** Runs when server time reaches `at`; at once if that has passed. */
export function useMoment(at: number | null, clock: Clock, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const left = at - clock.now();
      if (left <= 0) latest.current();
      else timer = setTimeout(wait, left);
    };
    wait();
    return () => clearTimeout(timer);
  }, [at, clock]);
}
