import type { Draw, WrittenItem } from '@alibi/engine';
import { testRng } from '@alibi/engine/testing';
import { describe, expect, it } from 'vitest';
import { packPairs, packWith } from '../testing/impostor-questions.ts';
import { draw, supply } from './draw.ts';
import { settings } from './settings.ts';
import type { Content, PoolPair } from './state.ts';
import type { Settings } from './types.ts';

const bank = [packWith('one', packPairs(8, 'one')), packWith('two', packPairs(9, 'two'))];

function request(changes: Partial<Settings> = {}, more: Partial<Draw> = {}): Draw {
  return { settings: settings.parse(changes), bank, used: [], written: [], players: 4, rng: testRng(3), ...more };
}

function pairsOf(wanted: Draw): readonly PoolPair[] {
  const drawn = draw(wanted);
  if ('code' in drawn) throw new Error(drawn.code);
  return (drawn.content as Content).pairs;
}

function written(count: number, by = 'p1', text = 'written'): WrittenItem[] {
  return Array.from({ length: count }, (_, index) => ({
    by,
    id: `${by}-${index}`,
    item: {
      promptA: { text: `${text} this ${index}`, target: 'crew' },
      promptB: { text: `${text} that ${index}`, target: 'impostor' },
    },
  }));
}

describe('the pool', () => {
  it('[IQ-Q8] is the chosen packs, without owners, and what players wrote, with theirs', () => {
    const pool = pairsOf(request({}, { written: written(2, 'p3') }));
    expect(pool).toHaveLength(19);
    expect(pool.filter(({ owner }) => owner === 'p3')).toHaveLength(2);
    expect(pool.filter(({ owner }) => owner === null)).toHaveLength(17);
    expect(pairsOf(request({ packs: ['two'] }))).toHaveLength(9);
    expect(
      pairsOf(request({ writtenPairs: 'only' }, { written: written(6) })).every(({ owner }) => owner === 'p1'),
    ).toBe(true);
  });

  it('carries nothing of the packs but texts and targets', () => {
    for (const pair of pairsOf(request())) {
      expect(Object.keys(pair).sort()).toEqual(['a', 'b', 'fresh', 'id', 'owner']);
      expect(Object.keys(pair.a).sort()).toEqual(['target', 'text']);
    }
  });

  it('[IQ 24] [IQ-Q12] four pairs are too few with reuse off, five are enough; with reuse on one is', () => {
    const tiny = [packWith('tiny', packPairs(4, 'tiny'))];
    expect(draw(request({}, { bank: tiny }))).toEqual({ code: 'POOL_TOO_SMALL', details: { required: 5, actual: 4 } });
    expect(pairsOf(request({}, { bank: tiny, written: written(1) }))).toHaveLength(5);
    expect(pairsOf(request({ questionReuse: true }, { bank: [packWith('one', packPairs(1, 'one'))] }))).toHaveLength(1);
    expect(draw(request({ questionReuse: true }, { bank: [] }))).toMatchObject({ details: { required: 1, actual: 0 } });
    expect(draw(request({ packs: ['gone'] }))).toMatchObject({ code: 'POOL_TOO_SMALL' });
  });

  it('keeps to the rating of the room', () => {
    const [teen, ...rest] = packPairs(7, 'mixed');
    const mixed = [packWith('mixed', [{ ...teen!, rating: 'teen' }, ...rest])];
    expect(pairsOf(request({}, { bank: mixed }))).toHaveLength(6);
    expect(pairsOf(request({ rating: 'teen' }, { bank: mixed }))).toHaveLength(7);
  });

  it('holds every pair once, whoever wrote it; what was written goes before its twin in a pack', () => {
    const [first] = packPairs(1, 'one');
    const same = {
      promptA: { text: first!.promptB.text.toUpperCase(), target: 'crew' },
      promptB: { text: first!.promptA.text, target: 'both' },
    };
    const pool = pairsOf(
      request(
        {},
        {
          written: [
            { by: 'p2', id: 'mine', item: same },
            { by: 'p3', id: 'too', item: same },
          ],
        },
      ),
    );
    expect(pool).toHaveLength(17);
    expect(pool.filter(({ owner }) => owner !== null).map(({ owner }) => owner)).toEqual(['p2']);
  });

  it('is at most 120 pairs: all that were written, then what is new to the room, then what was seen longest ago', () => {
    const large = [packWith('large', packPairs(200, 'large'))];
    const used = packPairs(200, 'large')
      .slice(0, 150)
      .map(({ id }) => id);
    const pool = pairsOf(request({}, { bank: large, written: written(10), used }));
    expect(pool).toHaveLength(120);
    expect(pool.filter(({ owner }) => owner !== null)).toHaveLength(10);
    expect(pool.filter(({ owner, fresh }) => owner === null && fresh)).toHaveLength(50);
    const seen = pool.filter(({ fresh }) => !fresh).map(({ id }) => id);
    expect(seen).toEqual(used.slice(0, 60));
  });

  it('does not say beforehand what will be played: the room remembers what was', () => {
    expect(draw(request())).toMatchObject({ used: [] });
  });

  it('reads packs that people brought along, which have no ids of their own', () => {
    const own = [{ id: 'own', title: 'Own', items: written(5).map(({ item }) => item) }];
    const pool = pairsOf(request({ packs: ['own'] }, { bank: own }));
    expect(pool.map(({ id }) => id).sort()).toEqual(['own#1', 'own#2', 'own#3', 'own#4', 'own#5']);
    expect(pool.every(({ owner }) => owner === null)).toBe(true);
  });

  it('[IQ-Q12] the supply counts what is there and what is new, and of what was written only how much', () => {
    const used = ['one-001', 'one-002'];
    expect(supply(request({}, { used, written: written(3) }))).toEqual({ fresh: 18, total: 20 });
    const twice = [...written(3), ...written(3, 'p2')];
    expect(supply(request({ writtenPairs: 'only' }, { written: twice }))).toEqual({ fresh: 6, total: 6 });
  });
});
