import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';

export interface HelpSheetProps {
  readonly rules?: ComponentChildren;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

export function HelpSheet({ rules, onClose, onSettings }: HelpSheetProps): JSX.Element {
  return (
    <Sheet title="Help" onClose={onClose}>
      <Button onClick={onSettings}>
        <Icon name="gear" /> Light, sound and motion
      </Button>
      <section class="stack-s">
        <h3>How to play</h3>
        {rules ?? (
          <ol class="steps">
            <li>One person opens a room and shares its code, link or picture.</li>
            <li>Everybody joins on their own phone. No account, only a name.</li>
            <li>The host picks a game and starts it. Your phone tells you what to do.</li>
            <li>A television or laptop can be the table: open the room there as a shared screen.</li>
          </ol>
        )}
      </section>
      <section class="sheet-section">
        <h3>If the connection drops</h3>
        <p>Nothing is lost. Your seat is kept; open the same link again and you are back where you were.</p>
      </section>
      <section class="sheet-section">
        <h3>Keys</h3>
        <p>
          <kbd>Tab</kbd> moves on, <kbd>Enter</kbd> or <kbd>Space</kbd> presses, arrow keys move within a group of
          choices, <kbd>Esc</kbd> closes a sheet.
        </p>
      </section>
      <section class="sheet-section">
        <h3>Access</h3>
        <p>
          Every seat has a number and a shape besides its colour. Phases and timers are read out by screen readers. The
          host can slow all timers down in the room’s settings, or pause at any time. Text can be enlarged to twice its
          size.
        </p>
      </section>
    </Sheet>
  );
}
