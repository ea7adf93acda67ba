import type { Answers } from '../../blocks/answers.ts';
import type { PlayerId } from '../../game.ts';
import type { Match } from '../../match.ts';
import type { Rng } from '../../rng.ts';
import type { Probes, Reveals, Twin } from '../two-worlds.ts';
import { HENHOUSE_WORDS } from './index.ts';
import type { HenhouseState } from './types.ts';

/** Nobody knows the dice and the words to come; until the reveal hardly anything else. */
export const henhouseTwin: Twin = (match, viewer, rng) => {
  const state = match.state as HenhouseState;
  const content = match.content as readonly string[];
  const open = match.phase === 'reveal';
  const knowsWord = open || (viewer !== null && viewer !== state.fox);
  const words = content.map((word, index) =>
    index + 1 < state.round || (index + 1 === state.round && knowsWord) ? word : rng.pick(HENHOUSE_WORDS),
  );
  const other = { ...match, content: words, dice: { ...match.dice, seed: seedFrom(rng) } };
  return open ? other : { ...other, ...otherRound(match, viewer, rng) };
};

function otherRound(match: Match, viewer: PlayerId | null, rng: Rng): Pick<Match, 'phase' | 'state'> {
  const { players, phase } = match;
  const state = match.state as HenhouseState;
  const { watched } = state;
  const owlKnows = viewer === state.owl && watched !== null;
  const roles = rng.shuffle(players).filter((player) => player !== viewer);
  const fox =
    viewer === state.fox || (owlKnows && watched === state.fox)
      ? state.fox
      : (roles.find((player) => !owlKnows || player !== watched) ?? state.fox);
  const owl = viewer === state.owl ? state.owl : (roles.find((player) => player !== fox) ?? state.owl);
  // Who acts at night knows which half it is; nobody else does.
  const turned = viewer !== state.fox && viewer !== state.owl && rng.int(2) === 0;
  const half = turned ? turnedOver(phase) : phase;
  const someone = (not: PlayerId): PlayerId | null => rng.pick([null, ...players.filter((player) => player !== not)]);
  const early = turned ? otherHalf(state.early) : state.early;
  const begun = (part: 'theft' | 'watch'): boolean =>
    phase === 'accuse' || half === part || (isHalf(half) && early === part);
  return {
    phase: half,
    state: {
      ...state,
      fox,
      owl,
      early,
      eggs: rewritten(state.eggs, viewer, rng, () => 1 + rng.int(9)),
      robbed: viewer === state.fox ? state.robbed : begun('theft') ? someone(fox) : null,
      watched: viewer === state.owl ? watched : begun('watch') ? someone(owl) : null,
      votes: rewritten(state.votes, viewer, rng, (by) => rng.pick(players.filter((player) => player !== by))),
    },
  };
}

/** The same players have answered, but something else and in another order. */
function rewritten<A>(answers: Answers<A>, viewer: PlayerId | null, rng: Rng, draw: (by: PlayerId) => A): Answers<A> {
  const result: Answers<A> = {};
  for (const by of rng.shuffle(Object.keys(answers))) result[by] = by === viewer ? (answers[by] as A) : draw(by);
  return result;
}

function isHalf(phase: string): phase is 'theft' | 'watch' {
  return phase === 'theft' || phase === 'watch';
}

function otherHalf(half: 'theft' | 'watch'): 'theft' | 'watch' {
  return half === 'theft' ? 'watch' : 'theft';
}

function turnedOver(phase: string): string {
  return isHalf(phase) ? otherHalf(phase) : phase;
}

function seedFrom(rng: Rng): string {
  return Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('');
}

/** Everything one may press, and some things one may not. */
export const henhouseProbes: Probes = ({ players }, viewer, rng) => [
  { command: 'hide', payload: { eggs: 1 + rng.int(9) } },
  { command: 'hide', payload: { eggs: 99 } },
  ...[viewer, rng.pick(players), rng.pick(players)].flatMap((whom) => [
    { command: 'accuse', payload: { whom } },
    { command: 'steal', payload: { from: whom } },
    { command: 'watch', payload: { whom } },
  ]),
  { command: 'accuse', payload: { whom: 'nobody' } },
  { command: 'next', payload: {} },
  { command: 'toString', payload: { by: viewer } },
];

/** The owl is told at once whether it watches the fox. */
export const henhouseReveals: Reveals = (_match, { command }) => command === 'watch';
