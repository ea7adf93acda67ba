import { describe, expect, it } from 'vitest';
import { roomWith, toys } from './testing/index.ts';
import type { TestRoom } from './testing/index.ts';

function ready(t: TestRoom, ...members: string[]): void {
  for (const id of members) expect(t.act(id, { type: 'ready', ready: true }).ok).toBe(true);
}

function marks(t: TestRoom): string[] {
  return t.room.members.filter((member) => member.ready).map(({ id }) => id);
}

describe('names in the lobby', () => {
  it('[CM-2] may be changed in the lobby, also after a match, but not during one', () => {
    const t = roomWith();
    const rename = { type: 'rename', name: ' Benjamin ', avatar: '☺' } as const;
    expect(t.act('p2', rename).ok).toBe(true);
    expect(t.member('p2')).toMatchObject({ name: 'Benjamin', avatar: '☺️' });
    t.act('p1', { type: 'start' });
    expect(t.act('p2', { ...rename, name: 'Ben' }).code).toBe('GAME_ALREADY_STARTED');
    t.act('p1', { type: 'stop' });
    expect(t.act('p2', { ...rename, name: 'Ben' }).ok).toBe(true);
  });

  it('[CM-2] a new name is held to the same rules; one’s own may be written differently', () => {
    const t = roomWith();
    const to = (name: string, avatar = '🙂'): string | null => t.act('p2', { type: 'rename', name, avatar }).code;
    expect(to('B')).toBe('INVALID_NAME');
    expect(to('host')).toBe('INVALID_NAME');
    expect(to('MIA')).toBe('NAME_TAKEN');
    expect(to('Ben', 'x')).toBe('INVALID_AVATAR');
    expect(to('BEN')).toBeNull();
  });
});

describe('ready marks', () => {
  it('[CM-10] everybody with a seat has one, and may take it back', () => {
    const t = roomWith({ people: 3, bots: 1 });
    ready(t, 'p1', 'p2');
    expect(marks(t)).toEqual(['p1', 'p2', 'p4']);
    t.act('p2', { type: 'ready', ready: false });
    expect(marks(t)).toEqual(['p1', 'p4']);
    t.join('Watcher', { as: 'spectator' });
    expect(t.act('p5', { type: 'ready', ready: true }).code).toBe('NOT_ACTIVE');
  });

  it('[CM-10] changed settings, another game, a join and a lost connection clear nobody’s', () => {
    const t = roomWith();
    ready(t, 'p2', 'p3');
    t.act('p1', { type: 'configure', game: { rounds: 1 } });
    t.act('p1', { type: 'choose', game: 'quiz' });
    t.join('Late');
    t.away('p3');
    t.back('p3');
    expect(marks(t)).toEqual(['p2', 'p3']);
  });

  it('[CM-10] a mark is for one start; those given after the end count for the next', () => {
    const t = roomWith({ game: 'memory', people: 3 });
    ready(t, 'p2', 'p3');
    t.act('p1', { type: 'start' });
    expect(marks(t)).toEqual([]);
    t.act('p1', { type: 'stop' });
    expect(t.act('p1', { type: 'start' }).code).toBe('NOT_READY');
    ready(t, 'p2', 'p3');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-10] who goes to watch has none any more', () => {
    const t = roomWith();
    ready(t, 'p2');
    t.act('p2', { type: 'watch' });
    expect(marks(t)).toEqual([]);
  });
});

