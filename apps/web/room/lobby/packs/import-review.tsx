import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { importPack } from '../../../connection/http.ts';
import type { PackReport } from '../../../connection/http.ts';
import { sayRefusal } from '../../../connection/refusals.ts';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/button.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { plural } from '../../../kit/plural.ts';
import { tell } from '../../../kit/toast.tsx';
import type { Grid } from './csv.ts';
import { download } from './download.ts';
import { FlawList } from './flaw-list.tsx';
import type { ImportPackProps } from './import-pack.tsx';
import { RATINGS, slugOf } from './pack-file.ts';
import type { Cover, Entry, Rating } from './pack-file.ts';
import { PreviewDeck } from './preview-deck.tsx';
import { errorTable, reviewed, withErrors } from './review.ts';

const LONGEST_TITLE = 60;
const RATING_WORDS: Readonly<Record<Rating, string>> = { everyone: 'Everyone', teen: 'Teens and up', adult: 'Adults' };
const OPTIONS = RATINGS.map((value) => ({ value, text: RATING_WORDS[value] }));

interface ImportReviewProps extends ImportPackProps {
  readonly cover: Cover;
  readonly entries: readonly Entry[];
  /** Null: the file was no table. */
  readonly grid: Grid | null;
  readonly onMap: (() => void) | null;
  readonly onCancel: () => void;
}

/** What the file holds, before anything is imported: what is wrong, what it will look like, and then all that is right or nothing. */
export function ImportReview(props: ImportReviewProps): JSX.Element {
  const { game, writing, authoring, cover, entries, grid, onMap, onCancel, onDone } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [title, setTitle] = useState(cover.title);
  const [rating, setRating] = useState(cover.rating);
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<PackReport | null>(null);
  const review = useMemo(() => {
    const checked = reviewed(entries, authoring);
    const errors = (report?.errors ?? []).map((error) => ({ row: error.row, flaw: authoring.flawOf(error) }));
    return withErrors(checked, errors);
  }, [entries, authoring, report]);
  const { good, bad } = review;
  useEffect(() => heading.current?.focus(), []);

  const say = (text: string): void => {
    setProblem(text);
    announce(text);
  };
  const take = async (): Promise<void> => {
    if (title.trim() === '') return say('Give the pack a name first.');
    const items = good.map(({ item }) => item);
    const reply = await importPack(game, { title: title.trim(), description: cover.description, rating, items });
    if (!reply.ok) return say(sayRefusal(reply.problem.code, reply.problem.details));
    setProblem(null);
    setReport(reply.value);
    const { id, accepted } = reply.value;
    if (id === null || accepted === 0) return say('The server took none of them. Nothing was imported.');
    tell(`“${title.trim()}” is there, with ${plural(accepted, writing.one, writing.many)}.`);
    onDone(id);
  };

  const done = report !== null && report.accepted > 0;
  return (
    <section class="keeping stack" aria-label="Check and import">
      <h3 ref={heading} tabIndex={-1}>
        {done
          ? `${plural(report.accepted, writing.one, writing.many)} imported`
          : `${good.length} of ${entries.length} can be imported`}
      </h3>
      {bad.length > 0 && <FlawList bad={bad} authoring={authoring} />}
      {bad.length > 0 && (
        <Button onClick={() => download(`${slugOf(title)}-errors.csv`, 'text/csv', errorTable(bad, authoring, grid))}>
          Save the {plural(bad.length, 'row', 'rows')} with errors
        </Button>
      )}
      {!done && good.length > 0 && (
        <>
          <PreviewDeck items={good.map(({ item }) => item)} authoring={authoring} />
          <TextField label="Name of the pack" value={title} maxLength={LONGEST_TITLE} onInput={setTitle} />
          <Choice label="It suits" value={rating} options={OPTIONS} onChange={setRating} />
        </>
      )}
      {problem !== null && <p class="field-error">{problem}</p>}
      <div class="row">
        {onMap !== null && !done && (
          <Button class="grow" onClick={onMap}>
            Other columns
          </Button>
        )}
        <Button class="grow" onClick={onCancel}>
          {done ? 'Done' : 'Import nothing'}
        </Button>
        {!done && good.length > 0 && (
          <Button kind="primary" class="grow" onClick={() => void take()}>
            {bad.length === 0 ? `Import all ${good.length}` : `Import the ${good.length} good ones`}
          </Button>
        )}
      </div>
    </section>
  );
}
