import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counted as plain numbers where it happens and read when somebody asks: measuring costs play nothing. */
export interface Counts {
  acts: number;
  refusals: number;
  /** Messages that were no message of the protocol. */
  malformed: number;
  joins: number;
  returns: number;
  /** Lines let go because they did not read, or flooded. */
  dropped: number;
  /** Inputs that failed by a fault of ours. */
  faults: number;
}

export interface Sizes {
  rooms(): number;
  sockets(): number;
}

export interface Metrics {
  readonly counts: Counts;
  commit(entries: number, seconds: number): void;
  /** What is there now to be measured. */
  watch(sizes: Sizes): void;
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

const HELP: Readonly<Record<keyof Counts, string>> = {
  acts: 'acts received',
  refusals: 'acts refused',
  malformed: 'messages that are none of the protocol',
  joins: 'people who joined a room',
  returns: 'people who came back with their token',
  dropped: 'connections let go because they flooded or did not read',
  faults: 'inputs that failed by a fault of the server',
};

export function openMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const counts: Counts = { acts: 0, refusals: 0, malformed: 0, joins: 0, returns: 0, dropped: 0, faults: 0 };
  let sizes: Sizes = { rooms: () => 0, sockets: () => 0 };
  collectDefaultMetrics({ register, prefix: 'alibi_' });
  for (const name of Object.keys(HELP) as (keyof Counts)[]) {
    const counter: Counter = new Counter({
      name: `alibi_${name}_total`,
      help: HELP[name],
      registers,
      collect() {
        counter.reset();
        counter.inc(counts[name]);
      },
    });
  }
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  };
  gauge('alibi_rooms', 'open rooms', () => sizes.rooms());
  gauge('alibi_sockets', 'open connections', () => sizes.sockets());
  const seconds = new Histogram({
    name: 'alibi_commit_seconds',
    help: 'time until a group of inputs is on disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers,
  });
  const entries = new Histogram({
    name: 'alibi_commit_entries',
    help: 'inputs in a group',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  });
  return {
    counts,
    commit(size, took) {
      seconds.observe(took);
      entries.observe(size);
    },
    watch(now) {
      sizes = now;
    },
    text: () => register.metrics(),
    contentType: register.contentType,
    close: () => register.clear(),
  };
}
