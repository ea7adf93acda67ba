import { answerOf, marks, scoresOf } from '@alibi/engine';
import type { Look, PlayerId } from '@alibi/engine';
import { isDone, ownChoice, questionOf } from './choices.ts';
import type { BluffTrivia, Board, Hand, Reveal, ShownChoice } from './types.ts';

/** Face up. Truth, authors and votes appear with scoring and not before. */
export function board(look: Look<BluffTrivia>): Board {
  const { state, players, settings, phase, over } = look;
  const { category, question } = questionOf(look);
  return {
    round: state.round,
    rounds: settings.rounds,
    category,
    question,
    // A truthful player is not marked while the others vote: only that player may know it (BT-Q2, visibility matrix).
    done:
      phase === 'prompt' ? marks(state.submissions, players) : phase === 'choose' ? marks(state.votes, players) : {},
    choices: phase === 'prompt' ? null : state.choices.map(({ id, text }): ShownChoice => [id, text]),
    reveal: phase === 'scoring' ? reveal(look) : null,
    scores: scoresOf(state.scores, players),
    statistics:
      over === null ? null : { found: scoresOf(state.found, players), fooled: scoresOf(state.fooled, players) },
  };
}

function reveal(look: Look<BluffTrivia>): Reveal {
  const { state, players } = look;
  const { answer, fact, source } = questionOf(look);
  const authors: Record<string, readonly PlayerId[]> = {};
  for (const choice of state.choices) {
    if (choice.authors.length > 0) authors[choice.id] = choice.authors;
  }
  const votes: Record<PlayerId, string> = {};
  for (const player of players) {
    const vote = answerOf(state.votes, player);
    if (vote !== null) votes[player] = vote;
  }
  return {
    truth: state.choices.find((choice) => choice.truth)?.id ?? null,
    answer,
    fact,
    source,
    authors,
    votes,
    knew: players.filter((player) => state.submissions[player]?.truth === true),
    gained: scoresOf(
      state.gained,
      players.filter((player) => (state.gained[player] ?? 0) > 0),
    ),
  };
}

/** One seat's own submission, mark and vote. */
export function hand(look: Look<BluffTrivia>, player: PlayerId): Hand {
  const { state } = look;
  return {
    mine: answerOf(state.submissions, player)?.text ?? null,
    knows: isDone(look, player),
    tries: state.tries[player] ?? 0,
    own: ownChoice(state, player)?.id ?? null,
    vote: answerOf(state.votes, player),
  };
}
