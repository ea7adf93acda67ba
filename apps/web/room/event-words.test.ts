import { describe, expect, it } from 'vitest';
import { look, person } from '../testing/fixture.ts';
import { eventWords } from './event-words.ts';

const HOST_EVENTS = ['removed', 'allowed', 'host', 'admitted', 'muted', 'unmuted', 'settings', 'game', 'extended'];

describe('room events in words', () => {
  it.each(HOST_EVENTS)('[CM-32] the host power behind "%s" is shown to all', (type) => {
    expect(eventWords({ type, member: 'p2', name: 'Ben' }, look({ you: { id: 'p3' } }))).toMatch(/\.$/);
  });

  it.each(['settings', 'game'])('the host is not told what they did themselves: "%s"', (type) => {
    expect(eventWords({ type }, look())).toBeNull();
  });

  it('your own arrival is not news to you', () => {
    expect(eventWords({ type: 'joined', member: 'p1' }, look())).toBeNull();
  });

  it('a screen is not a person', () => {
    const people = { p1: person({ name: 'Ana', seat: 1 }), p9: person({ name: 'Screen 9', seat: 9, kind: 'stage' }) };
    expect(eventWords({ type: 'joined', member: 'p9' }, look({ room: { people } }))).toBe(
      'A shared screen has joined.',
    );
  });

  it('the new host is told about the powers', () => {
    expect(eventWords({ type: 'host', member: 'p1' }, look())).toContain('You are the host now');
  });

  it('[CM-32] more time is told with how much it is', () => {
    expect(eventWords({ type: 'extended', more: 45_000 }, look())).toBe('The host gives everybody 45 seconds more.');
  });

  it('[CM-30] a request for the host role is told to all, its refusal to whoever asked', () => {
    const [asks, kept] = ['asks_host', 'host_kept'].map((type) => ({ type, member: 'p2' }));
    expect(eventWords(asks!, look())).toBe('Ben asks to be host again.');
    expect(eventWords(kept!, look())).toBeNull();
    expect(eventWords(kept!, look({ you: { id: 'p2' } }))).toBe('The host keeps the role for now.');
  });

  it('events of a game are left to its screens', () => {
    expect(eventWords({ type: 'revealed', game: 'bluff-trivia' }, look())).toBeNull();
  });
});
