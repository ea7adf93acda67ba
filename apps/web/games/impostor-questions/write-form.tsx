import type { Target, WrittenPair } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { sayRefusal } from '../../connection/refusals.ts';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import type { Flaw, WriteFormProps } from '../screen.ts';
import { flawFrom, flawsOf, keyOfPair } from './pair-flaws.ts';
import { TARGETS } from './target-words.ts';
import './write-form.css';

type Side = keyof WrittenPair;

const SIDES: readonly Side[] = ['promptA', 'promptB'];
const ORDINAL: Readonly<Record<Side, string>> = { promptA: 'The first question', promptB: 'The second question' };
const OPTIONS = (['crew', 'impostor', 'both'] as const).map((value) => ({ value, text: TARGETS[value].short }));
const EMPTY: WrittenPair = { promptA: { text: '', target: 'crew' }, promptB: { text: '', target: 'impostor' } };
/** Beyond the limit of 240 by a little, so that nothing is cut off unnoticed. */
const MOST_TYPED = 300;

/** A new pair half written outlives the sheet: a game may begin at any moment. */
let unfinished: WrittenPair = EMPTY;

/** Two questions and who gets which. */
export function WriteForm({ item, others, onSave, onCancel }: WriteFormProps): JSX.Element {
  const [pair, setPair] = useState<WrittenPair>(() => (item as WrittenPair | null) ?? unfinished);
  const [refused, setRefused] = useState<Flaw | null>(null);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (item !== null) first.current?.focus();
  }, [item]);

  const change = (next: WrittenPair): void => {
    setPair(next);
    setRefused(null);
    if (SIDES.every((side) => next[side].text === '')) setTried(false);
    if (item === null) unfinished = next;
  };
  const flaw = refused ?? (tried ? hint(pair, others) : null);
  const save = async (): Promise<void> => {
    setTried(true);
    const found = hint(pair, others);
    if (found !== null) return announce(found.text);
    const answer = await onSave(pair);
    if (answer.ok) {
      setTried(false);
      change(EMPTY);
      if (item === null) first.current?.focus();
      return;
    }
    const { code, details } = answer;
    const why = code === 'INVALID_PAIR' ? flawFrom({ field: details['field'], reason: details['reason'] }) : null;
    const shown = why ?? { field: null, text: sayRefusal(code ?? 'INTERNAL_ERROR', details) };
    setRefused(shown);
    announce(shown.text);
  };

  return (
    <form
      class="write-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {SIDES.map((side) => (
        <PromptField
          key={side}
          label={TARGETS[pair[side].target].whole}
          example={
            side === 'promptA' ? 'A food you ate too much of as a child' : 'A food you would refuse at a wedding'
          }
          value={pair[side].text}
          error={flaw?.field === side ? flaw.text : null}
          input={side === 'promptA' ? first : null}
          onInput={(text) => change({ ...pair, [side]: { ...pair[side], text } })}
        />
      ))}
      <details class="sheet-section" open={flaw?.field?.startsWith('target') === true}>
        <summary>Who gets which question</summary>
        <div class="stack">
          {SIDES.map((side) => (
            <Choice
              key={side}
              label={ORDINAL[side]}
              value={pair[side].target}
              options={OPTIONS}
              onChange={(target: Target) => change({ ...pair, [side]: { ...pair[side], target } })}
            />
          ))}
        </div>
      </details>
      {flaw !== null && !isSide(flaw.field) && <p class="field-error">{flaw.text}</p>}
      <div class="row">
        {onCancel !== null && (
          <Button class="grow" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button kind="primary" type="submit" class="grow">
          {item === null ? 'Add this pair' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}

function isSide(field: string | null): boolean {
  return SIDES.some((side) => side === field);
}

function hint(pair: WrittenPair, others: readonly object[]): Flaw | null {
  const [found] = flawsOf(pair);
  if (found !== undefined) return found;
  const key = keyOfPair(pair);
  return others.some((other) => keyOfPair(other) === key) ? flawFrom({ field: 'pair', reason: 'duplicate' }) : null;
}

interface PromptFieldProps {
  readonly label: string;
  readonly example: string;
  readonly value: string;
  readonly error: string | null;
  readonly input: { current: HTMLTextAreaElement | null } | null;
  readonly onInput: (text: string) => void;
}

/** A question is one line however long: Enter goes on instead of breaking it. */
function PromptField({ label, example, value, error, input, onInput }: PromptFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <textarea
        ref={input}
        id={id}
        class="field-input write-box"
        rows={2}
        dir="auto"
        value={value}
        maxLength={MOST_TYPED}
        placeholder={example}
        enterkeyhint="done"
        autoComplete="off"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onInput={(event) => onInput(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      {error !== null && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
