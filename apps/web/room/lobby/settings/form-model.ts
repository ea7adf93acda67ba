import type { SettingWords } from '../../../games/screen.ts';

/** A form as data: what a settings sheet draws, and what an imported file is checked against. */
export type Field = FieldWords & Shape;

interface FieldWords {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly group: 'plain' | 'more';
  /** Null: always. */
  readonly matters: ((settings: object) => boolean) | null;
  /** Why it cannot be changed while a match runs; null: it can. */
  readonly fixed: string | null;
}

interface NumberShape {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: SettingWords['unit'] | null;
  /** The value may be null: off. Switched on, it starts with this. */
  readonly off: { readonly start: number } | null;
}

interface SwitchShape {
  readonly kind: 'switch';
}

interface ChoiceShape {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** Names of things, such as packs; empty means all. */
interface ListShape {
  readonly kind: 'list';
}

/** Some of a few values, each to be ticked. */
interface ChecksShape {
  readonly kind: 'checks';
  readonly options: readonly { readonly value: string | number; readonly text: string }[];
  /** How many stay ticked at least. */
  readonly least: number;
}

/** One setting of several parts; it is sent as a whole. */
interface GroupShape {
  readonly kind: 'group';
  readonly parts: readonly Field[];
}

type Shape = NumberShape | SwitchShape | ChoiceShape | ListShape | ChecksShape | GroupShape;

export type NumberField = Extract<Field, { kind: 'number' }>;
export type ChecksField = Extract<Field, { kind: 'checks' }>;
export type GroupField = Extract<Field, { kind: 'group' }>;

/** More values than this are no longer a list to tick. */
const MOST_CHECKS = 12;

type Json = Readonly<Record<string, unknown>>;

/** The fields of a JSON Schema, in its order. A property no form can show is left out: it keeps its value. */
export function fieldsOf(schema: object, words: Readonly<Record<string, SettingWords>>): readonly Field[] {
  const properties = recordOf((schema as Json)['properties']);
  return Object.entries(properties).flatMap(([key, raw]) => {
    const said = words[key];
    const shape = shapeOf(recordOf(raw), said);
    return shape === null ? [] : [{ ...wordsFor(key, said), ...shape }];
  });
}

function wordsFor(key: string, said: SettingWords | undefined): FieldWords {
  return {
    key,
    label: said?.label ?? labelFrom(key),
    hint: said?.hint ?? null,
    group: said?.group ?? 'more',
    matters: said?.matters ?? null,
    fixed: said?.fixedInMatch ?? null,
  };
}

/** "promptSeconds" as "Prompt seconds". */
export function labelFrom(key: string): string {
  const words = key
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shapeOf(property: Json, words: SettingWords | undefined): Shape | null {
  const { body, nullable } = withoutNull(property);
  const options = body['enum'];
  if (Array.isArray(options)) {
    const known = options.filter((option) => typeof option === 'string');
    return {
      kind: 'choice',
      options: known.map((value) => ({ value, text: words?.options?.[value] ?? labelFrom(value) })),
    };
  }
  switch (body['type']) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return numberOf(body, nullable, words);
    case 'array':
      return arrayOf(body, words);
    case 'object':
      return groupOf(body, words);
    default:
      return null;
  }
}

function numberOf(body: Json, nullable: boolean, words: SettingWords | undefined): NumberShape {
  const whole = body['type'] === 'integer';
  const min = numberIn(body['minimum'], 0);
  const max = numberIn(body['maximum'], Number.MAX_SAFE_INTEGER);
  const start = numberIn(body['default'], min);
  return {
    kind: 'number',
    whole,
    min,
    max,
    step: words?.step ?? (whole ? 1 : 0.05),
    unit: words?.unit ?? null,
    off: nullable ? { start } : null,
  };
}

function arrayOf(body: Json, words: SettingWords | undefined): ListShape | ChecksShape | null {
  const items = recordOf(body['items']);
  const values = valuesOf(items);
  if (values === null) return items['type'] === 'string' ? { kind: 'list' } : null;
  return {
    kind: 'checks',
    options: values.map((value) => ({ value, text: words?.options?.[value] ?? labelFrom(String(value)) })),
    least: numberIn(body['minItems'], 0),
  };
}

/** The values a schema allows if they are few enough to be listed: an enum, constants, or a short range of whole numbers. */
function valuesOf(schema: Json): readonly (string | number)[] | null {
  const options = schema['enum'] ?? constantsOf(schema['anyOf'] ?? schema['oneOf']);
  if (Array.isArray(options)) {
    return options.filter((option) => typeof option === 'string' || typeof option === 'number');
  }
  const { type, minimum, maximum } = schema;
  if (type !== 'integer' || typeof minimum !== 'number' || typeof maximum !== 'number') return null;
  const count = maximum - minimum + 1;
  return count > MOST_CHECKS ? null : Array.from({ length: count }, (_, index) => minimum + index);
}

function constantsOf(alternatives: unknown): readonly unknown[] | null {
  if (!Array.isArray(alternatives)) return null;
  const parts = alternatives.map(recordOf);
  return parts.every((part) => 'const' in part) ? parts.map((part) => part['const']) : null;
}

function groupOf(body: Json, words: SettingWords | undefined): GroupShape | null {
  const parts = fieldsOf(body, words?.parts ?? {});
  return parts.length === 0 ? null : { kind: 'group', parts };
}

/** `{type: ["integer", "null"]}` and `{anyOf: [{…}, {type: "null"}]}` say the same. */
function withoutNull(property: Json): { readonly body: Json; readonly nullable: boolean } {
  const { type, anyOf } = property;
  if (Array.isArray(type)) {
    const body = { ...property, type: type.find((name) => name !== 'null') as unknown };
    return { body, nullable: type.includes('null') };
  }
  if (!Array.isArray(anyOf)) return { body: property, nullable: false };
  const parts = anyOf.map(recordOf);
  const body = parts.find((part) => part['type'] !== 'null') ?? {};
  return { body: { ...property, ...body }, nullable: parts.some((part) => part['type'] === 'null') };
}

/** The nearest value the field takes; what nobody should see is 0.30000000000000004. */
export function nearest({ whole, min, max }: NumberField, value: number): number {
  const near = whole ? Math.round(value) : Math.round(value * 100) / 100;
  return Math.min(max, Math.max(min, near));
}

export function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function numberIn(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
