import { describe, expect, it, vi } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { end, goto, reject } from './game.ts';
import type { Game } from './game.ts';
import { HENHOUSE_WORDS, honest } from './testing/leaky-game.ts';
import { table } from './testing/table.ts';
import { act, does, look, round, tiny } from './testing/tiny-game.ts';
import type { Tiny } from './testing/tiny-game.ts';

vi.mock('./chacha.ts', { spy: true });

type Phases = Game<Tiny>['phases'];

/** Phases p0, p1, …: each leads to the next at once, the last one stays. */
function chain(length: number, link: (next: string) => Phases[string]): Phases {
  const phases: Record<string, Phases[string]> = { one: { commands: { go: does(() => goto('p0')) } } };
  for (let index = 0; index < length; index++) phases[`p${index}`] = index + 1 < length ? link(`p${index + 1}`) : {};
  return phases;
}

describe('the loop', () => {
  it('[E2] runs the handler, then enters, then asks how long, then whom it awaits', () => {
    const order: string[] = [];
    const t = table<Tiny>(
      tiny({
        phases: {
          one: { commands: { go: does(() => (order.push('run'), goto('two'))) } },
          two: {
            enter: ({ phase }) => void order.push(`enter ${phase}`),
            lasts: () => (order.push('lasts'), 500),
            awaits: ({ players }) => (order.push('awaits'), players),
            close: () => goto('one'),
          },
        },
      }),
    );
    const { visit } = t.match;
    t.play('mia', 'go');
    expect(order).toEqual(['run', 'enter two', 'lasts', 'awaits']);
    expect(t.match).toMatchObject({ phase: 'two', visit: visit + 1, deadline: 500 });
  });

  it('[E2] stays when the handler answers nothing: same visit, same deadline', () => {
    const t = table<Tiny>(tiny({ phases: { one: round('one') } }));
    t.drift(100);
    t.play('mia', 'act');
    expect(t.match).toMatchObject({ visit: 1, deadline: 10_000, state: { count: 1 } });
  });

  it('[E2] closes a phase as soon as nobody is awaited', () => {
    const t = table<Tiny>(tiny({ phases: { one: round('two'), two: look('one') } }));
    t.play('mia', 'act');
    expect(t.phase).toBe('one');
    t.play('ben', 'act');
    expect(t.phase).toBe('two');
  });

  it('[E2] closes at once a phase that awaits nobody from the start', () => {
    const t = table<Tiny>(
      tiny({ phases: { one: { awaits: () => [], close: () => goto('two') }, two: { awaits: () => [] }, three: {} } }),
    );
    expect(t.match).toMatchObject({ phase: 'two', visit: 2 });
  });

  it('[E2] never closes by itself a phase that does not say whom it awaits', () => {
    const t = table<Tiny>(tiny({ phases: { one: { ...look('two'), commands: { act } }, two: {} } }));
    t.play('mia', 'act');
    t.play('ben', 'act');
    expect(t.phase).toBe('one');
  });

  it.each([
    ['away', { type: 'away', player: 'zoe' }],
    ['left', { type: 'left', player: 'zoe' }],
  ] as const)('[E2] closes also when the last one awaited is %s', (_name, input) => {
    const phase = round('two');
    const t = table<Tiny>(
      tiny({
        phases: {
          one: {
            ...phase,
            awaits: (seen) => phase.awaits?.(seen).filter((player) => !seen.away.includes(player)) ?? [],
          },
          two: {},
        },
      }),
      { players: 3 },
    );
    t.play('mia', 'act');
    t.play('ben', 'act');
    t.apply(input);
    expect(t.phase).toBe('two');
  });

  it('[E2] counts a phase that leads to itself as another visit', () => {
    const t = table<Tiny>(tiny({ phases: { one: look('one') } }));
    t.expire();
    expect(t.match).toMatchObject({ phase: 'one', visit: 2, deadline: 20_000 });
  });

  it('[E2] goes no further once the match is over', () => {
    const over = end({ winners: [], scores: {}, reason: 'completed' });
    const t = table<Tiny>(
      tiny({
        phases: {
          one: { commands: { go: does(() => goto('two')) } },
          two: { enter: () => over, awaits: () => [], close: () => goto('one') },
        },
      }),
    );
    t.play('mia', 'go');
    expect(t.match).toMatchObject({ phase: 'two', over: { reason: 'completed' }, deadline: null });
  });

  it('[E2] says aloud what every hop announced, in order and as it was at that moment', () => {
    const say: Phases[string]['enter'] = ({ state, phase, announce }) => {
      state.log.push(phase);
      announce({ type: 'entered', log: state.log });
      return phase === 'two' ? goto('three') : undefined;
    };
    const t = table<Tiny>(
      tiny({
        phases: { one: { commands: { go: does(() => goto('two')) } }, two: { enter: say }, three: { enter: say } },
      }),
    );
    t.play('mia', 'go');
    expect(t.events).toEqual([
      { type: 'entered', log: ['two'] },
      { type: 'entered', log: ['two', 'three'] },
    ]);
  });

  it.each([
    ['entering leads on', (next: string) => ({ enter: () => goto(next) })],
    ['nobody is awaited', (next: string) => ({ awaits: () => [], close: () => goto(next) })],
  ])('[E2] follows 64 hops and no more, where %s', (_name, link) => {
    const fits = table<Tiny>(tiny({ phases: chain(64, link) }));
    fits.play('mia', 'go');
    expect(fits.match).toMatchObject({ phase: 'p63', visit: 65 });
    const t = table<Tiny>(tiny({ phases: chain(65, link) }));
    const before = JSON.stringify(t.match);
    expect(() => t.play('mia', 'go')).toThrow('more than 64 hops from one');
    expect(JSON.stringify(t.match)).toBe(before);
  });
});

