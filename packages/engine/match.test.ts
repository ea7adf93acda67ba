import { describe, expect, it } from 'vitest';
import { end, goto, reject } from './game.ts';
import { applyMatch, dueAt, isRefused, startMatch } from './match.ts';
import { startOf, table } from './testing/table.ts';
import { act, does, look, round, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

const refused = (code: string, details: object = {}): object => ({ ok: false, code, details });
const rounds = tiny({ phases: { one: round('two'), two: round('one') } });

describe('a refused or throwing input', () => {
  const spoiling = (how: () => ReturnType<typeof reject> | undefined): ReturnType<typeof does> =>
    does(({ state, rng, announce, extend }) => {
      state.count = 99;
      state.log.push('spoilt');
      rng.int(6);
      extend(5000);
      announce({ type: 'spoilt' });
      return how();
    });
  const game = tiny({
    phases: {
      one: {
        ...round('two'),
        commands: {
          act,
          refuses: spoiling(() => reject('TOO_LONG', { most: 3 })),
          throws: spoiling(() => {
            throw new Error('a bug');
          }),
          falls: does(({ state }) => {
            state.count = 99;
            return goto('pit');
          }),
        },
      },
      two: look('one'),
      pit: {
        enter() {
          throw new Error('a bug further on');
        },
      },
    },
  });

  it('[E1] leaves the match untouched when a command rejects: state, dice, deadline, events', () => {
    const t = table<Tiny>(game);
    const before = JSON.stringify(t.match);
    expect(t.play('mia', 'refuses')).toEqual(refused('TOO_LONG', { most: 3 }));
    expect(JSON.stringify(t.match)).toBe(before);
    expect(t.events).toEqual([]);
    expect(t.journal).toEqual([]);
  });

  it.each(['throws', 'falls'])('[E1] leaves the match untouched when a command %s', (command) => {
    const t = table<Tiny>(game);
    const before = JSON.stringify(t.match);
    expect(() => t.play('mia', command)).toThrow('a bug');
    expect(JSON.stringify(t.match)).toBe(before);
    expect(t.play('mia', 'act').ok).toBe(true);
  });

  it('[E1] an accepted input makes a new match and leaves the old one as it was', () => {
    const t = table<Tiny>(game);
    const old = t.match;
    const before = JSON.stringify(old);
    t.play('mia', 'act');
    expect(JSON.stringify(old)).toBe(before);
    expect(t.match.state).not.toBe(old.state);
  });
});

describe('a command', () => {
  it('[E3] of two players in the same instant, for the same visit, counts twice', () => {
    const t = table<Tiny>(rounds, { players: 3 });
    const { visit } = t.match;
    expect(t.play('mia', 'act', {}, { visit }).ok).toBe(true);
    expect(t.play('ben', 'act', {}, { visit }).ok).toBe(true);
    expect(t.state.count).toBe(2);
  });

  it('[E3] meant for a visit that others ended is refused with the phase that runs now', () => {
    const t = table<Tiny>(rounds);
    const { visit } = t.match;
    t.play('mia', 'act');
    t.play('ben', 'act');
    expect(t.phase).toBe('two');
    expect(t.play('mia', 'act', {}, { visit })).toEqual(refused('INVALID_PHASE', { phase: 'two' }));
  });

  it('[E3] meant for the visit that the clock has just ended came too late', () => {
    const t = table<Tiny>(rounds);
    const { visit } = t.match;
    t.expire();
    expect(t.play('mia', 'act', {}, { visit })).toEqual(refused('TIME_EXPIRED', { phase: 'two' }));
    t.expire();
    expect(t.play('mia', 'act', {}, { visit })).toEqual(refused('INVALID_PHASE', { phase: 'one' }));
  });

  it('[E3] came too late also when the next phase led on at once', () => {
    const t = table<Tiny>(
      tiny({ phases: { one: round('hop'), hop: { enter: () => goto('two') }, two: round('one') } }),
    );
    const { visit } = t.match;
    t.expire();
    expect(t.phase).toBe('two');
    expect(t.play('mia', 'act', {}, { visit })).toEqual(refused('TIME_EXPIRED', { phase: 'two' }));
  });

  it('[E3] meant for a visit that has not come yet is refused', () => {
    const t = table<Tiny>(rounds);
    expect(t.play('mia', 'act', {}, { visit: t.match.visit + 1 }).code).toBe('INVALID_PHASE');
  });

  it.each([
    ['GAME_NOT_STARTED', 'once the match is over', (t: ReturnType<typeof table<Tiny>>) => t.stop()],
    ['PAUSED', 'during a pause', (t: ReturnType<typeof table<Tiny>>) => t.pause()],
    ['NOT_ACTIVE', 'of somebody who left', (t: ReturnType<typeof table<Tiny>>) => t.leave('mia')],
  ])('[E7] is refused with %s %s', (code, _when, happens) => {
    const t = table<Tiny>(rounds, { players: 3 });
    happens(t);
    expect(t.play('mia', 'act')).toEqual(refused(code));
  });

  it.each(['nonsense', 'toString', '__proto__', 'constructor'])(
    '[E7] the phase does not know is refused: %s',
    (name) => {
      expect(table<Tiny>(rounds).play('mia', name)).toEqual(refused('INVALID_PHASE', { phase: 'one' }));
    },
  );

  it('[E7] that is not for this player is refused before its payload is read', () => {
    const parse = (): never => {
      throw new Error('never read');
    };
    const mine = does(() => undefined, { schema: { parse }, by: (_look, player) => player === 'mia' });
    const named = { ...mine, refusal: () => 'NOT_YOUR_TURN' };
    const t = table<Tiny>(tiny({ phases: { one: { commands: { mine, named } } } }));
    expect(t.play('ben', 'mine')).toEqual(refused('NOT_ACTIVE'));
    expect(t.play('ben', 'named')).toEqual(refused('NOT_YOUR_TURN'));
    expect(t.play('mia', 'mine')).toEqual(refused('VALIDATION_ERROR'));
  });

  it('[E7] a refused payload tells nothing about why the schema refused it', () => {
    const strict = does(() => undefined, {
      schema: {
        parse(raw) {
          throw new Error(`the answer is 42, not ${String(raw)}`);
        },
      },
    });
    const t = table<Tiny>(tiny({ phases: { one: { commands: { strict } } } }));
    expect(t.play('mia', 'strict', 7)).toEqual(refused('VALIDATION_ERROR'));
  });
});

describe('people', () => {
  it('[E9] host powers are commands that ask for the host, and follow the host', () => {
    const next = does(() => goto('two'), { by: ({ host }, player) => host === player, refusal: () => 'NOT_HOST' });
    const t = table<Tiny>(tiny({ phases: { one: { commands: { next } }, two: {} } }));
    expect(t.play('ben', 'next')).toEqual(refused('NOT_HOST'));
    t.host('ben');
    expect(t.play('mia', 'next')).toEqual(refused('NOT_HOST'));
    expect(t.play('ben', 'next').ok).toBe(true);
    t.host(null);
    expect(t.match.host).toBeNull();
  });

  it('[E9] who is away is listed in seat order, not in the order in which they went', () => {
    const t = table<Tiny>(rounds, { players: 4 });
    for (const player of ['zoe', 'mia', 'elias', 'zoe']) t.away(player);
    expect(t.match.away).toEqual(['mia', 'zoe', 'elias']);
    t.back('mia');
    t.back('ben');
    expect(t.match.away).toEqual(['zoe', 'elias']);
    const start = { ...startOf(rounds, { players: 3 }), away: ['zoe', 'stranger', 'mia'] };
    expect(startMatch(rounds.game, start, 0).match.away).toEqual(['mia', 'zoe']);
  });

  it('[E9] strangers are neither away nor gone, and nobody joins twice', () => {
    const t = table<Tiny>(rounds);
    const before = JSON.stringify(t.match);
    t.away('stranger');
    t.leave('stranger');
    t.join('mia');
    expect(JSON.stringify(t.match)).toBe(before);
  });

  it('[E9] who leaves is neither a player nor away, and may come back as a newcomer', () => {
    const seen: string[] = [];
    const t = table<Tiny>(
      tiny({
        phases: { one: look('one') },
        joined: ({ players }, player) => void seen.push(`${player} joins ${players.join()}`),
        left: ({ players }, player) => void seen.push(`${player} leaves ${players.join()}`),
      }),
      { players: 3 },
    );
    t.away('mia');
    t.leave('mia');
    expect(t.match).toMatchObject({ players: ['ben', 'zoe'], away: [] });
    t.join('mia');
    expect(t.match.players).toEqual(['ben', 'zoe', 'mia']);
    expect(seen).toEqual(['mia leaves ben,zoe', 'mia joins ben,zoe,mia']);
  });

  it('[E9] a game may end the match when somebody leaves', () => {
    const t = table<Tiny>(
      tiny({
        phases: { one: look('one') },
        left: ({ players }) => end({ winners: players, scores: {}, reason: 'insufficient_players' }),
      }),
    );
    t.leave('mia');
    expect(t.match.over).toEqual({ winners: ['ben'], scores: {}, reason: 'insufficient_players' });
    expect(dueAt(rounds.game, t.match)).toBeNull();
  });
});

describe('a match that is over', () => {
  it.each([
    { type: 'joined', player: 'newcomer' },
    { type: 'left', player: 'mia' },
    { type: 'away', player: 'mia' },
    { type: 'back', player: 'mia' },
    { type: 'host', player: 'ben' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'shift', by: 500 },
    { type: 'stop', reason: 'again' },
  ] as const)('stays as it was, whatever comes: $type', (input) => {
    const t = table<Tiny>(rounds, { players: 3 });
    t.away('ben');
    t.stop();
    const before = JSON.stringify(t.match);
    expect(t.apply(input).ok).toBe(true);
    expect(JSON.stringify(t.match)).toBe(before);
    expect(t.match.over?.reason).toBe('host_ended');
  });

  it('does not expire', () => {
    const t = table<Tiny>(rounds);
    t.stop();
    t.drift(60_000);
    const late = applyMatch(rounds.game, t.match, { type: 'expire', visit: t.match.visit }, t.now);
    expect(isRefused(late)).toBe(true);
  });

  it('was stopped out of a pause and is not paused any more', () => {
    const t = table<Tiny>(rounds);
    t.pause();
    t.stop('watchdog');
    expect(t.match).toMatchObject({ paused: false, banked: null, deadline: null, over: { reason: 'watchdog' } });
  });
});
