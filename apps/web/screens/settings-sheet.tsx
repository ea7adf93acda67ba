import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice, Switch } from '../kit/choice.tsx';
import { preferences, prefer, vibrate } from '../kit/preferences.ts';
import { Sheet } from '../kit/sheet.tsx';
import { play } from '../kit/sound.ts';

/** What a person chooses for this device only. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { theme, motion, volume, muted, vibration } = preferences.value;
  const id = useId();
  return (
    <Sheet title="Light, sound and motion" onClose={onClose}>
      <p class="muted">Only for this device.</p>
      <Choice
        label="Light"
        value={theme}
        options={[
          { value: 'system', text: 'As the device' },
          { value: 'night', text: 'Night' },
          { value: 'daylight', text: 'Daylight' },
        ]}
        onChange={(value) => prefer({ theme: value })}
      />
      <Switch label="Sounds" on={!muted} onChange={(on) => prefer({ muted: !on })} />
      {!muted && (
        <div class="field">
          <label class="field-label" for={id}>
            Volume
          </label>
          <input
            id={id}
            class="slider"
            type="range"
            min="0"
            max="100"
            step="10"
            value={Math.round(volume * 100)}
            onInput={(event) => prefer({ volume: Number(event.currentTarget.value) / 100 })}
            onChange={() => play('in')}
          />
        </div>
      )}
      <Switch
        label="Keep things still"
        hint="Cards appear without moving. Also follows your device’s setting."
        on={motion === 'still'}
        onChange={(on) => prefer({ motion: on ? 'still' : 'system' })}
      />
      <Switch
        label="Vibration"
        hint="A short buzz when it is your turn, on phones that can."
        on={vibration}
        onChange={(on) => {
          prefer({ vibration: on });
          vibrate(30);
        }}
      />
    </Sheet>
  );
}
