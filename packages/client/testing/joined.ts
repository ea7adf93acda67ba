import type { Act, ClientMessage } from '@alibi/protocol';
import { connect } from '../connection.ts';
import type { Connection, Handlers, Joining } from '../connection.ts';
import { fakeWorld } from './fake-world.ts';
import type { FakeSocket, FakeWorld } from './fake-world.ts';

export interface Started {
  readonly world: FakeWorld;
  readonly connection: Connection;
  /** Every call of a handler, in order, with what it was told. */
  readonly told: [handler: keyof Handlers, ...unknown[]][];
}

export interface StartOptions {
  readonly joining?: Partial<Joining>;
  readonly random?: () => number;
  /** Runs inside each call of a handler. */
  readonly during?: (handler: keyof Handlers, connection: () => Connection) => void;
}

/** A connection that has just been asked for. */
export function started({ joining, random, during }: StartOptions = {}): Started {
  const world = fakeWorld(random);
  const told: [keyof Handlers, ...unknown[]][] = [];
  const note =
    (handler: keyof Handlers) =>
    (...args: unknown[]): void => {
      told.push([handler, ...args]);
      during?.(handler, () => connection);
    };
  const handlers = {
    seen: note('seen'),
    status: note('status'),
    token: note('token'),
    event: note('event'),
    chat: note('chat'),
  };
  const connection: Connection = connect(
    'ws://house/ws',
    { room: 'ABC234', name: 'Ana', avatar: '🦊', ...joining },
    handlers,
    world,
  );
  return { world, connection, told };
}

/** A connection that has been welcomed. */
export function joined(options: StartOptions = {}): Started {
  const start = started(options);
  start.world.socket().welcome();
  return start;
}

export function hellosOf({ sent }: FakeSocket): object[] {
  return sent.flatMap((message) => ('hello' in message ? [message.hello] : []));
}

export function actsOf({ sent }: FakeSocket): { readonly id: string; readonly do: Act }[] {
  return sent.flatMap((message) => ('act' in message ? [message.act] : []));
}

export function pingsOf({ sent }: FakeSocket): number[] {
  return sent.flatMap((message: ClientMessage) => ('ping' in message ? [message.ping] : []));
}

/** What a promise has come to by now; null: nothing yet. */
export async function settled<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, Promise.resolve().then(() => Promise.resolve(null))]);
}
