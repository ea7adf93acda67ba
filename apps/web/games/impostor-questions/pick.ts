import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';

/** Who is picked but not sent yet: the last call is a phase of its own, and a finger may be on its way. */
const picked: Signal<{ readonly ballot: string; readonly player: string } | null> = signal(null);

/** One name for one vote, through all its last calls. A question that comes again comes in another round. */
export function ballotOf(
  { room }: Pick<Seen, 'room'>,
  { completed, question }: Pick<Board, 'completed' | 'question'>,
): string {
  return JSON.stringify([room.code, room.matches, completed, question]);
}

export function pickedIn(ballot: string): string | null {
  return picked.value?.ballot === ballot ? picked.value.player : null;
}

export function pick(ballot: string, player: string): void {
  picked.value = { ballot, player };
}
