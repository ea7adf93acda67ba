import type { JSX } from 'preact';
import { Icon } from '../../../kit/icon.tsx';
import { fixedReasons } from './fixed.ts';
import type { Field } from './form-model.ts';

/** What cannot be changed while a match runs, and why. */
export function FixedNote({ fields }: { readonly fields: readonly Field[] }): JSX.Element {
  return (
    <>
      {fixedReasons(fields).map(({ reason, labels }) => (
        <p key={reason} class="fixed-note">
          <Icon name="lock" />
          <span>
            {reason} <span class="muted small">({labels.join(' · ')})</span>
          </span>
        </p>
      ))}
    </>
  );
}
