import type { Millis } from '@alibi/engine';
import { cartridgeOf } from './room.ts';
import type { Games, Room } from './room.ts';
import { defaultSettings } from './settings.ts';

/** An empty room, before anybody has joined. */
export function newRoom(
  games: Games,
  { id, code, game }: { id: string; code: string; game: string },
  at: Millis,
): Room {
  return {
    id,
    code,
    game,
    settings: defaultSettings(cartridgeOf(games, { game })),
    members: [],
    acts: {},
    nextMember: 1,
    host: null,
    blocked: [],
    match: null,
    matches: 0,
    used: {},
    chat: [],
    lines: {},
    paused: null,
    hostGone: null,
    activeAt: at,
    movedAt: at,
    warned: null,
    closed: null,
  };
}
