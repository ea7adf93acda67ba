import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dropToken, lastRoom } from '../connection/device.ts';
import { createRoom, lookUpRoom } from '../connection/http.ts';
import { sayRefusal } from '../connection/refusals.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { TextField } from '../kit/text-field.tsx';
import { go } from '../navigation.ts';
import { codeFrom, groupCode } from '../route.ts';
import { Lamp } from './lamp.tsx';
import { TopBar } from './top-bar.tsx';

export function HomeScreen({ lost }: { readonly lost: string | null }): JSX.Element {
  const [typed, setTyped] = useState(lost ?? '');
  const [error, setError] = useState<string | null>(lost === null ? null : sayRefusal('INVALID_ROOM_CODE'));
  const [opening, setOpening] = useState(false);
  const earlier = useEarlierRoom();
  const code = codeFrom(typed);

  const open = async (): Promise<void> => {
    setOpening(true);
    const reply = await createRoom();
    setOpening(false);
    if (reply.ok) go({ screen: 'room', code: reply.value.code, stage: false });
    else setError(sayRefusal(reply.problem.code, reply.problem.details));
  };
  const join = (event: Event): void => {
    event.preventDefault();
    if (code === null) setError(sayRefusal(typed.trim() === '' ? 'ROOM_CODE_REQUIRED' : 'INVALID_ROOM_CODE'));
    else go({ screen: 'room', code, stage: false });
  };

  return (
    <>
      <TopBar />
      <main class="page home">
        <div class="home-title">
          <Lamp />
          <h1>Alibi</h1>
          <p>Party games of bluff and deduction. Your phones are the hands, any screen is the table.</p>
        </div>
        <form class="card stack" onSubmit={join} noValidate>
          <TextField
            label="Have a code?"
            class="code-field"
            value={typed}
            maxLength={200}
            error={error}
            hint="Six letters and digits. Pasting the whole link works too."
            autoCapitalize="characters"
            spellcheck={false}
            enterKeyHint="go"
            onInput={(text) => {
              setTyped(text);
              setError(null);
            }}
          />
          <div class="row">
            <Button type="submit" kind={code === null ? 'plain' : 'primary'} class="grow">
              Join
            </Button>
            {code !== null && (
              <Button class="grow" onClick={() => go({ screen: 'room', code, stage: true })}>
                <Icon name="screen" /> Show on this screen
              </Button>
            )}
          </div>
        </form>
        {earlier !== null && (
          <Button class="button-wide" onClick={() => go({ screen: 'room', code: earlier, stage: false })}>
            Back to your seat in {groupCode(earlier)}
          </Button>
        )}
        <Button
          kind={code === null ? 'primary' : 'plain'}
          class="button-wide"
          disabled={opening}
          onClick={() => void open()}
        >
          {opening ? 'Opening…' : 'Open a new room'}
        </Button>
        <p class="muted small home-note">
          Free, without accounts. Three or more people make it fun; bots fill empty seats.
        </p>
      </main>
    </>
  );
}

/** The room this device was in, if it still exists. */
function useEarlierRoom(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const last = lastRoom();
    if (last === null) return;
    void lookUpRoom(last).then((reply) => {
      if (reply.ok) setCode(last);
      else if (reply.problem.code === 'ROOM_NOT_FOUND') dropToken({ code: last, stage: false });
    });
  }, []);
  return code;
}
