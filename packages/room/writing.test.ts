import { describe, expect, it } from 'vitest';
import { drawFor } from './writing.ts';
import { MOST_LINES } from './testing/salon.ts';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

const SECRET = 'a line nobody else may read';

function parlour(): TestRoom {
  return roomWith({ people: 3, game: 'parlour' });
}

/** Writes, and gives the id it got. */
function wrote(t: TestRoom, by: string, text: string): string {
  const before = Object.keys(t.seen(by).you.written ?? {});
  expect(t.act(by, { type: 'write', item: { text } }).code).toBeNull();
  return Object.keys(t.seen(by).you.written ?? {}).find((id) => !before.includes(id)) ?? '';
}

describe('writing for a game', () => {
  it('[IQ-Q8] the author alone sees what they wrote, and can change and erase it', () => {
    const t = parlour();
    const id = wrote(t, 'p2', 'first');
    expect(t.seen('p2').you.written).toEqual({ [id]: { text: 'first' } });
    t.act('p2', { type: 'write', item: { text: 'second' }, id });
    expect(t.seen('p2').you.written).toEqual({ [id]: { text: 'second' } });
    t.act('p2', { type: 'erase', id });
    expect(t.seen('p2').you).not.toHaveProperty('written');
    expect(t.seen('p2').room.people['p2']).not.toHaveProperty('wrote');
  });

  it('[IQ-Q8] others learn how many there are, the host included, and nothing else: their bytes are the same whatever it is', () => {
    const shown = [SECRET, 'something else that is a good deal longer', 'x'].map((text) => {
      const t = parlour();
      const id = wrote(t, 'p2', text);
      t.act('p2', { type: 'write', item: { text: `${text}, changed` }, id });
      wrote(t, 'p2', `${text} again`);
      t.join('Watcher', { as: 'spectator' });
      t.join('', { as: 'stage' });
      return JSON.stringify(['p1', 'p3', 'p4', 'p5'].map((viewer) => t.seen(viewer)));
    });
    expect(shown[0]).toContain('"wrote":2');
    expect(new Set(shown).size).toBe(1);
  });

  it('[IQ-Q8] is not said aloud', () => {
    const t = parlour();
    wrote(t, 'p2', SECRET);
    expect(JSON.stringify(t.events)).not.toContain(SECRET);
    expect(t.events.map(({ type }) => type)).toEqual(['joined', 'joined', 'joined']);
  });

  it('[E7] a refusal tells nothing of what others wrote: only an own double is one', () => {
    const t = parlour();
    wrote(t, 'p2', SECRET);
    expect(t.act('p3', { type: 'write', item: { text: SECRET } }).code).toBeNull();
    const twice = t.act('p3', { type: 'write', item: { text: SECRET } });
    expect([twice.code, twice.details]).toEqual(['DUPLICATE_ITEM', { field: 'text' }]);
  });

  it('[E7] the items of others cannot be told from items that do not exist', () => {
    const t = parlour();
    const id = wrote(t, 'p2', SECRET);
    for (const other of [id, 'none', 'toString', '__proto__']) {
      expect(t.act('p3', { type: 'erase', id: other })).toMatchObject({ code: 'ITEM_NOT_FOUND', details: {} });
      expect(t.act('p3', { type: 'write', item: { text: 'mine' }, id: other }).code).toBe('ITEM_NOT_FOUND');
    }
  });

  it('an item may stay as it is when it is written again', () => {
    const t = parlour();
    const id = wrote(t, 'p2', 'first');
    expect(t.act('p2', { type: 'write', item: { text: 'first' }, id }).code).toBeNull();
  });

  it('says what is wrong where the game has a word for it', () => {
    const t = parlour();
    const empty = t.act('p2', { type: 'write', item: { text: '' } });
    expect([empty.code, empty.details]).toEqual(['EMPTY_INPUT', { field: 'text' }]);
    expect(t.act('p2', { type: 'write', item: { text: 'a', by: 'p1' } }).code).toBe('VALIDATION_ERROR');
    expect(t.act('p2', { type: 'write', item: null }).code).toBe('VALIDATION_ERROR');
    expect(t.seen('p2').you).not.toHaveProperty('written');
  });

  it('[IQ-6] there is a most for each player', () => {
    const t = parlour();
    for (let line = 0; line < MOST_LINES; line++) wrote(t, 'p2', `line ${line}`);
    const more = t.act('p2', { type: 'write', item: { text: 'more' } });
    expect([more.code, more.details]).toEqual(['TOO_MANY_ITEMS', { most: MOST_LINES }]);
    expect(t.act('p3', { type: 'write', item: { text: 'mine' } }).code).toBeNull();
    const [id = ''] = Object.keys(t.seen('p2').you.written ?? {});
    expect(t.act('p2', { type: 'write', item: { text: 'changed' }, id }).code).toBeNull();
  });

  it('belongs to the lobby, to players and to games that take it', () => {
    const t = parlour();
    t.join('Watcher', { as: 'spectator' });
    expect(t.act('p4', { type: 'write', item: { text: 'a' } }).code).toBe('NOT_ACTIVE');
    expect(t.may('p2')).toContain('write');
    wrote(t, 'p2', 'one');
    const id = wrote(t, 'p2', 'two');
    t.act('p1', { type: 'start' });
    expect(t.act('p2', { type: 'write', item: { text: 'b' } }).code).toBe('GAME_ALREADY_STARTED');
    expect(t.act('p2', { type: 'erase', id }).code).toBe('GAME_ALREADY_STARTED');
    expect(t.may('p2')).not.toContain('write');
    const other = roomWith({ game: 'relay' });
    expect(other.act('p2', { type: 'write', item: { text: 'a' } }).code).toBe('NOT_WRITABLE');
    expect(other.may('p2')).not.toContain('write');
  });

  it('waits while the room plays something else, and is not counted there', () => {
    const t = parlour();
    const id = wrote(t, 'p2', 'first');
    t.act('p1', { type: 'choose', game: 'relay' });
    expect(t.seen('p2').you).not.toHaveProperty('written');
    expect(t.seen('p1').room.people['p2']).not.toHaveProperty('wrote');
    t.act('p1', { type: 'choose', game: 'parlour' });
    expect(t.seen('p2').you.written).toEqual({ [id]: { text: 'first' } });
    expect(t.seen('p1').room.people['p2']?.wrote).toBe(1);
  });

  it('goes with its author', () => {
    const t = parlour();
    wrote(t, 'p2', SECRET);
    t.act('p2', { type: 'leave' });
    expect(JSON.stringify(t.room)).not.toContain(SECRET);
  });
});

