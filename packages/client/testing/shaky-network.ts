import type { ClientMessage, ServerMessage } from '@alibi/protocol';
import type { FakeSocket, FakeWorld } from './fake-world.ts';

/** A server of one room behind a network that breaks: it applies what is said, each id once, and remembers ids for a minute. */
export interface ShakyNetwork {
  /** Everything applied so far, in order. */
  readonly applied: readonly string[];
  /** How often an act came that had been applied before. */
  repeats(): number;
  /** One step of time. */
  step(): void;
  /** From now on nothing breaks. */
  heal(): void;
}

interface Link {
  readonly socket: FakeSocket;
  readonly opensAt: number;
  readonly up: Queue<ClientMessage>;
  readonly down: Queue<ServerMessage>;
  taken: number;
  state: 'opening' | 'open' | 'broken';
}

const STEP = 10;
const MEMORY = 60_000;
const WELCOME_OFFSET = 5_000_000;

export function shakyNetwork(world: FakeWorld, random: () => number, welcome: ServerMessage): ShakyNetwork {
  const links: Link[] = [];
  const applied: string[] = [];
  const remembered = new Map<string, number>();
  let repeats = 0;
  let healed = false;

  const delay = (): number => 5 + Math.floor(random() * 300);
  const now = (): number => world.elapsed();

  function serve(message: ClientMessage): ServerMessage {
    if ('hello' in message) return welcome;
    if ('ping' in message) return { pong: [message.ping, now() + WELCOME_OFFSET] };
    const { id, do: act } = message.act;
    const before = remembered.get(id);
    if (before !== undefined && now() - before <= MEMORY) {
      repeats += 1;
      return { ack: id };
    }
    const text = act.type === 'say' ? act.text : act.type;
    if (text.endsWith('!')) return { nack: { id, code: 'MUTED', details: {} } };
    applied.push(text);
    remembered.set(id, now());
    return { ack: id };
  }

  function stir(link: Link): void {
    const { socket, up, down } = link;
    if (link.state === 'opening' && now() >= link.opensAt) {
      link.state = 'open';
      socket.open();
    }
    for (const message of socket.sent.slice(link.taken)) up.put(message, now() + delay());
    link.taken = socket.sent.length;
    for (const message of up.due(now())) down.put(serve(message), now() + delay());
    for (const message of down.due(now())) if (!socket.dropped) socket.say(message);
    if (!healed && random() < 0.004) {
      link.state = 'broken';
      // Half of the time nobody tells the client.
      if (random() < 0.5 && !socket.dropped) socket.close(1006);
    }
  }

  return {
    applied,
    repeats: () => repeats,
    step() {
      for (const socket of world.sockets.slice(links.length)) {
        links.push({ socket, opensAt: now() + delay(), up: queue(), down: queue(), taken: 0, state: 'opening' });
      }
      for (const link of links) if (link.state !== 'broken') stir(link);
      world.pass(STEP);
    },
    heal() {
      healed = true;
    },
  };
}

interface Queue<T> {
  put(item: T, at: number): void;
  /** What has arrived by then; nothing overtakes. */
  due(at: number): T[];
}

function queue<T>(): Queue<T> {
  const items: { readonly item: T; readonly at: number }[] = [];
  return {
    put(item, at) {
      items.push({ item, at: Math.max(at, items.at(-1)?.at ?? 0) });
    },
    due(at) {
      const arrived = items.findIndex((entry) => entry.at > at);
      return items.splice(0, arrived === -1 ? items.length : arrived).map(({ item }) => item);
    },
  };
}
