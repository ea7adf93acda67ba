import { coverFor, shownVisit } from '../cover.ts';
import { applyMatch, isRefused } from '../match.ts';
import type { Match } from '../match.ts';
import type { Rng } from '../rng.ts';
import { seenBy } from '../view.ts';
import { effectOn, firstDifference, frameOf } from './observer.ts';
import type { Step } from './random-match.ts';
import type { Worlds } from './two-worlds.ts';

/** What a step that was taken gives away by itself, in words; null if nothing. */
export function tellOfStep(worlds: Worlds, step: Step, rng: Rng): string | null {
  return tellBehindCover(worlds, step) ?? tellAloud(worlds, step, rng);
}

/** Behind a cover neither a move nor the clock shows to spectators: no frame, no event, no other end. */
function tellBehindCover({ cartridge: { game } }: Worlds, { input, before, after, events }: Step): string | null {
  if (coverFor(game, before, null) === null) return null;
  const what = `${input.type} behind the cover of ${before.phase}`;
  if (input.type === 'away' || input.type === 'back') {
    return phaseBytes(before) === phaseBytes(after) ? null : `a spectator sees the phase change by ${what}`;
  }
  const goesOn = after.coveredSince === before.coveredSince;
  if (input.type !== 'play' && (input.type !== 'expire' || !goesOn)) return null;
  if (events.length > 0) return `a spectator is told of ${what}: ${JSON.stringify(events)}`;
  const [one, two] = [frameOf(game, before, null), frameOf(game, after, null)];
  return one === two ? null : `a spectator sees ${what}: ${firstDifference(one, two)}`;

  function phaseBytes(match: Match): string {
    return JSON.stringify(seenBy(game, match, null).own.phase);
  }
}

/** What frames keep secret about a move must not be said aloud: another move that looks the same sounds the same. */
function tellAloud(worlds: Worlds, { input, before, after, events, at }: Step, rng: Rng): string | null {
  const { cartridge, probes, reveals } = worlds;
  const { game } = cartridge;
  if (input.type !== 'play' || events.length === 0 || reveals?.(before, input, input.by) === true) return null;
  const visit = shownVisit(game, before, input.by);
  for (const { command, payload } of probes(before, input.by, rng)) {
    if (command !== input.command) continue;
    const other = applyMatch(game, before, { ...input, payload, visit }, at);
    if (isRefused(other)) continue;
    for (const viewer of [...before.players.filter((player) => player !== input.by), null]) {
      const one = effectOn(game, { match: after, events: events as { type: string }[] }, viewer);
      const two = effectOn(game, other, viewer);
      if (one.frame !== two.frame || one.events === two.events) continue;
      return `${viewer ?? 'a spectator'} hears what ${command} was: ${firstDifference(one.events, two.events)}`;
    }
  }
  return null;
}
