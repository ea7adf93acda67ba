import type { Result } from '@alibi/games/impostor-questions/types';
import { describe, expect, it } from 'vitest';
import { gainWords, linesOf, outWords, roleWords, signed, total } from './verdict.ts';

/** As Ben sees it. */
const names = (ids: readonly string[]): string => ids.map((id) => (id === 'Ben' ? 'you' : id)).join(' and ');

function result(change: Partial<Result>): Result {
  return {
    out: null,
    impostors: ['Ana'],
    impostorPrompt: null,
    author: null,
    votes: {},
    tied: null,
    missed: null,
    gained: {},
    ...change,
  };
}

describe('the verdict in words', () => {
  it('[IQ-1.11] names who is out before it says what they were', () => {
    for (const out of ['Ana', 'Cem']) expect(outWords(result({ out }), 'Ben', names)).toBe(`${out} is voted out`);
    expect(outWords(result({ out: 'Ben' }), 'Ben', names)).toBe('You are voted out');
  });

  it('[IQ-Q17] without a vote nobody is out', () => {
    expect(outWords(result({}), 'Ben', names)).toBe('Nobody is voted out');
    expect(roleWords(result({}), 'Ben', names)).toBe('The impostor was Ana.');
  });

  it('[IQ-12.1b] tells a catch', () => {
    expect(roleWords(result({ out: 'Ana' }), 'Ben', names)).toBe('… and was the impostor!');
    expect(roleWords(result({ out: 'Ben', impostors: ['Ben'] }), 'Ben', names)).toBe('… and you were the impostor.');
  });

  it('[IQ-12.1a] tells a mistake', () => {
    expect(roleWords(result({ out: 'Cem' }), 'Ben', names)).toBe('… and was not the impostor. The impostor was Ana.');
    expect(roleWords(result({ out: 'Ben' }), 'Ben', names)).toBe('… and were not the impostor. The impostor was Ana.');
  });

  it('[IQ-12.0] tells a round without any impostor', () => {
    expect(roleWords(result({ out: 'Cem', impostors: [] }), 'Ben', names)).toBe('There was no impostor at all!');
  });

  it('[IQ-12.2b] with two, names the one who got away', () => {
    const two = result({ out: 'Ana', impostors: ['Ana', 'Ben'] });
    expect(roleWords(two, 'Ben', names)).toBe('… and was an impostor! But you were one too.');
  });

  it('[IQ-12.2a] with two who got away, names both', () => {
    const two = result({ out: 'Cem', impostors: ['Ana', 'Dora'] });
    expect(roleWords(two, 'Ben', names)).toBe('… and was not the impostor. The impostors were Ana and Dora.');
  });

  it('[IQ-6.4] says nothing of points to those who did not play', () => {
    expect(gainWords(result({ gained: { Ana: 3 } }), 'Ben')).toBeNull();
    expect(gainWords(result({ gained: { Ben: -1 } }), 'Ben')).toBe('−1 for you');
  });

  it('points carry their sign, totals only a minus', () => {
    expect([signed(3), signed(0), signed(-1), total(3), total(-2)]).toEqual(['+3', '0', '−1', '3', '−2']);
  });
});

describe('the lines of a round', () => {
  const board = {
    active: ['Ana', 'Ben', 'Cem'],
    withdrawn: ['Dora'],
    answers: [
      { player: 'Cem', text: 'soup' },
      { player: 'Dora', text: 'rain' },
    ],
  };
  const lines = linesOf(
    board,
    result({ out: 'Cem', votes: { Ana: 'Cem', Ben: 'Cem', Cem: 'Ben' }, gained: { Ana: 3, Ben: 0, Cem: -1 } }),
  );

  it('[IQ-Q20] show who pointed at whom, in seat order, the one voted out first', () => {
    expect(lines.map(({ id, voters }) => [id, ...voters])).toEqual([
      ['Cem', 'Ana', 'Ben'],
      ['Ben', 'Cem'],
      ['Ana'],
      ['Dora'],
    ]);
  });

  it('[IQ-Q30] keep the answer of who left, without points', () => {
    expect(lines.at(-1)).toMatchObject({ id: 'Dora', text: 'rain', gained: null, impostor: false });
  });

  it('[IQ-11.2] put the loser of a tie before those with as many votes', () => {
    const tie = linesOf(board, result({ out: 'Ben', votes: { Ana: 'Ben', Ben: 'Ana' } }));
    expect(tie.slice(0, 2).map(({ id }) => id)).toEqual(['Ben', 'Ana']);
  });
});
