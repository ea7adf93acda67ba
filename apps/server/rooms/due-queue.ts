/** One timer for all rooms: a heap of dates. A room has at most one date; setting it anew replaces the old one. */
export interface DueQueue {
  set(key: string, at: number | null): void;
  stop(): void;
}

interface Item {
  readonly key: string;
  readonly at: number;
}

/** Node's timers hold 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** How many replaced dates may lie about before they are swept out. */
const SPARE = 1024;

export function dueQueue(run: (key: string) => void, now: () => number = Date.now): DueQueue {
  let heap: Item[] = [];
  const current = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let armedFor = Number.POSITIVE_INFINITY;

  function arm(): void {
    while (heap[0] !== undefined && current.get(heap[0].key) !== heap[0].at) pop(heap);
    const next = heap[0]?.at ?? Number.POSITIVE_INFINITY;
    if (next === armedFor) return;
    if (timer !== null) clearTimeout(timer);
    armedFor = next;
    timer = next === Number.POSITIVE_INFINITY ? null : setTimeout(fire, Math.min(LONGEST, Math.max(0, next - now())));
  }

  function fire(): void {
    timer = null;
    armedFor = Number.POSITIVE_INFINITY;
    const due: string[] = [];
    while (heap[0] !== undefined && (heap[0].at <= now() || current.get(heap[0].key) !== heap[0].at)) {
      const item = pop(heap);
      if (current.get(item.key) !== item.at) continue;
      current.delete(item.key);
      due.push(item.key);
    }
    for (const key of due) run(key);
    arm();
  }

  /** A sorted list is a heap. */
  function sweep(): void {
    heap = [...current].map(([key, at]) => ({ key, at })).sort((a, b) => a.at - b.at);
  }

  return {
    set(key, at) {
      if (current.get(key) === (at ?? undefined)) return;
      if (at === null) current.delete(key);
      else {
        current.set(key, at);
        push(heap, { key, at });
        if (heap.length > SPARE + 2 * current.size) sweep();
      }
      arm();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      current.clear();
      heap.length = 0;
    },
  };
}

function push(heap: Item[], item: Item): void {
  let child = heap.length;
  heap.push(item);
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (at(heap, parent) <= item.at) break;
    heap[child] = heap[parent] as Item;
    child = parent;
  }
  heap[child] = item;
}

function pop(heap: Item[]): Item {
  const top = heap[0] as Item;
  const item = heap.pop() as Item;
  if (heap.length === 0) return top;
  let hole = 0;
  for (;;) {
    let child = hole * 2 + 1;
    if (child + 1 < heap.length && at(heap, child + 1) < at(heap, child)) child += 1;
    if (child >= heap.length || at(heap, child) >= item.at) break;
    heap[hole] = heap[child] as Item;
    hole = child;
  }
  heap[hole] = item;
  return top;
}

function at(heap: readonly Item[], index: number): number {
  return heap[index]?.at ?? Number.POSITIVE_INFINITY;
}
