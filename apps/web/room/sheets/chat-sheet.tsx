import type { ChatLine, Seen } from '@alibi/protocol';
import { MAX_CHAT } from '@alibi/protocol';
import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chat } from '../../connection/room-link.ts';
import { Button } from '../../kit/button.tsx';
import { SeatToken } from '../../kit/seat.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { me } from '../people.ts';
import { send } from '../send.ts';

/** The last line of each channel that this device has shown. */
const readUpTo: Signal<Readonly<Record<string, number>>> = signal({});

export function isUnread({ channel, id }: ChatLine): boolean {
  return id > (readUpTo.value[channel] ?? 0);
}

/** Another room counts anew. */
export function forgetRead(): void {
  readUpTo.value = {};
}

export function ChatSheet({ seen, onClose }: { readonly seen: Seen; readonly onClose: () => void }): JSX.Element {
  const lines = chat.value;
  const log = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  useEffect(() => {
    const shown: Record<string, number> = {};
    for (const { channel, id } of lines) shown[channel] = id;
    readUpTo.value = shown;
    const node = log.current;
    if (node !== null) node.scrollTop = node.scrollHeight;
  }, [last]);
  return (
    <Sheet title="Chat" onClose={onClose}>
      <div ref={log} class="chat-log" role="log" aria-label="Chat" tabIndex={0}>
        {lines.length === 0 && <p class="muted">Nothing said yet.</p>}
        {lines.map((line) => (
          <Line key={`${line.channel}/${line.id}`} line={line} seen={seen} />
        ))}
      </div>
      <Composer seen={seen} />
    </Sheet>
  );
}

function Line({ line, seen }: { readonly line: ChatLine; readonly seen: Seen }): JSX.Element {
  const person = seen.room.people[line.from];
  return (
    <div class={`chat-line ${line.from === seen.you.id ? 'chat-own' : ''}`}>
      {person !== undefined && <SeatToken person={person} size="s" />}
      <p>
        <bdi class="seat-name" aria-hidden={person !== undefined}>
          {line.name}
        </bdi>
        {line.channel === 'spectators' && <span class="tag">watchers only</span>}
        <span class="chat-text" dir="auto">
          {line.text}
        </span>
      </p>
    </div>
  );
}

function Composer({ seen }: { readonly seen: Seen }): JSX.Element {
  const [text, setText] = useState('');
  const channel = seen.you.talks[0];
  if (channel === undefined) {
    const why =
      me(seen)?.muted === true ? 'The host has muted your chat.' : 'The chat is closed during this part of the game.';
    return <p class="muted">{why}</p>;
  }
  const say = async (): Promise<void> => {
    if (text.trim() === '') return;
    const answer = await send({ type: 'say', channel, text });
    if (answer.ok) setText('');
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <TextField
        label={channel === 'spectators' ? 'Say to the other watchers' : 'Say to everybody'}
        value={text}
        maxLength={MAX_CHAT}
        enterKeyHint="send"
        autoFocus
        onInput={setText}
      />
      <Button type="submit" kind="primary">
        Send
      </Button>
    </form>
  );
}
