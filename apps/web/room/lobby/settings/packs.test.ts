import { describe, expect, it } from 'vitest';
import { toggled } from './packs.ts';

const ALL = ['animals', 'history', 'places'];

describe('choosing packs', () => {
  it('unchecking one of all leaves the others', () => {
    expect(toggled(ALL, [], 'history')).toEqual(['animals', 'places']);
  });

  it('checking the last missing one means all', () => {
    expect(toggled(ALL, ['animals', 'places'], 'history')).toEqual([]);
  });

  it('the last one stays checked', () => {
    expect(toggled(ALL, ['places'], 'places')).toEqual(['places']);
  });

  it('a pack the server no longer has is dropped', () => {
    expect(toggled(ALL, ['places', 'lost'], 'animals')).toEqual(['animals', 'places']);
  });
});
