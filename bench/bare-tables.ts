import { openSocket } from './raw-socket.ts';
import { actId, SEATS, Table } from './table.ts';
import type { Dialect, Step } from './table.ts';

const AFTER: Readonly<Record<Step, Step>> = { start: 'submit', submit: 'vote', vote: 'advance', advance: 'submit' };
const FIRST_PLACE = 'A'.charCodeAt(0);

/** The bare server knows no game: the driver sends what it would send to a game, and turns the pages itself. */
const dialect: Dialect = {
  text({ step }, seat) {
    const payload =
      step === 'submit' ? { text: `bluff ${seat.index} of nobody` } : step === 'vote' ? { choice: 'abc' } : {};
    return JSON.stringify({ act: { id: actId(), do: { type: 'play', visit: 1, command: step, payload } } });
  },
  read: (_table, seat, payload) => (payload[0] === FIRST_PLACE + seat.index ? 'answered' : null),
  next: ({ step }) => AFTER[step],
};

export async function openBareTable(port: number, number: number, lost: (reason: string) => void): Promise<Table> {
  const table = new Table(dialect);
  for (let seat = 0; seat < SEATS; seat++)
    table.sit(await openSocket(`ws://127.0.0.1:${port}/ws?room=${number}`, lost));
  return table;
}
