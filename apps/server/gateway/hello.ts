import { parseCode, PROTOCOL_VERSION } from '@alibi/protocol';
import type { Code, Hello } from '@alibi/protocol';
import { refusal } from '@alibi/room';
import type { Member, Refusal } from '@alibi/room';
import type { Directory } from '../rooms/directory.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { RateLimit } from './rate-limits.ts';
import { fingerprint, newToken } from './secrets.ts';

export interface Door {
  readonly directory: Directory;
  readonly limits: { readonly joins: RateLimit; readonly lookUps: RateLimit };
}

/** A place in a room, taken or taken up again. */
export interface Place {
  readonly live: LiveRoom;
  readonly member: string;
  readonly token: string;
  readonly returned: boolean;
}

/** Characters of a proposed token: 128 bits take at least 22 of the 64 that fit into an address. */
const LONG_ENOUGH = 22;

/** What comes of a hello: a place, or the reason for a goodbye. */
export function welcomeOrNot(door: Door, hello: Hello, address: string): Place | Refusal {
  if (hello.protocol !== PROTOCOL_VERSION) return refuse('PROTOCOL_MISMATCH', { protocol: PROTOCOL_VERSION });
  if (hello.room.trim() === '') return refuse('ROOM_CODE_REQUIRED');
  const code = parseCode(hello.room);
  if (code === null) return refuse('INVALID_ROOM_CODE');
  const live = door.directory.find(code);
  const { lookUps } = door.limits;
  const known = live !== null && hello.token !== undefined ? seatOf(live, hello.token) : null;
  // Who holds the key to a place is not guessing.
  if (known === null && !lookUps.has(address)) return refuse('RATE_LIMITED');
  if (live === null || live.head().closed !== null) {
    lookUps.take(address);
    return refuse('ROOM_NOT_FOUND');
  }
  if (known !== null && hello.token !== undefined) return comeBack(live, known, hello.token);
  const asksForAPlace = hello.name !== undefined || hello.as === 'stage';
  return asksForAPlace ? join(door, live, hello, address) : noPlace(door, live, hello.token, address);
}

export function isPlace(answer: Place | Refusal): answer is Place {
  return 'live' in answer;
}

function seatOf(live: LiveRoom, token: string): Member | null {
  const key = fingerprint(token);
  return live.head().members.find((member) => member.key === key && member.kind !== 'gone') ?? null;
}

/** Only the token leads back to a place, never the name (CM-21). */
function comeBack(live: LiveRoom, member: Member, token: string): Place {
  if (member.awaySince !== null) live.input({ type: 'back', member: member.id });
  return { live, member: member.id, token, returned: true };
}

/** No token that fits, and no name to take a new place with. */
function noPlace({ limits: { lookUps } }: Door, live: LiveRoom, token: string | undefined, address: string): Refusal {
  if (token === undefined) return refuse('INVALID_NAME');
  const block = live.head().blocked.find(({ key }) => key === fingerprint(token));
  if (block !== undefined) return refuse('REMOVED', { ban: block.ban });
  lookUps.take(address);
  return refuse('INVALID_SESSION');
}

function join({ limits: { joins } }: Door, live: LiveRoom, hello: Hello, address: string): Place | Refusal {
  if (!joins.take(address)) return refuse('RATE_LIMITED');
  const { as = 'player', name = '', avatar = '', device } = hello;
  const token = hello.token !== undefined && hello.token.length >= LONG_ENOUGH ? hello.token : newToken();
  const key = fingerprint(token);
  const result = live.input({
    type: 'join',
    join: { as, name, avatar, key, device: device === undefined ? null : fingerprint(device) },
  });
  if ('code' in result) return result;
  if (result.joined === null) return refuse('INTERNAL_ERROR');
  return { live, member: result.joined, token, returned: false };
}

function refuse(code: Code, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return refusal(code, details);
}
