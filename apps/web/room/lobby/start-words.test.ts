import { describe, expect, it } from 'vitest';
import { look, person } from '../../testing/fixture.ts';
import { startWords, waitWords } from './start-words.ts';

const table = { title: 'Bluff Trivia', seats: { min: 2, max: 3 }, limits: { readyNeeded: null } };
const ana = person({ name: 'Ana', seat: 1 });
const ben = person({ name: 'Ben', seat: 2, ready: true });
const cem = person({ name: 'Cem', seat: 3, ready: true });
const eve = person({ name: 'Eve', seat: 4, kind: 'spectator' });
const room = (people: Readonly<Record<string, typeof ana>>) => look({ room: { people } });

describe('whether the host can start', () => {
  it('[CM-12] says how many are needed', () => {
    expect(startWords(room({ p1: ana, p4: eve }), table)).toEqual({
      possible: false,
      text: 'Bluff Trivia needs 2 players, and you are the only one. Share the code, or add a bot.',
    });
  });

  it('[CM-11] only connected players count', () => {
    expect(startWords(room({ p1: ana, p2: { ...ben, away: true } }), table).possible).toBe(false);
  });

  it('[CM-5.19] says how many must watch', () => {
    const people = { p1: ana, p2: ben, p3: cem, p5: { ...cem, name: 'Dora' } };
    expect(startWords(room(people), table)).toEqual({
      possible: false,
      text: 'Bluff Trivia seats 3. 1 player has to watch first.',
    });
  });

  it('[CM-11] who is not ready is named, and does not stop the host', () => {
    const people = { p1: ana, p2: { ...ben, ready: false }, p3: cem };
    expect(startWords(room(people), table)).toEqual({
      possible: true,
      text: 'Ben is not ready yet. You can start anyway.',
    });
  });

  it('[CM-11] where the game asks for ready marks, the host waits for them', () => {
    const strict = { ...table, limits: { readyNeeded: 3 } };
    const people = { p1: ana, p2: { ...ben, ready: false }, p3: cem };
    expect(startWords(room(people), strict)).toEqual({
      possible: false,
      text: '1 more player has to be ready first.',
    });
    expect(startWords(room({ ...people, p2: ben }), strict).possible).toBe(true);
  });

  it('[CM-23] who is away keeps the seat', () => {
    const people = { p1: ana, p2: ben, p3: { ...cem, away: true } };
    expect(startWords(room(people), table)).toMatchObject({
      possible: true,
      text: expect.stringContaining('Cem is away') as string,
    });
  });

  it('[CM-10] the host counts as ready', () => {
    expect(startWords(room({ p1: ana, p2: ben }), table)).toEqual({ possible: true, text: 'Everybody is ready.' });
  });

  it('as long as the games are not known, the server decides', () => {
    expect(startWords(room({ p1: ana }), null).possible).toBe(true);
  });

  it('the others read whom they wait for', () => {
    expect(waitWords(look({ you: { id: 'p2' } }))).toBe('Ana starts the game.');
    const away = look({ room: { people: { p1: { ...ana, away: true }, p2: ben } }, you: { id: 'p2' } });
    expect(waitWords(away)).toBe('Ana, the host, is away for the moment.');
    expect(waitWords(look({ room: { host: null } }))).toBe('There is no host at the moment.');
  });
});
