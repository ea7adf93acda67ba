import { rngFrom } from '@alibi/engine';
import type { Millis } from '@alibi/engine';
import type { Act, ActType, RoomEvent, Seen } from '@alibi/protocol';
import { applyRoom } from '../apply.ts';
import { linesFor } from '../chat.ts';
import { nextDue } from '../clocks.ts';
import { newRoom } from '../new-room.ts';
import { cartridgeOf, isRefusal, memberOf } from '../room.ts';
import type { Chance, Games, Join, Member, MemberId, Outside, Refusal, Room, RoomInput } from '../room.ts';
import { seenView } from '../view.ts';
import { drawFor } from '../writing.ts';
import { toys } from './cartridges.ts';
import type { ToyId } from './cartridges.ts';

/** By seat: the first is p1, and the host. */
export const NAMES: readonly string[] = [
  'Mia', 'Ben', 'Zoë', 'Elias', 'Ann', 'Tom', 'Ida', 'Leo', 'Nora', 'Kai', 'Uma', 'Gus', 'Pia', 'Finn', 'Vera', 'Hal',
]; // prettier-ignore

export interface RoomOptions {
  /** How many sit at the table, the host included. */
  readonly people?: number;
  readonly bots?: number;
  readonly game?: ToyId;
  readonly settings?: { readonly platform?: object; readonly game?: object };
  /** A match is begun. */
  readonly playing?: boolean;
}

export interface Answer {
  readonly ok: boolean;
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** What was said aloud because of it. */
  readonly events: readonly RoomEvent[];
  readonly repeat: boolean;
  /** Who joined, or an empty text. */
  readonly member: MemberId;
}

export interface Entry {
  readonly at: Millis;
  readonly input: RoomInput;
}

/** A room with a fake clock. Every room it holds is frozen, and read again from its JSON after every input. */
export interface TestRoom {
  /** The room before anybody came. */
  readonly opened: Room;
  readonly room: Room;
  /** Milliseconds since the room was opened. */
  readonly now: Millis;
  readonly due: Millis | null;
  /** Everything said aloud so far. */
  readonly events: readonly RoomEvent[];
  /** The accepted inputs. */
  readonly journal: readonly Entry[];
  apply(input: RoomInput): Answer;
  join(name: string, options?: Partial<Omit<Join, 'name'>>): Answer;
  act(by: MemberId, act: Act, options?: { readonly id?: string }): Answer;
  play(by: MemberId, command: string, payload?: unknown, options?: { readonly visit?: number }): Answer;
  say(by: MemberId, text: string, channel?: string): Answer;
  away(...members: MemberId[]): void;
  back(...members: MemberId[]): void;
  tick(): Answer;
  /** Moves the clock, and ticks at every date on the way. */
  wait(span: Millis): void;
  /** Moves the clock while the server's timer is late: nothing ticks. */
  drift(span: Millis): void;
  /** The server stands still for so long and wakes. */
  sleep(span: Millis): void;
  member(id: MemberId): Member;
  seen(id: MemberId): Seen;
  may(id: MemberId): readonly ActType[];
  /** The texts of the lines a member may read. */
  lines(id: MemberId): readonly string[];
}

const STILL_DUE = 1_000;

export function roomWith(options: RoomOptions = {}): TestRoom {
  const { people = 4, bots = 0, game = 'relay', settings = {}, playing = false } = options;
  const t = testRoom(toys, game);
  for (const name of NAMES.slice(0, people)) accepted(t.join(name));
  for (let bot = 0; bot < bots; bot++) accepted(t.act('p1', { type: 'add_bot' }));
  const change = { platform: { ...settings.platform }, game: { ...settings.game } };
  if (options.settings !== undefined) accepted(t.act('p1', { type: 'configure', ...change }));
  if (playing) accepted(t.act('p1', { type: 'start' }));
  return t;
}

