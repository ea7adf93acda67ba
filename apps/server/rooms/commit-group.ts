import { EMPTY_BATCH, StaleError } from '../store/store.ts';
import type { Batch, Store } from '../store/store.ts';
import { NO_PACE } from './pace.ts';
import type { Pace } from './pace.ts';

type Lists = { -readonly [K in keyof Batch]: Batch[K] extends readonly (infer T)[] ? T[] : Batch[K] };

/** A room, as the group sees it: it is told when what it did is on disk, or that it is no longer ours. */
export interface Committed {
  readonly id: string;
  /** Called when the group is sealed: returns what to do once it is durable. */
  seal(): () => void;
  /** Somebody else owns the room now. */
  lose(): void;
}

/**
 * Group commit: whatever happens in one turn of the event loop, and while an earlier group is being synced, becomes durable
 * with one sync. Nothing is acknowledged or shown before its group is on disk.
 */
export interface CommitGroup {
  /** The batch being filled now. */
  readonly open: Lists;
  touch(room: Committed): void;
  /** Resolves when everything put in so far is durable and shown. */
  settled(): Promise<void>;
  onFailure(handle: (error: Error) => void): void;
}

export interface CommitGroupOptions {
  readonly observe?: (entries: number, seconds: number) => void;
  readonly pace?: Pace;
}

export function commitGroup(
  store: Store,
  { observe = () => {}, pace = NO_PACE }: CommitGroupOptions = {},
): CommitGroup {
  let rooms = new Set<Committed>();
  let open = freshBatch();
  let busy = false;
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let fail: (error: Error) => void = (error) => {
    throw error;
  };
  let idle: (() => void)[] = [];

  function schedule(): void {
    if (busy || scheduled) return;
    const wait = pace.wait(performance.now());
    if (wait <= 0) {
      scheduled = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      setImmediate(flush);
    } else {
      // What arrives when it is time sees to it; the timer is for when nothing more does.
      timer ??= setTimeout(onTimer, wait + 1);
    }
  }

  function onTimer(): void {
    timer = null;
    if (busy || scheduled) return;
    if (pace.wait(performance.now()) > 0) schedule();
    else flush();
  }

  function flush(): void {
    scheduled = false;
    const touched = rooms;
    const shows = [...touched].map((room) => room.seal());
    const batch = open;
    rooms = new Set();
    open = freshBatch();
    if (isEmpty(batch)) {
      for (const show of shows) show();
      finish();
      return;
    }
    busy = true;
    const started = performance.now();
    pace.flushed(started, batch.entries.length);
    store.commit(batch).then(
      () => {
        observe(batch.entries.length, (performance.now() - started) / 1000);
        busy = false;
        for (const show of shows) show();
        finish();
      },
      (error: unknown) => {
        busy = false;
        if (error instanceof StaleError) {
          for (const room of touched) if (error.rooms.includes(room.id)) room.lose();
          again(batch, error.rooms, touched, shows);
        } else {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      },
    );
  }

  /** The rooms that are not ours any more drop out; the rest is stored, and shown in its order, with the next group. */
  function again(
    batch: Lists,
    lost: readonly string[],
    touched: ReadonlySet<Committed>,
    shows: readonly (() => void)[],
  ): void {
    const join = <T extends { readonly room: string }>(first: readonly T[], then: readonly T[]): T[] =>
      [...first, ...then].filter((item) => !lost.includes(item.room));
    open = {
      opened: join(batch.opened, open.opened),
      entries: join(batch.entries, open.entries),
      snapshots: join(batch.snapshots, open.snapshots),
      archiveStarts: join(batch.archiveStarts, open.archiveStarts),
      archiveEnds: join(batch.archiveEnds, open.archiveEnds),
      closed: join(batch.closed, open.closed),
      alive: open.alive ?? batch.alive,
    };
    const since = rooms;
    rooms = new Set();
    for (const [index, room] of [...touched].entries()) {
      const show = shows[index] ?? (() => {});
      if (!lost.includes(room.id)) rooms.add({ id: room.id, lose: () => room.lose(), seal: () => show });
    }
    for (const room of since) if (!lost.includes(room.id)) rooms.add(room);
    schedule();
  }

  function finish(): void {
    if (rooms.size > 0 || !isEmpty(open)) {
      schedule();
      return;
    }
    const waiting = idle;
    idle = [];
    for (const done of waiting) done();
  }

  return {
    get open() {
      return open;
    },
    touch(room) {
      rooms.add(room);
      pace.touched(performance.now());
      schedule();
    },
    settled() {
      if (!busy && rooms.size === 0 && isEmpty(open)) return Promise.resolve();
      schedule();
      return new Promise((done) => idle.push(done));
    },
    onFailure(handle) {
      fail = handle;
    },
  };
}

function freshBatch(): Lists {
  const { alive } = EMPTY_BATCH;
  return { opened: [], entries: [], snapshots: [], archiveStarts: [], archiveEnds: [], closed: [], alive };
}

function isEmpty(batch: Batch): boolean {
  const { opened, entries, snapshots, archiveStarts, archiveEnds, closed, alive } = batch;
  return (
    alive === null &&
    opened.length + entries.length + snapshots.length + archiveStarts.length + archiveEnds.length + closed.length === 0
  );
}
