/** A room that owes its viewers the sight of something small. */
export interface Rippling {
  /** Shows what is owed. */
  ripple(): void;
}

/**
 * What a discreet command changes for the others (somebody has answered) can wait a moment, and so be shown together with the
 * next such thing. Whoever sent it has the answer at once, and whatever moves the game is shown to all at once.
 */
export interface Ripples {
  /** Asks for a ripple; false: nothing is ever put off here. */
  later(room: Rippling): boolean;
  /** Everything has been shown. */
  done(room: Rippling): void;
  stop(): void;
}

export const NO_RIPPLES: Ripples = { later: () => false, done: () => {}, stop: () => {} };

/** Milliseconds. Nobody can tell when somebody else pressed a button; what one pressed oneself is answered at once. */
export const RIPPLE = 200;
/** Those who are due so soon go along: one turn for many rooms. */
const TOGETHER = 20;

export function ripples(now: () => number = () => performance.now()): Ripples {
  /** In the order in which they are due, since all wait equally long. */
  const due = new Map<Rippling, number>();
  let timer: NodeJS.Timeout | null = null;

  function arm(): void {
    const [next] = due.values();
    if (timer !== null || next === undefined) return;
    timer = setTimeout(fire, Math.max(1, next - now()));
  }

  function fire(): void {
    timer = null;
    const until = now() + TOGETHER;
    for (const [room, at] of due) {
      if (at > until) break;
      due.delete(room);
      room.ripple();
    }
    arm();
  }

  return {
    later(room) {
      if (!due.has(room)) due.set(room, now() + RIPPLE);
      arm();
      return true;
    },
    done: (room) => void due.delete(room),
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      due.clear();
    },
  };
}
