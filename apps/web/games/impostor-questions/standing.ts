import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';

/** How somebody stands to the running round. All of it is public. */
export type Standing = 'active' | 'sat-out' | 'withdrawn' | 'next' | 'watching';

/** `next`: has a seat and plays from the next round on. */
export function standingOf({ room, you }: Seen, { active, satOut, withdrawn }: Board): Standing {
  if (active.includes(you.id)) return 'active';
  if (satOut === you.id) return 'sat-out';
  if (withdrawn.includes(you.id)) return 'withdrawn';
  return room.people[you.id]?.kind === 'player' ? 'next' : 'watching';
}

/** What those read who have nothing to do in this phase. */
export const STANDING_WORDS: Readonly<Record<Exclude<Standing, 'active'>, { title: string; text: string }>> = {
  'sat-out': {
    title: 'You sit this one out',
    text: 'These are your own questions, so you know both. Listen, keep quiet, and enjoy it: you play again next round.',
  },
  withdrawn: {
    title: 'You are out of this round',
    text: 'The host has taken you out of it. You play again in the next one.',
  },
  next: { title: 'You play from the next round on', text: 'Look how it is done in the meantime.' },
  watching: { title: 'You are watching', text: 'Guess along: who was asked something else?' },
};
