import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

export interface TopBarProps {
  /** The game that help explains, where one is chosen. */
  readonly rules?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The same head on every screen; help is always its last button. */
export function TopBar({ rules, children }: TopBarProps): JSX.Element {
  const [sheet, setSheet] = useState<'help' | 'settings' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <header class="top-bar">
      <div class="top-bar-row">
        {children ?? <span class="top-bar-name">Alibi</span>}
        <Button kind="quiet" class="button-icon" aria-label="Help and settings" onClick={() => setSheet('help')}>
          <Icon name="help" />
        </Button>
      </div>
      {sheet === 'help' && <HelpSheet rules={rules} onClose={close} onSettings={() => setSheet('settings')} />}
      {sheet === 'settings' && <SettingsSheet onClose={close} />}
    </header>
  );
}
