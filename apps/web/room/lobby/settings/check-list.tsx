import type { JSX } from 'preact';
import type { ChecksField } from './form-model.ts';
import { ticked } from './ticks.ts';

export interface CheckListProps {
  readonly field: ChecksField;
  readonly value: unknown;
  readonly onChange: (value: readonly (string | number)[]) => void;
}

/** Some of a few values, as a row of buttons that can be ticked. */
export function CheckList({ field, value, onChange }: CheckListProps): JSX.Element {
  const now: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset class="field">
      <legend class="field-label">{field.label}</legend>
      <div class="choice">
        {field.options.map(({ value: option, text }) => {
          const on = now.includes(option);
          return (
            <label key={option} class="choice-option">
              <input
                type="checkbox"
                class="visually-hidden"
                checked={on}
                disabled={on && now.length <= field.least}
                onChange={() => onChange(ticked(field, now, option))}
              />
              <span>{text}</span>
            </label>
          );
        })}
      </div>
      {field.hint !== null && <p class="field-hint">{field.hint}</p>}
    </fieldset>
  );
}
