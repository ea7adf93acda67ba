import type { GameTypes, Look, Millis, Move, Next, Phase, PlayerId, Table } from '../game.ts';
import { stillAwaited } from './presence.ts';

interface Collect<T extends GameTypes> {
  enter?(this: void, table: Table<T>): Next<T>;
  lasts?(this: void, look: Look<T>): Millis;
  readonly commands: NonNullable<Phase<T>['commands']>;
  /** Who still has to act, connected or not. */
  pending(this: void, look: Look<T>): readonly PlayerId[];
  close(this: void, table: Table<T>): Move<T>;
}

/** Everybody acts in secret; closes when all connected players have, or when time is up. */
export function collect<T extends GameTypes>({ pending, ...phase }: Collect<T>): Phase<T> {
  return { ...phase, awaits: (look) => stillAwaited(look, pending(look)) };
}

interface Show<T extends GameTypes> {
  enter?(this: void, table: Table<T>): Next<T>;
  lasts(this: void, look: Look<T>): Millis;
  readonly commands?: NonNullable<Phase<T>['commands']>;
  close(this: void, table: Table<T>): Move<T>;
}

/** Look at something together for a while. */
export function show<T extends GameTypes>(phase: Show<T>): Phase<T> {
  return phase;
}
