import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { cards } from '../games/index.ts';
import { chat, clock } from '../connection/room-link.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { plural } from '../kit/plural.ts';
import { Timer } from '../kit/timer.tsx';
import { groupCode } from '../route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { RulesCards } from './lobby/rules-cards.tsx';
import { closeSheet, leaving, openSheet } from './open-sheet.ts';
import { peopleOf } from './people.ts';
import { ChatSheet, isUnread } from './sheets/chat-sheet.tsx';
import { InviteSheet } from './sheets/invite-sheet.tsx';
import { LeaveAsk } from './sheets/leave-ask.tsx';
import { PeopleSheet } from './sheets/people-sheet.tsx';

/** The head of the room: code, clock, people, chat, help. */
export function RoomBar({ seen }: { readonly seen: Seen }): JSX.Element {
  const { room, you } = seen;
  const card = cards[room.game];
  const unread = chat.value.filter((line) => isUnread(line) && line.from !== you.id).length;
  const asking = you.may.includes('admit') ? peopleOf(seen, 'spectator').filter(({ person }) => person.asks).length : 0;
  const here = peopleOf(seen, 'player', 'spectator').length;
  return (
    <>
      <TopBar rules={card === undefined ? undefined : <RulesCards card={card} />}>
        <Button
          kind="quiet"
          class="bar-code"
          aria-label={`Room code ${groupCode(room.code)}: invite`}
          onClick={() => (openSheet.value = 'invite')}
        >
          {groupCode(room.code)}
        </Button>
        <span class="bar-clock">
          {room.stage === 'playing' && you.phase !== null && (
            <Timer key={you.phase.visit} endsAt={you.phase.endsAt} left={you.phase.left ?? null} clock={clock} />
          )}
        </span>
        <BarButton
          icon="people"
          label={asking > 0 ? `People: ${plural(asking, 'asks', 'ask')} for a seat` : `People: ${here}`}
          count={asking > 0 ? asking : null}
          onClick={() => (openSheet.value = 'people')}
        />
        <BarButton
          icon="chat"
          label={unread > 0 ? `Chat: ${unread} unread` : 'Chat'}
          count={unread > 0 ? unread : null}
          onClick={() => (openSheet.value = 'chat')}
        />
      </TopBar>
      {openSheet.value === 'invite' && <InviteSheet code={room.code} onClose={closeSheet} />}
      {openSheet.value === 'people' && <PeopleSheet seen={seen} onClose={closeSheet} />}
      {openSheet.value === 'chat' && <ChatSheet seen={seen} onClose={closeSheet} />}
      {leaving.value && <LeaveAsk seen={seen} onNo={() => (leaving.value = false)} />}
    </>
  );
}

interface BarButtonProps {
  readonly icon: 'people' | 'chat';
  readonly label: string;
  readonly count: number | null;
  readonly onClick: () => void;
}

function BarButton({ icon, label, count, onClick }: BarButtonProps): JSX.Element {
  return (
    <Button kind="quiet" class="button-icon bar-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
      {count !== null && (
        <span class="bar-count" aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      )}
    </Button>
  );
}
