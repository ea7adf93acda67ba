import type { Seen, SeenPerson } from '@alibi/protocol';

export interface Named {
  readonly id: string;
  readonly person: SeenPerson;
}

/** People of some kinds, by seat. */
export function peopleOf({ room }: Seen, ...kinds: SeenPerson['kind'][]): readonly Named[] {
  return Object.entries(room.people)
    .map(([id, person]) => ({ id, person }))
    .filter(({ person }) => kinds.includes(person.kind))
    .sort((a, b) => a.person.seat - b.person.seat);
}

export function me({ room, you }: Seen): SeenPerson | null {
  return room.people[you.id] ?? null;
}

export function nameOf({ room }: Pick<Seen, 'room'>, id: unknown): string {
  const person = typeof id === 'string' ? room.people[id] : undefined;
  return person?.name ?? 'Somebody';
}

export function may({ you }: Seen, ...acts: string[]): boolean {
  return acts.some((act) => you.may.includes(act));
}

/** Those who can be host now: seated, connected, no bots. */
export function candidates(seen: Seen): readonly Named[] {
  return peopleOf(seen, 'player').filter(({ person }) => !person.bot && !person.away);
}

/** "Ana", "Ana and Ben", "Ana, Ben and 2 more". */
export function listNames(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length} more`;
}
