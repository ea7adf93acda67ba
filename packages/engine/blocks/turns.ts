import type { PlayerId } from '../game.ts';

/** Whose turn it is, one after another around the table: plain data. */
export interface Turns {
  /** Everybody who was dealt in, in turn order; those who leave stay listed, so that the order never shifts. */
  readonly order: readonly PlayerId[];
  /** An index into `order`. */
  readonly at: number;
  /** How often the turn has passed the end of the order: 0 in the first lap. */
  readonly lap: number;
}

export function turnsOf(order: readonly PlayerId[]): Turns {
  return { order: [...order], at: 0, lap: 0 };
}

/** Whose turn it is; null when that player left (then call `nextTurn`) or nobody was dealt in. */
export function currentTurn({ order, at }: Turns, players: readonly PlayerId[]): PlayerId | null {
  const player = order[at];
  return player !== undefined && players.includes(player) ? player : null;
}

/** Passes the turn to the next of `players`; alone, one gets it again. Nobody left: the turn stays where it was. */
export function nextTurn(turns: Turns, players: readonly PlayerId[]): Turns {
  const { order } = turns;
  let { at, lap } = turns;
  for (let tried = 0; tried < order.length; tried++) {
    at += 1;
    if (at === order.length) {
      at = 0;
      lap += 1;
    }
    const player = order[at];
    if (player !== undefined && players.includes(player)) return { order, at, lap };
  }
  return turns;
}
