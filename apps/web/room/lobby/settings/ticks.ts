import type { ChecksField } from './form-model.ts';

type Value = string | number;

/** The values after one was ticked or unticked, in the order of the form. As many as needed stay ticked. */
export function ticked(
  { options, least }: Pick<ChecksField, 'options' | 'least'>,
  now: readonly unknown[],
  value: Value,
): readonly Value[] {
  const all = options.map((option) => option.value);
  const next = all.filter((other) => (other === value ? !now.includes(other) : now.includes(other)));
  return next.length < least ? all.filter((other) => now.includes(other)) : next;
}
