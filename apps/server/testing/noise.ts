import { ACT_TYPES, MAX_MESSAGE_BYTES } from '@alibi/protocol';
import type { TestDice } from './dice.ts';

/** One thing an attacker sends. */
export interface Noise {
  readonly kind: string;
  readonly data: string | Buffer;
  /** Sent as a binary message. */
  readonly binary?: boolean;
}

/** What an attacker can know of the table it wants to disturb. */
export interface Target {
  readonly room: string;
  readonly members: readonly string[];
  readonly visit: number;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  '',
  '\u0000',
  '\uD800',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  '💥'.repeat(50),
];
const KEYS = ['hello', 'act', 'ping', 'welcome', 'ack', 'bye', 'frame', '__proto__', 'constructor', ''] as const;
const FIELDS = ['by', 'member', 'player', 'actor', 'token', 'key', 'chance', 'seed', 'at', 'bot', 'kind'] as const;
const COMMANDS = ['submit', 'vote', 'advance', 'expire', 'constructor', '__proto__', 'toString'] as const;

type Maker = (dice: TestDice, target: Target, id: string) => Omit<Noise, 'kind'>;

const json = (value: unknown): Omit<Noise, 'kind'> => ({ data: JSON.stringify(value) });

/** An act as a client could send it, well formed but not the attacker's to send. */
function anAct(dice: TestDice, { members, visit }: Target): Record<string, unknown> {
  const type = dice.pick(ACT_TYPES.filter((name) => !['leave', 'ask_seat', 'say', 'still_here'].includes(name)));
  const act: Record<string, unknown> = { type };
  if (['admit', 'remove', 'allow', 'give_host', 'vote_host', 'keep_host', 'mute'].includes(type))
    act['member'] = dice.pick(members);
  if (type === 'admit') act['admit'] = true;
  if (type === 'remove') act['ban'] = true;
  if (type === 'mute') act['muted'] = true;
  if (type === 'ready') act['ready'] = true;
  if (type === 'rename') Object.assign(act, { name: 'Mallory', avatar: '' });
  if (type === 'choose') act['game'] = 'bluff-trivia';
  if (type === 'configure') act['game'] = { rounds: 1 };
  if (type === 'extend') act['visit'] = visit;
  if (type === 'play')
    Object.assign(act, {
      visit,
      command: dice.pick(COMMANDS),
      payload: dice.pick([{ text: 'x' }, { choice: 'abc' }, {}]),
    });
  return act;
}

const MAKERS: Readonly<Record<string, Maker>> = {
  garbage: (dice) => ({
    data: Array.from({ length: 1 + dice.int(40) }, () => String.fromCharCode(32 + dice.int(95))).join(''),
  }),
  truncated(dice, target, id) {
    const text = JSON.stringify({ act: { id, do: anAct(dice, target) } });
    return { data: text.slice(0, 1 + dice.int(text.length - 1)) };
  },
  deep: (dice) => ({ data: '['.repeat(1 + dice.int(7_000)) }),
  wrongShape: (dice) => json(dice.pick<unknown>([dice.pick(STRANGE), { [dice.pick(KEYS)]: dice.pick(STRANGE) }])),
  twoKeys: (dice, target, id) => json({ ping: 1, act: { id, do: anAct(dice, target) } }),
  wrongAct: (dice, _target, id) =>
    json({
      act: { id, do: { type: dice.pick([...ACT_TYPES, ...COMMANDS]), [dice.pick(FIELDS)]: dice.pick(STRANGE) } },
    }),
  wrongId: (dice, target) => json({ act: { id: dice.pick([...STRANGE, 'y'.repeat(37)]), do: anAct(dice, target) } }),
  forged: (dice, target, id) =>
    json({ act: { id, do: { ...anAct(dice, target), [dice.pick(FIELDS)]: dice.pick(target.members) } } }),
  forgedOutside: (dice, target, id) =>
    json({ act: { id, [dice.pick(FIELDS)]: dice.pick(target.members), do: anAct(dice, target) } }),
  notAllowed: (dice, target, id) => json({ act: { id, do: anAct(dice, target) } }),
  otherVisit(dice, target, id) {
    const visit = dice.pick<unknown>([target.visit - 1, target.visit + 1, 0, -1, 1e9, 2 ** 53, '1', null]);
    return json({ act: { id, do: { type: 'play', visit, command: 'submit', payload: { text: 'late' } } } });
  },
  secondHello: (_dice, { room }) => json({ hello: { protocol: 1, room, name: 'Mallory' } }),
  guessedToken: (dice, { room }) => json({ hello: { protocol: 1, room, token: `t${dice.int(1e9)}`.padEnd(32, 'x') } }),
  polluted: (dice, _target, id) => ({
    data: `{"act":{"id":"${id}","do":{"type":"configure","game":{"__proto__":{"rounds":${dice.int(9)}}}}}}`,
  }),
  lyingPing: (dice) => ({ data: `{"ping":${dice.pick(['"1"', 'null', '[]', '{}', '1e999', 'NaN', '01'])}}` }),
  binary: (dice) => ({
    data: Buffer.from(Array.from({ length: 1 + dice.int(64) }, () => dice.int(256))),
    binary: true,
  }),
  oversized: (dice) => ({ data: JSON.stringify({ act: { id: 'z'.repeat(MAX_MESSAGE_BYTES + dice.int(5_000)) } }) }),
};

/** Rare: each of them costs the line. */
const FATAL: readonly string[] = ['oversized', 'binary'];

export const NOISE_KINDS: readonly string[] = Object.keys(MAKERS);

export function noise(dice: TestDice, target: Target, id: string): Noise {
  const fatal = dice.int(400) === 0;
  const kind = dice.pick(fatal ? FATAL : NOISE_KINDS.filter((name) => !FATAL.includes(name)));
  const make = MAKERS[kind];
  if (make === undefined) throw new Error(`no noise ${kind}`);
  return { kind, ...make(dice, target, id) };
}
