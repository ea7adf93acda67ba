import { rngFrom } from '@alibi/engine';
import type { DiceRng } from '@alibi/engine';
import type { Act } from '@alibi/protocol';
import { toys } from './cartridges.ts';
import type { ToyId } from './cartridges.ts';
import { NAMES, seedOf, testRoom } from './test-room.ts';
import type { Answer, TestRoom } from './test-room.ts';

/** A moment, a countdown, a phase, a host's window. */
const SPANS = [500, 3_000, 10_000, 31_000, 130_000];
/** What it takes to be warned by the watchdog, or that the room is idle. */
const LONG_SPANS = [490_000, 1_690_000];
const GAMES = Object.keys(toys) as ToyId[];

/** Everything that can happen to a room, in an order nobody would think of. `look` is called after every input. */
export function randomEvening(
  seed: number,
  { inputs, look }: { readonly inputs: number; readonly look: (t: TestRoom, answer: Answer) => void },
): TestRoom {
  const rng = rngFrom({ seed: seedOf(seed), draws: 0 });
  const t = testRoom(toys, rng.pick(GAMES));
  for (const name of NAMES.slice(0, 1 + rng.int(6))) t.join(name);
  for (let count = 0; count < inputs && t.room.closed === null; count++) look(t, anything(t, rng));
  return t;
}

function anything(t: TestRoom, rng: DiceRng): Answer {
  const luck = rng.int(100);
  if (luck < 8) {
    // Those who may come back keep their key.
    const gone = t.room.members.find(({ kind, key }) => kind === 'gone' && key !== null);
    if (gone !== undefined) return t.join(gone.name);
    const as = rng.pick(['player', 'player', 'spectator', 'stage'] as const);
    return t.join(`${rng.pick(NAMES)} ${rng.int(9)}`, { as });
  }
  const member = somebody(t, rng);
  if (luck < 18) return t.apply({ type: 'away', member });
  if (luck < 32) return t.apply({ type: 'back', member });
  if (luck < 46) {
    t.wait(rng.pick(rng.int(12) === 0 ? LONG_SPANS : SPANS));
    return t.tick();
  }
  if (luck < 48) {
    t.drift(rng.int(400_000));
    return t.tick();
  }
  if (luck < 49) return t.apply({ type: 'wake', asleep: rng.int(1_000_000) });
  if (luck < 50) return t.apply({ type: 'updated' });
  if (luck < 70 && t.room.match !== null) return somePlay(t, member, rng);
  const watcher = t.room.members.find(({ kind }) => kind === 'spectator');
  if (luck > 96 && watcher !== undefined) return t.act(watcher.id, { type: 'ask_seat' });
  // Seldom allowed while a match runs, so it is tried often.
  if (luck > 92 && t.room.match !== null && t.room.host !== null)
    return t.act(t.room.host, { type: 'configure', game: { worth: rng.int(10) } });
  const host = rng.int(2) === 0 ? (t.room.host ?? member) : member;
  return t.act(host, someAct(t, rng), rng.int(20) === 0 ? { id: `repeated-${rng.int(3)}` } : {});
}

function somebody(t: TestRoom, rng: DiceRng): string {
  return rng.int(20) === 0 || t.room.members.length === 0 ? `p${rng.int(99)}` : rng.pick(t.room.members).id;
}

function somePlay(t: TestRoom, member: string, rng: DiceRng): Answer {
  const { players } = t.room.match!;
  const by = players.length > 0 && rng.int(5) > 0 ? rng.pick(players) : member;
  const command = rng.pick([
    'write',
    'write',
    'pass',
    'pass',
    'pass',
    'talk',
    'hush',
    'begin',
    'begin',
    'clap',
    'finish',
  ]);
  const visit = t.room.match!.visit - (rng.int(10) === 0 ? 1 : 0);
  return t.play(by, command, command === 'write' ? { word: `word-${rng.int(99)}` } : {}, { visit });
}

function someAct(t: TestRoom, rng: DiceRng): Act {
  const member = somebody(t, rng);
  const acts: (() => Act)[] = [
    () => ({ type: 'start' }),
    () => ({ type: 'start' }),
    () => ({ type: 'start' }),
    () => (rng.int(2) === 0 ? { type: 'leave' } : { type: 'still_here' }),
    () => (rng.int(3) === 0 ? { type: 'leave', successor: member } : { type: 'still_here' }),
    () => ({ type: 'rename', name: `${rng.pick(NAMES)} ${rng.int(9)}`, avatar: '🦊' }),
    () => ({ type: 'ready', ready: rng.int(3) > 0 }),
    () => ({ type: 'ready', ready: true }),
    () => ({ type: 'watch' }),
    () => ({ type: 'ask_seat' }),
    () => ({ type: 'admit', member, admit: rng.int(4) > 0 }),
    () => ({ type: 'admit', member: t.room.members.find(({ asks }) => asks)?.id ?? member, admit: true }),
    () => (rng.int(3) === 0 ? { type: 'remove', member, ban: rng.int(2) === 0 } : { type: 'still_here' }),
    () => ({ type: 'allow', member: t.room.blocked[0]?.id ?? member }),
    () => ({ type: 'add_bot' }),
    () => ({ type: 'choose', game: rng.pick(GAMES) }),
    () => ({ type: 'configure', platform: somePlatform(rng) }),
    () => ({ type: 'configure', game: { worth: rng.int(10), rounds: 1 + rng.int(9) } }),
    () => ({ type: 'write', item: { text: `line-${rng.int(99)}` } }),
    () => ({ type: 'write', item: { text: `line-${rng.int(99)}` } }),
    () => ({ type: 'write', item: { text: `line-${rng.int(99)}` }, id: `item-${rng.int(99)}` }),
    () => ({ type: 'erase', id: `item-${rng.int(99)}` }),
    () => ({ type: 'give_host', member }),
    () => ({ type: 'vote_host', member: rng.int(5) === 0 ? null : member }),
    () => ({ type: 'vote_host', member: t.room.members.find(({ awaySince }) => awaySince === null)?.id ?? null }),
    () => ({ type: 'ask_host' }),
    () => ({ type: 'keep_host', member: t.room.members.find(({ asksHost }) => asksHost)?.id ?? member }),
    () => ({ type: 'extend', visit: t.room.match?.visit ?? 0 }),
    () => ({ type: 'pause' }),
    () => ({ type: 'resume' }),
    () => ({ type: 'resume' }),
    () => ({ type: 'stop' }),
    () => ({ type: 'again' }),
    () => ({ type: 'say', channel: rng.pick(['room', 'spectators']), text: `line ${rng.int(99)}` }),
    () => ({ type: 'mute', member, muted: rng.int(2) === 0 }),
  ];
  return rng.pick(acts)();
}

function somePlatform(rng: DiceRng): Record<string, unknown> {
  return {
    maxPlayers: 3 + rng.int(6),
    spectators: rng.int(5) > 0,
    midGameJoin: rng.int(2) === 0,
    watchdogSeconds: rng.pick([null, 600]),
    hostLoss: {
      policy: rng.pick(['pause-vote', 'succeed', 'fixed']),
      seconds: rng.pick([10, 30, 300]),
      afterWindow: rng.pick(['stay-paused', 'auto-succeed', 'end']),
      succession: rng.int(4) === 0 ? 'never' : 'on-leave',
    },
  };
}
