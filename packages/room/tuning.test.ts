import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

/** A match in its setup phase. */
function parlour(): TestRoom {
  const t = roomWith({ people: 3, game: 'parlour' });
  for (const text of ['one', 'two', 'three']) t.act('p2', { type: 'write', item: { text } });
  expect(t.act('p1', { type: 'start' }).code).toBeNull();
  return t;
}

const inMatch = (t: TestRoom): object => t.room.match?.settings ?? {};

describe('settings while a match runs', () => {
  it('[IQ-2.3] the host changes them before each round, and room and match have the same', () => {
    const t = parlour();
    for (const worth of [2, 5]) {
      expect(t.may('p1')).toContain('configure');
      const { code, events } = t.act('p1', { type: 'configure', game: { worth } });
      expect([code, events]).toEqual([null, [{ type: 'settings' }]]);
      expect(t.room.settings.game).toMatchObject({ worth });
      expect(inMatch(t)).toEqual(t.room.settings.game);
      t.play('p1', 'begin');
      t.play('p2', 'clap');
      t.play('p1', 'finish');
    }
    expect(t.seen('p3').board).toMatchObject({ scores: { p1: 0, p2: 7, p3: 0 } });
  });

  it('[IQ-2.3] not in the middle of a round', () => {
    const t = parlour();
    t.play('p1', 'begin');
    const before = t.room;
    expect(t.act('p1', { type: 'configure', game: { worth: 2 } }).code).toBe('GAME_ALREADY_STARTED');
    expect(t.room).toBe(before);
    expect(t.may('p1')).not.toContain('configure');
  });

  it('[IQ-5.30] nobody but the host', () => {
    const t = parlour();
    expect(t.act('p2', { type: 'configure', game: { worth: 2 } }).code).toBe('NOT_HOST');
    expect(t.may('p2')).not.toContain('configure');
  });

  it('[CM-35] not while the match is paused', () => {
    const t = parlour();
    t.act('p1', { type: 'pause' });
    expect(t.act('p1', { type: 'configure', game: { worth: 2 } }).code).toBe('PAUSED');
    t.act('p1', { type: 'resume' });
    t.wait(3_000);
    expect(t.act('p1', { type: 'configure', game: { worth: 2 } }).code).toBeNull();
  });

  it('[IQ-Q36] what the game refuses changes neither match nor room, whatever else was asked with it', () => {
    const t = parlour();
    const before = t.room;
    const change = { type: 'configure', game: { shelf: 2, worth: 9 }, platform: { maxPlayers: 4 } } as const;
    const { code, details } = t.act('p1', change);
    expect([code, details]).toEqual(['INVALID_SETTINGS', { setting: 'shelf' }]);
    expect(t.room).toBe(before);
    expect(t.act('p1', { type: 'configure', game: { worth: 11 } }).code).toBe('INVALID_SETTINGS');
    expect(t.room).toBe(before);
  });

  it('[IQ-Q14] a change may end the match', () => {
    const t = parlour();
    t.play('p1', 'begin');
    t.play('p1', 'finish');
    const { events } = t.act('p1', { type: 'configure', game: { rounds: 1 } });
    expect(events.map(({ type }) => type)).toEqual(['settings', 'over']);
    expect(t.seen('p2').room.stage).toBe('over');
  });

  it('[CM-36] a new time scale holds for the phases to come', () => {
    const t = parlour();
    t.act('p1', { type: 'configure', platform: { timeScale: 1.5 } });
    expect(t.room.match?.pace).toBe(1.5);
  });

  it('a finished match keeps its own when the lobby changes them', () => {
    const t = parlour();
    t.act('p1', { type: 'stop' });
    t.act('p1', { type: 'configure', game: { worth: 4 } });
    expect(inMatch(t)).toMatchObject({ worth: 1 });
    expect(t.room.settings.game).toMatchObject({ worth: 4 });
  });
});
