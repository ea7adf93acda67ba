import { describe, expect, it } from 'vitest';
import { platform } from '../../../testing/fixture.ts';
import { fileNameOf, MOST_BYTES, readPreset, writePreset } from './preset-file.ts';
import { sameSettings } from './settings-value.ts';

const GAME = 'bluff-trivia';
const settings = { platform, game: { rounds: 3 } };
const text = writePreset({ game: GAME, name: 'Quick', settings });

describe('[CM-80] presets as files', () => {
  it('what was exported is what is imported', () => {
    expect(readPreset(text, GAME)).toEqual({
      ok: true,
      preset: { alibi: 'preset', game: GAME, name: 'Quick', settings },
    });
  });

  it.each([
    ['{"alibi":', 'not JSON'],
    ['[]', 'not a preset of Alibi'],
    ['null', 'holds no settings'],
    ['{"game":"bluff-trivia"}', 'not a preset of Alibi'],
    [text.replace(GAME, 'mafia'), 'another game (mafia)'],
    [JSON.stringify({ alibi: 'preset', game: GAME, name: 'x', settings: { platform } }), 'incomplete'],
    [JSON.stringify({ alibi: 'preset', game: GAME, name: 'x', settings: { platform: [], game: {} } }), 'incomplete'],
    ['x'.repeat(MOST_BYTES + 1), 'too big'],
  ])('says what is wrong with %.60s', (file, problem) => {
    expect(readPreset(file, GAME)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) as string });
  });

  it('a name that is missing or too long does not spoil the settings', () => {
    const nameless = JSON.stringify({ alibi: 'preset', game: GAME, settings });
    expect(readPreset(nameless, GAME)).toMatchObject({ ok: true, preset: { name: '' } });
    const long = writePreset({ game: GAME, name: 'n'.repeat(60), settings });
    expect(readPreset(long, GAME)).toMatchObject({ ok: true, preset: { name: 'n'.repeat(32) } });
  });

  it('file names are made of letters and digits of any script', () => {
    expect(fileNameOf({ game: GAME, name: 'Long evening!' })).toBe('alibi-bluff-trivia-long-evening.json');
    expect(fileNameOf({ game: GAME, name: 'Été ../..' })).toBe('alibi-bluff-trivia-été.json');
    expect(fileNameOf({ game: GAME, name: '…' })).toBe('alibi-bluff-trivia-preset.json');
  });

  it('settings are equal whatever the order of their keys', () => {
    expect(sameSettings({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true);
    expect(sameSettings({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});
