import type { Answer, Clock } from '@alibi/client';
import type { Settings } from '@alibi/games/bluff-trivia/types';
import type { Code } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { plural } from '../../kit/plural.ts';
import { TextField } from '../../kit/text-field.tsx';
import { drafts } from '../../kit/draft.ts';
import { clip, lengthOf } from '../../kit/length.ts';
import { useMoment } from '../../kit/onset.ts';

const MOST = 60;
const COUNT_FROM = 45;
/** Browsers count an emoji as several; the real limit is kept by `clip`. */
const MOST_UNITS = 1000;
/** With less grace than this, text that is still in the box is sent this long before the end. */
const TRAVEL_TIME = 500;

const REFUSALS: Partial<Record<Code, string>> = {
  DUPLICATE_BLUFF: 'Somebody had the same idea. Pick another lie.',
  EMPTY_INPUT: 'Write a word or two first.',
  TOO_LONG: `That is too long. ${MOST} characters fit.`,
};

interface BluffFormProps {
  /** Key of the draft. */
  readonly draft: string;
  /** How often the truth was typed, where it is refused. */
  readonly tries: number;
  readonly settings: Settings;
  readonly endsAt: number | null;
  readonly open: boolean;
  readonly clock: Clock;
  readonly play: (command: string, payload: unknown) => Promise<Answer>;
}

export function BluffForm({ draft, tries, settings, endsAt, open, clock, play }: BluffFormProps): JSX.Element {
  const [text, setText] = useState(() => drafts.open(draft));
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const tooGood = tries > 0 ? 'That one is too good. Pick another lie.' : null;

  useEffect(() => {
    if (tries === 0) return;
    setText('');
    setSent(false);
    announce('Not taken. Pick another lie.');
  }, [tries]);

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
    drafts.forget(draft);
    const answer = await play('submit', { text: text.trim() });
    if (answer.ok) return;
    setSent(false);
    drafts.keep(draft, text);
    setError(answer.code === null ? null : (REFUSALS[answer.code] ?? null));
  }

  const lead = settings.graceMs < TRAVEL_TIME ? TRAVEL_TIME : 0;
  useMoment(endsAt === null ? null : endsAt - lead, clock, () => {
    if (text.trim() !== '') void send();
  });

  return (
    <form
      class="bt-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="What goes in the blank?"
        value={text}
        onInput={type}
        maxLength={MOST_UNITS}
        hint={hintFor(text, settings)}
        error={error ?? tooGood}
        enterKeyHint="send"
      />
      <Button kind="primary" type="submit" class="button-wide" disabled={!open || sent}>
        {sent ? 'Sending…' : 'That is my answer'}
      </Button>
    </form>
  );
}

function hintFor(text: string, { truthSubmission, truthPoints }: Settings): string {
  const length = lengthOf(text);
  if (length >= COUNT_FROM) return `${plural(MOST - length, 'character', 'characters')} left`;
  if (truthSubmission !== 'score-skip-vote') return 'Make up something that sounds true.';
  return `Make up something that sounds true. If you know it, the real answer earns ${truthPoints}.`;
}
