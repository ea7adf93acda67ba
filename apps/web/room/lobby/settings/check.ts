import type { Field } from './form-model.ts';
import { isRecord } from './settings-value.ts';

/** A form, and the value of every setting there is: a setting without a field is left to the server. */
export interface Known {
  readonly fields: readonly Field[];
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** What is wrong with some values, in words; null: nothing. The server checks again. */
export function problemWith({ fields, defaults }: Known, values: Readonly<Record<string, unknown>>): string | null {
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(defaults, key)) return `There is no setting called “${key.slice(0, 40)}”.`;
    const field = fields.find((other) => other.key === key);
    const problem = field === undefined ? null : wrong(field, value);
    if (problem === null) continue;
    return field?.kind === 'group' && isRecord(value) ? `“${field.label}”: ${problem}` : `“${field?.label}” ${problem}`;
  }
  return null;
}

function wrong(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'can only be true or false.';
    case 'choice': {
      const known = field.options.some((option) => option.value === value);
      return known ? null : `must be one of: ${field.options.map((option) => option.value).join(', ')}.`;
    }
    case 'list':
      return Array.isArray(value) && value.every((part) => typeof part === 'string')
        ? null
        : 'must be a list of names.';
    case 'checks': {
      const fits = Array.isArray(value) && value.every((part) => field.options.some((option) => option.value === part));
      if (!fits) return `must be a list of: ${field.options.map((option) => option.value).join(', ')}.`;
      return value.length < field.least ? `needs at least ${field.least} of its values.` : null;
    }
    case 'group': {
      const inner = Object.fromEntries(field.parts.map(({ key }) => [key, null]));
      if (!isRecord(value)) return 'must be a group of values.';
      return problemWith({ fields: field.parts, defaults: inner }, value);
    }
    case 'number': {
      if (value === null && field.off !== null) return null;
      const { min, max, whole } = field;
      const fits = typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
      return fits ? null : `must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not ${shown(value)}.`;
    }
  }
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 40) ?? 'nothing';
}
