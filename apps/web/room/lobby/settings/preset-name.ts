/** The one preset that comes with every game (IQ-2.1). It cannot be overwritten. */
export const BUILT_IN = 'DEFAULT';

/** Why a new preset cannot have this name; null: it can. Case does not tell two names apart (IQ-Q37). */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  const key = keyOf(name);
  if (key === '') return 'Give it a name first.';
  if (key === keyOf(BUILT_IN)) return `${BUILT_IN} always stays as it is. Pick another name.`;
  if (!taken.some((other) => keyOf(other) === key)) return null;
  return 'You have a preset with this name. Overwrite it below, or pick another name.';
}

function keyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
