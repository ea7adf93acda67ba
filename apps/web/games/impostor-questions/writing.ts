import type { Writing } from '../screen.ts';

/** What the lobby says about writing pairs; the form comes when somebody does. */
export const writing: Writing = {
  one: 'question pair',
  many: 'question pairs',
  invitation: 'Your own questions fit your friends best. Write a pair, and it may turn up tonight.',
  load: async () => (await import('./authoring.ts')).authoring,
};
