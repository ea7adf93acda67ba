import { answered, answerOf, scoresOf } from '@alibi/engine';
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
      phase === 'prompt'
        ? answered(state.submissions, players)
        : phase === 'choose'
          ? answered(state.votes, players)
          : [],
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
  const places = new Map(state.choices.map(({ id }, place) => [id, place]));
  const authors: Record<PlayerId, number> = {};
  state.choices.forEach((choice, place) => {
    for (const author of choice.authors) authors[author] = place;
  });
  const votes: Record<PlayerId, number> = {};
  for (const player of players) {
    const place = places.get(answerOf(state.votes, player) ?? '');
    if (place !== undefined) votes[player] = place;
  }
  const truth = state.choices.findIndex((choice) => choice.truth);
  return {
    truth: truth === -1 ? null : truth,
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
  const mine = answerOf(state.submissions, player)?.text;
  const tries = state.tries[player] ?? 0;
  const own = ownChoice(state, player)?.id;
  const vote = answerOf(state.votes, player);
  return {
    ...(mine === undefined ? {} : { mine }),
    ...(isDone(look, player) ? { knows: true } : {}),
    ...(tries === 0 ? {} : { tries }),
    ...(own === undefined ? {} : { own }),
    ...(vote === null ? {} : { vote }),
  };
}
