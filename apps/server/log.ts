import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** One JSON object a line on standard output. Rooms by their id, inputs by their type: never a code, a name or a payload. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