describe('a game with a mistake is told so', () => {
  const nowhere = (() => undefined) as unknown as () => { readonly goto: string };

  it('when the end of a phase leads nowhere, by the clock or because nobody is awaited', () => {
    const t = table<Tiny>(tiny({ phases: { one: { ...round('one'), close: nowhere } } }));
    expect(() => t.expire()).toThrow('the end of one leads nowhere');
    t.drift(-5000);
    t.play('mia', 'act');
    expect(() => t.play('ben', 'act')).toThrow('the end of one leads nowhere');
  });

  it('when a phase has a limit and no end', () => {
    expect(() => table(tiny({ phases: { one: { lasts: () => 1000 } } }))).toThrow('one has a limit but no close');
  });

  it('when it leads to a phase that there is not', () => {
    expect(() => table(tiny({ phases: { one: { enter: () => goto('two') } } }))).toThrow('has no phase two');
  });

  it('when something else than a command rejects', () => {
    const left = (() => reject('NOT_ACTIVE')) as never;
    const t = table<Tiny>(tiny({ phases: { one: {} }, left }), { players: 3 });
    expect(() => t.leave('mia')).toThrow('reject outside a command');
  });
});

describe('the cost of a step', () => {
  it('[E11] in bytes: after a thousand visits a match is as large as after ten', () => {
    const t = table<Tiny>(tiny({ phases: { one: look('two'), two: look('one') } }));
    const sizeAfter = (visit: number): number => {
      while (t.match.visit < visit) t.expire();
      // Numbers grow by a digit now and then; the rest must not grow at all.
      return JSON.stringify(t.match).replace(/\d+/g, '0').length;
    };
    const small = sizeAfter(10);
    expect(sizeAfter(1000)).toBe(small);
  });

  it('[E11] in bytes: nine rounds of a game are each as large as the first', () => {
    const t = table(honest, { players: 4, settings: { rounds: 9 }, bank: HENHOUSE_WORDS });
    const largest = new Map<number, number>();
    while (t.match.over === null) {
      const { round: now } = t.state as { round: number };
      for (const player of t.players) t.play(player, 'hide', { eggs: 5 });
      // Roles go round, and names are not of equal length.
      const size = JSON.stringify(t.match)
        .replace(/\d+/g, '0')
        .replace(/"(?:mia|ben|zoe|elias)"/g, '"x"').length;
      largest.set(now, Math.max(size, largest.get(now) ?? 0));
      t.expire();
    }
    expect([...largest.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(largest.values()).size).toBe(1);
  });

  it('[E11] in dice: one draw computes one block, however many were drawn before', () => {
    const roll = does(({ rng, state }) => void (state.count = rng.int(6)));
    const t = table<Tiny>(tiny({ phases: { one: { commands: { roll } } } }));
    const blocksOf = (rolls: number): number => {
      vi.mocked(chachaBlock).mockClear();
      for (let count = 0; count < rolls; count++) t.play('mia', 'roll');
      return vi.mocked(chachaBlock).mock.calls.length;
    };
    expect(blocksOf(1)).toBe(1);
    expect(blocksOf(1000)).toBe(1000);
    expect(t.match.dice.draws).toBe(1001);
    expect(blocksOf(1)).toBe(1);
  });

  it('[E11] in dice: a step that draws nothing computes nothing', () => {
    const t = table<Tiny>(tiny({ phases: { one: round('one') } }));
    vi.mocked(chachaBlock).mockClear();
    t.play('mia', 'act');
    expect(chachaBlock).not.toHaveBeenCalled();
  });
});
