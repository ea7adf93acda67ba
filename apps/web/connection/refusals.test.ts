import { CODES } from '@alibi/protocol';
import type { Code } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { sayClosing, sayRefusal } from './refusals.ts';

describe('words for refusals', () => {
  it.each(Object.keys(CODES) as Code[])('%s has a sentence of its own', (code) => {
    const words = sayRefusal(code);
    expect(words).toMatch(/^[A-Z].*[.]$/);
    expect(words).not.toContain(code);
    expect(words).not.toContain('undefined');
  });

  it('no two codes say the same', () => {
    const all = (Object.keys(CODES) as Code[]).map((code) => sayRefusal(code));
    expect(new Set(all).size).toBe(all.length);
  });

  it('[CM-12] too few players says how many are needed and how many are here', () => {
    expect(sayRefusal('INSUFFICIENT_PLAYERS', { required: 3, actual: 1 })).toContain('needs 3 players and 1 is here');
  });

  it('[CM-7] a full room offers to watch only where watching is allowed', () => {
    expect(sayRefusal('ROOM_FULL', { watch: true })).toContain('watch');
    expect(sayRefusal('ROOM_FULL', { watch: false })).not.toContain('watch');
  });

  it('[IQ-Q12] too few questions says how many are needed and what to do about it', () => {
    const words = sayRefusal('POOL_TOO_SMALL', { required: 5, actual: 1 });
    expect(words).toBe(
      'A game needs 5 questions and there is 1. Add a pack, write some of your own, or allow repeats in the settings.',
    );
  });

  it.each([
    'empty',
    'too-long',
    'same-text',
    'no-crew-prompt',
    'no-impostor-prompt',
    'duplicate',
    'target',
    'unprintable',
  ])('[IQ-5.P1] a pair refused as %s says why in words of its own', (reason) => {
    const words = sayRefusal('INVALID_PAIR', { field: 'pair', reason });
    expect(words).toMatch(/^[A-Z].*[.]$/);
    expect(words).not.toBe(sayRefusal('INVALID_PAIR'));
  });

  it('[IQ-Q37] a preset too many, or one called DEFAULT, is told apart from a wrong value', () => {
    expect(sayRefusal('INVALID_SETTINGS', { most: 20 })).toContain('You have 20 presets');
    expect(sayRefusal('INVALID_SETTINGS', { name: 'DEFAULT' })).toContain('DEFAULT always stays as it is');
    expect(sayRefusal('INVALID_SETTINGS')).toContain('outside its range');
  });

  it.each(['HOST_CLOSED', 'INACTIVE', 'WATCHDOG', 'EMPTY', undefined])(
    'closing because of %s is explained',
    (reason) => {
      expect(sayClosing(reason)).toMatch(/^[A-Z].*[.]$/);
    },
  );
});
