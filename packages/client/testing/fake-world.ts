import type { ClientMessage, Seen, ServerMessage } from '@alibi/protocol';
import type { World } from '../world.ts';

/** One socket the client opened, seen from the other end. */
export interface FakeSocket {
  readonly url: string;
  readonly sent: readonly ClientMessage[];
  /** The client has let go of it. */
  readonly dropped: boolean;
  /** The network lets it open. */
  open(): void;
  say(message: ServerMessage | Readonly<Record<string, unknown>>): void;
  close(code: number): void;
  /** Opens, and answers whatever hello comes with a welcome. */
  welcome(options?: { readonly now?: number; readonly token?: string; readonly seen?: Seen }): void;
}

/** Time and network in the hands of a test. */
export interface FakeWorld extends World {
  readonly sockets: readonly FakeSocket[];
  /** The socket opened last. */
  socket(): FakeSocket;
  /** Milliseconds of true time since the beginning; the device's clock may show something else. */
  elapsed(): number;
  /** Time goes by, and timers run when they are due. */
  pass(millis: number): void;
  /** Time goes by for everybody else: the device's timers stand still. */
  sleep(millis: number): void;
  /** Somebody sets the device's clock. */
  setClock(by: number): void;
}

interface Timer {
  due: number;
  readonly run: () => void;
}

const START = 1_760_000_000_000;

export function fakeWorld(random?: () => number): FakeWorld {
  const sockets: FakeSocket[] = [];
  const timers = new Set<Timer>();
  let elapsed = 0;
  let skew = 0;
  let ids = 0;

  function socket(): FakeSocket {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }

  return {
    sockets,
    socket,
    elapsed: () => elapsed,
    now: () => START + elapsed + skew,
    randomId: () => `id${(ids += 1)}-`,
    ...(random === undefined ? {} : { random }),
    open(url, handlers) {
      const sent: ClientMessage[] = [];
      let state: 'connecting' | 'open' | 'closed' = 'connecting';
      const other: FakeSocket & { dropped: boolean } = {
        url,
        sent,
        dropped: false,
        open() {
          state = 'open';
          handlers.opened();
        },
        say: (message) => handlers.message(JSON.stringify(message)),
        close(code) {
          state = 'closed';
          handlers.closed(code);
        },
        welcome({ now = START + elapsed, token = 'token 1', seen = seenAt(1) } = {}) {
          if (state === 'connecting') other.open();
          other.say({ welcome: { protocol: 1, token, now, seen, chat: [] } });
        },
      };
      sockets.push(other);
      return {
        send(text) {
          if (state === 'connecting' || other.dropped) throw new Error(`sent too early or too late: ${text}`);
          if (state === 'open') sent.push(JSON.parse(text) as ClientMessage);
        },
        close() {
          other.dropped = true;
        },
      };
    },
    later(run, after) {
      const timer = { due: elapsed + after, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(millis) {
      const end = elapsed + millis;
      for (;;) {
        let next: Timer | null = null;
        for (const timer of timers) if (timer.due <= end && (next === null || timer.due < next.due)) next = timer;
        if (next === null) break;
        timers.delete(next);
        elapsed = Math.max(elapsed, next.due);
        next.run();
      }
      elapsed = end;
    },
    sleep(millis) {
      elapsed += millis;
      for (const timer of timers) timer.due += millis;
    },
    setClock(by) {
      skew += by;
    },
  };
}

/** What somebody sees in a phase of that visit; nothing else matters to a connection. */
export function seenAt(visit: number): Seen {
  return {
    room: {
      code: 'ABC234',
      game: 'bluff-trivia',
      stage: 'playing',
      settings: {
        platform: {
          maxPlayers: 8,
          spectators: true,
          timeScale: 1,
          midGameJoin: false,
          voice: false,
          hostLoss: { policy: 'fixed', seconds: 300, afterWindow: 'stay-paused', succession: 'on-leave' },
          watchdogSeconds: null,
          pausedWatchdogSeconds: 3_600,
          idleRoomMinutes: 30,
        },
        game: {},
      },
      host: 'p1',
      people: {},
      paused: null,
      hostGone: null,
      warning: null,
      matches: 1,
      outcome: null,
      blocked: [],
    },
    board: { round: 1 },
    you: {
      id: 'p1',
      phase: { name: 'prompt', visit, endsAt: null },
      hand: null,
      can: [],
      awaited: false,
      may: [],
      talks: [],
    },
  };
}
