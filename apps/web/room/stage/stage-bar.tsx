import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { clock } from '../../connection/room-link.ts';
import { cards } from '../../games/index.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { IconName } from '../../kit/icon.tsx';
import { Timer } from '../../kit/timer.tsx';
import { base } from '../../navigation.ts';
import { groupCode, linkTo } from '../../route.ts';
import { TopBar } from '../../screens/top-bar.tsx';
import { RulesCards } from '../lobby/rules-cards.tsx';
import { leaving } from '../open-sheet.ts';
import { Qr } from '../qr.tsx';
import { LeaveAsk } from '../sheets/leave-ask.tsx';
import { codeHidden, hideCode } from './hidden-code.ts';
import { useFullScreen } from './use-full-screen.ts';

/** The head of the shared screen: the way in, the clock, and what this screen itself can do. */
export function StageBar({ seen }: { readonly seen: Seen }): JSX.Element {
  const { room, you } = seen;
  const card = cards[room.game];
  const full = useFullScreen();
  const hidden = codeHidden.value;
  return (
    <>
      <TopBar rules={card === undefined ? undefined : <RulesCards card={card} />}>
        {room.stage === 'lobby' ? <span class="top-bar-name">Alibi</span> : <Corner code={room.code} />}
        <span class="stage-clock">
          {room.stage === 'playing' && you.phase !== null && (
            <Timer key={you.phase.visit} endsAt={you.phase.endsAt} left={you.phase.left ?? null} clock={clock} />
          )}
        </span>
        <BarSwitch icon="veil" label="Hide the code" on={hidden} onPress={() => hideCode(!hidden)} />
        {full.possible && <BarSwitch icon="wide" label="Full screen" on={full.on} onPress={full.toggle} />}
        <Button kind="quiet" class="button-icon" aria-label="Leave the room" onClick={() => (leaving.value = true)}>
          <Icon name="door" />
        </Button>
      </TopBar>
      {leaving.value && <LeaveAsk seen={seen} onNo={() => (leaving.value = false)} />}
    </>
  );
}

/** Code and picture stay in the corner, so that a friend can get in or back at any time. */
function Corner({ code }: { readonly code: string }): JSX.Element {
  if (codeHidden.value) return <span class="top-bar-name">Alibi</span>;
  return (
    <span class="stage-corner">
      <Qr text={linkTo({ screen: 'room', code, stage: false }, base)} label="join this room" />
      <span class="stage-corner-code">{groupCode(code)}</span>
    </span>
  );
}

interface BarSwitchProps {
  readonly icon: IconName;
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

function BarSwitch({ icon, label, on, onPress }: BarSwitchProps): JSX.Element {
  return (
    <Button
      kind="quiet"
      class={on ? 'button-icon bar-on' : 'button-icon'}
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
