import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { packWith, questions } from '../testing/bluff-trivia.ts';
import { draw } from './content.ts';
import type { Pack } from './content.ts';
import { settings } from './settings.ts';
import type { Question, Settings } from './types.ts';

interface Ask {
  readonly bank: readonly Pack[];
  readonly settings?: Partial<Settings>;
  readonly used?: readonly string[];
  readonly seed?: number;
}

function drawn({ bank, settings: chosen = {}, used = [], seed = 1 }: Ask): { ids: string[]; used: readonly string[] } {
  const result = draw({ settings: settings.parse(chosen), bank, used, written: [], players: 4, rng: testRng(seed) });
  return { ids: (result.content as Question[]).map(({ id }) => id), used: result.used };
}

function named(prefix: string, count: number, changes: Partial<Question> = {}): Question[] {
  return questions(count).map((item, index) => ({ ...item, ...changes, id: `${prefix}${index + 1}` }));
}

describe('drawing questions', () => {
  const bank = [packWith('one', named('a', 10)), packWith('two', named('b', 10))];

  it('[BT-F.2] takes as many as there are rounds, at random, none twice', () => {
    for (const rounds of [1, 5, 15]) expect(new Set(drawn({ bank, settings: { rounds } }).ids).size).toBe(rounds);
    const draws = new Set(Array.from({ length: 20 }, (_, seed) => drawn({ bank, seed }).ids.join()));
    expect(draws.size).toBeGreaterThan(15);
  });

  it('[BT-F.2] takes every question equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      for (const id of drawn({ bank, seed }).ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(counts.size).toBe(20);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
  });

  it('[BT-Q19, BT 27] two matches in one room have ten different questions', () => {
    const first = drawn({ bank });
    const second = drawn({ bank, used: first.used, seed: 2 });
    expect(new Set([...first.ids, ...second.ids]).size).toBe(10);
  });

  it('[BT-Q19] when all are used, the ones seen longest ago come back, in that order', () => {
    const used = ['a3', 'b7', 'a1', ...named('a', 10).map(({ id }) => id), ...named('b', 10).map(({ id }) => id)];
    const oldest = [...new Set(used)];
    expect(drawn({ bank, used: oldest }).ids).toEqual(['a3', 'b7', 'a1', 'a2', 'a4']);
  });

  it('[BT-Q19] fresh ones go first, then the oldest fill up', () => {
    const used = named('a', 9).map(({ id }) => id);
    const { ids } = drawn({ bank, used, settings: { packs: ['one'], rounds: 4 } });
    expect(ids).toEqual(['a10', 'a1', 'a2', 'a3']);
  });

  it('[BT-Q19] says what was drawn, to be remembered', () => {
    const { ids, used } = drawn({ bank });
    expect(used).toEqual(ids);
  });

  it('[BT-Q19] a whole evening of matches shows every question before any comes back', () => {
    let used: string[] = [];
    const asked: string[] = [];
    for (let match = 0; match < 4; match++) {
      const now = drawn({ bank, used, seed: match });
      asked.push(...now.ids);
      used = [...used.filter((id) => !now.used.includes(id)), ...now.used];
    }
    expect(new Set(asked).size).toBe(20);
    expect(drawn({ bank, used, seed: 9 }).ids).toEqual(asked.slice(0, 5));
  });
});

describe('chosen packs and ratings', () => {
  const bank = [
    packWith('one', named('a', 10)),
    packWith('two', named('b', 10)),
    packWith('spicy', [...named('t', 10, { rating: 'teen' }), ...named('x', 10, { rating: 'adult' })]),
  ];

  it('take only the packs chosen; none chosen means all', () => {
    for (const id of drawn({ bank, settings: { packs: ['two'] } }).ids) expect(id).toMatch(/^b/);
    const all = new Set(
      Array.from({ length: 40 }, (_, seed) => drawn({ bank, seed }).ids.join())
        .join()
        .match(/[a-z]/g),
    );
    expect([...all].sort()).toEqual(['a', 'b']);
  });

  it('take nothing above the rating of the room', () => {
    const kinds = (rating: Settings['rating']): string[] => {
      const ids = Array.from({ length: 40 }, (_, seed) => drawn({ bank, seed, settings: { rating } }).ids.join());
      return [...new Set(ids.join().match(/[a-z]/g))].sort();
    };
    expect(kinds('everyone')).toEqual(['a', 'b']);
    expect(kinds('teen')).toEqual(['a', 'b', 't']);
    expect(kinds('adult')).toEqual(['a', 'b', 't', 'x']);
  });

  it('fall back to the other packs when the chosen ones are unknown', () => {
    const { ids } = drawn({ bank, settings: { packs: ['unheard-of'] } });
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(id).toMatch(/^[ab]/);
  });

  it('fall back to the other packs when the chosen ones hold nothing that is allowed', () => {
    const { ids } = drawn({ bank, settings: { packs: ['spicy'] } });
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(id).toMatch(/^[ab]/);
  });

  it('are topped up from the other packs rather than ask a question twice', () => {
    const small = [packWith('small', named('s', 3)), ...bank];
    const { ids } = drawn({ bank: small, settings: { packs: ['small'] } });
    expect(ids.slice(0, 3).sort()).toEqual(['s1', 's2', 's3']);
    expect(new Set(ids).size).toBe(5);
    for (const id of ids.slice(3)) expect(id).toMatch(/^[ab]/);
  });

  it('repeat a question only when the whole bank is too small', () => {
    const { ids, used } = drawn({ bank: [packWith('small', named('s', 3))], settings: { rounds: 7 } });
    expect(ids).toHaveLength(7);
    expect(ids.slice(3, 6)).toEqual(ids.slice(0, 3));
    expect([...used].sort()).toEqual(['s1', 's2', 's3']);
  });

  it('draw nothing from nothing, and do not fail', () => {
    expect(drawn({ bank: [] })).toEqual({ ids: [], used: [] });
    expect(drawn({ bank: [packWith('adult', named('x', 3, { rating: 'adult' }))] }).ids).toEqual([]);
  });
});
