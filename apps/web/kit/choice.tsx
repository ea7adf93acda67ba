import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: ComponentChildren }[];
  readonly onChange: (value: T) => void;
  readonly hint?: string | undefined;
}

/** One of a few: a radio group that looks like a row of buttons. */
export function Choice<T extends string>({ label, value, options, onChange, hint }: ChoiceProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="choice">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              class="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly hint?: string | undefined;
}

export function Switch({ label, on, onChange, hint }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="field-label">{label}</span>
      </label>
      {hint !== undefined && (
        <p class="field-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
