import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameInfo, Settings } from '../../../connection/http.ts';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/button.tsx';
import { tell } from '../../../kit/toast.tsx';
import { applied } from './apply-settings.ts';
import { problemWith } from './check.ts';
import type { Field } from './form-model.ts';
import { flat } from './platform-form.ts';
import { readPreset } from './preset-file.ts';
import type { PresetFile } from './preset-file.ts';

interface ImportFileProps {
  readonly game: GameInfo;
  readonly own: readonly Field[];
  readonly platform: readonly Field[];
  /** What of a whole set of settings can be used now. */
  readonly usable: (settings: Settings) => Settings;
  /** The name in the file, as a suggestion for saving it. */
  readonly onName: (name: string) => void;
}

/** Takes settings out of a file: all of them, or none and the reason. */
export function ImportFile({ game, own, platform, usable, onName }: ImportFileProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (text: string): Promise<string | null> => {
    const reading = readPreset(text, game.id);
    if (!reading.ok) return reading.problem;
    const { settings, name } = reading.preset;
    const wrong = valueProblem(reading.preset, { game, own, platform });
    if (wrong !== null) return wrong;
    const { defaults } = game;
    const whole = {
      platform: { ...defaults.platform, ...settings.platform },
      game: { ...defaults.game, ...settings.game },
    };
    if (!(await applied(usable(whole)))) return 'The server does not take these settings. Nothing was changed.';
    onName(name);
    tell(name === '' ? 'The settings are in use.' : `“${name}” is in use. Save it to keep it on this device.`);
    return null;
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text().catch(() => '');
    const found = await take(text);
    setProblem(found);
    if (found !== null) announce(`Not imported. ${found}`);
  };

  return (
    <>
      <Button class="grow" onClick={() => input.current?.click()}>
        Import file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Preset file"
        onChange={(event) => {
          const field = event.currentTarget;
          void read(field.files?.[0]).then(() => (field.value = ''));
        }}
      />
      {problem !== null && <p class="field-error keeping-problem">Not imported. {problem}</p>}
    </>
  );
}

function valueProblem(
  { settings }: PresetFile,
  { game, own, platform }: Pick<ImportFileProps, 'game' | 'own' | 'platform'>,
): string | null {
  const room = { fields: platform, defaults: flat({ ...game.defaults.platform }) };
  return (
    problemWith({ fields: own, defaults: game.defaults.game }, settings.game) ??
    problemWith(room, flat({ ...settings.platform }))
  );
}
