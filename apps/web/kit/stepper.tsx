import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: { readonly short: string; readonly long: string } | null | undefined;
  readonly hint?: string | null | undefined;
  /** Given whatever was typed or stepped to; the owner fits it into the range. */
  readonly onChange: (value: number) => void;
}

/** A number with a minus and a plus; it can be typed too. */
export function Stepper({ label, value, min, max, step, unit, hint, onChange }: StepperProps): JSX.Element {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const to = (next: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const finish = (): void => {
    const number = Number(typed?.replace(',', '.'));
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) to(number);
    else setTyped(null);
  };
  return (
    <div class="stepper">
      <div class="stepper-words">
        <label class="field-label" for={id}>
          {label}
          {unit != null && <span class="visually-hidden"> ({unit.long})</span>}
        </label>
        {hint != null && (
          <p class="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div class="stepper-control">
        <Button aria-label={`Less: ${label}`} disabled={value <= min} onClick={() => to(down(value, step))}>
          <Icon name="minus" />
        </Button>
        <span class="stepper-value">
          <input
            id={id}
            class="field-input"
            type="text"
            inputMode="decimal"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={unit == null ? undefined : `${value} ${unit.long}`}
            aria-describedby={hint == null ? undefined : `${id}-hint`}
            autoComplete="off"
            value={typed ?? String(value)}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key === 'ArrowUp') to(up(value, step));
              else if (event.key === 'ArrowDown') to(down(value, step));
              else if (event.key === 'Enter') finish();
              else return;
              event.preventDefault();
            }}
          />
          {unit != null && (
            <span class="stepper-unit" aria-hidden="true">
              {unit.short}
            </span>
          )}
        </span>
        <Button aria-label={`More: ${label}`} disabled={value >= max} onClick={() => to(up(value, step))}>
          <Icon name="plus" />
        </Button>
      </div>
    </div>
  );
}

/** From 7, steps of five lead to 10 and to 5. The little extra keeps 0.3 / 0.1 from being less than 3. */
function up(value: number, step: number): number {
  return (Math.floor(value / step + 1e-9) + 1) * step;
}

function down(value: number, step: number): number {
  return (Math.ceil(value / step - 1e-9) - 1) * step;
}
