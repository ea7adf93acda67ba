import type { Target } from '@alibi/games/impostor-questions/types';

/** Who gets a question, as a label and as a whole sentence. */
export const TARGETS: Readonly<Record<Target, { readonly short: string; readonly whole: string }>> = {
  crew: { short: 'Everybody else', whole: 'Everybody else gets this' },
  impostor: { short: 'The impostor', whole: 'The impostor gets this' },
  both: { short: 'Either', whole: 'Either may get this' },
};
