import type { Seen } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { ANSWER, roomWith, seedOf, testRoom, toys } from './testing/index.ts';
import type { TestRoom, ToyId } from './testing/index.ts';
import { seenView } from './view.ts';

/** Every path of keys in a value, lists included. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, `${path}/${key}`))];
}

/** What only the hand holds: its texts, which nobody else may be sent. */
function secretsOf({ you }: Seen): string[] {
  return Object.values(you.hand ?? {}).filter((value): value is string => typeof value === 'string');
}

/** Plays a match to the end and calls `look` in every phase, in the lobby, while paused, and when it is over. */
function everyMoment(game: ToyId, look: (t: TestRoom, moment: string) => void): string[] {
  const t = roomWith({ game, people: 5, settings: { platform: { spectators: true } } });
  t.join('Watcher', { as: 'spectator' });
  t.join('', { as: 'stage' });
  for (const id of ['p2', 'p3']) t.act(id, { type: 'ready', ready: true });
  const moments: string[] = [];
  const visit = (moment: string): void => {
    look(t, moment);
    moments.push(moment);
  };
  visit('lobby');
  t.act('p1', { type: 'start' });
  for (let step = 0; t.room.match?.over === null && step < 100; step++) {
    const { phase } = t.room.match;
    visit(phase);
    if (step === 0) {
      t.act('p1', { type: 'pause' });
      visit(`${phase}, paused`);
      t.act('p1', { type: 'resume' });
      t.wait(3_000);
    }
    if (phase === 'write') t.play('p2', 'write', { word: `word-of-round-${step}` });
    if (phase === 'write') visit('write, one is in');
    const { turn } = t.seen('p1').board as { turn?: string };
    if (step === 1 && phase === 'turn') t.play('p1', 'talk');
    else if (turn !== undefined && phase === 'turn') t.play(turn, 'pass');
    else t.wait(t.due! - t.now);
  }
  visit('over');
  return [...new Set(moments)];
}

describe('what a spectator sees', () => {
  it.each([
    ['relay', ['lobby', 'write', 'write, paused', 'write, one is in', 'show', 'over']],
    ['council', ['lobby', 'turn', 'turn, paused', 'talk', 'over']],
  ] as const)('[CM-5.12] has no field that a player’s secret view has, in every phase (%s)', (game, expected) => {
    const seen = everyMoment(game, (t, moment) => {
      const fields = pathsOf(t.seen('p6'));
      for (const player of ['p1', 'p2', 'p3', 'p4', 'p5']) {
        const own = pathsOf(t.seen(player));
        const secret = own.filter((path) => path.startsWith('/you/hand/'));
        expect(secret.length > 0, moment).toBe(moment !== 'lobby');
        expect(fields.filter((path) => secret.includes(path))).toEqual([]);
        expect(fields.filter((path) => !own.includes(path) && !path.startsWith('/you/'))).toEqual([]);
      }
    });
    expect(seen.toSorted()).toEqual([...expected].toSorted());
  });

  it.each(['relay', 'council'] as const)(
    '[CM-50] is the public view: no text of any hand, in every phase (%s)',
    (game) => {
      everyMoment(game, (t, moment) => {
        const hands = ['p1', 'p2', 'p3', 'p4', 'p5'].flatMap((player) => secretsOf(t.seen(player)));
        const revealed = JSON.stringify(t.seen('p6').board);
        const secrets = hands.filter((text) => !(moment === 'show' || moment === 'over') || !revealed.includes(text));
        for (const viewer of ['p6', 'p7']) {
          for (const secret of secrets) expect(JSON.stringify(t.seen(viewer)), moment).not.toContain(secret);
        }
        if (moment !== 'lobby') expect(secrets.length).toBeGreaterThanOrEqual(5);
      });
    },
  );

  it('[CM-71] is the same to the byte whatever the secrets are', () => {
    const worlds = ['one', 'another'].map((word) => {
      const t = roomWith({ playing: true });
      t.join('Watcher', { as: 'spectator' });
      t.play('p2', 'write', { word });
      return t;
    });
    const [one, another] = worlds.map((t) => JSON.stringify(t.seen('p5')));
    expect(one).toBe(another);
    expect(JSON.stringify(worlds[0]!.seen('p2'))).not.toBe(JSON.stringify(worlds[1]!.seen('p2')));
  });

  it('[CM-71] does not tell in which order players have acted', () => {
    const [one, another] = [
      ['p2', 'p3'],
      ['p3', 'p2'],
    ].map((order) => {
      const t = roomWith({ playing: true });
      t.join('Watcher', { as: 'spectator' });
      for (const id of order) t.play(id, 'write', { word: 'x' });
      return JSON.stringify(t.seen('p5'));
    });
    expect(one).toBe(another);
  });

  it('[CM-71] a player is shown the own hand and nobody else’s', () => {
    const t = roomWith({ playing: true });
    const hands = t.room.match!.players.map((player) => secretsOf(t.seen(player)));
    t.room.match!.players.forEach((player, index) => {
      const text = JSON.stringify(t.seen(player));
      hands.forEach((secrets, owner) => {
        for (const secret of secrets) expect(text.includes(secret)).toBe(owner === index);
      });
    });
  });
});

