import type { Seen } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { endingOf, headlineOf } from './ending.ts';
import { eventWords } from './event-words.ts';
import { personActions } from './person-actions.ts';
import { stepWords } from './reveal-words.ts';
import { ROLE_WORDS } from './role-words.ts';
import { beginWords, noticeWords, roundsWords } from './setup-words.ts';
import { sayTime } from './time-words.ts';

const name = (id: string): string => (id === 'b' ? 'you' : id.toUpperCase());

describe('[UX 1.7] a role on its card', () => {
  it('is about as long for crew as for impostors', () => {
    const { crew, impostor } = ROLE_WORDS;
    expect(Math.abs(crew.length - impostor.length) / crew.length).toBeLessThan(0.2);
  });
});

describe('[IQ-8.1] the steps of the reveal as they are said', () => {
  const question = ['A food?'];
  const answers = [
    { player: 'a', text: 'soup' },
    { player: 'b', text: 'rain' },
  ];

  it('begin with the question alone', () => {
    expect(stepWords({ question, answers: [] }, null, name)).toEqual(['The true question: A food?']);
  });

  it('[IQ-8.2] go on with one answer and its author', () => {
    expect(stepWords({ question, answers }, 1, name)).toEqual(['You: rain.']);
  });

  it('tell everything to those who come late', () => {
    expect(stepWords({ question, answers }, null, name)).toHaveLength(3);
  });

  it('say nothing when nothing is new', () => {
    expect(stepWords({ question, answers }, 2, name)).toEqual([]);
  });
});

const person = (id: string, away = false, kind = 'player'): object => ({ name: id, kind, away });
const at = (people: Record<string, object>, you: object = {}): Seen =>
  ({ room: { people }, you: { id: 'b', can: [], ...you } }) as unknown as Seen;
const four = { a: person('Ana'), b: person('Ben'), c: person('Cem'), d: person('Dora') };
const setup = { tooFew: false, sitsOut: false, authors: true };

describe('before a round', () => {
  it('[IQ-Q33] says how to go on with fewer than four, and nothing else', () => {
    const words = beginWords(at({ a: person('Ana', true) }), { setup: { ...setup, tooFew: true } }, false);
    expect(words).toHaveLength(1);
    expect(words[0]).toContain('Four players are needed');
  });

  it('[IQ-15.N4] names who is away', () => {
    const seen = at({ ...four, e: person('Eva', true), f: person('Fay', true, 'spectator') });
    expect(beginWords(seen, { setup: { ...setup, authors: false } }, false)).toEqual([
      expect.stringContaining('Eva is away'),
    ]);
  });

  it('[IQ-Q10] warns that three play when an author of four sits out', () => {
    expect(beginWords(at(four), { setup }, true)).toEqual([expect.stringContaining('only three play')]);
  });

  it('[IQ-Q9] warns that an author who plays knows both', () => {
    expect(beginWords(at(four), { setup }, false)).toEqual([expect.stringContaining('knows both')]);
  });

  it('has nothing to say where nobody wrote anything', () => {
    expect(beginWords(at(four), { setup: { ...setup, authors: false } }, true)).toEqual([]);
  });

  it('[IQ-Q12] tells the cap, and only where there is one', () => {
    expect(roundsWords({ completed: 3, rounds: 7 }, 10)).toContain('4 more rounds, so the game has 7 instead of 10');
    expect(roundsWords({ completed: 3, rounds: 10 }, 10)).toBeNull();
  });

  it('[IQ-7.4] blames nobody for a round that was called off', () => {
    for (const canceled of ['removed', 'too_few', 'no_impostor', 'host'] as const) {
      const words = noticeWords({ canceled, player: 'a' }, 'Ana');
      expect(words).toContain('does not count');
      expect(words).not.toMatch(/left the|quit|fault|lost the connection/);
    }
  });
});

describe('[CM-32] what the host does is told to all', () => {
  const tell = (event: object): string | null =>
    eventWords({ game: 'impostor-questions', ...event } as unknown as Parameters<typeof eventWords>[0], at(four));

  it('more time', () => expect(tell({ type: 'time_added', seconds: 90 })).toBe('The host adds 1 minute 30 seconds.'));
  it('somebody taken out', () => {
    expect(tell({ type: 'dropped', player: 'a' })).toBe('The host has taken Ana out of this round.');
    expect(tell({ type: 'dropped', player: 'b' })).toBe('The host has taken you out of this round.');
  });
  it('[IQ-Q18] a vote closed early names who had not voted', () => {
    expect(tell({ type: 'vote_closed', missed: ['a', 'c'] })).toBe('The host has closed the vote without Ana and Cem.');
    expect(tell({ type: 'vote_closed', missed: [] })).toBe('The host has closed the vote.');
  });
  it('events of other games are not ours', () => {
    expect(tell({ type: 'time_added', seconds: 9, game: 'mafia' })).toBeNull();
  });
});

describe('[IQ-Q31] taking somebody out of the round', () => {
  const board = { active: ['a', 'b'], answers: [] };
  const host = (phase: string): Seen => at(four, { can: ['drop'], phase: { name: phase } });

  it('is offered to the host only, and only for those who play', () => {
    expect(personActions(at(four, { phase: { name: 'voting' } }), board, 'a')).toEqual([]);
    expect(personActions(host('voting'), board, 'c')).toEqual([]);
    expect(personActions(host('voting'), board, 'a')).toMatchObject([{ command: 'drop', payload: { player: 'a' } }]);
  });

  it('[IQ-7.4] says before the first answer that the round is off', () => {
    expect(personActions(host('reveal'), board, 'a')[0]?.ask.text).toContain('called off');
    const shown = { ...board, answers: [{ player: 'a', text: 'x' }] };
    expect(personActions(host('reveal'), shown, 'a')[0]?.ask.text).toContain('goes on');
  });
});

describe('the end in words', () => {
  const names = (ids: readonly string[]): string => ids.map((id) => name(id)).join(' and ');

  it('names the winner', () => {
    expect(headlineOf(['a'], 'b', names)).toBe('A wins!');
    expect(headlineOf(['b'], 'b', names)).toBe('You win!');
    expect(headlineOf([], 'b', names)).toBe('That was it!');
  });

  it('blames nobody for an early end', () => {
    expect(endingOf('insufficient_players', 3, 10)).not.toMatch(/left|quit|lost/);
    expect(endingOf('stopped', 3, 10)).toContain('after 3 of 10 rounds');
  });
});

describe('times', () => {
  it.each([
    [5, '5 seconds'],
    [60, '1 minute'],
    [150, '2 minutes 30 seconds'],
  ])('%i is said as %s', (seconds, words) => expect(sayTime(seconds)).toBe(words));
});
