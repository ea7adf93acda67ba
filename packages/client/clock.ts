/** Server time as this device can best tell it: a phone whose clock is wrong still shows the right countdown. */
export interface Clock {
  /** Server time now. */
  now(): number;
  /** One measurement: sent and received on this device's clock, `server` in between on the server's. */
  sync(sent: number, received: number, server: number): void;
}

export interface FreshClock extends Clock {
  /** Forgets earlier measurements: the device may have slept, or its clock been set. */
  restart(): void;
}

const KEPT = 8;
/** Milliseconds two measurements may disagree beyond their trips before one of them must be of a clock since changed. */
const SLACK = 100;

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

export function clockFrom(local: () => number): FreshClock {
  let samples: Sample[] = [];
  let offset = 0;
  return {
    now: () => local() + offset,
    sync(sent, received, server) {
      if (received < sent) return;
      const sample = { trip: received - sent, offset: server - (sent + received) / 2 };
      samples = [...samples.filter((earlier) => agree(earlier, sample)), sample].slice(-KEPT);
      let best = sample;
      for (const other of samples) if (other.trip < best.trip) best = other;
      ({ offset } = best);
    },
    restart() {
      samples = [];
    },
  };
}

/** A measurement is wrong by half its trip at most. */
function agree(one: Sample, other: Sample): boolean {
  return Math.abs(one.offset - other.offset) <= (one.trip + other.trip) / 2 + SLACK;
}
