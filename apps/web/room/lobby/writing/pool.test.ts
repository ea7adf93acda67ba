import { describe, expect, it } from 'vitest';
import { look, person } from '../../../testing/fixture.ts';
import { othersWords, ownItems } from './pool.ts';

const people = {
  p1: person({ name: 'Ana', seat: 1, wrote: 3 }),
  p3: person({ name: 'Cem', seat: 3, wrote: 5 }),
  p2: person({ name: 'Ben', seat: 2, wrote: 2 }),
  p4: person({ name: 'Dora', seat: 4 }),
};

describe('[IQ-Q8] what is known of written items', () => {
  it('the own ones are known in full', () => {
    expect(ownItems(look({ you: { written: { x: { text: 'mine' } } } }))).toEqual([
      { id: 'x', item: { text: 'mine' } },
    ]);
    expect(ownItems(look())).toEqual([]);
  });

  it('of the others only the number, in seat order', () => {
    expect(othersWords(look({ room: { people } }))).toBe('Ben 2, Cem 5');
  });
});
