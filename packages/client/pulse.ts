import { HEARTBEAT } from '@alibi/protocol';
import type { World } from './world.ts';

/** No message for this long: the socket is dead even if nobody has said so. One that does not open is, too. */
const SILENCE = 10_000;
/** Silence after which a device that has just woken up does not trust its line. */
const DOUBT: number = 2 * HEARTBEAT;
/** How long after waking up a line that seems well has to show that it is. */
const PROBE = 3_000;

/** Beats, and listens for signs of life. */
export interface Pulse {
  start(): void;
  stop(): void;
  heard(): void;
  /** Too long without a word to be trusted, or the device's clock was set back meanwhile. */
  doubtful(): boolean;
  /** Whatever is heard next calls `dead` off. */
  probe(dead: () => void): void;
}

export function pulse(world: Pick<World, 'now' | 'later'>, beat: () => void, dead: () => void): Pulse {
  let heardAt = 0;
  /** Beats since the last message: tells the time even when the device's clock is set back. */
  let unheard = 0;
  let cancelBeat: (() => void) | null = null;
  let cancelProbe: (() => void) | null = null;

  function next(): void {
    cancelBeat = world.later(() => {
      unheard += 1;
      if (world.now() - heardAt >= SILENCE || unheard > SILENCE / HEARTBEAT) {
        dead();
        return;
      }
      next();
      beat();
    }, HEARTBEAT);
  }

  function heard(): void {
    heardAt = world.now();
    unheard = 0;
    cancelProbe?.();
    cancelProbe = null;
  }

  function stop(): void {
    cancelBeat?.();
    cancelProbe?.();
    cancelProbe = null;
  }

  return {
    start() {
      stop();
      heard();
      next();
    },
    stop,
    heard,
    doubtful() {
      const silent = world.now() - heardAt;
      return silent > DOUBT || silent < 0;
    },
    probe(then) {
      cancelProbe ??= world.later(then, PROBE);
    },
  };
}
