import type { Answer } from '@alibi/client';
import type { Code } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { drafts } from '../../kit/draft.ts';
import { clip, lengthOf } from '../../kit/length.ts';
import { plural } from '../../kit/plural.ts';
import { TextField } from '../../kit/text-field.tsx';

/** IQ-Q15. */
const MOST = 200;
const COUNT_FROM = 160;
/** Browsers count an emoji as several; the real limit is kept by `clip`. */
const MOST_UNITS = 4000;

const REFUSALS: Partial<Record<Code, string>> = {
  EMPTY_INPUT: 'Write a word or two first.',
  TOO_LONG: `That is too long. ${MOST} characters fit.`,
};

interface AnswerFormProps {
  /** Key of the draft. */
  readonly draft: string;
  /** What is in so far; null: nothing. */
  readonly before: string | null;
  readonly open: boolean;
  readonly play: (command: string, payload: unknown) => Promise<Answer>;
  /** Called when the form is no longer needed: sent, or left as it was. */
  readonly onDone: () => void;
}

export function AnswerForm({ draft, before, open, play, onDone }: AnswerFormProps): JSX.Element {
  const [text, setText] = useState(() => drafts.open(draft) || (before ?? ''));
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function type(value: string): void {
    const next = clip(value, MOST);
    setText(next);
    setError(null);
    drafts.keep(draft, next);
  }

  async function send(): Promise<void> {
    if (sent || !open) return;
    if (text.trim() === '') {
      setError('Write a word or two first.');
      return;
    }
    setSent(true);
    const answer = await play('answer', { text: text.trim() });
    setSent(false);
    if (answer.ok) {
      drafts.forget(draft);
      onDone();
    } else setError(answer.code === null ? null : (REFUSALS[answer.code] ?? null));
  }

  const length = lengthOf(text);
  return (
    <form
      class="iq-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Your answer"
        value={text}
        onInput={type}
        maxLength={MOST_UNITS}
        hint={
          length >= COUNT_FROM
            ? `${plural(MOST - length, 'character', 'characters')} left`
            : 'A few words. In a moment everybody sees it with your name.'
        }
        error={error}
        enterKeyHint="send"
        autoFocus={before !== null}
      />
      <Button kind="primary" type="submit" class="button-wide" disabled={!open || sent}>
        {sent ? 'Sending…' : before === null ? 'Send my answer' : 'Send the new answer'}
      </Button>
      {before !== null && (
        <Button
          kind="quiet"
          onClick={() => {
            drafts.forget(draft);
            onDone();
          }}
        >
          Keep it as it was
        </Button>
      )}
    </form>
  );
}
