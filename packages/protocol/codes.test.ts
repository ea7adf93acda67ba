import { describe, expect, it } from 'vitest';
import { ALIASES, CODES, isCode } from './codes.ts';

describe('codes', () => {
  it('are upper case words with a status that says refusal', () => {
    for (const [code, status] of Object.entries(CODES)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it('hold every code of part 4 of the common rules with its status', () => {
    expect(CODES).toMatchObject({
      ROOM_CODE_REQUIRED: 400,
      INVALID_ROOM_CODE: 400,
      ROOM_NOT_FOUND: 404,
      ROOM_FULL: 409,
      ROOM_CLOSED: 410,
      NAME_TAKEN: 409,
      INVALID_NAME: 400,
      INVALID_AVATAR: 400,
      NOT_JOINED: 401,
      INVALID_SESSION: 401,
      REPLACED: 401,
      PLAYER_NOT_FOUND: 404,
      NOT_HOST: 403,
      HOST_NOT_TRANSFERABLE: 409,
      HOST_NOT_LOST: 409,
      INVALID_TRANSFER_VOTE: 409,
      INSUFFICIENT_PLAYERS: 409,
      INVALID_PLAYER_COUNT: 409,
      GAME_ALREADY_STARTED: 409,
      GAME_NOT_STARTED: 409,
      INVALID_PHASE: 409,
      NOT_YOUR_TURN: 403,
      NOT_ACTIVE: 403,
      NOT_YOUR_ROLE: 403,
      PLAYER_OUT: 403,
      PLAYER_DEAD: 403,
      ALREADY_SUBMITTED: 409,
      ALREADY_VOTED: 409,
      VOTE_LOCKED: 409,
      SELF_VOTE: 400,
      OWN_BLUFF: 400,
      INVALID_TARGET: 400,
      INVALID_CHOICE: 400,
      EMPTY_INPUT: 400,
      TOO_LONG: 400,
      VALIDATION_ERROR: 400,
      TIME_EXPIRED: 409,
      INVALID_SETTINGS: 400,
      PAUSED: 409,
      SPECTATORS_DISABLED: 403,
      RATE_LIMITED: 429,
      INTERNAL_ERROR: 500,
    });
  });

  it('are told from other words, inherited ones included', () => {
    for (const code of Object.keys(CODES)) expect(isCode(code)).toBe(true);
    for (const word of ['', 'room_full', 'OOPS', 'toString', 'constructor', '__proto__'])
      expect(isCode(word)).toBe(false);
  });

  it('have aliases that are no codes themselves and lead to one', () => {
    for (const [alias, code] of Object.entries(ALIASES)) {
      expect(isCode(alias)).toBe(false);
      expect(isCode(code)).toBe(true);
    }
    expect(ALIASES).toMatchObject({
      PLAYER_NAME_TAKEN: 'NAME_TAKEN',
      PLAYER_NOT_JOINED: 'NOT_JOINED',
      PLAYER_NOT_HOST: 'NOT_HOST',
    });
  });
});