describe('what is drawn from', () => {
  it('[IQ-Q8] the items of those who have a seat, in seat order', () => {
    const t = parlour();
    t.join('Watcher');
    wrote(t, 'p3', 'three');
    wrote(t, 'p1', 'one');
    wrote(t, 'p4', 'of one who watches');
    t.act('p4', { type: 'watch' });
    wrote(t, 'p1', 'another');
    const { written, players, used } = drawFor(t.room);
    expect(written.map(({ by, item }) => [by, item])).toEqual([
      ['p1', { text: 'one' }],
      ['p1', { text: 'another' }],
      ['p3', { text: 'three' }],
    ]);
    expect([players, used]).toEqual([3, []]);
  });

  it('[IQ-Q12] a draw that finds too little is the answer to the start, and nothing changes', () => {
    const t = parlour();
    wrote(t, 'p2', 'the only one');
    const before = t.room;
    const start = t.act('p1', { type: 'start' });
    expect([start.code, start.details]).toEqual(['POOL_TOO_SMALL', { required: 2, actual: 1 }]);
    expect(t.room).toBe(before);
    wrote(t, 'p3', 'a second one');
    expect(t.act('p1', { type: 'start' }).code).toBeNull();
  });

  it('[IQ-3.1] too few players are named before too little content', () => {
    const t = roomWith({ people: 1, game: 'parlour' });
    expect(t.act('p1', { type: 'start' }).code).toBe('INSUFFICIENT_PLAYERS');
  });

  it('remembers what was shown and not what was drawn, however the match ends', () => {
    const t = parlour();
    const ids = ['one', 'two', 'three'].map((text) => wrote(t, 'p2', text));
    t.act('p1', { type: 'start' });
    t.play('p1', 'begin');
    expect(t.room.used).toEqual({});
    t.act('p1', { type: 'stop' });
    expect(t.room.used).toEqual({ parlour: [ids[0]] });
    t.act('p1', { type: 'start' });
    t.play('p1', 'begin');
    expect(t.seen('p3').board).toMatchObject({ line: 'two' });
    t.act('p1', { type: 'stop' });
    expect(t.room.used).toEqual({ parlour: [ids[0], ids[1]] });
  });
});
