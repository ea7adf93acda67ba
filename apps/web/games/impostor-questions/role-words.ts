import type { Role } from '@alibi/games/impostor-questions/types';

/** About as long for the one as for the other: the look of a phone gives nobody away. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  crew: 'You are crew. Find the odd one out.',
  impostor: 'You are an impostor. Talk your way out.',
};
