import type { Seen } from '@alibi/protocol';
import { listNames, nameOf } from './people.ts';

const MOST = 2;

/** What happened between two looks at a room, in two lines at most, the most important first. */
export function whileAway(before: Seen, after: Seen): readonly string[] {
  const lines: string[] = [];
  const was = before.room;
  const is = after.room;
  if (is.matches > was.matches) lines.push('A new game has begun.');
  else if (was.stage === 'playing' && is.stage === 'over') lines.push('The game has ended.');
  else if (was.stage !== 'lobby' && is.stage === 'lobby') lines.push('The room went back to the lobby.');
  else if (before.you.phase?.visit !== after.you.phase?.visit && is.stage === 'playing')
    lines.push('The game has moved on.');
  if (is.host !== was.host && is.host !== null) {
    lines.push(is.host === after.you.id ? 'You became the host.' : `${nameOf(after, is.host)} became the host.`);
  }
  const here = (seen: Seen, id: string): boolean => {
    const person = seen.room.people[id];
    return person !== undefined && person.kind !== 'gone' && person.kind !== 'stage';
  };
  const left = Object.keys(was.people).filter((id) => here(before, id) && !here(after, id));
  const came = Object.keys(is.people).filter((id) => here(after, id) && was.people[id] === undefined);
  if (left.length > 0) lines.push(`${listNames(left.map((id) => nameOf(before, id)))} left.`);
  if (came.length > 0) lines.push(`${listNames(came.map((id) => nameOf(after, id)))} joined.`);
  return lines.slice(0, MOST);
}
