import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ACT_TYPES, CODES, PROTOCOL_VERSION } from './index.ts';
import { protocolJsonSchema } from './json-schema.ts';
import { clientMessageSchema, serverMessageSchema } from './schemas.ts';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from './testing/examples.ts';
import { passes, resolve } from './testing/json-schema-check.ts';

const published = JSON.parse(JSON.stringify(protocolJsonSchema())) as {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<
    Record<string, { readonly enum?: string[]; readonly oneOf?: { properties: { type: { const: string } } }[] }>
  >;
};

const toServer = (message: unknown): boolean => passes(published, resolve(published, '#/$defs/client'), message);
const toClient = (message: unknown): boolean => passes(published, resolve(published, '#/$defs/server'), message);

/** The message with one value in it replaced, or one key renamed. */
function spoiled(value: unknown, steps: readonly number[], spoil: unknown): unknown {
  const [step, ...rest] = steps;
  if (typeof value !== 'object' || value === null || step === undefined) return spoil;
  const entries = Object.entries(value);
  const at = step % (entries.length + 1);
  if (Array.isArray(value))
    return at === entries.length
      ? [...(value as unknown[]), spoil]
      : value.map((item, index) => (index === at ? spoiled(item, rest, spoil) : (item as unknown)));
  if (at === entries.length) return { ...value, another: spoil };
  if (step % 3 === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([key, item], index) => [key, index === at ? spoiled(item, rest, spoil) : (item as unknown)]),
  );
}

const spoils = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'p1',
  'x'.repeat(70),
  [],
  {},
  [1, 2],
  { a: 1 },
  'player',
  'ROOM_FULL',
);
const steps = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });

describe('the published schema', () => {
  it('says what it is, and has no address of its own', () => {
    expect(published.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(published.title).toContain(String(PROTOCOL_VERSION));
    expect(JSON.stringify(published)).not.toContain('"$id"');
  });

  it('has only references that lead somewhere', () => {
    const references = [...JSON.stringify(published).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
    expect(new Set(references).size).toBeGreaterThan(15);
    for (const reference of references) expect(resolve(published, reference)).toBeTypeOf('object');
  });

  it('names every part, every act and every code', () => {
    expect(Object.keys(published.$defs)).toEqual(
      expect.arrayContaining([
        'client',
        'server',
        'hello',
        'act',
        'welcome',
        'frame',
        'event',
        'chatLine',
        'nack',
        'bye',
        'seen',
        'seenRoom',
        'seenPerson',
        'platformSettings',
      ]),
    );
    expect(published.$defs['code']?.enum).toEqual(Object.keys(CODES));
    const acts = published.$defs['act']?.oneOf?.map(({ properties }) => properties.type.const);
    expect(acts?.toSorted()).toEqual(ACT_TYPES.toSorted());
  });

  it('passes every message, on its own side only', () => {
    for (const message of CLIENT_MESSAGES) {
      expect(toServer(message), JSON.stringify(message)).toBe(true);
      expect(toClient(message)).toBe(false);
    }
    for (const message of SERVER_MESSAGES) {
      expect(toClient(message), JSON.stringify(message)).toBe(true);
      expect(toServer(message)).toBe(false);
    }
  });

  it('agrees with what the server takes, on spoiled messages too', () => {
    const refused = new Set<boolean>();
    fc.assert(
      fc.property(fc.constantFrom(...CLIENT_MESSAGES), steps, spoils, (message, path, spoil) => {
        const wrong = spoiled(message, path, spoil);
        refused.add(toServer(wrong));
        expect(toServer(wrong)).toBe(v.is(clientMessageSchema, wrong));
      }),
      { seed: 20_260_102, numRuns: 3_000 },
    );
    expect(refused.size).toBe(2);
  });

  it('is open to fields a newer server may send, and to nothing else', () => {
    const welcome = SERVER_MESSAGES[1] as { readonly welcome: { readonly seen: { readonly room: object } } };
    const newer = {
      welcome: {
        ...welcome.welcome,
        seen: { ...welcome.welcome.seen, room: { ...welcome.welcome.seen.room, mood: 'tense' } },
      },
    };
    expect(toClient(newer)).toBe(true);
    expect(v.is(serverMessageSchema, newer)).toBe(false);
    expect(toClient({ nack: { id: 'x', code: 'OOPS', details: {} } })).toBe(false);
    expect(toClient({ pong: [1, 2, 3] })).toBe(false);
    expect(toClient({ welcome: { protocol: 1 } })).toBe(false);
  });
});
