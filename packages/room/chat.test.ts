import { describe, expect, it } from 'vitest';
import { linesFor } from './chat.ts';
import { memberOf } from './room.ts';
import { roomWith } from './testing/index.ts';

const SECOND = 1_000;

describe('a line of chat', () => {
  it('[CM-5.13] has at most 300 characters, as they are seen', () => {
    const t = roomWith();
    expect(t.say('p2', 'x'.repeat(301))).toMatchObject({ code: 'TOO_LONG', details: { most: 300 } });
    expect(t.say('p2', '👩‍🚀'.repeat(301)).code).toBe('TOO_LONG');
    expect(t.say('p2', '👩‍🚀'.repeat(300)).ok).toBe(true);
    expect(t.say('p2', ` ${'x'.repeat(300)} `).ok).toBe(true);
  });

  it('[CM-60] has at least one', () => {
    const t = roomWith();
    for (const text of ['', '  ', '\u202E', '\u200B']) expect(t.say('p2', text).code).toBe('EMPTY_INPUT');
  });

  it('[CM-5.13] is text, whatever it looks like', () => {
    const t = roomWith();
    t.say('p2', '<script>alert(1)</script>\n\u202Enext');
    expect(t.room.chat).toEqual([
      { id: 1, channel: 'room', from: 'p2', name: 'Ben', text: '<script>alert(1)</script> next', at: 0 },
    ]);
  });

  it('[CM-5.13] is the sixth in ten seconds: refused; a moment later it is not', () => {
    const t = roomWith();
    for (let line = 1; line <= 5; line++) {
      expect(t.say('p2', `line ${line}`).ok).toBe(true);
      t.wait(1 * SECOND);
    }
    expect(t.say('p2', 'line 6').code).toBe('RATE_LIMITED');
    expect(t.say('p3', 'another person').ok).toBe(true);
    t.wait(5 * SECOND - 1);
    expect(t.say('p2', 'line 6').code).toBe('RATE_LIMITED');
    t.wait(1);
    expect(t.say('p2', 'line 6').ok).toBe(true);
    expect(t.say('p2', 'line 7').code).toBe('RATE_LIMITED');
  });

  it('[CM-60] a refused line does not count against the limit', () => {
    const t = roomWith();
    for (let turn = 0; turn < 9; turn++) t.say('p2', '');
    expect(t.say('p2', 'first').ok).toBe(true);
  });

  it('keeps the name under which it was said', () => {
    const t = roomWith();
    t.say('p2', 'hello');
    t.act('p2', { type: 'rename', name: 'Somebody else', avatar: '🙂' });
    expect(t.room.chat[0]?.name).toBe('Ben');
  });
});

