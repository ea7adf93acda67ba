import type { JSX } from 'preact';
import type { Authoring } from '../../../games/screen.ts';
import { plural } from '../../../kit/plural.ts';
import { flawWords } from './review.ts';
import type { BadEntry } from './review.ts';

const MOST_SHOWN = 20;

/** What is wrong, row by row; a long list is cut short and is whole in the file with the errors. */
export function FlawList({
  bad,
  authoring,
}: {
  readonly bad: readonly BadEntry[];
  readonly authoring: Authoring;
}): JSX.Element {
  const lines = bad.flatMap(({ row, flaws }) => flaws.map((flaw) => flawWords(row, flaw, authoring)));
  const more = lines.length - MOST_SHOWN;
  return (
    <div class="stack-s">
      <p class="field-error">{plural(bad.length, 'row has an error', 'rows have errors')}</p>
      <ul class="flaws">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {more > 0 && <p class="field-hint">And {more} more, all of them in the file below.</p>}
    </div>
  );
}
