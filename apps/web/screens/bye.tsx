import type { Bye } from '@alibi/protocol';
import type { JSX } from 'preact';
import { sayClosing, sayRefusal } from '../connection/refusals.ts';
import { Button } from '../kit/button.tsx';
import { PhaseHeading } from '../kit/heading.tsx';
import { go } from '../navigation.ts';
import { groupCode } from '../route.ts';
import { Lamp } from './lamp.tsx';
import { TopBar } from './top-bar.tsx';

export interface ByeScreenProps {
  readonly bye: Bye;
  readonly code: string;
  readonly onBack: () => void;
  readonly onWatch: () => void;
}

const TITLES: Readonly<Record<string, string>> = {
  REPLACED: 'You are playing somewhere else',
  REMOVED: 'You are no longer in this room',
  ROOM_CLOSED: 'The room has closed',
  ROOM_NOT_FOUND: 'No such room',
  PROTOCOL_MISMATCH: 'There is a newer Alibi',
  SERVER_BUSY: 'The house is full',
  SPECTATORS_DISABLED: 'No watchers tonight',
};

/** The end of a connection, always with a way on. */
export function ByeScreen({ bye, code, onBack, onWatch }: ByeScreenProps): JSX.Element {
  const text = bye.code === 'ROOM_CLOSED' ? sayClosing(bye.details['reason']) : sayRefusal(bye.code, bye.details);
  const home = (): void => go({ screen: 'home' });
  return (
    <>
      <TopBar />
      <main class="page home">
        <Lamp />
        <PhaseHeading>{TITLES[bye.code] ?? 'The connection has ended'}</PhaseHeading>
        <p>{text}</p>
        <p class="muted">Room {groupCode(code)}</p>
        {wayOn(bye, { onBack, onWatch, home })}
        <Button kind="quiet" onClick={home}>
          Back to the start
        </Button>
      </main>
    </>
  );
}

function wayOn(
  bye: Bye,
  { onBack, onWatch, home }: { onBack: () => void; onWatch: () => void; home: () => void },
): JSX.Element {
  if (bye.code === 'REMOVED' && bye.details['ban'] !== true) return primary('Watch instead', onWatch);
  if (bye.code === 'REMOVED' || bye.code === 'ROOM_CLOSED' || bye.code === 'ROOM_NOT_FOUND')
    return primary('Open or join another room', home);
  if (bye.code === 'PROTOCOL_MISMATCH') return primary('Reload the page', () => location.reload());
  return primary(bye.code === 'REPLACED' ? 'Play here' : 'Try again', onBack);
}

function primary(text: string, onClick: () => void): JSX.Element {
  return (
    <Button kind="primary" class="button-wide" onClick={onClick}>
      {text}
    </Button>
  );
}
