import { connect } from '@alibi/client';
import type { Answer, Clock, Connection, Status } from '@alibi/client';
import { standardWorld } from '@alibi/client/standard-world';
import type { Act, Bye, ChatLine, RoomEvent, Seen } from '@alibi/protocol';
import { batch, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { base } from '../navigation.ts';
import { dropToken, deviceSecret, keepToken, tokenFor } from './device.ts';

/** Everything known about the room: the latest of each, and nothing kept besides. */
export const seen: Signal<Seen | null> = signal(null);
export const status: Signal<Status> = signal('connecting');
export const bye: Signal<Bye | null> = signal(null);
export const chat: Signal<readonly ChatLine[]> = signal([]);

/** Goodbyes after which the old place is void: the token is forgotten. */
const VOID: ReadonlySet<string> = new Set([
  'INVALID_SESSION',
  'NOT_JOINED',
  'REMOVED',
  'ROOM_CLOSED',
  'ROOM_NOT_FOUND',
]);

export interface Entering {
  readonly code: string;
  readonly as: 'player' | 'spectator' | 'stage';
  readonly name?: string | undefined;
  readonly avatar?: string | undefined;
}

let connection: Connection | null = null;
let listeners: ((event: RoomEvent) => void)[] = [];

export function enter({ code, as, name, avatar }: Entering): void {
  exit();
  const stage = as === 'stage';
  const token = tokenFor({ code, stage }) ?? undefined;
  connection = connect(
    socketAddress(),
    { room: code, token, name, avatar, as, device: deviceSecret() },
    {
      seen: (next) => {
        seen.value = next;
      },
      status: (next, goodbye) => {
        if (goodbye !== null && VOID.has(goodbye.code)) dropToken({ code, stage });
        batch(() => {
          status.value = next;
          if (next === 'final') bye.value = goodbye ?? { code: 'INTERNAL_ERROR', details: {} };
        });
      },
      token: (fresh) => keepToken({ code, stage }, fresh),
      event: (event) => {
        for (const listener of listeners) listener(event);
      },
      chat: (lines) => {
        chat.value = lines;
      },
    },
    standardWorld,
  );
}

/** Closes the line; the seat is kept. */
export function exit(): void {
  connection?.close();
  connection = null;
  batch(() => {
    seen.value = null;
    chat.value = [];
    bye.value = null;
    status.value = 'connecting';
  });
}

export function act(what: Act): Promise<Answer> {
  if (connection === null) return Promise.resolve({ ok: false, code: 'NOT_JOINED', details: {} });
  return connection.act(what);
}

export function play(command: string, payload: unknown): Promise<Answer> {
  if (connection === null) return Promise.resolve({ ok: false, code: 'NOT_JOINED', details: {} });
  return connection.play(command, payload);
}

/** The server's time, through whichever connection there is. */
export const clock: Clock = {
  now: () => connection?.clock.now() ?? Date.now(),
  sync: () => undefined,
};

export function onEvent(listener: (event: RoomEvent) => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

export function wake(): void {
  if (!document.hidden) connection?.wake();
}

/** A phone that comes back does not wait for the next try, and one that goes offline does not wait for the silence. */
export function wakeWithPage(): void {
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  addEventListener('offline', wake);
  addEventListener('pageshow', wake);
}

function socketAddress(): string {
  const url = new URL('ws', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
