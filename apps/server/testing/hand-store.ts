import { memoryStore } from '../store/memory-store.ts';
import type { Batch, Store } from '../store/store.ts';

/** A memory store whose commits wait until the test lets them through. */
export interface HandStore extends Store {
  /** Batches that were handed over and are not answered yet, oldest first. */
  readonly waiting: readonly Batch[];
  readonly commits: readonly Batch[];
  /** Stores the oldest waiting batch and lets everything that follows from it happen. */
  release(): Promise<void>;
}

export function handStore(): HandStore {
  const under = memoryStore();
  const waiting: { readonly batch: Batch; readonly go: () => void }[] = [];
  const commits: Batch[] = [];
  return {
    ...under,
    get waiting() {
      return waiting.map(({ batch }) => batch);
    },
    commits,
    commit(batch) {
      commits.push(batch);
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ batch, go: resolve });
      return promise.then(() => under.commit(batch));
    },
    async release() {
      waiting.shift()?.go();
      await turn();
    },
  };
}

/** One turn of the event loop, with all promises settled. */
export async function turn(): Promise<void> {
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
}
