import type { Answer } from '@alibi/client';
import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Landing } from './submitted.tsx';

/** What stands in place of the button where there is nothing to press. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

interface BallotProps {
  readonly choices: NonNullable<Board['choices']>;
  readonly hand: Hand | null;
  readonly open: boolean;
  readonly notice: Notice;
  readonly play: (command: string, payload: unknown) => Promise<Answer>;
}

/** A radio group of cards: pick one, then press the one button. Digits pick too. */
export function Ballot({ choices, hand, open, notice, play }: BallotProps): JSX.Element {
  const [picked, setPicked] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(open);
  if (open) wasOpen.current = true;

  useEffect(() => {
    if (!open) return;
    const pick = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!/^[1-9]$/.test(event.key)) return;
      const radio = group.current?.querySelectorAll('input').item(Number(event.key) - 1);
      if (radio == null || radio.disabled) return;
      radio.focus();
      setPicked(radio.value);
    };
    document.addEventListener('keydown', pick);
    return () => document.removeEventListener('keydown', pick);
  }, [open]);

  async function send(): Promise<void> {
    if (picked === null || sent) return;
    setSent(true);
    const answer = await play('vote', { choice: picked });
    if (!answer.ok) setSent(false);
  }

  const vote = hand?.vote ?? null;
  return (
    <form
      class="bt-ballot"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset ref={group} class="bt-choices">
        <legend class="visually-hidden">Answers</legend>
        {choices.map(([id, text], index) => (
          <label key={id} class="bt-choice">
            <input
              type="radio"
              name="choice"
              value={id}
              checked={id === (vote ?? picked)}
              disabled={!open || sent || id === hand?.own}
              onChange={() => setPicked(id)}
            />
            <span class="bt-choice-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="bt-choice-text" dir="auto">
              {text}
            </span>
            {id === hand?.own && <span class="tag">yours</span>}
            {id === vote && <span class="tag">your vote</span>}
          </label>
        ))}
      </fieldset>
      <div class="bt-dock">
        {open ? (
          <Button kind="primary" type="submit" class="button-wide" disabled={picked === null || sent}>
            {sent ? 'Sending…' : picked === null ? 'Pick an answer' : 'This is the truth'}
          </Button>
        ) : (
          <div class="bt-closed">
            <Landing takesFocus={wasOpen.current && vote !== null}>{notice.title}</Landing>
            <p>{notice.text}</p>
          </div>
        )}
      </div>
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select, dialog *');
}
