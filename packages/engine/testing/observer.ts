import { lookAt, shownVisit } from '../cover.ts';
import type { AnyGame, PlayerId } from '../game.ts';
import type { Applied, Match } from '../match.ts';
import { seenBy } from '../view.ts';

/** Everything that reaches one viewer at a moment, as bytes: the frame, the outcome, whom they hear, whether they may talk. */
export function frameOf(game: AnyGame, match: Match, viewer: PlayerId | null): string {
  const look = lookAt(match);
  const seated = viewer !== null && match.players.includes(viewer);
  return JSON.stringify({
    ...seenBy(game, match, viewer),
    outcome: match.over,
    talks: seated ? game.talks?.(look, viewer) : null,
    hears: match.players.map((from) => game.hears?.(look, from, viewer)),
  });
}

/** What comes to one viewer of a step: what they see then, and what was said aloud. */
export interface Effect {
  readonly frame: string;
  readonly events: string;
  /** Where the match is after it, as the viewer knows it. */
  readonly place: string;
  /** What lies before them: board and hand, without the clockwork around it. */
  cards(): string;
}

export function effectOn(game: AnyGame, { match, events }: Applied, viewer: PlayerId | null): Effect {
  return {
    frame: frameOf(game, match, viewer),
    events: JSON.stringify(events),
    place: match.over === null ? placeOf(shownVisit(game, match, viewer)) : 'the end',
    cards() {
      const { board, own } = seenBy(game, match, viewer);
      return JSON.stringify([board, own.hand]);
    },
  };
}

export function placeOf(visit: number): string {
  return `visit ${visit}`;
}

export function firstDifference(left: string, right: string): string {
  let at = 0;
  while (left[at] === right[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `…${left.slice(from, at + 20)}… or …${right.slice(from, at + 20)}…`;
}
