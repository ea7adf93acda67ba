import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { Banner } from './banner.tsx';
import { candidates, may, nameOf } from './people.ts';
import { send } from './send.ts';

/** The host role after an absence: who lost it can ask for it, who has it can give it back with one press. */
export function HostBack({ seen }: { readonly seen: Seen }): JSX.Element {
  const asking = may(seen, 'give_host') ? candidates(seen).filter(({ person }) => person.asksHost) : [];
  return (
    <>
      {may(seen, 'ask_host') && <AskBack key={seen.room.host} seen={seen} />}
      {asking.map(({ id, person }) => (
        <Banner
          key={id}
          action={
            <span class="row">
              <Button kind="primary" onClick={() => void send({ type: 'give_host', member: id })}>
                Hand over
              </Button>
              <Button onClick={() => void send({ type: 'keep_host', member: id })}>Not now</Button>
            </span>
          }
        >
          <bdi>{person.name}</bdi> was host before and asks to be host again.
        </Banner>
      ))}
    </>
  );
}

/** Can be put aside; the people sheet keeps the button. */
function AskBack({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const [aside, setAside] = useState(false);
  if (aside) return null;
  return (
    <Banner
      action={
        <span class="row">
          <Button onClick={() => void send({ type: 'ask_host' })}>Ask for it back</Button>
          <Button kind="quiet" onClick={() => setAside(true)}>
            Leave it
          </Button>
        </span>
      }
    >
      <bdi>{nameOf(seen, seen.room.host)}</bdi> became host while you were away.
    </Banner>
  );
}
