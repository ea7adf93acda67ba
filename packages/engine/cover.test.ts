import { describe, expect, it } from 'vitest';
import { coverFor, shownVisit } from './cover.ts';
import { goto } from './game.ts';
import type { Game } from './game.ts';
import { HALF_NIGHT } from './testing/henhouse/rules.ts';
import { HENHOUSE_WORDS, honest } from './testing/leaky-game.ts';
import type { Henhouse } from './testing/leaky-game.ts';
import { table } from './testing/table.ts';
import type { TableOptions, TestTable } from './testing/table.ts';
import { act, does, look, round, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

/** A henhouse at night, and those in it who have nothing to do. */
function night(options: TableOptions = {}): { t: TestTable<Henhouse>; hen: string; fox: string; owl: string } {
  const t = table<Henhouse>(honest, { players: 4, bank: HENHOUSE_WORDS, ...options });
  while (t.seen(null).own.phase.name !== 'night') t.expire();
  const { fox, owl } = t.state;
  const hen = t.players.find((player) => player !== fox && player !== owl) ?? '';
  return { t, hen, fox, owl };
}

type Middle = 'runs' | 'is skipped' | 'is left out';

/** Day, then three hidden phases of which the middle one may be missing, then day again; six seconds in any case. */
function masked(middle: Middle, more: Partial<Game<Tiny>> = {}): ReturnType<typeof tiny> {
  const hidden = { lasts: () => (middle === 'runs' ? 2000 : 3000) };
  return tiny({
    first: 'day',
    phases: {
      day: round('a'),
      a: { ...hidden, close: () => goto(middle === 'is left out' ? 'c' : 'b') },
      b: middle === 'runs' ? { ...hidden, close: () => goto('c') } : { enter: () => goto('c') },
      c: { ...hidden, commands: { act }, close: () => goto('day') },
    },
    cover: ({ phase }) => (phase === 'day' ? null : { phase: 'a', longer: LONGER[middle][phase] ?? 0 }),
    ...more,
  });
}
const LONGER: Record<Middle, Record<string, number>> = {
  runs: { a: 4000, b: 2000 },
  'is skipped': { a: 3000 },
  'is left out': { a: 3000 },
};

describe('a covered stretch', () => {
  it('[E10] has one name, one visit and one end for everybody, whichever phase is really running', () => {
    const { t } = night();
    const before = [...t.players, null].map((viewer) => t.seen(viewer).own.phase);
    expect(before[0]).toEqual({ name: 'night', visit: 2, endsAt: t.now + 2 * HALF_NIGHT });
    const { phase } = t;
    t.expire();
    expect(t.phase).not.toBe(phase);
    expect([...t.players, null].map((viewer) => t.seen(viewer).own.phase)).toEqual(before);
  });

  it('[E10] ends when it said it would, even where the timer was late in the middle', () => {
    const { t, hen } = night();
    const { endsAt } = t.seen(hen).own.phase;
    t.drift(HALF_NIGHT + 35);
    t.expire();
    expect(t.seen(hen).own.phase.endsAt).toBe(endsAt);
    t.expire();
    expect(t.now).toBe(endsAt);
    expect(t.phase).toBe('accuse');
  });

  it('[E10] is followed by a phase with its whole time, counted from when it really began', () => {
    const { t } = night();
    t.expire();
    t.drift(HALF_NIGHT + 500);
    t.expire();
    expect(t.match).toMatchObject({ phase: 'accuse', deadline: t.now + 15_000 });
  });

  it('[E10] is scaled as a whole by the pace of the room', () => {
    const { t, hen } = night({ pace: 1.5 });
    expect(t.seen(hen).own.phase.endsAt).toBe(t.now + 3 * HALF_NIGHT);
    t.expire();
    expect(t.seen(hen).own.phase.endsAt).toBe(t.now + 1.5 * HALF_NIGHT);
  });

  it('[E10] shows during a pause what is left of all of it, and goes on with that', () => {
    const { t, hen } = night();
    t.drift(1000);
    t.pause();
    expect(t.seen(hen).own.phase).toMatchObject({ name: 'night', endsAt: null, left: 2 * HALF_NIGHT - 1000 });
    t.drift(9000);
    t.resume();
    expect(t.seen(hen).own.phase.endsAt).toBe(t.now + 2 * HALF_NIGHT - 1000);
  });

  it('[E10] does not tell by the numbers of later visits how many were hidden', () => {
    const visits = (['runs', 'is skipped', 'is left out'] as const).map((middle) => {
      const t = table<Tiny>(masked(middle));
      const seen = [t.seen(null).own.phase];
      t.wait(11_000);
      seen.push(t.seen(null).own.phase);
      t.wait(6000);
      seen.push(t.seen(null).own.phase);
      return seen;
    });
    expect(visits[0]?.map(({ name }) => name)).toEqual(['day', 'a', 'day']);
    expect(visits[1]).toEqual(visits[0]);
    expect(visits[2]).toEqual(visits[0]);
  });

  it('[E3] takes no click that was meant for it once it has ended', () => {
    const t = table<Tiny>(masked('runs'));
    t.expire();
    const visit = shownVisit(masked('runs').game, t.match, 'mia');
    t.wait(6000);
    expect(t.phase).toBe('day');
    expect(t.play('mia', 'act', {}, { visit })).toEqual({ ok: false, code: 'TIME_EXPIRED', details: { phase: 'day' } });
    expect(t.play('mia', 'act').ok).toBe(true);
  });
});

describe('refusals behind a cover', () => {
  it('[E7] are all the same: no code, no detail tells which phase is running', () => {
    const { t, hen } = night();
    const tries = (): unknown[] =>
      ['steal', 'watch', 'hide', 'accuse', 'nonsense'].flatMap((command) =>
        [{}, { from: 'zoe' }, { whom: 'zoe' }].map((payload) => t.play(hen, command, payload)),
      );
    const first = tries();
    expect(new Set(first.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: false, code: 'INVALID_PHASE', details: { phase: 'night' } })]),
    );
    t.expire();
    expect(tries()).toEqual(first);
  });

  it('[E7] are the same before and after the clock was due', () => {
    const { t, hen } = night();
    const before = t.play(hen, 'steal', { from: 'zoe' });
    t.drift(HALF_NIGHT + 20);
    expect(t.play(hen, 'steal', { from: 'zoe' })).toEqual(before);
  });

  it.each(['runs', 'is skipped', 'is left out'] as const)(
    '[E7] of a click from the day before do not tell that a phase %s',
    (middle) => {
      const t = table<Tiny>(masked(middle));
      const { visit } = t.match;
      t.play('mia', 'act');
      t.play('ben', 'act');
      const refusals = [t.play('mia', 'act', {}, { visit })];
      t.expire();
      refusals.push(t.play('mia', 'act', {}, { visit }));
      const same = { ok: false, code: 'INVALID_PHASE', details: { phase: 'a' } };
      expect(refusals).toEqual([same, same]);
    },
  );

  it('[E7] of a click from a day that the clock ended say so in every hidden phase', () => {
    const t = table<Tiny>(masked('runs'));
    const { visit } = t.match;
    t.expire();
    const late = { ok: false, code: 'TIME_EXPIRED', details: { phase: 'a' } };
    for (const phase of ['a', 'b', 'c']) {
      expect(t.phase).toBe(phase);
      expect(t.play('mia', 'act', {}, { visit })).toEqual(late);
      t.expire();
    }
  });
});

