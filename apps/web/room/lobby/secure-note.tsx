import type { JSX } from 'preact';
import { Icon } from '../../kit/icon.tsx';

/** Over plain http browsers hold some comforts back; people should not look for them in vain. */
export function SecureNote(): JSX.Element | null {
  if (isSecureContext) return null;
  return (
    <aside class="note" aria-label="About this connection">
      <Icon name="lock" />
      <p>
        <strong>This page came over plain http.</strong> The game plays as usual, but your browser cannot keep the
        screen awake, open the share menu or install the app. Tap the screen now and then, or ask whoever runs the
        server for an https address.
      </p>
    </aside>
  );
}
