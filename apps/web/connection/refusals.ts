import type { Code } from '@alibi/protocol';
import { plural } from '../kit/plural.ts';
import { sayPairReason } from './pair-reasons.ts';

type Details = Readonly<Record<string, unknown>>;
type Saying = string | ((details: Details) => string);

const count = (details: Details, key: string): number | null => {
  const value = details[key];
  return typeof value === 'number' ? value : null;
};

/** What happened, and what the person can do now. The only place where refusals become words. */
const SAYINGS: Readonly<Record<Code | 'OFFLINE', Saying>> = {
  OFFLINE: 'The server cannot be reached. Check your connection and try again.',
  ROOM_CODE_REQUIRED: 'Type the six letters and digits of the room.',
  INVALID_ROOM_CODE: 'That is not a room code. It has six letters and digits, like ABC 234.',
  ROOM_NOT_FOUND: 'There is no room with this code. Check the letters, or open a new room.',
  ROOM_FULL: (details) =>
    details['watch'] === true
      ? 'Every seat is taken. You can watch instead.'
      : 'Every seat is taken. Ask the host to make room.',
  ROOM_CLOSED: 'This room has closed. Open a new one and share its code.',
  NAME_TAKEN: 'Somebody here already has this name. Try the one suggested, or pick another.',
  INVALID_NAME: 'Names have 2 to 20 letters, digits, spaces or - _ \u2019 . characters. Try another one.',
  INVALID_AVATAR: 'That picture cannot be used. Pick one from the list.',
  NOT_JOINED: 'You are not in this room any more. Join again with the code.',
  INVALID_SESSION: 'Your place in this room has ended. Join again with your name.',
  REPLACED: 'This room is open in another tab or on another device. Carry on there, or take it back here.',
  REMOVED: (details) =>
    details['ban'] === true
      ? 'The host has closed this room to you. You can open a room of your own.'
      : 'The host has removed you from the seats. You may still watch, or ask the host to let you back in.',
  PLAYER_NOT_FOUND: 'That person is no longer here. Pick somebody else.',
  NOT_HOST: 'Only the host can do that. Ask them, or ask for the host role.',
  HOST_NOT_TRANSFERABLE: 'In this game the host role stays where it is until the game ends.',
  HOST_NOT_LOST: 'The host is here again, so no vote is needed.',
  INVALID_TRANSFER_VOTE: 'That person cannot be host right now. Vote for someone who is connected.',
  INSUFFICIENT_PLAYERS: (details) => {
    const [required, actual] = [count(details, 'required'), count(details, 'actual')];
    if (required === null || actual === null) return 'There are not enough players yet. Share the code, or add a bot.';
    return `This game needs ${plural(required, 'player', 'players')} and ${actual === 1 ? '1 is' : `${actual} are`} here. Share the code, or add a bot.`;
  },
  INVALID_PLAYER_COUNT: (details) => {
    const most = count(details, 'most');
    const over = count(details, 'mustWatch');
    if (most === null || over === null) return 'There are too many players for this game. Some have to watch.';
    return `This game seats ${most}. ${plural(over, 'player has', 'players have')} to watch first.`;
  },
  NOT_READY: (details) => {
    const required = count(details, 'required');
    return required === null
      ? 'Not enough players are ready yet.'
      : `${plural(required, 'player has', 'players have')} to be ready first.`;
  },
  GAME_ALREADY_STARTED: (details) =>
    details['watch'] === true
      ? 'A game is running. You can watch now and ask for a seat in the next one.'
      : 'A game is running. Wait until it is over, then try again.',
  GAME_NOT_STARTED: 'No game is running right now. The host can start one.',
  INVALID_PHASE: 'The game has moved on. Look at the screen for what is asked now.',
  NOT_YOUR_TURN: 'It is not your turn yet. You will be told when it is.',
  NOT_ACTIVE: 'You are watching. Ask for a seat to play the next game.',
  NOT_YOUR_ROLE: 'Your role cannot do that. Look at what your screen offers.',
  PLAYER_OUT: 'You are out of this round. Watch how it goes on.',
  PLAYER_DEAD: 'You have been voted out. Watch how it goes on.',
  ALREADY_SUBMITTED: 'You have already sent this. Nothing more to do right now.',
  ALREADY_VOTED: 'Your vote is already in.',
  VOTE_LOCKED: 'The vote is closed and can no longer be changed.',
  SELF_VOTE: 'You cannot vote for yourself. Pick somebody else.',
  OWN_BLUFF: 'That one is your own bluff. Pick another answer.',
  INVALID_TARGET: 'That cannot be chosen. Pick another one.',
  INVALID_CHOICE: 'That is not among the choices any more. Pick another one.',
  MISSING_ANSWERS: 'Not everybody has answered yet. The answers come when all are in.',
  MISSING_VOTES: 'Not everybody has voted yet.',
  KNOWS_TRUTH: 'You already know the truth, so you need not choose.',
  DUPLICATE_BLUFF: 'That one cannot be used. Write something else.',
  EMPTY_INPUT: 'There is nothing in it yet. Write something first.',
  TOO_LONG: (details) => {
    const most = count(details, 'most');
    return most === null ? 'That is too long. Make it shorter.' : `That is too long. Keep it to ${most} characters.`;
  },
  VALIDATION_ERROR: 'That could not be understood. Check it and try again.',
  TIME_EXPIRED: 'Time was up before that arrived. It did not count.',
  INVALID_SETTINGS: (details) => {
    const most = count(details, 'most');
    if (most !== null)
      return `You have ${plural(most, 'preset', 'presets')}, and more do not fit. Delete or overwrite one.`;
    return typeof details['name'] === 'string'
      ? `${details['name']} always stays as it is. Pick another name.`
      : 'One of these settings is outside its range. Nothing was changed.';
  },
  PAUSED: 'The game is paused. Wait until the host goes on.',
  NOT_PAUSED: 'The game is already running.',
  SPECTATORS_DISABLED: 'The host has closed this room to watchers.',
  CHAT_CLOSED: 'The chat is closed during this part of the game.',
  MUTED: 'The host has muted your chat.',
  RATE_LIMITED: 'That was a little fast. Wait a few seconds and try again.',
  POOL_TOO_SMALL: (details) => {
    const [required, actual] = [count(details, 'required'), count(details, 'actual')];
    const remedy = 'Add a pack, write some of your own, or allow repeats in the settings.';
    if (required === null || actual === null) return `There are too few questions for a game. ${remedy}`;
    return `A game needs ${plural(required, 'question', 'questions')} and there ${actual === 1 ? 'is 1' : `are ${actual}`}. ${remedy}`;
  },
  INVALID_PAIR: (details) => sayPairReason(details['reason']),
  DUPLICATE_ITEM: 'The same one stands further up in the list.',
  TOO_MANY_ITEMS: (details) => {
    const most = count(details, 'most');
    return most === null
      ? 'That is more than fits. Delete some first.'
      : `You have written ${most}, and more do not fit. Delete one first.`;
  },
  ITEM_NOT_FOUND: 'That one has been deleted meanwhile.',
  NOT_WRITABLE: 'Nothing can be written for this game.',
  UNKNOWN_GAME: 'This server does not have that game. Pick another one.',
  NO_BOT: 'This game has no bot. Invite a person instead.',
  PRESET_NOT_FOUND: 'That preset is gone. Pick another one.',
  PACK_NOT_FOUND: 'That pack is gone. Pick another one.',
  TOO_MANY_PACKS: (details) => {
    const most = count(details, 'most');
    return most === null
      ? 'You have as many packs as fit. Delete one first.'
      : `You have ${plural(most, 'pack', 'packs')}, and more do not fit. Delete one first.`;
  },
  PROTOCOL_MISMATCH: 'Alibi has been updated. Reload the page to go on.',
  MESSAGE_TOO_LARGE: 'That was too big to send. Make it shorter.',
  NOT_FOUND: 'There is nothing at this address. Go back to the start.',
  FORBIDDEN_ORIGIN: 'This page may not talk to that server. Open the address your host gave you.',
  SERVER_BUSY: 'The server has its hands full. Wait a moment and try again.',
  INTERNAL_ERROR: 'Something went wrong on our side. Try again; your seat is kept.',
};

export function sayRefusal(code: Code | 'OFFLINE', details: Details = {}): string {
  const saying = SAYINGS[code];
  return typeof saying === 'string' ? saying : saying(details);
}

/** Why a room closed, from the goodbye's `reason`. */
export function sayClosing(reason: unknown): string {
  switch (reason) {
    case 'HOST_CLOSED':
      return 'The host has closed the room. Thank you for playing.';
    case 'INACTIVE':
      return 'Nobody did anything for a long while, so the room was cleared away.';
    case 'WATCHDOG':
      return 'The game had stood still for too long, so the room was cleared away.';
    case 'EMPTY':
      return 'Everybody has left the room.';
    default:
      return 'The room has closed.';
  }
}