describe('who may act behind a cover', () => {
  it('[E8] finds it in `can`, names the visit of the whole stretch and is not refused', () => {
    const { t, fox, hen } = night();
    if (t.phase !== 'theft') t.expire();
    expect(t.seen(fox).own.can).toEqual(['steal']);
    expect(t.seen(hen).own.can).toEqual([]);
    expect(t.play(fox, 'steal', { from: hen }, { visit: t.seen(fox).own.phase.visit }).ok).toBe(true);
    expect(t.state.robbed).toBe(hen);
  });

  it('[E10] may be let see through it: then they name the real visit, and see the real end', () => {
    const cartridge = masked('runs', {
      cover: ({ phase }, viewer) =>
        phase === 'day' || viewer === 'mia' ? null : { phase: 'a', longer: LONGER.runs[phase] ?? 0 },
    });
    const t = table<Tiny>(cartridge, { at: 'c' });
    expect(t.seen('mia').own.phase).toMatchObject({ name: 'c', visit: 4, endsAt: t.match.deadline });
    expect(t.seen('ben').own.phase).toMatchObject({ name: 'a', visit: 2 });
    expect(t.play('mia', 'act', {}, { visit: 2 })).toMatchObject({ ok: false, details: { phase: 'c' } });
    expect(t.play('mia', 'act', {}, { visit: 4 }).ok).toBe(true);
    t.expire();
    expect(t.seen('mia').own.phase.visit).toBe(t.seen('ben').own.phase.visit);
    expect(t.seen('mia').own.phase.visit).toBeGreaterThan(4);
  });
});

describe('a game without a cover', () => {
  it('[E10] shows phases as they are', () => {
    const cartridge = tiny({ phases: { one: { ...look('two'), commands: { go: does(() => goto('two')) } }, two: {} } });
    const t = table<Tiny>(cartridge);
    expect(coverFor(cartridge.game, t.match, 'mia')).toBeNull();
    expect(t.seen(null).own.phase).toEqual({ name: 'one', visit: 1, endsAt: 10_000 });
    t.play('mia', 'go');
    expect(t.seen(null).own.phase).toEqual({ name: 'two', visit: 2, endsAt: null });
  });
});
