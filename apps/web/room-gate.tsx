import type { Bye } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepPersona, rememberedPersona, tokenFor } from './connection/device.ts';
import { bye, enter, exit, seen } from './connection/room-link.ts';
import { Loaded } from './kit/loaded.tsx';
import { ByeScreen } from './screens/bye.tsx';
import { JoinScreen } from './screens/join.tsx';
import type { JoinRequest } from './screens/join.tsx';
import { WaitScreen } from './screens/wait.tsx';

/** Refusals of a hello that the join screen can mend. */
const MENDABLE: ReadonlySet<string> = new Set([
  'NAME_TAKEN',
  'INVALID_NAME',
  'INVALID_AVATAR',
  'GAME_ALREADY_STARTED',
  'ROOM_FULL',
  'SPECTATORS_DISABLED',
  'INVALID_SESSION',
  'NOT_JOINED',
]);

const loadRoom = (): Promise<typeof import('./room/room.tsx')> => import('./room/room.tsx');

/** The way into a room: at once where this device already has a place, else through the join screen. */
export function RoomGate({ code, stage }: { readonly code: string; readonly stage: boolean }): JSX.Element {
  const [waiting, setWaiting] = useState(() => stage || tokenFor({ code, stage }) !== null);
  useEffect(() => {
    if (stage || tokenFor({ code, stage }) !== null) enter({ code, as: stage ? 'stage' : 'player' });
    else void loadRoom().catch(() => undefined);
    return exit;
  }, [code, stage]);

  const join = (request: JoinRequest): void => {
    keepPersona(request);
    setWaiting(true);
    enter({ code, ...request });
  };
  const back = (): void => {
    setWaiting(true);
    enter({ code, as: stage ? 'stage' : 'player' });
  };
  const watch = (): void => join({ ...rememberedPersona(), as: 'spectator' });

  const goodbye = bye.value;
  if (goodbye !== null && !(isMendable(goodbye) && !stage)) {
    return <ByeScreen bye={goodbye} code={code} onBack={back} onWatch={watch} />;
  }
  if (goodbye === null && seen.value !== null) {
    return (
      <Loaded what="room" load={loadRoom}>
        {({ RoomScreen }) => <RoomScreen />}
      </Loaded>
    );
  }
  if (goodbye === null && waiting) return <WaitScreen code={code} />;
  return <JoinScreen code={code} problem={goodbye} onJoin={join} />;
}

function isMendable({ code }: Bye): boolean {
  return MENDABLE.has(code);
}
