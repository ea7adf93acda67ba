import type { JSX } from 'preact';
import { status } from '../connection/room-link.ts';
import { Button } from '../kit/button.tsx';
import { go } from '../navigation.ts';
import { groupCode } from '../route.ts';
import { Lamp } from './lamp.tsx';
import { TopBar } from './top-bar.tsx';

export function WaitScreen({ code }: { readonly code: string }): JSX.Element {
  const trying = status.value === 'waiting';
  return (
    <>
      <TopBar />
      <main class="page home">
        <Lamp />
        <h1>Room {groupCode(code)}</h1>
        <p role="status">{trying ? 'The server does not answer yet. Trying again…' : 'Opening the door…'}</p>
        <Button kind="quiet" onClick={() => go({ screen: 'home' })}>
          Back to the start
        </Button>
      </main>
    </>
  );
}
