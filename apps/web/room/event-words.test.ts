import { describe, expect, it } from 'vitest';
import { look, person } from '../testing/fixture.ts';
import { eventWords } from './event-words.ts';

const HOST_EVENTS = ['removed', 'allowed', 'host', 'admitted', 'muted', 'unmuted', 'settings', 'game'];

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

  it('events of a game are left to its screens', () => {
    expect(eventWords({ type: 'revealed', game: 'bluff-trivia' }, look())).toBeNull();
  });
});