describe('a start', () => {
  it('[CM-12] needs the minimum, and says how many there are', () => {
    const t = roomWith({ people: 2 });
    const details = { required: 3, actual: 2 };
    expect(t.act('p1', { type: 'start' })).toMatchObject({ code: 'INSUFFICIENT_PLAYERS', details });
  });

  it('[CM-11] counts those who are seated and connected, bots included', () => {
    const t = roomWith({ people: 3, bots: 0 });
    t.join('Watcher', { as: 'spectator' });
    t.away('p3');
    expect(t.act('p1', { type: 'start' }).details).toEqual({ required: 3, actual: 2 });
    t.act('p1', { type: 'add_bot' });
    expect(t.act('p1', { type: 'start' }).events[0]).toEqual({ type: 'started', match: 1 });
    expect(t.room.match).toMatchObject({ players: ['p1', 'p2', 'p3', 'p5'], away: ['p3'], host: 'p1' });
  });

  it('[CM-11] where the game asks for it, three must be ready; the host counts as ready', () => {
    const t = roomWith({ game: 'memory' });
    ready(t, 'p2');
    const details = { required: 3, actual: 2 };
    expect(t.act('p1', { type: 'start' })).toMatchObject({ code: 'NOT_READY', details });
    ready(t, 'p3');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-11] a mark of somebody who is away does not count', () => {
    const t = roomWith({ game: 'memory' });
    ready(t, 'p2', 'p3');
    t.away('p3');
    expect(t.act('p1', { type: 'start' }).code).toBe('NOT_READY');
  });

  it('[CM-11] elsewhere nobody need be ready', () => {
    expect(roomWith().act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-5.19] another game keeps seats and people; too many for it must watch first', () => {
    const t = roomWith({ people: 8 });
    t.join('Watcher', { as: 'spectator' });
    const before = t.room.members;
    expect(t.act('p1', { type: 'choose', game: 'clue' }).events).toEqual([{ type: 'game', game: 'clue' }]);
    expect(t.room.members.map(({ id, name, kind }) => ({ id, name, kind }))).toEqual(
      before.map(({ id, name, kind }) => ({ id, name, kind })),
    );
    const details = { most: 6, mustWatch: 2 };
    expect(t.act('p1', { type: 'start' })).toMatchObject({ code: 'INVALID_PLAYER_COUNT', details });
    for (const id of ['p4', 'p6']) expect(t.act(id, { type: 'watch' }).ok).toBe(true);
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
    expect(t.room.match?.players).toEqual(['p1', 'p2', 'p3', 'p5', 'p7', 'p8']);
  });

  it('[CM-7] a maximum below the number seated keeps the seats and refuses the start', () => {
    const t = roomWith({ people: 6 });
    t.act('p1', { type: 'configure', platform: { maxPlayers: 4 } });
    expect(t.room.members).toHaveLength(6);
    expect(t.act('p1', { type: 'start' })).toMatchObject({
      code: 'INVALID_PLAYER_COUNT',
      details: { most: 4, mustWatch: 2 },
    });
    expect(t.join('Late').code).toBe('ROOM_FULL');
  });

  it('[CM-6] with bots at the table, a game without a bot does not start', () => {
    const t = roomWith({ people: 3, bots: 1 });
    t.act('p1', { type: 'choose', game: 'clue' });
    expect(t.act('p1', { type: 'start' }).code).toBe('NO_BOT');
    expect(t.act('p1', { type: 'add_bot' }).code).toBe('NO_BOT');
    t.act('p1', { type: 'remove', member: 'p4', ban: false });
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[CM-73] a refused start leaves the room as it was, the results included', () => {
    const t = roomWith({ people: 3, playing: true });
    t.act('p2', { type: 'leave' });
    const before = t.room;
    expect(t.act('p1', { type: 'start' }).code).toBe('INSUFFICIENT_PLAYERS');
    expect(t.room).toBe(before);
  });

  it('[CM-70] a start without its dice is our own mistake, not a refusal', () => {
    const t = roomWith();
    expect(() => t.apply({ type: 'act', by: 'p1', id: 'x', act: { type: 'start' } })).toThrow('chance');
  });
});

describe('another game', () => {
  it('[CM-6] brings its own settings, also after a match', () => {
    const t = roomWith({ playing: true, settings: { platform: { timeScale: 0.5 } } });
    expect(t.act('p1', { type: 'choose', game: 'quiz' }).code).toBe('GAME_ALREADY_STARTED');
    t.act('p1', { type: 'stop' });
    t.act('p1', { type: 'choose', game: 'quiz' });
    expect(t.room).toMatchObject({ game: 'quiz', match: null, matches: 1 });
    expect(t.room.settings.platform).toMatchObject({ timeScale: 1, hostLoss: toys.quiz.platform.hostLoss });
  });

  it.each(['chess', '__proto__', 'constructor', 'toString'])('is refused if there is no %s', (game) => {
    const t = roomWith();
    expect(t.act('p1', { type: 'choose', game }).code).toBe('UNKNOWN_GAME');
    expect(t.room.game).toBe('relay');
  });
});

