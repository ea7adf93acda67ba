import { answerOf, marks } from '../../blocks/answers.ts';
import { scoresOf } from '../../blocks/score.ts';
import type { Look, PlayerId } from '../../game.ts';
import type { Henhouse, HenhouseBoard, HenhouseHand } from './types.ts';

/** Face up. */
export function board({ state, players, phase }: Look<Henhouse>): HenhouseBoard {
  const { round, fox, owl, robbed, eggs, votes, scores } = state;
  return {
    round,
    suspects: players,
    done: phase === 'hide' ? marks(eggs, players) : phase === 'accuse' ? marks(votes, players) : {},
    reveal: phase === 'reveal' ? { fox, owl, robbed } : null,
    scores: scoresOf(scores, players),
  };
}

/** One seat: its role, its eggs, its vote; for fox and owl what they did at night. */
export function hand({ state, content }: Look<Henhouse>, player: PlayerId): HenhouseHand {
  const { round, fox, owl, eggs, robbed, watched, votes } = state;
  const role = player === fox ? 'fox' : player === owl ? 'owl' : 'hen';
  return {
    role,
    word: role === 'fox' ? null : (content[round - 1] ?? null),
    eggs: answerOf(eggs, player),
    target: role === 'fox' ? robbed : role === 'owl' ? watched : null,
    seen: role !== 'owl' || watched === null ? null : watched === fox ? 'fox' : 'nothing',
    vote: answerOf(votes, player),
  };
}
