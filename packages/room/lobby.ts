import { startMatch } from '@alibi/engine';
import type { Millis } from '@alibi/engine';
import type { Act } from '@alibi/protocol';
import { toMatch, usedWith } from './match-steps.ts';
import { isTaken, newMember, personaOf } from './members.ts';
import { cartridgeOf, changed, isRefusal, playersOf, refusal, withMember } from './room.ts';
import type { Games, Member, Outside, Refusal, Result, Room } from './room.ts';
import { changeSettings, defaultSettings } from './settings.ts';
import { mostSeats } from './spectators.ts';

const BOT_NAMES = 'Ada Bo Cleo Dex Echo Fig Gus Hex Iggy Juno Kit Lux Moss Nix Ozzy'.split(' ');

export function rename(room: Room, member: Member, wanted: { name: string; avatar: string }): Result {
  const persona = personaOf(room, wanted, member.id);
  return isRefusal(persona) ? persona : changed(withMember(room, member.id, persona));
}

export function choose(games: Games, room: Room, id: string): Result {
  const cartridge = Object.hasOwn(games, id) ? games[id] : undefined;
  if (cartridge === undefined) return refusal('UNKNOWN_GAME');
  const fresh = toLobby({ ...room, game: id, settings: defaultSettings(cartridge) });
  return changed(fresh, { type: 'game', game: id });
}

/** In the lobby; or while a match runs, which then gets the new settings too and may refuse them (IQ-2.3, IQ-Q36). */
export function configure(games: Games, room: Room, act: Extract<Act, { type: 'configure' }>, at: Millis): Result {
  const settings = changeSettings(cartridgeOf(games, room), room.settings, act);
  if (settings === null) return refusal('INVALID_SETTINGS');
  const pace = settings.platform.timeScale;
  const told = toMatch(games, { ...room, settings }, { type: 'configure', settings: settings.game, pace }, at);
  if (isRefusal(told)) return told;
  return changed(told.room, { type: 'settings' }, ...told.events);
}

export function addBot(games: Games, room: Room): Result {
  const { bot } = cartridgeOf(games, room);
  if (bot === null) return refusal('NO_BOT');
  if (playersOf(room).length >= mostSeats(games, room)) return refusal('ROOM_FULL', { watch: false });
  const name =
    BOT_NAMES.map((first) => `${first} bot`).find((free) => !isTaken(room, free)) ?? `Bot ${room.nextMember}`;
  const member = newMember(room, { name, avatar: '🤖', kind: 'player', key: null, device: null, bot: true });
  const seated: Room = { ...room, members: [...room.members, member], nextMember: room.nextMember + 1 };
  return changed(seated, { type: 'joined', member: member.id });
}

/** CM-11, CM-12: enough connected players, no more than may sit, a bot for every bot, and ready where the game asks for it. */
function whyNotStart(games: Games, room: Room, host: Member): Refusal | null {
  const { game, platform, bot } = cartridgeOf(games, room);
  const players = playersOf(room);
  const here = players.filter((player) => player.awaySince === null);
  const required = game.seats.min;
  if (here.length < required) return refusal('INSUFFICIENT_PLAYERS', { required, actual: here.length });
  const most = mostSeats(games, room);
  if (players.length > most) return refusal('INVALID_PLAYER_COUNT', { most, mustWatch: players.length - most });
  if (bot === null && players.some((player) => player.bot)) return refusal('NO_BOT');
  const ready = here.filter((player) => player.ready || player.id === host.id).length;
  if (platform.readyNeeded === null || ready >= platform.readyNeeded) return null;
  return refusal('NOT_READY', { required: platform.readyNeeded, actual: ready });
}

export function start(games: Games, before: Room, host: Member, chance: Outside['chance'], at: Millis): Result {
  const room = toLobby(before);
  const refused = whyNotStart(games, room, host);
  if (refused !== null) return refused;
  if (chance === undefined) throw new Error('a start needs its chance');
  if (isRefusal(chance)) return refusal(chance.code, chance.details);
  const players = playersOf(room);
  const begun = startMatch(
    cartridgeOf(games, room).game,
    {
      players: players.map((player) => player.id),
      away: players.filter((player) => player.awaySince !== null).map((player) => player.id),
      host: room.host,
      settings: room.settings.game,
      content: chance.content,
      seed: chance.seed,
      pace: room.settings.platform.timeScale,
    },
    at,
  );
  // A ready mark is for one start (CM-10).
  const members = room.members.map((member) =>
    member.ready === member.bot ? member : { ...member, ready: member.bot },
  );
  return changed(
    { ...room, members, match: begun.match, matches: room.matches + 1, used: usedWith(room, chance.used) },
    { type: 'started', match: room.matches + 1 },
    ...begun.events.map((event) => ({ ...event, game: room.game })),
  );
}

/** Clears the table and forgets those who are gone; people, seats, ready marks and settings stay. */
export function toLobby(room: Room): Room {
  const members = room.members.filter((member) => member.kind !== 'gone');
  return { ...room, members, match: null, paused: null };
}
