import type { Schema } from '@alibi/engine';
import * as v from 'valibot';

/** A valibot schema as the engine knows schemas. */
export function schemaOf<T>(schema: v.GenericSchema<unknown, T>): Schema<T> {
  return { parse: (raw) => v.parse(schema, raw) };
}
