import { addScore } from '@alibi/engine';
import type { PlayerId, Table } from '@alibi/engine';
import type { Round, State } from './state.ts';
import type { ImpostorQuestions, PastRound } from './types.ts';

/** IQ-Q35: a newcomer watches until the next round. IQ-Q34: who was here before has the old score back. */
export function seat({ state }: Table<ImpostorQuestions>, player: PlayerId, was: PlayerId | null): void {
  if (was !== null && state.seats.includes(was)) rename(state, was, player);
  else state.seats.push(player);
  addScore(state.scores, player, 0);
  for (const record of Object.values(state.tallies) as Record<PlayerId, number>[]) addScore(record, player, 0);
}

/** Everything that named the old seat names the new one, which comes last as it does at the table. */
function rename(state: State, was: PlayerId, player: PlayerId): void {
  state.seats = [...state.seats.filter((other) => other !== was), player];
  for (const [old, now] of Object.entries(state.renamed)) if (now === was) state.renamed[old] = player;
  state.renamed[was] = player;
  move(state.scores, was, player);
  for (const record of Object.values(state.tallies) as Record<PlayerId, number>[]) move(record, was, player);
  const name = (other: PlayerId): PlayerId => (other === was ? player : other);
  if (state.round !== null) renameIn(state.round, was, player);
  state.history = state.history.map((past): PastRound => ({
    ...past,
    impostors: past.impostors.map(name),
    out: past.out === null ? null : name(past.out),
    author: past.author === null ? null : name(past.author),
  }));
}

function renameIn(round: Round, was: PlayerId, player: PlayerId): void {
  const name = (other: PlayerId): PlayerId => (other === was ? player : other);
  round.active = round.active.map(name);
  round.withdrawn = round.withdrawn.map(name);
  round.impostors = round.impostors.map(name);
  round.order = round.order.map(name);
  round.missed = round.missed?.map(name) ?? null;
  round.tied = round.tied?.map(name) ?? null;
  round.satOut = round.satOut === null ? null : name(round.satOut);
  round.out = round.out === null ? null : name(round.out);
  move(round.answers, was, player);
  move(round.gained, was, player);
  move(round.votes, was, player);
  for (const voter of Object.keys(round.votes)) round.votes[voter] = name(round.votes[voter] ?? '');
}

function move<T>(record: Record<PlayerId, T>, from: PlayerId, to: PlayerId): void {
  const value = record[from];
  if (value === undefined) return;
  record[to] = value;
  Reflect.deleteProperty(record, from);
}
