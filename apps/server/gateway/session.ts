import type { Duplex } from 'node:stream';
import { LOST_AFTER, POOR_AFTER, PROTOCOL_VERSION, UNSTABLE_AFTER } from '@alibi/protocol';
import type { Bye, ClientMessage, Hello } from '@alibi/protocol';
import { clientMessageSchema } from '@alibi/protocol/schemas';
import { refusal } from '@alibi/room';
import type { Outside, RoomInput } from '@alibi/room';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import { textFrame } from '../rooms/frames.ts';
import type { Viewer } from '../rooms/viewer.ts';
import { isPlace, welcomeOrNot } from './hello.ts';
import type { Door, Place } from './hello.ts';
import { socketLine } from './line.ts';
import type { ActLimit } from './rate-limits.ts';
import { newId } from './secrets.ts';

export interface SessionContext extends Door {
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Something of ours threw. */
  fault(error: unknown): void;
  /** The limit of a new connection, or of the earlier one of the same place if that is still blocked. */
  limitFor(token: string | null): ActLimit;
}

/** One socket: says who is at the other end, and hands on what they may send. */
export interface Session {
  /** Looks whether the line has gone silent (CM-20). */
  check(now: number): void;
  /** The server is going; the client comes back by itself. */
  end(): void;
  /** At once, whether the other end hears of it or not. */
  cut(): void;
}

/** Who sent a message, and when. */
interface Heard {
  readonly from: Viewer;
  readonly to: Place;
  readonly at: number;
}

/** Who does not say hello for this long has the wrong address. */
const HELLO_WITHIN = 10_000;
const parse = v.safeParser(clientMessageSchema);

export function openSession(context: SessionContext, ws: WebSocket, raw: Duplex, address: string): Session {
  const { directory, metrics, now } = context;
  const line = socketLine(ws, raw, () => (metrics.counts.dropped += 1));
  let limit = context.limitFor(null);
  let place: Place | null = null;
  let viewer: Viewer | null = null;
  let heardAt = now();
  let link: 'good' | 'unstable' | 'poor' = 'good';
  /** The server is going: nothing more is taken, and nobody is away because of it. */
  let ended = false;

  ws.on('message', (data: Buffer, isBinary: boolean) => {
    if (ended) return;
    heardAt = now();
    if (link !== 'good') setLink('good');
    if (isBinary) return dismiss({ code: 'VALIDATION_ERROR', details: {} });
    take(data.toString('utf8'));
  });
  // `ws` closes the line by itself after an error; there is nothing more to do about it.
  ws.on('error', () => {});
  ws.on('close', () => {
    if (place === null || viewer === null || !place.live.detach(viewer) || ended) return;
    place.live.input({ type: 'away', member: place.member });
  });

  /** A ping is answered at once, a hello too; everything else waits for the next group, stamped with its time. */
  function take(text: string): void {
    if (text.startsWith('{"ping"') && place !== null && pong(read(text))) return;
    const verdict = limit.take(heardAt);
    if (verdict === 'cut') {
      metrics.counts.dropped += 1;
      return dismiss({ code: 'RATE_LIMITED', details: {} });
    }
    if (place === null || viewer === null) return guarded(() => greet(read(text), text));
    const [from, to, at] = [viewer, place, heardAt];
    to.live.defer(() => guarded(() => hear(text, verdict, { from, to, at })));
  }

  function pong(message: ClientMessage | null): boolean {
    if (message === null || !('ping' in message)) return false;
    line.write(textFrame(`{"pong":[${JSON.stringify(message.ping)},${now()}]}`));
    return true;
  }

  function hear(text: string, verdict: 'ok' | 'limited', { from, to, at }: Heard): void {
    const message = read(text);
    if (message === null || !('act' in message)) {
      // Answered with its id where it has one, so that whoever sent it can tell what was wrong.
      metrics.counts.malformed += 1;
      return to.live.refuse(from, idIn(text), refusal(verdict === 'limited' ? 'RATE_LIMITED' : 'VALIDATION_ERROR'));
    }
    metrics.counts.acts += 1;
    const { id, do: act } = message.act;
    if (verdict === 'limited') return to.live.refuse(from, id, refusal('RATE_LIMITED'));
    const run = (outside: Outside): void => {
      const input: RoomInput = { type: 'act', by: to.member, id, act, ...outside };
      if ('code' in to.live.input(input, from, at)) metrics.counts.refusals += 1;
    };
    if (act.type === 'write') return run(act.id === undefined ? { fresh: newId() } : {});
    if (act.type !== 'start' || to.live.head().host !== to.member) return run({});
    const loading = directory.namedPacks(to.live);
    if (loading === null) return run({ chance: directory.chance(to.live) });
    loading.then((own) => guarded(() => run({ chance: directory.chance(to.live, own) })), failed);
  }

  function failed(error: unknown): void {
    context.fault(error);
    line.end({ final: false });
  }

  function guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      failed(error);
    }
  }

  function greet(message: ClientMessage | null, text: string): void {
    if (message === null) {
      metrics.counts.malformed += 1;
      return dismiss({
        code: speaksAnother(text) ? 'PROTOCOL_MISMATCH' : 'VALIDATION_ERROR',
        details: { protocol: PROTOCOL_VERSION },
      });
    }
    if (!('hello' in message)) return 'act' in message ? dismiss({ code: 'NOT_JOINED', details: {} }) : undefined;
    enter(message.hello);
  }

  function enter(hello: Hello): void {
    const answer = welcomeOrNot(context, hello, address);
    if (!isPlace(answer)) return dismiss(answer as Bye);
    metrics.counts[answer.returned ? 'returns' : 'joins'] += 1;
    place = answer;
    limit = context.limitFor(answer.token);
    viewer = { member: answer.member, token: answer.token, line, you: null };
    answer.live.attach(viewer);
  }

  function dismiss(bye: Bye): void {
    line.write(textFrame(JSON.stringify({ bye })));
    line.end({ final: true });
  }

  function setLink(next: typeof link): void {
    link = next;
    place?.live.link(place.member, link);
  }

  return {
    check(at) {
      const silent = at - heardAt;
      if (silent >= LOST_AFTER || (place === null && silent >= HELLO_WITHIN)) return ws.terminate();
      const next = silent >= POOR_AFTER ? 'poor' : silent >= UNSTABLE_AFTER ? 'unstable' : 'good';
      if (next !== link) setLink(next);
    },
    end() {
      ended = true;
      line.end({ final: false });
    },
    cut: () => ws.terminate(),
  };
}

function read(text: string): ClientMessage | null {
  const message = parse(json(text));
  return message.success ? message.output : null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function speaksAnother(text: string): boolean {
  const { hello } = (json(text) ?? {}) as { hello?: { protocol?: unknown } | null };
  return typeof hello?.protocol === 'number' && hello.protocol !== PROTOCOL_VERSION;
}

/** The id of an act that is none, as far as it can be one; otherwise an empty one. */
function idIn(text: string): string {
  const { act } = (json(text) ?? {}) as { act?: { id?: unknown } | null };
  const id = act?.id;
  return typeof id === 'string' && id.length <= 36 ? id : '';
}
