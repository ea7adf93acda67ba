import type { Seen } from '@alibi/protocol';
import { peopleOf } from '../../people.ts';

export interface Own {
  readonly id: string;
  readonly item: object;
}

/** What this person has written, oldest first. Nobody else is ever sent it. */
export function ownItems({ you }: Pick<Seen, 'you'>): readonly Own[] {
  return Object.entries(you.written ?? {}).flatMap(([id, item]) =>
    typeof item === 'object' && item !== null ? [{ id, item }] : [],
  );
}

/** How many the others have written: names and numbers, in seat order; nothing else is known of it. */
export function othersWrote(seen: Seen): readonly { readonly name: string; readonly count: number }[] {
  return peopleOf(seen, 'player').flatMap(({ id, person }) =>
    id === seen.you.id || (person.wrote ?? 0) === 0 ? [] : [{ name: person.name, count: person.wrote ?? 0 }],
  );
}

/** "Ana 2, Ben 5" */
export function othersWords(seen: Seen): string {
  return othersWrote(seen)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
}