/** A room before anybody has come. */
export function testRoom(games: Games, game: string): TestRoom {
  const opened = frozen(newRoom(games, { id: 'room', code: 'ABC234', game }, 0));
  let room = opened;
  let now = 0;
  let ids = 0;
  const events: RoomEvent[] = [];
  const journal: Entry[] = [];

  function apply(input: RoomInput): Answer {
    const result = applyRoom(games, room, input, now);
    const nothing = { details: {}, events: [], repeat: false, member: '' };
    if (isRefusal(result)) return { ...nothing, ok: false, code: result.code, details: result.details };
    const { repeat = false, joined: member = '' } = result;
    if (result.room !== room) journal.push({ at: now, input });
    room = result.room === room ? room : frozen(JSON.parse(JSON.stringify(result.room)) as Room);
    events.push(...result.events);
    return { ...nothing, ok: true, code: null, events: result.events, repeat, member };
  }

  /** What the server would draw: always the same in the same room. */
  function chance(): Chance | Refusal {
    const { matches } = room;
    const rng = rngFrom({ seed: seedOf(1_000 + matches), draws: 0 });
    const drawn = cartridgeOf(games, room).draw({ ...drawFor(room), bank: [], rng });
    return isRefusal(drawn) ? drawn : { seed: seedOf(matches), ...drawn };
  }

  function act(by: MemberId, what: Act, { id = `a${(ids += 1)}` }: { readonly id?: string } = {}): Answer {
    const outside: Outside =
      what.type === 'start' ? { chance: chance() } : what.type === 'write' ? { fresh: `item-${(ids += 1)}` } : {};
    return apply({ type: 'act', by, id, act: what, ...outside });
  }

  function wait(span: Millis): void {
    const until = now + span;
    let ticks = 0;
    for (let due = nextDue(games, room); due !== null && due <= until; due = nextDue(games, room)) {
      ticks = due > now ? 0 : ticks + 1;
      if (ticks > STILL_DUE) throw new Error(`ticked ${ticks} times and something is still due at ${due}`);
      now = Math.max(now, due);
      apply({ type: 'tick' });
    }
    now = until;
  }

  const member = (id: MemberId): Member => {
    const found = memberOf(room, id);
    if (found === null) throw new Error(`there is no ${id}`);
    return found;
  };
  const seen = (id: MemberId): Seen => seenView(games, room, member(id), new Map());

  return {
    opened,
    get room() {
      return room;
    },
    get now() {
      return now;
    },
    get due() {
      return nextDue(games, room);
    },
    events,
    journal,
    apply,
    join(name, { as = 'player', avatar = '', key = `key-of-${name}`, device = `device-of-${name}` } = {}) {
      return apply({ type: 'join', join: { as, name, avatar, key, device } });
    },
    act,
    play(by, command, payload = {}, { visit } = {}) {
      return act(by, { type: 'play', visit: visit ?? seen(by).you.phase?.visit ?? 0, command, payload });
    },
    say: (by, text, channel = 'room') => act(by, { type: 'say', channel, text }),
    away(...members) {
      for (const id of members) accepted(apply({ type: 'away', member: id }));
    },
    back(...members) {
      for (const id of members) accepted(apply({ type: 'back', member: id }));
    },
    tick: () => apply({ type: 'tick' }),
    wait,
    drift: (span) => void (now += span),
    sleep(span) {
      now += span;
      apply({ type: 'wake', asleep: span });
    },
    member,
    seen,
    may: (id) => seen(id).you.may as readonly ActType[],
    lines: (id) => linesFor(room, member(id)).map(({ text }) => text),
  };
}

/** A fixture that is not what the test says it is would prove anything. */
function accepted(answer: Answer): void {
  if (!answer.ok) throw new Error(`the fixture was refused: ${answer.code} ${JSON.stringify(answer.details)}`);
}

export function seedOf(number: number): string {
  return `5eed${number.toString(16).padStart(60, '0')}`;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
