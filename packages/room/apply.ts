import type { Millis } from '@alibi/engine';
import type { Act } from '@alibi/protocol';
import { remember, remembers } from './act-memory.ts';
import { say } from './chat.ts';
import { settleWarning, tick, wake } from './clocks.ts';
import { extend } from './extension.ts';
import { askHost, keepHost } from './host-request.ts';
import { giveHost, settleHost, voteHost } from './host.ts';
import { addBot, choose, configure, rename, start, toLobby } from './lobby.ts';
import { toMatch } from './match-steps.ts';
import { join, leave, mute, presence } from './members.ts';
import { goOn, pause } from './pause.ts';
import { whyNot } from './powers.ts';
import { allow, remove } from './removal.ts';
import { changed, isRefusal, memberOf, refusal, stageOf, withMember } from './room.ts';
import type { Games, Member, MemberId, Outside, Result, Room, RoomInput } from './room.ts';
import { admit, askSeat, settleSeats, watch } from './spectators.ts';
import { erase, write } from './writing.ts';

/** The one way a room changes. Pure: the room given stays as it is, and a refusal changes nothing. */
export function applyRoom(games: Games, room: Room, input: RoomInput, at: Millis): Result {
  if (room.closed !== null) return refusal('ROOM_CLOSED', { reason: room.closed });
  const result = take(games, room, input, at);
  if (isRefusal(result) || result.repeat === true) return result;
  return settleWarning(settleHost(games, settleSeats(games, result, at), at), at);
}

function take(games: Games, room: Room, input: RoomInput, at: Millis): Result {
  switch (input.type) {
    case 'join':
      return join(games, room, input.join, at);
    case 'back':
    case 'away':
      return presence(games, room, input.member, input.type === 'away', at);
    case 'tick':
      return tick(games, room, at);
    case 'wake':
      return wake(games, room, input.asleep, at);
    case 'updated': {
      if (room.match === null) return changed(room);
      const event = stageOf(room) === 'playing' ? { type: 'over', reason: 'server_updated' } : { type: 'lobby' };
      return changed(toLobby(room), event);
    }
    case 'act':
      return takeAct(games, room, input, at);
  }
}

function takeAct(games: Games, room: Room, input: Extract<RoomInput, { type: 'act' }>, at: Millis): Result {
  const member = memberOf(room, input.by);
  if (member === null || member.kind === 'gone') return refusal('NOT_JOINED');
  const known = room.acts[member.id] ?? [];
  if (remembers(known, input.id)) return { room, events: [], repeat: true };
  const code = whyNot(games, room, member, input.act.type);
  if (code !== null) return refusal(code);
  const result = run(games, room, member, input.act, input, at);
  if (isRefusal(result)) return result;
  const left = result.room.members !== room.members && !isHere(result.room, member.id);
  const acts = left ? result.room.acts : { ...result.room.acts, [member.id]: remember(known, input.id, at) };
  const { activeAt, movedAt } = result.room;
  const next: Room = {
    ...result.room,
    acts,
    activeAt: member.bot ? activeAt : at,
    movedAt: member.bot ? movedAt : at,
  };
  return { ...result, room: next };
}

function isHere(room: Room, id: MemberId): boolean {
  const member = memberOf(room, id);
  return member !== null && member.kind !== 'gone';
}

function run(games: Games, room: Room, member: Member, act: Act, outside: Outside, at: Millis): Result {
  switch (act.type) {
    case 'play': {
      const { command, payload, visit } = act;
      return toMatch(games, room, { type: 'play', by: member.id, command, payload, visit }, at);
    }
    case 'say':
      return say(games, room, member, act.channel, act.text, at);
    case 'ready':
      return changed(withMember(room, member.id, { ready: act.ready }));
    case 'rename':
      return rename(room, member, act);
    case 'leave':
      return leave(games, room, member, act.successor, at);
    case 'watch':
      return watch(room, member);
    case 'ask_seat':
      return askSeat(room, member);
    case 'admit':
      return admit(games, room, act.member, act.admit);
    case 'remove':
      return remove(games, room, member, act.member, act.ban, at);
    case 'allow':
      return allow(room, act.member);
    case 'add_bot':
      return addBot(games, room);
    case 'choose':
      return choose(games, room, act.game);
    case 'configure':
      return configure(games, room, act, at);
    case 'give_host':
      return giveHost(games, room, act.member, at);
    case 'vote_host':
      return voteHost(room, member, act.member);
    case 'ask_host':
      return askHost(room, member);
    case 'keep_host':
      return keepHost(room, act.member);
    case 'start':
      return start(games, room, member, outside.chance, at);
    case 'pause':
      return pause(games, room, at);
    case 'resume':
      return changed(goOn(room, at));
    case 'extend':
      return extend(games, room, act.visit, at);
    case 'stop':
      return toMatch(games, room, { type: 'stop', reason: 'host_ended' }, at);
    case 'again':
      return changed(toLobby(room), { type: 'lobby' });
    case 'close':
      return changed({ ...room, closed: 'HOST_CLOSED', match: null });
    case 'write':
      return write(games, room, member, act, outside.fresh);
    case 'erase':
      return erase(room, member, act.id);
    case 'mute':
      return mute(room, act.member, act.muted);
    case 'still_here':
      return changed(room);
  }
}
