import type { SettingWords } from '../../../games/screen.ts';

/** A form as data: what a settings sheet draws, and what an imported file is checked against. */
export type Field = FieldWords & (NumberShape | SwitchShape | ChoiceShape | ListShape);

interface FieldWords {
  readonly key: string;
  readonly label: string;
  readonly hint: string | null;
  readonly group: 'plain' | 'more';
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

export type NumberField = Extract<Field, { kind: 'number' }>;

type Json = Readonly<Record<string, unknown>>;

/** The fields of a JSON Schema, in its order. A property no form can show is left out: it keeps its value. */
export function fieldsOf(schema: object, words: Readonly<Record<string, SettingWords>>): readonly Field[] {
  const properties = recordOf((schema as Json)['properties']);
  return Object.entries(properties).flatMap(([key, raw]) => {
    const said = words[key];
    const shape = shapeOf(recordOf(raw), said);
    const text = { key, label: said?.label ?? labelFrom(key), hint: said?.hint ?? null, group: said?.group ?? 'more' };
    return shape === null ? [] : [{ ...text, ...shape }];
  });
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

type Shape = NumberShape | SwitchShape | ChoiceShape | ListShape;

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
      return recordOf(body['items'])['type'] === 'string' ? { kind: 'list' } : null;
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
