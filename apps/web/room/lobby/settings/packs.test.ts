import { describe, expect, it } from 'vitest';
import { inPlay, strangers, toggled, withHouse } from './packs.ts';

const house = ['animals', 'history', 'places'];
const shelves = { house, own: ['mine'] };

describe('choosing packs', () => {
  it('unchecking one of all leaves the others', () => {
    expect(toggled(shelves, [], 'history')).toEqual(['animals', 'places']);
  });

  it('checking the last missing one means all', () => {
    expect(toggled(shelves, ['animals', 'places'], 'history')).toEqual([]);
  });

  it('the last one stays checked', () => {
    expect(toggled(shelves, ['places'], 'places')).toEqual(['places']);
  });

  it('an own pack is in play only when it is checked', () => {
    expect(inPlay(shelves, [], 'mine')).toBe(false);
    expect(toggled(shelves, [], 'mine')).toEqual(['animals', 'history', 'places', 'mine']);
    expect(toggled(shelves, [...house, 'mine'], 'mine')).toEqual([]);
  });

  it('an own pack can be all there is', () => {
    expect(toggled(shelves, ['places', 'mine'], 'places')).toEqual(['mine']);
  });

  it('a pack of somebody else stays until it is unchecked', () => {
    expect(strangers(shelves, ['places', 'hers'])).toEqual(['hers']);
    expect(toggled(shelves, ['places', 'hers'], 'animals')).toEqual(['animals', 'places', 'hers']);
    expect(toggled(shelves, ['places', 'hers'], 'hers')).toEqual(['places']);
  });

  it('checking everything of the house keeps what was brought along', () => {
    expect(withHouse(shelves, ['places', 'mine'])).toEqual([...house, 'mine']);
    expect(withHouse(shelves, ['places'])).toEqual([]);
  });
});
