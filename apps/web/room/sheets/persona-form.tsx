import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { keepPersona } from '../../connection/device.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { tell } from '../../kit/toast.tsx';
import { AvatarPicker } from '../../screens/avatar-picker.tsx';
import { me } from '../people.ts';
import { send } from '../send.ts';

/** Your own name and face, as long as no game runs. */
export function Persona({ seen }: { readonly seen: Seen }): JSX.Element {
  const own = me(seen);
  const [name, setName] = useState(own?.name ?? '');
  const [avatar, setAvatar] = useState(own?.avatar ?? '');
  const save = async (): Promise<void> => {
    const answer = await send({ type: 'rename', name, avatar });
    if (!answer.ok) return;
    keepPersona({ name, avatar });
    tell('Saved.');
  };
  return (
    <details class="sheet-section">
      <summary>Change your name or face</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Your name"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          spellcheck={false}
          onInput={setName}
        />
        <AvatarPicker value={avatar} onChange={setAvatar} />
        <Button type="submit" kind="primary">
          Save
        </Button>
      </form>
    </details>
  );
}
