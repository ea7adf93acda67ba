import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength: number;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  readonly enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined;
  readonly autoComplete?: string | undefined;
  readonly autoCapitalize?: 'characters' | 'words' | 'sentences' | 'none' | undefined;
  readonly spellcheck?: boolean | undefined;
  readonly class?: string | undefined;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, onInput, maxLength, hint, error, autoFocus, inputMode, enterKeyHint } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus === true) input.current?.focus();
  }, [autoFocus]);
  const notes = [hint === undefined ? '' : `${id}-hint`, error == null ? '' : `${id}-error`].filter(
    (note) => note !== '',
  );
  return (
    <div class={`field ${props.class ?? ''}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        class="field-input"
        type="text"
        dir="auto"
        value={value}
        maxLength={maxLength}
        inputMode={inputMode}
        enterKeyHint={enterKeyHint}
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize={props.autoCapitalize}
        spellcheck={props.spellcheck ?? true}
        aria-invalid={error == null ? undefined : true}
        aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error != null && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
