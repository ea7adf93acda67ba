import type { JSX } from 'preact';
import { Choice } from '../kit/choice.tsx';
import { AVATARS } from './persona.ts';

export interface AvatarPickerProps {
  readonly value: string;
  readonly onChange: (avatar: string) => void;
}

export function AvatarPicker({ value, onChange }: AvatarPickerProps): JSX.Element {
  const all = AVATARS.includes(value) || value === '' ? AVATARS : [value, ...AVATARS];
  return (
    <div class="avatars">
      <Choice
        label="Your face"
        value={value}
        options={all.map((avatar) => ({ value: avatar, text: avatar }))}
        onChange={onChange}
      />
    </div>
  );
}
