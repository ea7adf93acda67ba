import { games } from '@alibi/games';
import { testRoom } from '@alibi/room/testing';
import type { TestRoom } from '@alibi/room/testing';
import { describe, expect, it } from 'vitest';

const ID = 'impostor-questions';
const SECOND = 1_000;

/** The real game in a room, with a small pack that says nothing of its own. */
function tableOf(people: number, pairs = 20): TestRoom {
  const cartridge = games[ID]!;
  const items = Array.from({ length: pairs }, (_, index) => ({
    id: `small-${index}`,
    rating: 'everyone',
    promptA: { text: `This ${index}`, target: 'crew' },
    promptB: { text: `That ${index}`, target: 'impostor' },
  }));
  const bank = [{ id: 'small', items }];
  const t = testRoom({ ...games, [ID]: { ...cartridge, draw: (ask) => cartridge.draw({ ...ask, bank }) } }, ID);
  for (const name of ['Mia', 'Ben', 'Zoë', 'Elias', 'Ann', 'Tom'].slice(0, people)) t.join(name);
  return t;
}

interface Board {
  readonly active: readonly string[];
  readonly satOut: string | null;
  readonly hidden: number;
  readonly done: object;
  readonly completed: number;
  readonly scores: Readonly<Record<string, number>>;
}

function boardOf(t: TestRoom): Board {
  return t.seen('p1').board as unknown as Board;
}

function phaseOf(t: TestRoom): string | undefined {
  return t.room.match?.phase;
}

/** Starts the match and plays as far as `phase`. */
function playTo(t: TestRoom, phase: 'answering' | 'discussion' | 'voting'): void {
  if (t.room.match === null) t.act('p1', { type: 'start' });
  t.play('p1', 'begin');
  if (phase === 'answering') return;
  for (const player of boardOf(t).active) t.play(player, 'answer', { text: `by ${player}` });
  while (boardOf(t).hidden > 0) t.play('p1', 'next');
  t.play('p1', 'discuss');
  if (phase === 'voting') t.play('p1', 'vote_now');
  expect(phaseOf(t)).toBe(phase);
}

const PAIR = { promptA: { text: 'Mine', target: 'crew' }, promptB: { text: 'Yours', target: 'impostor' } };

