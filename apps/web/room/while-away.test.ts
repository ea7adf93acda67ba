import { describe, expect, it } from 'vitest';
import { look, person } from '../testing/fixture.ts';
import { whileAway } from './while-away.ts';

const ana = person({ name: 'Ana', seat: 1 });
const ben = person({ name: 'Ben', seat: 2 });
const cem = person({ name: 'Cem', seat: 3 });

describe('while you were away', () => {
  it('says nothing when nothing happened', () => {
    expect(whileAway(look(), look())).toEqual([]);
  });

  it('tells who came and who left', () => {
    const before = look({ room: { people: { p1: ana, p2: ben } } });
    const after = look({ room: { people: { p1: ana, p3: cem } } });
    expect(whileAway(before, after)).toEqual(['Ben left.', 'Cem joined.']);
  });

  it('somebody who is gone from a running match has left', () => {
    const after = look({ room: { people: { p1: ana, p2: { ...ben, kind: 'gone' } } } });
    expect(whileAway(look(), after)).toEqual(['Ben left.']);
  });

  it('keeps to two lines, the game first', () => {
    const before = look({ room: { people: { p1: ana, p2: ben } } });
    const after = look({ room: { matches: 1, stage: 'playing', host: 'p3', people: { p1: ana, p3: cem } } });
    expect(whileAway(before, after)).toEqual(['A new game has begun.', 'Cem became the host.']);
  });
});
