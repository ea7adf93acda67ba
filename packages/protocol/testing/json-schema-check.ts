type Node = Readonly<Record<string, unknown>> | boolean;

/** Whether a value passes a JSON Schema of draft 2020-12, as far as ours use it. An unknown keyword is an error. */
export function passes(root: object, schema: Node, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  return Object.entries(schema).every(([keyword, rule]) => {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`);
    return check(rule as never, value, { root, schema });
  });
}

/** The schema a reference such as "#/$defs/act" leads to. */
export function resolve(root: object, reference: string): Node {
  let place: unknown = root;
  for (const key of reference.split('/').slice(1)) place = (place as Record<string, unknown>)[key];
  if (typeof place !== 'object' || place === null) throw new Error(`${reference} leads nowhere`);
  return place as Node;
}

interface Around {
  readonly root: object;
  readonly schema: Readonly<Record<string, unknown>>;
}
type Check = (rule: never, value: unknown, around: Around) => boolean;

const KEYWORDS: Readonly<Record<string, Check>> = {
  $ref: (reference: string, value, { root }) => passes(root, resolve(root, reference), value),
  anyOf: (list: Node[], value, { root }) => list.some((one) => passes(root, one, value)),
  oneOf: (list: Node[], value, { root }) => list.filter((one) => passes(root, one, value)).length === 1,
  const: (only: unknown, value) => value === only,
  enum: (list: unknown[], value) => list.includes(value),
  type: (name: string, value) => isOfType(name, value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  minLength: (least: number, value) => typeof value !== 'string' || Array.from(value).length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || Array.from(value).length <= most,
  pattern: (text: string, value) => typeof value !== 'string' || new RegExp(text, 'u').test(value),
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  prefixItems: (list: Node[], value, { root }) =>
    !Array.isArray(value) || list.every((one, index) => index >= value.length || passes(root, one, value[index])),
  items: (one: Node, value, { root, schema }) => {
    const first = Array.isArray(schema['prefixItems']) ? schema['prefixItems'].length : 0;
    return !Array.isArray(value) || value.slice(first).every((item) => passes(root, one, item));
  },
  required: (keys: string[], value) => !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (fields: Record<string, Node>, value, { root }) =>
    !isObject(value) ||
    Object.entries(fields).every(([key, one]) => !Object.hasOwn(value, key) || passes(root, one, value[key])),
  additionalProperties: (one: Node, value, { root, schema }) => {
    const known = schema['properties'] ?? {};
    return (
      !isObject(value) ||
      Object.entries(value).every(([key, item]) => Object.hasOwn(known, key) || passes(root, one, item))
    );
  },
  propertyNames: (one: Node, value, { root }) =>
    !isObject(value) || Object.keys(value).every((key) => passes(root, one, key)),
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(name: string, value: unknown): boolean {
  if (name === 'object') return isObject(value);
  if (name === 'array') return Array.isArray(value);
  if (name === 'null') return value === null;
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}
