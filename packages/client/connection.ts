import { applyFrame, CLOSE_FINAL, CLOSE_RETRY, HEARTBEAT, PROTOCOL_VERSION } from '@alibi/protocol';
import type {
  Act,
  Bye,
  ChatLine,
  ClientMessage,
  Hello,
  RoomEvent,
  Seen,
  ServerMessage,
  Welcome,
} from '@alibi/protocol';
import { backOff } from './back-off.ts';
import { clockFrom } from './clock.ts';
import type { Clock } from './clock.ts';
import { pulse } from './pulse.ts';
import { refused, unanswered } from './unanswered.ts';
import type { Answer } from './unanswered.ts';
import type { Socket, World } from './world.ts';

/** `final`: the server said goodbye for good; the reason is in `bye`. */
export type Status = 'connecting' | 'open' | 'waiting' | 'final';

export interface Joining {
  readonly room: string;
  readonly token?: string | undefined;
  readonly name?: string | undefined;
  readonly avatar?: string | undefined;
  readonly as?: Hello['as'];
  readonly device?: string | undefined;
}

export interface Handlers {
  seen?(seen: Seen): void;
  status?(status: Status, bye: Bye | null): void;
  token?(token: string): void;
  event?(event: RoomEvent): void;
  /** Everything readable so far, oldest first. */
  chat?(lines: readonly ChatLine[]): void;
}

export interface Connection {
  readonly clock: Clock;
  seen(): Seen | null;
  status(): Status;
  /** Kept until the server has answered it, across reconnects; sent again if need be, applied at most once. */
  act(act: Act): Promise<Answer>;
  /** A game command for the phase that is on the screen now. */
  play(command: string, payload: unknown): Promise<Answer>;
  /** The phone is back in the foreground: try at once, without waiting for the back-off. */
  wake(): void;
  /** For good: no handler is called after it, and what is not answered stays so. */
  close(): void;
}

/** More than a server keeps: what it drops stays readable here. */
const KEPT_LINES = 200;

export function connect(url: string, joining: Joining, handlers: Handlers, world: World): Connection {
  const clock = clockFrom(() => world.now());
  const acts = unanswered(world.randomId());
  const pauses = backOff(world);
  const life = pulse(world, ping, drop);
  /** Ours to propose: if the welcome is lost on the way, the next hello finds the place it was for. */
  const proposed = Array.from({ length: 4 }, () => world.randomId()).join('');
  let token = joining.token;
  let seen: Seen | null = null;
  let chat: readonly ChatLine[] = [];
  let status: Status = 'connecting';
  let bye: Bye | null = null;
  let socket: Socket | null = null;
  /** On the device's clock; null until the socket is open. */
  let greetedAt: number | null = null;
  let welcomedAt = 0;
  let cancelRetry: (() => void) | null = null;

  open();

  function open(): void {
    cancelRetry?.();
    cancelRetry = null;
    greetedAt = null;
    bye = null;
    const mine = world.open(url, {
      opened: () => {
        if (socket === mine) greet();
      },
      message: (text) => {
        if (socket !== mine) return;
        life.heard();
        take(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => {
        if (socket === mine) lost(code);
      },
    });
    socket = mine;
    life.start();
    become('connecting');
  }

  function greet(): void {
    life.heard();
    greetedAt = world.now();
    const { room, name, avatar, as, device } = joining;
    const who = token === undefined ? { token: proposed, name, avatar, as } : { token };
    send({ hello: { protocol: PROTOCOL_VERSION, room, device, ...who } });
  }

  /** A message of a kind it does not know is of a newer server, and ignored. */
  function take(message: ServerMessage): void {
    if ('frame' in message) {
      if (seen === null || status !== 'open') return;
      seen = applyFrame(seen, message.frame);
      handlers.seen?.(seen);
    } else if ('welcome' in message) {
      enter(message.welcome);
    } else if ('ack' in message) {
      acts.answer(message.ack, { ok: true, code: null, details: {} });
    } else if ('nack' in message) {
      acts.answer(message.nack.id, refused(message.nack.code, message.nack.details));
    } else if ('chat' in message) {
      chat = [...chat, message.chat].slice(-KEPT_LINES);
      handlers.chat?.(chat);
    } else if ('event' in message) {
      handlers.event?.(message.event);
    } else if ('pong' in message) {
      clock.sync(message.pong[0], world.now(), message.pong[1]);
    } else if ('bye' in message) {
      ({ bye } = message);
    }
  }

  function enter(welcome: Welcome): void {
    welcomedAt = world.now();
    pauses.reset();
    clock.restart();
    clock.sync(greetedAt ?? welcomedAt, welcomedAt, welcome.now);
    ({ token, seen, chat } = welcome);
    status = 'open';
    ping();
    for (const { id, text } of acts.again(welcomedAt)) transmit(id, text);
    const mine = socket;
    const tell = [
      () => handlers.token?.(welcome.token),
      () => handlers.status?.('open', null),
      () => handlers.seen?.(welcome.seen),
      () => handlers.chat?.(welcome.chat),
    ];
    // Whoever is told may close the connection.
    for (const each of tell) if (socket === mine) each();
  }

  function lost(code: number): void {
    const settled = status === 'open' && world.now() - welcomedAt >= HEARTBEAT;
    release();
    if (code === CLOSE_FINAL || (bye !== null && code !== CLOSE_RETRY)) {
      acts.answerAll(refused(bye?.code ?? 'INTERNAL_ERROR', bye?.details));
      become('final');
      return;
    }
    cancelRetry = world.later(open, code === CLOSE_RETRY && settled ? pauses.soon() : pauses.next());
    become('waiting');
  }

  /** Lets go of the socket: nothing it says from now on is heard. */
  function release(): Socket | null {
    const old = socket;
    socket = null;
    life.stop();
    return old;
  }

  function drop(): void {
    release()?.close();
    lost(0);
  }

  function openAfresh(): void {
    release()?.close();
    pauses.reset();
    open();
  }

  function become(next: Status): void {
    if (status === next) return;
    status = next;
    handlers.status?.(status, bye);
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message));
  }

  function ping(): void {
    if (greetedAt !== null) send({ ping: world.now() });
  }

  function transmit(id: string, text: string): void {
    acts.sent(id, world.now());
    socket?.send(text);
  }

  function act(what: Act): Promise<Answer> {
    if (status === 'final') return Promise.resolve(refused(bye?.code ?? 'NOT_JOINED', bye?.details));
    const { id, text, answer } = acts.add(what);
    if (status === 'open' && text !== null) transmit(id, text);
    return answer;
  }

  return {
    clock,
    seen: () => seen,
    status: () => status,
    act,
    play: (command, payload) => act({ type: 'play', visit: seen?.you.phase?.visit ?? 0, command, payload }),
    wake() {
      if (status === 'final' || (socket !== null && bye !== null)) return;
      if (socket === null || life.doubtful()) {
        openAfresh();
      } else if (status === 'open') {
        ping();
        life.probe(openAfresh);
      }
    },
    close() {
      const old = release();
      cancelRetry?.();
      status = 'final';
      old?.close();
    },
  };
}
