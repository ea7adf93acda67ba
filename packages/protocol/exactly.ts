import type { GenericSchema, InferOutput } from 'valibot';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
/** With every optional field there: assignability alone does not miss one. */
type Full<T> = T extends object ? { readonly [K in keyof T]-?: Full<T[K]> } : T;

type Same<A, B> = [Frozen<A>, Full<A>, Full<B>] extends [Frozen<B>, Full<B>, Full<A>] ? true : false;

/** Does not compile unless the schema describes T: every T passes it, and whatever passes it is a T. */
export function exactly<T>(): <S extends GenericSchema<unknown, T>>(
  schema: Same<T, InferOutput<S>> extends true ? S : never,
) => GenericSchema<unknown, T> {
  return (schema) => schema;
}
