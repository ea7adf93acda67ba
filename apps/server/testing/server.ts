import type { Games } from '@alibi/room';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import type { RunningServer } from '../server.ts';
import { enter } from './person.ts';
import type { Person } from './person.ts';

/** Every limit out of the way, nothing kept, nothing said; a test turns on what it is about. */
const QUIET: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  PORT: '0',
  STORE: 'memory',
  LOG_LEVEL: 'silent',
  COMMAND_RATE: '100000',
  ADDRESS_RATE: '1000000',
  LOOKUP_RATE: '1000000',
};

export async function serve(env: Readonly<Record<string, string>> = {}, games?: Games): Promise<RunningServer> {
  const config = readConfig([], { ...QUIET, ...env });
  if (config === null) throw new Error('no configuration');
  return startServer(config, undefined, games);
}

export async function newRoom(url: string, body: object = {}): Promise<string> {
  const response = await fetch(`${url}api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`no room: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { code: string }).code;
}

export interface Gathering {
  readonly room: string;
  readonly host: Person;
  readonly people: readonly Person[];
}

/** A new room with so many people in it, the first one host; the host may step through the phases. */
export async function gather(url: string, people: number, settings: object = {}): Promise<Gathering> {
  const room = await newRoom(url);
  const list: Person[] = [];
  for (let seat = 1; seat <= people; seat++) list.push(await enter(url, { room, name: `Player ${seat}` }));
  const [host] = list;
  if (host === undefined) throw new Error('somebody must be host');
  await host.act({ type: 'configure', game: { hostAdvance: true, ...settings } });
  return { room, host, people: list };
}

/** The same, with a match begun and everybody seeing it. */
export async function gatherAndStart(url: string, people: number, settings: object = {}): Promise<Gathering> {
  const gathering = await gather(url, people, settings);
  await gathering.host.act({ type: 'start' });
  await Promise.all(gathering.people.map((person) => person.until(() => person.seen().you.phase?.name === 'prompt')));
  return gathering;
}
