import type { Board } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';

interface StatementProps {
  readonly question: string;
  /** What stands in the blank once the truth is out. */
  readonly answer?: string;
}

/** The sentence with its blank: a gap to the eye, "blank" to the ear. */
export function Statement({ question, answer }: StatementProps): JSX.Element {
  const [before = '', after = ''] = question.split(/_{2,}/);
  return (
    <>
      {before}
      {answer === undefined ? (
        <span class="bt-blank">
          <span class="visually-hidden">blank</span>
        </span>
      ) : (
        <span class="bt-blank bt-blank-filled">
          <bdi class="bt-answer">{answer}</bdi>
        </span>
      )}
      {after}
    </>
  );
}

export function RoundLine({ board }: { readonly board: Board }): JSX.Element {
  return (
    <p class="bt-round">
      <span>
        Round {board.round} of {board.rounds}
      </span>
      <span class="bt-category">{categoryTitle(board.category)}</span>
    </p>
  );
}

/** "food-and-drink" as "Food and drink". */
export function categoryTitle(category: string): string {
  const words = category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
