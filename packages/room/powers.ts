import { coverFor, lookAt } from '@alibi/engine';
import { ACT_TYPES } from '@alibi/protocol';
import type { ActType } from '@alibi/protocol';
import { isExtensible } from './extension.ts';
import { cartridgeOf, stageOf } from './room.ts';
import type { Games, Member, Room } from './room.ts';

type Stage = ReturnType<typeof stageOf>;

interface Power {
  /** Absent: everybody. */
  readonly who?: 'host' | 'player' | 'spectator';
  readonly stages?: readonly Stage[];
}

const LOBBY: readonly Stage[] = ['lobby', 'over'];

/** Who may send which act when: one table for the checks, the buttons and the documentation. */
const POWERS: Readonly<Record<ActType, Power>> = {
  leave: {},
  rename: { stages: LOBBY },
  ready: { who: 'player', stages: LOBBY },
  watch: { who: 'player', stages: LOBBY },
  ask_seat: { who: 'spectator' },
  admit: { who: 'host' },
  remove: { who: 'host' },
  allow: { who: 'host' },
  add_bot: { who: 'host', stages: LOBBY },
  choose: { who: 'host', stages: LOBBY },
  configure: { who: 'host', stages: LOBBY },
  give_host: { who: 'host' },
  vote_host: { who: 'player' },
  ask_host: { who: 'player' },
  keep_host: { who: 'host' },
  start: { who: 'host', stages: LOBBY },
  pause: { who: 'host', stages: ['playing'] },
  resume: { who: 'host', stages: ['playing'] },
  extend: { who: 'host', stages: ['playing'] },
  stop: { who: 'host', stages: ['playing'] },
  again: { who: 'host', stages: ['over'] },
  close: { who: 'host', stages: LOBBY },
  play: { stages: ['playing'] },
  say: {},
  write: { who: 'player', stages: LOBBY },
  erase: { who: 'player', stages: LOBBY },
  mute: { who: 'host' },
  still_here: {},
};

/** Null if the member may send this act now, else the code of the refusal. Reads only what the member can see. */
export function whyNot(games: Games, room: Room, member: Member, type: ActType): string | null {
  const { who, stages } = POWERS[type];
  if (member.kind === 'stage' && type !== 'leave') return 'NOT_ACTIVE';
  if (who === 'host' && room.host !== member.id) return 'NOT_HOST';
  if (who === 'player' && member.kind !== 'player') return 'NOT_ACTIVE';
  if (who === 'spectator' && member.kind !== 'spectator') return 'NOT_ACTIVE';
  const stage = stageOf(room);
  if (stages !== undefined && !stages.includes(stage) && !(type === 'configure' && isTunable(games, room, member))) {
    return stage === 'playing' ? 'GAME_ALREADY_STARTED' : 'GAME_NOT_STARTED';
  }
  return narrower(games, room, member, type);
}

/** The match is in a phase in which its settings may change (IQ-2.3), and the member knows it is. */
function isTunable(games: Games, room: Room, { id }: Member): boolean {
  if (room.match === null || room.match.over !== null) return false;
  const { game } = cartridgeOf(games, room);
  return game.phases[room.match.phase]?.tunable === true && coverFor(game, room.match, id) === null;
}

function narrower(games: Games, room: Room, member: Member, type: ActType): string | null {
  switch (type) {
    case 'give_host':
      return room.settings.platform.hostLoss.policy === 'fixed' ? 'HOST_NOT_TRANSFERABLE' : null;
    case 'ask_host':
      if (room.settings.platform.hostLoss.policy === 'fixed') return 'HOST_NOT_TRANSFERABLE';
      if (!member.hosted || room.host === null) return 'INVALID_TARGET';
      return member.asksHost ? 'ALREADY_SUBMITTED' : null;
    case 'vote_host': {
      const open = room.hostGone !== null && room.settings.platform.hostLoss.policy === 'pause-vote';
      return open ? null : 'HOST_NOT_LOST';
    }
    case 'configure':
      return stageOf(room) === 'playing' && room.paused !== null ? 'PAUSED' : null;
    case 'write':
    case 'erase':
      return cartridgeOf(games, room).written === undefined ? 'NOT_WRITABLE' : null;
    case 'pause':
      return room.paused !== null && room.paused.resumeAt === null ? 'PAUSED' : null;
    case 'resume':
      return room.paused?.by === 'host' && room.paused.resumeAt === null ? null : 'NOT_PAUSED';
    case 'extend':
      if (room.paused !== null) return 'PAUSED';
      return hasClock(room) ? null : 'INVALID_PHASE';
    case 'watch':
      if (!room.settings.platform.spectators) return 'SPECTATORS_DISABLED';
      return room.host === member.id ? 'INVALID_TARGET' : null;
    case 'ask_seat':
      return member.asks || member.admitted ? 'ALREADY_SUBMITTED' : null;
    case 'say':
      return member.muted ? 'MUTED' : null;
    default:
      return null;
  }
}

/** What a member may do changes seldom, and everybody is asked after every move. */
const known = new WeakMap<Member, { readonly room: Room; readonly may: readonly ActType[] }>();

export function mayOf(games: Games, room: Room, member: Member): readonly ActType[] {
  const before = known.get(member);
  if (before !== undefined && samePowers(before.room, room)) return before.may;
  const may = ACT_TYPES.filter((type) => type !== 'play' && whyNot(games, room, member, type) === null);
  known.set(member, { room, may });
  return may;
}

/** Everything that `whyNot` reads of a room, beside the member. */
function samePowers(before: Room, after: Room): boolean {
  return (
    before.host === after.host &&
    before.paused === after.paused &&
    before.hostGone === after.hostGone &&
    before.settings === after.settings &&
    before.game === after.game &&
    before.match?.phase === after.match?.phase &&
    stageOf(before) === stageOf(after) &&
    hasClock(before) === hasClock(after)
  );
}

function hasClock({ match }: Room): boolean {
  return match !== null && isExtensible(match);
}

/** The same list every time: nothing has to be compared. */
const CHANNELS = { none: [], room: ['room'], spectators: ['spectators'] } as const satisfies Record<
  string,
  readonly string[]
>;

/** The chat channels a member may write to now (CM-53, CM-60). */
export function channelsOf(games: Games, room: Room, member: Member): readonly string[] {
  if (member.muted || member.kind === 'stage' || member.kind === 'gone') return CHANNELS.none;
  if (stageOf(room) !== 'playing' || room.match === null) return CHANNELS.room;
  if (member.kind === 'spectator') return CHANNELS.spectators;
  const { game } = cartridgeOf(games, room);
  return (game.talks?.(lookAt(room.match), member.id) ?? true) ? CHANNELS.room : CHANNELS.none;
}

/** What a member is told who writes to a channel that is closed to them. */
export function whyClosed(games: Games, room: Room, { id, kind }: Member, channel: string): string {
  if (channel !== 'room' || kind !== 'player' || stageOf(room) !== 'playing' || room.match === null)
    return 'CHAT_CLOSED';
  return cartridgeOf(games, room).game.silence?.(lookAt(room.match), id) ?? 'CHAT_CLOSED';
}

/** Who may read a channel. Lines of spectators stay among them (CM-53). */
export function reads(member: Member, channel: string): boolean {
  return channel === 'room' || (channel === 'spectators' && member.kind === 'spectator');
}
