import { games } from '@alibi/games';
import { describe, expect, it } from 'vitest';
import { settingWords } from '../../../games/bluff-trivia/setting-words.ts';
import { problemWith } from './check.ts';
import { fieldsOf, labelFrom, nearest } from './form-model.ts';
import type { NumberField } from './form-model.ts';

const cartridge = games['bluff-trivia']!;
const fields = fieldsOf(cartridge.settingsJsonSchema, settingWords);
const defaults = cartridge.game.settings.parse({}) as Readonly<Record<string, unknown>>;
const field = (key: string) => fields.find((other) => other.key === key)!;

describe('a form made from a JSON Schema', () => {
  it('has a field for every setting of the game', () => {
    expect(fields.map(({ key }) => key)).toEqual(Object.keys(defaults));
  });

  it('[BT-Q22] rounds are a whole number from 1 to 15', () => {
    expect(field('rounds')).toMatchObject({ kind: 'number', whole: true, min: 1, max: 15, step: 1, off: null });
  });

  it('choices carry the names people read', () => {
    expect(field('duplicateBluff')).toMatchObject({
      kind: 'choice',
      options: [
        { value: 'merge', text: 'Shown once, both score' },
        { value: 'refuse-second', text: 'The second must think again' },
      ],
    });
  });

  it('flags are switches, lists of names are lists', () => {
    expect(field('fuzzyTruth').kind).toBe('switch');
    expect(field('packs').kind).toBe('list');
  });

  it('a setting without words is readable and behind the fold', () => {
    const [unknown] = fieldsOf({ properties: { nightLengthSeconds: { type: 'integer', minimum: 3 } } }, {});
    expect(unknown).toMatchObject({ label: 'Night length seconds', group: 'more', hint: null, min: 3 });
  });

  it('a choice without words shows its values', () => {
    const [unknown] = fieldsOf({ properties: { style: { enum: ['film-noir'] } } }, {});
    expect(unknown).toMatchObject({ options: [{ value: 'film-noir', text: 'Film noir' }] });
  });

  it.each([
    [{ type: ['integer', 'null'], minimum: 180, maximum: 7200 }],
    [{ anyOf: [{ type: 'integer', minimum: 180, maximum: 7200 }, { type: 'null' }] }],
  ])('a number that may be null can be switched off (%#)', (property) => {
    expect(fieldsOf({ properties: { watch: property } }, {})).toMatchObject([
      { kind: 'number', max: 7200, off: { start: 180 } },
    ]);
  });

  it.each([
    [{ enum: [0, 1, 2] }],
    [{ anyOf: [{ const: 0 }, { const: 1 }, { const: 2 }] }],
    [{ type: 'integer', minimum: 0, maximum: 2 }],
  ])('[IQ-4.1] a list of a few values can be ticked (%#)', (items) => {
    const schema = { properties: { counts: { type: 'array', items, minItems: 1 } } };
    const words = { label: 'Impostors', group: 'plain', options: { 0: 'None', 1: 'One', 2: 'Two' } } as const;
    expect(fieldsOf(schema, { counts: words })).toMatchObject([
      {
        kind: 'checks',
        least: 1,
        options: [
          { value: 0, text: 'None' },
          { value: 1, text: 'One' },
          { value: 2, text: 'Two' },
        ],
      },
    ]);
  });

  it('a list of many numbers is nothing to tick', () => {
    const items = { type: 'integer', minimum: 0, maximum: 99 };
    expect(fieldsOf({ properties: { many: { type: 'array', items } } }, {})).toEqual([]);
  });

  it('[IQ-12.0] a setting of several parts has a field for each, with its own words', () => {
    const schema = {
      properties: {
        points: {
          type: 'object',
          properties: {
            crewCatch: { type: 'integer', minimum: 0, maximum: 10 },
            crewVotedOut: { type: 'integer', minimum: -10, maximum: 0 },
          },
        },
      },
    };
    const part = { label: 'Impostor caught', group: 'plain' } as const;
    const [points] = fieldsOf(schema, { points: { label: 'Points', group: 'more', parts: { crewCatch: part } } });
    expect(points).toMatchObject({
      kind: 'group',
      label: 'Points',
      parts: [
        { key: 'crewCatch', label: 'Impostor caught', min: 0, max: 10 },
        { key: 'crewVotedOut', label: 'Crew voted out', min: -10, max: 0 },
      ],
    });
  });

  it('[IQ-Q36] a field knows why it stands still during a match, and whether it counts', () => {
    const matters = (settings: object): boolean => 'timer' in settings;
    const words = { label: 'Packs', group: 'plain', fixedInMatch: 'The questions are dealt.', matters } as const;
    const [packs] = fieldsOf({ properties: { packs: { type: 'array', items: { type: 'string' } } } }, { packs: words });
    expect(packs).toMatchObject({ fixed: 'The questions are dealt.', matters });
  });

  it('what no form can show is left out', () => {
    expect(fieldsOf({ properties: { deep: { type: 'object' }, odd: 7, mixed: { type: 'array' } } }, {})).toEqual([]);
    expect(fieldsOf({}, {})).toEqual([]);
  });

  it('keys become labels', () => {
    expect(labelFrom('hostLoss.afterWindow')).toBe('Host loss after window');
  });

  it('numbers are rounded and kept within their range', () => {
    const rounds = field('rounds') as NumberField;
    expect([nearest(rounds, 0), nearest(rounds, 7.4), nearest(rounds, 99)]).toEqual([1, 7, 15]);
    expect(nearest({ ...rounds, whole: false, min: 0.5, max: 2 }, 0.1 + 0.7)).toBe(0.8);
  });
});

