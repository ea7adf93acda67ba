import { applyFrame } from '@alibi/protocol';
import type { Act, Seen, ServerMessage } from '@alibi/protocol';
import type { Directory } from '../rooms/directory.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Viewer } from '../rooms/viewer.ts';

/** A person in a room without a socket: everything written to the line is kept as messages. */
export interface Seat {
  readonly viewer: Viewer;
  readonly member: string;
  readonly messages: ServerMessage[];
  /** How often something was written, however many messages it held. */
  writes(): number;
  /** `true`: final; null: still open. */
  ended(): boolean | null;
  seen(): Seen;
  answers(): readonly string[];
  act(id: string, act: Act): void;
}

/** Whole unmasked text frames, one after the other. */
export function framesIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = bytes[at + 1] ?? 0;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    texts.push(bytes.toString('utf8', at + header, at + header + length));
    at += header + length;
  }
  return texts;
}

/** Joins the room and attaches a line to it. Throws what the room refuses. */
export function seatAt(
  live: LiveRoom,
  directory: Directory,
  name: string,
  as: 'player' | 'spectator' = 'player',
): Seat {
  const result = live.input({ type: 'join', join: { as, name, avatar: '', key: `key of ${name}`, device: null } });
  if ('code' in result) throw new Error(result.code);
  if (result.joined === null) throw new Error(`${name} did not join`);
  return attachTo(live, directory, result.joined);
}

/** A new line for somebody who is already a member. */
export function attachTo(live: LiveRoom, directory: Directory, member: string): Seat {
  const messages: ServerMessage[] = [];
  let writes = 0;
  let ended: boolean | null = null;
  let seen: Seen | null = null;
  const viewer: Viewer = {
    member,
    token: `token of ${member}`,
    you: null,
    line: {
      write(bytes) {
        writes += 1;
        for (const text of framesIn(bytes)) {
          const message = JSON.parse(text) as ServerMessage;
          messages.push(message);
          if ('welcome' in message) ({ seen } = message.welcome);
          if ('frame' in message && seen !== null) seen = applyFrame(seen, message.frame);
        }
      },
      end({ final }) {
        ended = final;
      },
    },
  };
  live.attach(viewer);
  return {
    viewer,
    member,
    messages,
    writes: () => writes,
    ended: () => ended,
    seen() {
      if (seen === null) throw new Error(`${member} has seen nothing yet`);
      return seen;
    },
    answers: () =>
      messages.flatMap((message) =>
        'ack' in message ? [message.ack] : 'nack' in message ? [`${message.nack.id}: ${message.nack.code}`] : [],
      ),
    act(id, act) {
      const chance = act.type === 'start' ? { chance: directory.chance(live) } : {};
      live.input({ type: 'act', by: member, id, act, ...chance }, viewer);
    },
  };
}
