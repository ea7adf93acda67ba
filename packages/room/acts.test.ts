import { describe, expect, it } from 'vitest';
import { roomWith } from './testing/index.ts';

const SECOND = 1_000;
const LINE = { type: 'say', channel: 'room', text: 'once' } as const;

describe('an act', () => {
  it('[CM-5.15] with the same id twice is executed once, with the same answer', () => {
    const t = roomWith();
    expect(t.act('p2', LINE, { id: 'same' })).toMatchObject({ ok: true, repeat: false });
    const before = t.room;
    expect(t.act('p2', LINE, { id: 'same' })).toMatchObject({ ok: true, repeat: true, events: [] });
    expect(t.room).toBe(before);
    expect(t.lines('p1')).toEqual(['once']);
  });

  it('[CM-72] is known for sixty seconds, whatever else is sent meanwhile', () => {
    const t = roomWith();
    t.act('p2', LINE, { id: 'same' });
    for (let turn = 0; turn < 59; turn++) {
      t.wait(1 * SECOND);
      t.act('p2', { type: 'ready', ready: turn % 2 === 0 });
    }
    t.wait(999);
    expect(t.act('p2', LINE, { id: 'same' }).repeat).toBe(true);
  });

  it('[CM-72] whoever was gone for longer and sends it again is not heard twice', () => {
    const t = roomWith();
    t.act('p2', LINE, { id: 'same' });
    t.away('p2');
    t.wait(600 * SECOND);
    t.back('p2');
    expect(t.act('p2', LINE, { id: 'same' }).repeat).toBe(true);
  });

  it('[CM-72] a later use of the id is a new act', () => {
    const t = roomWith();
    t.act('p2', LINE, { id: 'same' });
    t.wait(60 * SECOND);
    t.act('p2', { type: 'still_here' });
    expect(t.act('p2', LINE, { id: 'same' })).toMatchObject({ ok: true, repeat: false });
  });

  it('[CM-72] ids of different people are different ids', () => {
    const t = roomWith();
    t.act('p2', LINE, { id: 'same' });
    expect(t.act('p3', LINE, { id: 'same' }).repeat).toBe(false);
  });

  it('[CM-72] a repeated start does not start a second match', () => {
    const t = roomWith();
    t.act('p1', { type: 'start' }, { id: 'go' });
    t.act('p1', { type: 'stop' });
    expect(t.act('p1', { type: 'start' }, { id: 'go' }).repeat).toBe(true);
    expect(t.room.matches).toBe(1);
  });

  it('[CM-72] a refused act leaves no trace and is judged anew', () => {
    const t = roomWith({ playing: true });
    t.act('p1', { type: 'pause' });
    const write = { type: 'play', visit: 1, command: 'write', payload: { word: 'x' } } as const;
    expect(t.act('p2', write, { id: 'w' }).code).toBe('PAUSED');
    t.act('p1', { type: 'resume' });
    t.wait(3 * SECOND);
    expect(t.act('p2', write, { id: 'w' })).toMatchObject({ ok: true, repeat: false });
  });

  it('[CM-73] for an earlier phase is refused with the phase that is on', () => {
    const t = roomWith({ playing: true });
    for (const id of ['p1', 'p2', 'p3', 'p4']) t.play(id, 'write', { word: 'x' });
    expect(t.play('p2', 'write', { word: 'again' }, { visit: 1 })).toMatchObject({
      code: 'INVALID_PHASE',
      details: { phase: 'show' },
    });
  });

  it('[CM-73] two in the same instant both count', () => {
    const t = roomWith({ playing: true });
    expect(t.play('p2', 'write', { word: 'x' }).ok).toBe(true);
    expect(t.play('p3', 'write', { word: 'y' }).ok).toBe(true);
    expect(t.now).toBe(0);
  });

  it('[CM-73] that is refused changes nothing at all', () => {
    const t = roomWith({ playing: true });
    const before = t.room;
    expect(t.play('p2', 'write', { word: '' }).code).toBe('EMPTY_INPUT');
    expect(t.play('p2', 'write', { word: 7 }).code).toBe('VALIDATION_ERROR');
    expect(t.play('p2', 'dance').code).toBe('INVALID_PHASE');
    expect(t.play('p2', 'constructor').code).toBe('INVALID_PHASE');
    expect(t.room).toBe(before);
  });

  it('[CM-75] is refused in the same words whatever is secret', () => {
    const answers = ['one', 'another'].map((word) => {
      const t = roomWith({ playing: true });
      t.play('p2', 'write', { word });
      return [t.play('p2', 'write', { word: 'one' }), t.play('p3', 'write', { word: '' }), t.say('p3', 'hm')];
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('[CM-72] of somebody who is not here is refused', () => {
    const t = roomWith();
    expect(t.act('p77', LINE).code).toBe('NOT_JOINED');
    expect(t.act('__proto__', LINE).code).toBe('NOT_JOINED');
  });
});

describe('the cost of a step', () => {
  it('[E11] does not grow with the age of the room', () => {
    const t = roomWith({ game: 'council', settings: { game: { laps: 1000 } }, playing: true });
    const grow = (turns: number): number => {
      for (let turn = 0; turn < turns; turn++) {
        t.play(`p${(turn % 4) + 1}`, 'pass');
        t.say(`p${(turn % 4) + 1}`, `line ${String(turn % 100).padStart(2, '0')}`);
        t.wait(5 * SECOND);
      }
      return JSON.stringify(t.room).length;
    };
    const young = grow(400);
    const old = grow(1200);
    expect(old - young).toBeLessThan(young * 0.1);
  });
});