describe('the end', () => {
  it('[CM-90] has a ranking and a reason, and everything is revealed', () => {
    const t = roomWith({ people: 3, playing: true, settings: { game: { rounds: 1 } } });
    t.play('p2', 'write', { word: 'hello' });
    t.wait(25_300);
    expect(t.seen('p3').room).toMatchObject({
      stage: 'over',
      outcome: { winners: ['p2'], scores: { p1: 0, p2: 1, p3: 0 }, reason: 'completed' },
    });
    expect(t.seen('p3').board).toMatchObject({ reveal: { words: { p2: 'hello' } } });
    expect(t.events.at(-1)).toEqual({ type: 'over', reason: 'completed' });
  });

  it('[CM-34] ended by the host: the standings of what was played', () => {
    const t = roomWith({ playing: true });
    t.play('p2', 'write', { word: 'hello' });
    const { events } = t.act('p1', { type: 'stop' });
    expect(events).toEqual([{ type: 'over', reason: 'host_ended' }]);
    expect(t.room.match?.over).toMatchObject({ reason: 'host_ended', scores: { p1: 0, p2: 0, p3: 0, p4: 0 } });
  });

  it('[CM-90] again: the same game and settings, scores at zero, straight from the results', () => {
    const t = roomWith({ playing: true, settings: { game: { rounds: 1 } } });
    t.play('p2', 'write', { word: 'hello' });
    t.wait(25_300);
    expect(t.act('p1', { type: 'start' }).events[0]).toEqual({ type: 'started', match: 2 });
    expect(t.seen('p1').board).toMatchObject({ round: 1, scores: { p1: 0, p2: 0, p3: 0, p4: 0 } });
    expect(t.room.settings.game).toMatchObject({ rounds: 1 });
  });

  it('[CM-90] or back to the lobby, or close the room; not while a match runs', () => {
    const t = roomWith({ playing: true });
    expect(t.act('p1', { type: 'again' }).code).toBe('GAME_ALREADY_STARTED');
    expect(t.act('p1', { type: 'close' }).code).toBe('GAME_ALREADY_STARTED');
    t.act('p1', { type: 'stop' });
    expect(t.act('p1', { type: 'again' }).events).toEqual([{ type: 'lobby' }]);
    expect(t.seen('p2').room).toMatchObject({ stage: 'lobby', outcome: null });
    expect(t.act('p1', { type: 'again' }).code).toBe('GAME_NOT_STARTED');
    t.act('p1', { type: 'close' });
    expect(t.room.closed).toBe('HOST_CLOSED');
    expect(t.act('p2', { type: 'still_here' })).toMatchObject({
      code: 'ROOM_CLOSED',
      details: { reason: 'HOST_CLOSED' },
    });
  });

  it('[BT-Q19] what a room has seen of a game’s content is remembered, for each game, the latest last', () => {
    const t = roomWith();
    for (const game of ['relay', 'relay', 'quiz'] as const) {
      if (t.room.game !== game) t.act('p1', { type: 'choose', game });
      t.act('p1', { type: 'start' });
      t.act('p1', { type: 'stop' });
    }
    expect(t.room.used).toEqual({ relay: ['item-1', 'item-2'], quiz: ['item-1'] });
  });

  it('an update of the rules takes the match off the table, and nobody loses the seat', () => {
    const t = roomWith({ playing: true });
    expect(t.apply({ type: 'updated' }).events).toEqual([{ type: 'over', reason: 'server_updated' }]);
    expect(t.room).toMatchObject({ match: null, paused: null });
    expect(t.room.members).toHaveLength(4);
    t.act('p1', { type: 'start' });
    t.act('p1', { type: 'stop' });
    expect(t.apply({ type: 'updated' }).events).toEqual([{ type: 'lobby' }]);
    const before = t.room;
    t.apply({ type: 'updated' });
    expect(t.room).toBe(before);
  });
});

describe('bots', () => {
  it('are labelled, ready, and have names of their own', () => {
    const t = roomWith({ people: 1 });
    t.join('Ada bot');
    for (let bot = 0; bot < 6; bot++) t.act('p1', { type: 'add_bot' });
    const bots = t.room.members.filter((member) => member.bot);
    expect(bots.every((bot) => bot.ready && bot.key === null && bot.avatar === '🤖')).toBe(true);
    expect(new Set(t.room.members.map(({ name }) => name)).size).toBe(8);
  });
});