describe('what nobody sees', () => {
  it('[CM-71] keys, devices, dice, content and what has been used, in views, events and refusals', () => {
    const t = roomWith({ people: 5 });
    t.join('Watcher', { as: 'spectator' });
    t.act('p1', { type: 'start' });
    t.act('p1', { type: 'remove', member: 'p5', ban: true });
    t.away('p2');
    const refusal = t.join('Ann', { device: 'device-of-Ann' });
    expect(refusal.code).toBe('REMOVED');
    const sent = JSON.stringify([t.events, refusal, ...['p1', 'p3', 'p6'].map((id) => t.seen(id))]);
    for (const secret of ['key-of', 'device-of', seedOf(0), ANSWER, 'item-1', 'draws'])
      expect(sent).not.toContain(secret);
    expect(JSON.stringify(t.room)).toContain('device-of');
  });

  it('[CM-71] when exactly somebody was lost, or what they sent', () => {
    const t = roomWith();
    t.act('p2', { type: 'ready', ready: true }, { id: 'client-id' });
    t.away('p2');
    expect(Object.keys(t.seen('p1').room.people['p2']!)).toEqual([
      'name',
      'avatar',
      'seat',
      'kind',
      'bot',
      'ready',
      'away',
      'link',
      'asks',
      'asksHost',
      'muted',
    ]);
    expect(JSON.stringify(t.seen('p1'))).not.toContain('client-id');
  });
});

describe('what everybody sees', () => {
  it('people in the order of joining, those who are gone included', () => {
    const t = roomWith({ playing: true });
    t.join('Watcher', { as: 'spectator' });
    t.act('p2', { type: 'leave' });
    expect(Object.keys(t.seen('p1').room.people)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('[CM-20] how good a connection is, as long as there is one', () => {
    const t = roomWith();
    t.away('p3');
    const links = new Map([
      ['p2', 'poor'],
      ['p3', 'unstable'],
    ] as const);
    const { people } = seenView(toys, t.room, t.member('p1'), links).room;
    expect([people['p1']?.link, people['p2']?.link, people['p3']?.link]).toEqual(['good', 'poor', 'good']);
    expect(people['p3']?.away).toBe(true);
  });

  it('[CM-32] who has been removed, without what they are known by', () => {
    const t = roomWith();
    t.act('p1', { type: 'remove', member: 'p2', ban: false });
    expect(t.seen('p3').room.blocked).toEqual([{ id: 'p2', name: 'Ben', ban: false }]);
  });

  it('[CM-22] no board before a match, and the whole end after it', () => {
    const t = roomWith();
    expect(t.seen('p2')).toMatchObject({ board: null, you: { phase: null, hand: null, can: [], awaited: false } });
    t.act('p1', { type: 'start' });
    expect(t.seen('p2').you).toMatchObject({ awaited: true, can: ['write'] });
    t.act('p1', { type: 'stop' });
    expect(t.seen('p2')).toMatchObject({
      room: { outcome: { reason: 'host_ended' } },
      you: { can: [], awaited: false },
    });
  });

  it('an empty room shows its settings and nobody', () => {
    const t = testRoom(toys, 'quiz');
    const { member } = t.join('', { as: 'stage' });
    expect(t.seen(member).room).toMatchObject({ host: null, stage: 'lobby', code: 'ABC234', game: 'quiz', matches: 0 });
  });
});
