import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { Directory } from '../rooms/directory.ts';
import { openHouse } from './house.ts';

const START = 1_700_000_000_000;

/** A directory that can be killed and opened again on the same file, with a clock of its own. */
export interface Machine {
  now: number;
  directory: Directory;
  store: Store;
  /** Nothing is told to anybody: the process is simply not there any more. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export async function machine(folder: string): Promise<Machine> {
  const made = { now: START } as Machine;
  made.restart = async () => {
    made.store = sqliteStore(folder);
    made.directory = await openHouse(made.store, { now: () => made.now });
  };
  made.kill = async () => {
    await made.directory.settled();
    await made.store.close();
  };
  await made.restart();
  return made;
}
