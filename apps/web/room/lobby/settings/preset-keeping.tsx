import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameInfo, Settings } from '../../../connection/http.ts';
import { Button } from '../../../kit/button.tsx';
import { Confirm } from '../../../kit/sheet.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import type { Field } from './form-model.ts';
import { ImportFile } from './import-file.tsx';
import { exportFile } from './export-file.ts';
import { nameProblem } from './preset-name.ts';
import { sameSettings } from './settings-value.ts';
import type { PresetShelf } from './use-presets.ts';

const LONGEST_NAME = 32;

export interface PresetKeepingProps {
  readonly now: Settings;
  readonly game: GameInfo;
  readonly shelf: PresetShelf;
  readonly own: readonly Field[];
  readonly platform: readonly Field[];
  readonly usable: (settings: Settings) => Settings;
}

/** Saving, overwriting, deleting, and files. */
export function PresetKeeping({ now, game, shelf, own, platform, usable }: PresetKeepingProps): JSX.Element {
  const [name, setName] = useState('');
  const { presets } = shelf;
  const inUse = presets?.presets.find(({ settings }) => sameSettings(settings, now))?.name ?? 'preset';
  return (
    <div class="keeping stack">
      <SaveNew name={name} onName={setName} now={now} shelf={shelf} />
      <div class="row">
        <Button class="grow" onClick={() => void shelf.save(null, now)}>
          {presets?.mine == null ? 'Make this my default' : 'Overwrite my default'}
        </Button>
        {presets?.mine != null && (
          <Button class="grow" onClick={() => void shelf.remove(null)}>
            Forget my default
          </Button>
        )}
      </div>
      {presets !== null && presets.presets.length > 0 && (
        <ul class="people">
          {presets.presets.map((preset) => (
            <SavedPreset key={preset.name} name={preset.name} now={now} shelf={shelf} />
          ))}
        </ul>
      )}
      <div class="row">
        <Button class="grow" onClick={() => exportFile({ game: game.id, name: name.trim() || inUse, settings: now })}>
          Export file
        </Button>
        <ImportFile game={game} own={own} platform={platform} usable={usable} onName={setName} />
      </div>
    </div>
  );
}

interface SaveNewProps extends Pick<PresetKeepingProps, 'now' | 'shelf'> {
  readonly name: string;
  readonly onName: (name: string) => void;
}

function SaveNew({ name, onName, now, shelf }: SaveNewProps): JSX.Element {
  const [error, setError] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const chosen = name.trim();
    const problem = nameProblem(
      chosen,
      (shelf.presets?.presets ?? []).map((preset) => preset.name),
    );
    if (problem !== null) setError(problem);
    else if (await shelf.save(chosen, now)) onName('');
  };
  return (
    <form
      class="keeping-save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Save these settings as"
        value={name}
        maxLength={LONGEST_NAME}
        error={error}
        enterKeyHint="done"
        onInput={(text) => {
          onName(text);
          setError(null);
        }}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

interface SavedPresetProps extends Pick<PresetKeepingProps, 'now' | 'shelf'> {
  readonly name: string;
}

function SavedPreset({ name, now, shelf }: SavedPresetProps): JSX.Element {
  const [asked, setAsked] = useState<'overwrite' | 'delete' | null>(null);
  const no = (): void => setAsked(null);
  const yes = (): void => {
    setAsked(null);
    void (asked === 'delete' ? shelf.remove(name) : shelf.save(name, now));
  };
  return (
    <li class="person row">
      <bdi class="keeping-name seat-name">{name}</bdi>
      <Button class="grow" aria-label={`Overwrite ${name}`} onClick={() => setAsked('overwrite')}>
        Overwrite
      </Button>
      <Button class="grow" aria-label={`Delete ${name}`} onClick={() => setAsked('delete')}>
        Delete
      </Button>
      {asked === 'overwrite' && (
        <Confirm title={`Overwrite “${name}”?`} yes="Overwrite" onYes={yes} onNo={no}>
          <p>It will hold the settings of this room.</p>
        </Confirm>
      )}
      {asked === 'delete' && (
        <Confirm title={`Delete “${name}”?`} yes="Delete" onYes={yes} onNo={no}>
          <p>The settings of this room stay as they are.</p>
        </Confirm>
      )}
    </li>
  );
}
