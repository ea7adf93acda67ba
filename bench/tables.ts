import { openAlibiTable } from './alibi-tables.ts';
import { openBareTable } from './bare-tables.ts';
import type { ServerProcess } from './server-process.ts';
import type { Table } from './table.ts';

const AT_ONCE = 8;

/** Opens rooms of eight players each, a few at a time, and adds them to the list. */
export async function openTables(server: ServerProcess, tables: Table[], count: number): Promise<void> {
  const until = tables.length + count;
  const lost = (reason: string): void => {
    if (server.stopping()) return;
    throw new Error(`the ${server.kind} server lost a player: ${reason}`);
  };
  let next = tables.length;
  const opener = async (): Promise<void> => {
    while (next < until) {
      const number = next;
      next += 1;
      const open =
        server.kind === 'alibi' ? openAlibiTable(server.port, lost) : openBareTable(server.port, number, lost);
      tables.push(await open);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
}

export function closeTables(tables: readonly Table[]): void {
  for (const { seats } of tables) for (const { socket } of seats) socket.close();
}