describe('the channels', () => {
  it('[CM-60] outside a match there is one for all, spectators included', () => {
    const t = roomWith();
    const { member } = t.join('Watcher', { as: 'spectator' });
    expect(t.seen(member).you.talks).toEqual(['room']);
    t.say(member, 'hello all');
    expect(t.lines('p1')).toEqual(['hello all']);
    expect(t.say('p2', 'psst', 'spectators').code).toBe('CHAT_CLOSED');
    for (const channel of ['mafia', '', '__proto__']) expect(t.say('p2', 'psst', channel).code).toBe('CHAT_CLOSED');
  });

  it('[CM-53] during a match spectators write among themselves, and read what players write', () => {
    const t = roomWith({ game: 'council', playing: true });
    const [one, other] = ['One', 'Other'].map((name) => t.join(name, { as: 'spectator' }).member);
    const { member: screen } = t.join('', { as: 'stage' });
    expect(t.seen(one!).you.talks).toEqual(['spectators']);
    expect(t.say(one!, 'to players', 'room').code).toBe('CHAT_CLOSED');
    t.say(one!, 'I know it', 'spectators');
    t.say('p2', 'for everybody');
    expect(t.lines(other!)).toEqual(['I know it', 'for everybody']);
    for (const id of ['p1', 'p2', screen]) expect(t.lines(id)).toEqual(['for everybody']);
  });

  it('[CM-53] their lines stay theirs after the match, also from one who gets a seat', () => {
    const t = roomWith({ playing: true });
    const { member } = t.join('Watcher', { as: 'spectator' });
    t.say(member, 'between us', 'spectators');
    t.act(member, { type: 'ask_seat' });
    t.act('p1', { type: 'admit', member, admit: true });
    t.act('p1', { type: 'stop' });
    for (const id of ['p1', member]) expect(t.lines(id)).toEqual([]);
  });

  it('[CM-60] the game decides who may write when', () => {
    const t = roomWith({ playing: true });
    expect(t.seen('p2').you.talks).toEqual([]);
    expect(t.say('p2', 'too early').code).toBe('CHAT_CLOSED');
    t.wait(20 * SECOND + 300);
    expect(t.seen('p2').you.talks).toEqual(['room']);
    expect(t.say('p2', 'now').ok).toBe(true);
    t.act('p1', { type: 'stop' });
    expect(t.say('p2', 'and after').ok).toBe(true);
  });

  it('[CM-60] a busy channel does not push out the lines of another', () => {
    const t = roomWith({ game: 'council', playing: true });
    const { member } = t.join('Watcher', { as: 'spectator' });
    t.say('p2', 'the first');
    for (let line = 0; line < 100; line++) {
      t.say(member, `chatter ${line}`, 'spectators');
      t.wait(3 * SECOND);
    }
    expect(t.lines('p1')).toEqual(['the first']);
    expect(t.lines(member)).toHaveLength(61);
    expect(t.lines(member).at(-1)).toBe('chatter 99');
  });
});

describe('muting', () => {
  it('[CM-32] the host stops and allows somebody’s chat, and everybody is told', () => {
    const t = roomWith();
    expect(t.act('p1', { type: 'mute', member: 'p2', muted: true }).events).toEqual([{ type: 'muted', member: 'p2' }]);
    expect(t.say('p2', 'hello').code).toBe('MUTED');
    expect(t.seen('p2').you).toMatchObject({ talks: [] });
    expect(t.may('p2')).not.toContain('say');
    expect(t.seen('p3').room.people['p2']?.muted).toBe(true);
    expect(t.act('p1', { type: 'mute', member: 'p2', muted: false }).events).toEqual([
      { type: 'unmuted', member: 'p2' },
    ]);
    expect(t.say('p2', 'hello').ok).toBe(true);
  });

  it('[CM-32] is kept through matches, and says nothing about playing', () => {
    const t = roomWith();
    t.act('p1', { type: 'mute', member: 'p2', muted: true });
    t.act('p1', { type: 'start' });
    expect(t.play('p2', 'write', { word: 'still in' }).ok).toBe(true);
    t.act('p1', { type: 'stop' });
    t.act('p1', { type: 'again' });
    expect(t.say('p2', 'hello').code).toBe('MUTED');
  });

  it('[CM-32] needs somebody who is here', () => {
    const t = roomWith({ people: 5, playing: true });
    t.act('p5', { type: 'leave' });
    for (const member of ['p5', 'p77']) {
      expect(t.act('p1', { type: 'mute', member, muted: true }).code).toBe('PLAYER_NOT_FOUND');
    }
  });
});

describe('the number of a line', () => {
  it('[CM-53, CM-71] counts within its channel, so that no gap tells of lines one may not read', () => {
    const t = roomWith({ people: 3, game: 'clue', playing: true });
    t.join('Wanda', { as: 'spectator' });
    expect([t.say('p1', 'first').ok, t.say('p4', 'psst', 'spectators').ok, t.say('p1', 'second').ok]).not.toContain(
      false,
    );
    const numbers = (id: string): string[] =>
      linesFor(t.room, memberOf(t.room, id)!).map((line) => `${line.channel} ${line.id}`);
    expect(numbers('p2')).toEqual(['room 1', 'room 2']);
    expect(numbers('p4')).toEqual(['room 1', 'spectators 1', 'room 2']);
  });
});
