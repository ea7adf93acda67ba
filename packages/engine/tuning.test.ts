import { describe, expect, it } from 'vitest';
import { end, goto, reject } from './game.ts';
import type { Game } from './game.ts';
import { table } from './testing/table.ts';
import type { TestTable } from './testing/table.ts';
import { does, look, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

interface Level {
  readonly level: number;
}

const leveled = { parse: (raw: unknown): Level => ({ level: 1, ...(raw as object) }) };

/** `calm` is tunable, `busy` is not. */
function tuned(configured?: Game<Tiny>['configured']): TestTable<Tiny> {
  return table<Tiny>(
    tiny({
      first: 'calm',
      settings: leveled,
      phases: {
        calm: { tunable: true, commands: { go: does(() => goto('busy')) } },
        busy: look('calm'),
      },
      ...(configured === undefined ? {} : { configured }),
    }),
  );
}

describe('settings that change during a match', () => {
  it('hold from then on, in a tunable phase', () => {
    const t = tuned();
    expect(t.configure({ level: 2 }, 0.5)).toMatchObject({ ok: true });
    expect(t.match).toMatchObject({ settings: { level: 2 }, pace: 0.5, phase: 'calm', visit: 1 });
    t.play('mia', 'go');
    expect(t.match.deadline).toBe(5_000);
  });

  it('are refused in any other phase, and nothing changes', () => {
    const t = tuned();
    t.play('mia', 'go');
    const before = t.match;
    expect(t.configure({ level: 2 })).toMatchObject({ code: 'INVALID_PHASE', details: { phase: 'busy' } });
    expect(t.match).toBe(before);
  });

  it('are refused while paused', () => {
    const t = tuned();
    t.pause();
    expect(t.configure({ level: 2 }).code).toBe('PAUSED');
  });

  it('are told to the game, with those before', () => {
    const t = tuned(({ settings, state, announce }, before) => {
      state.log.push(`${(before as Level).level} to ${(settings as Level).level}`);
      announce({ type: 'tuned' });
    });
    t.configure({ level: 5 });
    expect([t.state.log, t.events]).toEqual([['1 to 5'], [{ type: 'tuned' }]]);
  });

  it('[E1] a game that rejects them leaves the match untouched', () => {
    const t = tuned(({ state, rng }) => {
      state.count = 99;
      rng.int(6);
      return reject('INVALID_SETTINGS', { setting: 'level' });
    });
    const before = t.match;
    expect(t.configure({ level: 2 }, 2)).toEqual({
      ok: false,
      code: 'INVALID_SETTINGS',
      details: { setting: 'level' },
    });
    expect(t.match).toBe(before);
  });

  it('may lead to another phase, or to the end', () => {
    const t = tuned(({ settings, players }) =>
      (settings as Level).level > 2 ? end({ winners: players, scores: {}, reason: 'completed' }) : goto('busy'),
    );
    t.configure({ level: 2 });
    expect(t.phase).toBe('busy');
    t.expire();
    t.configure({ level: 3 });
    expect(t.match.over?.reason).toBe('completed');
  });
});

describe('a player who returns', () => {
  it('is told to the game with the seat they had', () => {
    const t = table<Tiny>(
      tiny({
        phases: { one: {} },
        joined({ state }, player, was) {
          state.log.push(`${player} was ${was ?? 'nobody'}`);
        },
      }),
      { players: ['ann', 'bob', 'cy'] },
    );
    t.leave('bob');
    t.join('dan', 'bob');
    t.join('eve');
    expect(t.state.log).toEqual(['dan was bob', 'eve was nobody']);
    expect(t.match.players).toEqual(['ann', 'cy', 'dan', 'eve']);
  });
});