describe('Impostor Questions in a room', () => {
  it('[IQ 1] does not start with three; with a fourth it does', () => {
    const t = tableOf(3);
    expect(t.act('p1', { type: 'start' }).code).toBe('INSUFFICIENT_PLAYERS');
    t.join('Elias');
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
    expect(phaseOf(t)).toBe('setup');
  });

  it('[IQ 24] does not start with four pairs; a fifth that somebody writes, or reuse, is enough', () => {
    const t = tableOf(4, 4);
    expect(t.act('p1', { type: 'start' })).toMatchObject({
      code: 'POOL_TOO_SMALL',
      details: { required: 5, actual: 4 },
    });
    expect(t.room.match).toBeNull();
    t.act('p3', { type: 'write', item: PAIR });
    expect(t.act('p1', { type: 'start' }).ok).toBe(true);
    const reuse = tableOf(4, 1);
    reuse.act('p1', { type: 'configure', game: { questionReuse: true } });
    expect(reuse.act('p1', { type: 'start' }).ok).toBe(true);
  });

  it('[IQ 8] refuses an invalid pair with its reason, and shows a valid one to its author alone', () => {
    const t = tableOf(4);
    const both = { ...PAIR, promptB: { text: 'Yours', target: 'crew' } };
    expect(t.act('p2', { type: 'write', item: both })).toMatchObject({
      code: 'INVALID_PAIR',
      details: { field: 'pair', reason: 'no-impostor-prompt' },
    });
    expect(t.act('p2', { type: 'write', item: PAIR }).ok).toBe(true);
    expect(t.act('p2', { type: 'write', item: PAIR }).code).toBe('INVALID_PAIR');
    expect(JSON.stringify(t.seen('p2'))).toContain('Yours');
    for (const other of ['p1', 'p3', 'p4']) expect(JSON.stringify(t.seen(other))).not.toContain('Yours');
  });

  it('[IQ 5] the author sits out and is refused answer, chat and vote with NOT_ACTIVE', () => {
    const t = tableOf(5, 0);
    for (let nth = 0; nth < 5; nth++) {
      t.act('p3', { type: 'write', item: { ...PAIR, promptA: { text: `Mine ${nth}`, target: 'crew' } } });
    }
    playTo(t, 'answering');
    expect(boardOf(t)).toMatchObject({ active: ['p1', 'p2', 'p4', 'p5'], satOut: 'p3' });
    expect(t.play('p3', 'answer', { text: 'me too' }).code).toBe('NOT_ACTIVE');
    for (const player of boardOf(t).active) t.play(player, 'answer', { text: `by ${player}` });
    while (boardOf(t).hidden > 0) t.play('p1', 'next');
    t.play('p1', 'discuss');
    expect(t.say('p3', 'I know who it is').code).toBe('NOT_ACTIVE');
    expect(t.say('p2', 'It is not me').ok).toBe(true);
    expect(t.lines('p3')).toEqual(['It is not me']);
    t.play('p1', 'vote_now');
    expect(t.play('p3', 'vote', { player: 'p1' }).code).toBe('NOT_ACTIVE');
  });

  it('[IQ 14] [IQ-9.4] an idle discussion is warned at 480 s and closed at 600; a line at 590 s puts it off to 1190', () => {
    const t = tableOf(4);
    playTo(t, 'discussion');
    t.wait(480 * SECOND);
    expect(t.events.at(-1)).toMatchObject({ type: 'warning', kind: 'watchdog' });
    t.wait(110 * SECOND);
    t.say('p2', 'still thinking');
    t.wait(600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room).toMatchObject({ closed: 'WATCHDOG', match: null });
  });

  it('[IQ 14] [IQ-9.5] paused by the host it is closed after an hour', () => {
    const t = tableOf(4);
    playTo(t, 'discussion');
    t.act('p1', { type: 'pause' });
    t.wait(3_600 * SECOND - 1);
    expect(t.room.closed).toBeNull();
    t.wait(1);
    expect(t.room.closed).toBe('WATCHDOG');
  });

  it('[IQ 21] a player removed while answering cancels the round, and the next can begin', () => {
    const t = tableOf(5);
    playTo(t, 'answering');
    t.away('p5');
    t.act('p1', { type: 'remove', member: 'p5', ban: false });
    expect(phaseOf(t)).toBe('setup');
    expect(boardOf(t).completed).toBe(0);
    expect(t.play('p1', 'begin').ok).toBe(true);
  });

  it('[IQ 27] a lost host pauses the vote at once; four of four make p2 host, and the vote goes on', () => {
    const t = tableOf(5);
    playTo(t, 'voting');
    t.away('p1');
    expect(t.play('p2', 'vote', { player: 'p3' }).code).toBe('PAUSED');
    for (const by of ['p2', 'p3', 'p4']) t.act(by, { type: 'vote_host', member: 'p2' });
    expect(t.room.host).toBe('p1');
    t.act('p5', { type: 'vote_host', member: 'p2' });
    expect(t.room.host).toBe('p2');
    t.wait(3 * SECOND);
    expect(t.play('p2', 'vote', { player: 'p3' }).ok).toBe(true);
    expect(t.play('p2', 'advance').ok).toBe(true);
  });

  it('[IQ 27] a host who is back after 4:59 resumes', () => {
    const t = tableOf(5);
    playTo(t, 'voting');
    t.away('p1');
    t.wait(299 * SECOND);
    t.back('p1');
    t.wait(3 * SECOND);
    expect(t.room).toMatchObject({ host: 'p1', paused: null });
    expect(t.play('p1', 'vote', { player: 'p3' }).ok).toBe(true);
  });

  it('[IQ 28] lost for five minutes: with four players the match is over, with five it stays paused', () => {
    const four = tableOf(4);
    playTo(four, 'voting');
    four.away('p1');
    four.wait(300 * SECOND);
    expect(four.room.match?.over?.reason).toBe('host_lost');
    const five = tableOf(5);
    playTo(five, 'voting');
    five.away('p1');
    five.wait(300 * SECOND);
    expect(five.room).toMatchObject({ host: 'p1', match: { over: null } });
    expect(five.act('p2', { type: 'vote_host', member: 'p3' }).ok).toBe(true);
  });

  it('[IQ 30] a settings act by another than the host changes nothing', () => {
    const t = tableOf(4);
    t.act('p1', { type: 'start' });
    const before = JSON.stringify(t.room.settings);
    expect(t.act('p2', { type: 'configure', game: { rounds: 5 } }).code).toBe('NOT_HOST');
    expect(JSON.stringify(t.room.settings)).toBe(before);
  });

  it('[IQ-2.3] [IQ-Q36] the host changes settings before a round, but not the pool, and not in a round', () => {
    const t = tableOf(4);
    t.act('p1', { type: 'start' });
    expect(t.act('p1', { type: 'configure', game: { discussionSeconds: 30 } }).ok).toBe(true);
    expect(t.act('p1', { type: 'configure', game: { packs: ['other'] } }).code).toBe('INVALID_SETTINGS');
    expect(t.act('p1', { type: 'configure', game: { impostorWeights: { '1': 0 } } }).code).toBe('INVALID_SETTINGS');
    playTo(t, 'discussion');
    expect(t.act('p1', { type: 'configure', game: { discussionSeconds: 60 } }).ok).toBe(false);
    t.wait(30 * SECOND);
    expect(phaseOf(t)).toBe('voting');
  });

  it('[IQ-Q12] what was played does not come again in the next match', () => {
    const t = tableOf(5, 12);
    const asked: string[] = [];
    for (let match = 0; match < 2; match++) {
      t.act('p1', { type: 'start' });
      for (let round = 0; round < 3; round++) {
        t.play('p1', 'begin');
        asked.push(JSON.stringify((t.seen('p2').you.hand as { prompts: unknown }).prompts).replace(/\D/g, ''));
        t.play('p1', 'drop', { player: 'p5' });
      }
      t.act('p1', { type: 'stop' });
      t.act('p1', { type: 'again' });
    }
    expect(new Set(asked).size).toBe(6);
  });

  it('[IQ-Q34] who leaves and comes back has the score again', () => {
    const t = tableOf(5);
    playTo(t, 'voting');
    for (const [place, player] of ['p1', 'p2', 'p3', 'p4', 'p5'].entries()) {
      t.play(player, 'vote', { player: `p${((place + 1) % 5) + 1}` });
    }
    t.wait(6 * SECOND);
    expect(phaseOf(t)).toBe('result');
    const before = boardOf(t).scores['p2'];
    t.act('p2', { type: 'leave' });
    t.join('Ben');
    expect(boardOf(t).scores).toMatchObject({ p6: before });
    expect(boardOf(t).scores).not.toHaveProperty('p2');
  });
});
