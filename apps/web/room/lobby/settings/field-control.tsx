import type { JSX } from 'preact';
import { Choice, Switch } from '../../../kit/choice.tsx';
import { Stepper } from '../../../kit/stepper.tsx';
import { CheckList } from './check-list.tsx';
import { nearest, recordOf } from './form-model.ts';
import type { Field, GroupField, NumberField } from './form-model.ts';
import { PackList } from './pack-list.tsx';
import type { PackChoice } from './pack-list.tsx';

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  /** All values as they stand, for what counts only under another setting. */
  readonly values: object;
  readonly packs: PackChoice;
  readonly onChange: (value: unknown, when: 'now' | 'soon') => void;
}

/** One setting as a control. */
export function FieldControl({ field, value, values, packs, onChange }: FieldControlProps): JSX.Element | null {
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
      return packs.packs.length === 0 ? null : (
        <PackList label={label} {...packs} chosen={chosen} onChange={(next) => onChange(next, 'soon')} />
      );
    }
    case 'checks':
      return <CheckList field={field} value={value} onChange={(next) => onChange(next, 'now')} />;
    case 'group':
      return <GroupControl field={field} value={value} values={values} packs={packs} onChange={onChange} />;
    case 'number':
      return <NumberControl field={field} value={value} onChange={onChange} />;
  }
}

interface GroupControlProps extends FieldControlProps {
  readonly field: GroupField;
}

/** The parts under one heading; each change sends all of them. */
function GroupControl({ field, value, values, packs, onChange }: GroupControlProps): JSX.Element | null {
  const now = recordOf(value);
  const parts = field.parts.filter(({ matters }) => matters === null || matters(values));
  if (parts.length === 0) return null;
  return (
    <fieldset class="field group">
      <legend class="field-label">{field.label}</legend>
      {field.hint !== null && <p class="field-hint">{field.hint}</p>}
      {parts.map((part) => (
        <FieldControl
          key={part.key}
          field={part}
          value={now[part.key]}
          values={values}
          packs={packs}
          onChange={(next, when) => onChange({ ...now, [part.key]: next }, when)}
        />
      ))}
    </fieldset>
  );
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
