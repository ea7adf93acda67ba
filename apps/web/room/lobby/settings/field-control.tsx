import type { JSX } from 'preact';
import type { PackInfo } from '../../../connection/http.ts';
import { Choice, Switch } from '../../../kit/choice.tsx';
import { Stepper } from '../../../kit/stepper.tsx';
import { nearest } from './form-model.ts';
import type { Field, NumberField } from './form-model.ts';
import { PackList } from './pack-list.tsx';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly packs: readonly PackInfo[];
  readonly onChange: (value: unknown, when: 'now' | 'soon') => void;
}

/** One setting as a control. */
export function FieldControl({ field, value, packs, onChange }: FieldControlProps): JSX.Element | null {
  const { label } = field;
  const hint = field.hint ?? undefined;
  switch (field.kind) {
    case 'switch':
      return <Switch label={label} hint={hint} on={value === true} onChange={(on) => onChange(on, 'now')} />;
    case 'choice':
      return (
        <Choice
          label={label}
          hint={hint}
          value={String(value)}
          options={field.options}
          onChange={(next) => onChange(next, 'now')}
        />
      );
    case 'list': {
      const chosen = Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
      return packs.length === 0 ? null : (
        <PackList label={label} packs={packs} chosen={chosen} onChange={(next) => onChange(next, 'soon')} />
      );
    }
    case 'number':
      return <NumberControl field={field} value={value} onChange={onChange} />;
  }
}

interface NumberControlProps extends Pick<FieldControlProps, 'value' | 'onChange'> {
  readonly field: NumberField;
}

function NumberControl({ field, value, onChange }: NumberControlProps): JSX.Element {
  const { label, hint, min, max, step, unit, off } = field;
  const number = typeof value === 'number' ? value : null;
  if (off !== null && number === null) {
    return <Switch label={label} hint={hint ?? undefined} on={false} onChange={() => onChange(off.start, 'now')} />;
  }
  const stepper = (
    <Stepper
      label={label}
      hint={hint}
      value={number ?? min}
      min={min}
      max={max}
      step={step}
      unit={unit}
      onChange={(next) => onChange(nearest(field, next), 'soon')}
    />
  );
  if (off === null) return stepper;
  return (
    <div class="stack-s">
      <Switch label={label} on onChange={() => onChange(null, 'now')} />
      {stepper}
    </div>
  );
}
