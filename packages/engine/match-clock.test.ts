import { describe, expect, it } from 'vitest';
import { goto } from './game.ts';
import { dueAt } from './match.ts';
import { table } from './testing/table.ts';
import { act, does, look, round, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

const GRACE = 1000;
const game = tiny({ phases: { one: round('two'), two: look('open'), open: { commands: { act } } } });

describe('the deadline', () => {
  it('[E4] is one absolute time in the match', () => {
    const t = table<Tiny>(game);
    t.wait(11_000);
    expect(t.match).toMatchObject({ phase: 'two', deadline: 21_000, banked: null });
  });

  it('[E4] ends a phase from deadline and grace on, not a moment before', () => {
    const t = table<Tiny>(game);
    const { visit } = t.match;
    t.drift(10_000 + GRACE - 1);
    expect(t.apply({ type: 'expire', visit })).toMatchObject({ ok: false, code: 'INVALID_PHASE' });
    t.drift(1);
    expect(t.apply({ type: 'expire', visit }).ok).toBe(true);
    expect(t.phase).toBe('two');
  });

  it('[E4] has a grace only where somebody is awaited', () => {
    const t = table<Tiny>(game);
    expect(dueAt(game.game, t.match)).toBe(10_000 + GRACE);
    t.expire();
    expect(dueAt(game.game, t.match)).toBe(t.now + 10_000);
  });

  it('[E4] counts a command of the very instant in which the phase ends, and none after it', () => {
    const t = table<Tiny>(game, { players: 3 });
    const { visit } = t.match;
    t.drift(10_000 + GRACE);
    expect(t.play('mia', 'act').ok).toBe(true);
    t.apply({ type: 'expire', visit });
    expect(t.play('ben', 'act', {}, { visit })).toMatchObject({ ok: false, code: 'TIME_EXPIRED' });
  });

  it('[E4] refuses what comes after the end, even where the timer is late', () => {
    const t = table<Tiny>(game);
    t.drift(10_000 + GRACE + 1);
    expect(t.play('mia', 'act')).toEqual({ ok: false, code: 'TIME_EXPIRED', details: { phase: 'one' } });
    expect(t.state.count).toBe(0);
  });

  it('[E4] ends no other visit than the one that is named', () => {
    const t = table<Tiny>(game);
    const { visit } = t.match;
    t.expire();
    t.drift(60_000);
    expect(t.apply({ type: 'expire', visit }).ok).toBe(false);
    expect(t.apply({ type: 'expire', visit: visit + 2 }).ok).toBe(false);
    expect(t.phase).toBe('two');
  });

  it('[E4] is none where the phase has no limit', () => {
    const t = table<Tiny>(game, { at: 'open' });
    t.drift(1e9);
    expect(dueAt(game.game, t.match)).toBeNull();
    expect(t.apply({ type: 'expire', visit: t.match.visit }).ok).toBe(false);
    expect(t.play('mia', 'act').ok).toBe(true);
  });

  it('[CM-36] is scaled by the pace of the room, in whole milliseconds', () => {
    expect(table<Tiny>(game, { pace: 0.5 }).match.deadline).toBe(5000);
    expect(table<Tiny>(game, { pace: 1.23456 }).match.deadline).toBe(12_346);
    expect(table<Tiny>(game, { pace: 0.5, at: 'open' }).match.deadline).toBeNull();
  });

  it('moves with a server that was away', () => {
    const t = table<Tiny>(game);
    t.apply({ type: 'shift', by: 70_000 });
    expect(t.match.deadline).toBe(80_000);
  });

  it('is moved by `extend`, and only where there is one', () => {
    const more = does(({ extend }) => extend(3000));
    const t = table<Tiny>(
      tiny({ phases: { one: { ...look('two'), commands: { more } }, two: { commands: { more } } } }),
    );
    t.play('mia', 'more');
    expect(t.match.deadline).toBe(13_000);
    t.expire();
    t.play('mia', 'more');
    expect(t.match).toMatchObject({ phase: 'two', deadline: null, banked: null });
  });

  it('of a phase that is extended and left in one step is not carried over', () => {
    const more = does(({ extend }) => {
      extend(3000);
      return goto('two');
    });
    const t = table<Tiny>(tiny({ phases: { one: { ...look('two'), commands: { more } }, two: look('one') } }));
    t.play('mia', 'more');
    expect(t.match.deadline).toBe(10_000);
  });
});

describe('a pause', () => {
  it('[E5] banks what is left and gives it back', () => {
    const t = table<Tiny>(game);
    t.drift(4000);
    t.pause();
    expect(t.match).toMatchObject({ paused: true, banked: 6000, deadline: null });
    t.drift(60_000);
    t.resume();
    expect(t.match).toMatchObject({ paused: false, banked: null, deadline: 70_000 });
  });

  it('[E5] banks what is left of the grace, too: a pause is no second grace', () => {
    const t = table<Tiny>(game);
    t.drift(10_000 + 400);
    t.pause();
    expect(t.seen('mia').own.phase).toMatchObject({ endsAt: null, left: 0 });
    t.drift(60_000);
    t.resume();
    expect(dueAt(game.game, t.match)).toBe(t.now + GRACE - 400);
  });

  it('[E5] gives no time back where there was none, and a second pause or resume does nothing', () => {
    const t = table<Tiny>(game);
    t.drift(1000);
    t.pause();
    t.drift(1000);
    t.pause();
    expect(t.match.banked).toBe(9000);
    t.resume();
    t.drift(1000);
    t.resume();
    expect(t.match.deadline).toBe(2000 + 9000);
    const open = table<Tiny>(game, { at: 'open' });
    open.pause();
    open.resume();
    expect(open.match).toMatchObject({ paused: false, banked: null, deadline: null });
  });

  it('[E5] lets nothing expire', () => {
    const t = table<Tiny>(game);
    t.pause();
    t.drift(60_000);
    expect(dueAt(game.game, t.match)).toBeNull();
    expect(t.apply({ type: 'expire', visit: t.match.visit }).ok).toBe(false);
  });

  it('[E5] closes nothing; what has nobody to wait for closes when play goes on', () => {
    const t = table<Tiny>(game, { players: 3 });
    t.play('mia', 'act');
    t.play('ben', 'act');
    t.pause();
    t.leave('zoe');
    expect(t.phase).toBe('one');
    t.resume();
    expect(t.phase).toBe('two');
  });

  it('[E5] banks the whole time of a phase that begins in it', () => {
    const t = table<Tiny>(tiny({ phases: { one: round('two'), two: look('one') }, left: () => goto('two') }), {
      players: 3,
    });
    t.pause();
    t.leave('zoe');
    expect(t.match).toMatchObject({ phase: 'two', paused: true, banked: 10_000, deadline: null });
    t.drift(5000);
    t.resume();
    expect(t.match.deadline).toBe(15_000);
  });

  it('[E5] takes an extension on what is banked', () => {
    const t = table<Tiny>(tiny({ phases: { one: look('one') }, joined: ({ extend }) => extend(2500) }));
    t.pause();
    t.join('zoe');
    expect(t.match).toMatchObject({ banked: 12_500, deadline: null });
  });

  it('[E5] is not moved by a server that was away', () => {
    const t = table<Tiny>(game);
    t.pause();
    t.apply({ type: 'shift', by: 70_000 });
    expect(t.match).toMatchObject({ banked: 10_000, deadline: null });
  });
});
