import type { JSX } from 'preact';
import { seen } from '../connection/room-link.ts';
import { Banners } from './banners.tsx';
import { LobbyScreen } from './lobby/lobby.tsx';
import { me } from './people.ts';
import { RoomBar } from './room-bar.tsx';
import { StageRoom } from './stage/stage-room.tsx';
import { Table } from './table.tsx';
import { useRoomPage } from './use-room-page.ts';
import './room.css';

/** The room as this device shows it: a function of what is seen. Open sheets and notices outlast a change of the middle. */
export function RoomScreen(): JSX.Element | null {
  useRoomPage();
  const now = seen.value;
  if (now === null) return null;
  if (me(now)?.kind === 'stage') return <StageRoom seen={now} />;
  return (
    <>
      <RoomBar seen={now} />
      <Banners seen={now} />
      {now.room.stage === 'lobby' ? <LobbyScreen seen={now} /> : <Table seen={now} />}
    </>
  );
}