describe('[CM-5.16] settings from a file', () => {
  const known = { fields, defaults };

  it('the defaults are fine', () => {
    expect(problemWith(known, defaults)).toBeNull();
  });

  it.each([
    [{ colour: 'red' }, 'There is no setting called “colour”.'],
    [{ rounds: 16 }, '“Rounds” must be a whole number from 1 to 15, not 16.'],
    [{ rounds: 2.5 }, '“Rounds” must be a whole number from 1 to 15, not 2.5.'],
    [{ rounds: null }, '“Rounds” must be a whole number from 1 to 15, not null.'],
    [{ rating: 'nobody' }, '“Questions suit” must be one of: everyone, teen, adult.'],
    [{ fuzzyTruth: 'yes' }, '“Forgive a spelling mistake” can only be true or false.'],
    [{ packs: 'animals' }, '“Questions from” must be a list of names.'],
    [{ toString: 1 }, 'There is no setting called “toString”.'],
  ])('names the culprit in %j', (values, problem) => {
    expect(problemWith(known, values)).toBe(problem);
  });

  it.each([
    [{ counts: [1] }, null],
    [{ counts: [3] }, '“Counts” must be a list of: 0, 1, 2.'],
    [{ counts: [] }, '“Counts” needs at least 1 of its values.'],
    [{ points: { win: 2 } }, null],
    [{ points: { win: 11 } }, '“Points”: “Win” must be a whole number from 0 to 10, not 11.'],
    [{ points: { lose: 1 } }, '“Points”: There is no setting called “lose”.'],
    [{ points: 3 }, '“Points” must be a group of values.'],
  ])('looks into lists and groups: %j', (values, problem) => {
    const properties = {
      counts: { type: 'array', minItems: 1, items: { enum: [0, 1, 2] } },
      points: { type: 'object', properties: { win: { type: 'integer', minimum: 0, maximum: 10 } } },
    };
    const form = { fields: fieldsOf({ properties }, {}), defaults: { counts: [1], points: { win: 1 } } };
    expect(problemWith(form, values)).toBe(problem);
  });

  it('a setting no form shows is left to the server', () => {
    expect(problemWith({ fields: [], defaults: { voice: false } }, { voice: 'loud' })).toBeNull();
  });
});
