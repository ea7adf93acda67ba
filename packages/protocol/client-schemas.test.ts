import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { actSchema, clientMessageSchema, helloSchema } from './client-schemas.ts';
import { ACT_TYPES, MAX_MESSAGE_BYTES } from './index.ts';
import { ACTS, CLIENT_MESSAGES } from './testing/examples.ts';

const act = (value: unknown): boolean => v.is(actSchema, value);
const hello = (fields: object): boolean => v.is(helloSchema, { protocol: 1, room: 'ABC234', ...fields });
const message = (value: unknown): boolean => v.is(clientMessageSchema, value);

describe('what a client sends', () => {
  it('passes unchanged, every message there is', () => {
    for (const example of CLIENT_MESSAGES) {
      expect(v.parse(clientMessageSchema, JSON.parse(JSON.stringify(example)))).toStrictEqual(example);
    }
  });

  it('has one schema for every act there is, and one act for every schema', () => {
    const { options } = actSchema as unknown as { options: { entries: { type: { literal: string } } }[] };
    expect(options.map(({ entries }) => entries.type.literal).toSorted()).toEqual(ACT_TYPES.toSorted());
    expect([...new Set(ACTS.map(({ type }) => type))]).toEqual([...ACT_TYPES]);
  });

  it('[CM-72] an act with a field too many is refused, so nobody can name another actor', () => {
    for (const example of ACTS) {
      for (const field of ['by', 'player', 'actor', 'session', 'toString', 'constructor']) {
        expect(act({ ...example, [field]: 'p1' }), `${example.type} with ${field}`).toBe(false);
      }
    }
    expect(message({ act: { id: 'x', do: { type: 'start' }, by: 'p1' } })).toBe(false);
    expect(message({ hello: { protocol: 1, room: 'ABC234', member: 'p1' } })).toBe(false);
    expect(message(JSON.parse('{"ping":1,"__proto__":{"hello":{}}}'))).toBe(false);
  });

  it('a field too few is refused', () => {
    for (const example of ACTS) {
      for (const key of Object.keys(example)) {
        const optional = ['write:id', 'leave:successor', 'configure:platform', 'configure:game'].includes(
          `${example.type}:${key}`,
        );
        const { [key]: _, ...rest } = example as Record<string, unknown>;
        expect(act(rest), `${example.type} without ${key}`).toBe(optional);
      }
    }
  });

  it('a field of another type is refused', () => {
    for (const example of ACTS) {
      for (const [key, value] of Object.entries(example)) {
        if (key === 'payload' || key === 'item' || value === null) continue;
        for (const other of [null, true, 7, 'text', {}]) {
          const fits =
            typeof other === typeof value || (example.type === 'vote_host' && key === 'member' && other === null);
          if (!fits)
            expect(act({ ...example, [key]: other }), `${example.type}: ${key} as ${JSON.stringify(other)}`).toBe(
              false,
            );
        }
      }
    }
  });

  it('is exactly one of its messages, and nothing else', () => {
    for (const nothing of [null, 1, 'ping', [], [{ ping: 1 }], {}, { ping: '1' }, { pong: [1, 2] }, { hello: 1 }]) {
      expect(message(nothing), JSON.stringify(nothing)).toBe(false);
    }
    expect(message({ ping: 1, hello: { protocol: 1, room: 'ABC234' } })).toBe(false);
    expect(act({ type: 'cheat' })).toBe(false);
    expect(act({ type: 'toString' })).toBe(false);
  });

  it.each([
    ['id of an act', (length: number) => message({ act: { id: 'x'.repeat(length), do: { type: 'start' } } }), 1, 36],
    ['member', (length: number) => act({ type: 'allow', member: 'x'.repeat(length) }), 1, 16],
    ['command', (length: number) => act({ type: 'play', visit: 1, command: 'x'.repeat(length), payload: {} }), 0, 64],
    ['channel', (length: number) => act({ type: 'say', channel: 'x'.repeat(length), text: 'hi' }), 0, 32],
    ['item', (length: number) => act({ type: 'erase', id: 'x'.repeat(length) }), 0, 32],
    ['token', (length: number) => hello({ token: 'x'.repeat(length) }), 0, 64],
    ['device', (length: number) => hello({ device: 'x'.repeat(length) }), 0, 64],
  ] as const)('bounds the length of a %s', (_, passes, least, most) => {
    if (least > 0) expect(passes(least - 1)).toBe(false);
    expect(passes(least)).toBe(true);
    expect(passes(most)).toBe(true);
    expect(passes(most + 1)).toBe(false);
  });

  it('takes whole visits and whole versions only', () => {
    for (const visit of [-1, 0.5, 2 ** 53, Number.NaN]) {
      expect(act({ type: 'play', visit, command: 'submit', payload: {} })).toBe(false);
    }
    expect(hello({ protocol: 1.5 })).toBe(false);
    expect(hello({ as: 'host' })).toBe(false);
  });

  it('[CM-60] leaves texts of any size to the rules, which answer TOO_LONG, INVALID_NAME or INVALID_ROOM_CODE', () => {
    const long = 'x'.repeat(MAX_MESSAGE_BYTES);
    expect(act({ type: 'say', channel: 'room', text: long })).toBe(true);
    expect(act({ type: 'rename', name: long, avatar: long })).toBe(true);
    expect(act({ type: 'choose', game: long })).toBe(true);
    expect(hello({ room: long, name: long, avatar: long })).toBe(true);
    expect(act({ type: 'say', channel: 'room', text: `${long}x` })).toBe(false);
  });
});
