import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import type { ScreenProps } from '../screen.ts';

/** For the host, where the setting allows it (BT-Q23). */
export function SkipWaiting({ seen, play }: Pick<ScreenProps<object, object>, 'seen' | 'play'>): JSX.Element | null {
  if (!seen.you.can.includes('advance')) return null;
  return (
    <Button kind="quiet" class="bt-skip" onClick={() => void play('advance', {})}>
      Skip waiting
    </Button>
  );
}
