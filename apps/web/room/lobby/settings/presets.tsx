import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameInfo, Settings } from '../../../connection/http.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { tell } from '../../../kit/toast.tsx';
import { applied } from './apply-settings.ts';
import { withoutFixed } from './fixed.ts';
import type { Field } from './form-model.ts';
import { PresetKeeping } from './preset-keeping.tsx';
import { BUILT_IN } from './preset-name.ts';
import { sameSettings } from './settings-value.ts';
import { usePresets } from './use-presets.ts';

interface PresetsProps {
  readonly seen: Seen;
  readonly game: GameInfo;
  readonly own: readonly Field[];
  readonly platform: readonly Field[];
}

/** Whole sets of settings: the standard, the own default, the saved ones. */
export function Presets({ seen, game, own, platform }: PresetsProps): JSX.Element {
  const shelf = usePresets(game.id);
  const [keeping, setKeeping] = useState(false);
  const now = seen.room.settings as Settings;
  const mine = shelf.presets?.mine ?? null;
  const usable = (settings: Settings): Settings =>
    seen.room.stage === 'playing' ? withoutFixed(settings, now, own) : settings;
  return (
    <section class="stack-s" aria-label="Presets">
      <h3>Start from</h3>
      <div class="presets">
        <PresetButton name={BUILT_IN} settings={usable(game.defaults)} now={now} />
        {mine !== null && <PresetButton name="My default" settings={usable(mine)} now={now} />}
        {shelf.presets?.presets.map(({ name, settings }) => (
          <PresetButton key={name} name={name} settings={usable(settings)} now={now} />
        ))}
      </div>
      <p class="field-hint">{BUILT_IN} is the game by the book. It always stays as it is.</p>
      <Button kind="quiet" class="presets-more" aria-expanded={keeping} onClick={() => setKeeping(!keeping)}>
        <Icon name="file" /> Save, export or import
      </Button>
      {keeping && <PresetKeeping now={now} game={game} shelf={shelf} own={own} platform={platform} usable={usable} />}
    </section>
  );
}

interface PresetButtonProps {
  readonly name: string;
  readonly settings: Settings;
  readonly now: Settings;
}

function PresetButton({ name, settings, now }: PresetButtonProps): JSX.Element {
  const current = sameSettings(settings, now);
  const use = async (): Promise<void> => {
    if (!current && (await applied(settings))) tell(`“${name}” is in use.`);
  };
  return (
    <Button aria-pressed={current} class={current ? 'button-chosen' : ''} onClick={() => void use()}>
      {current && <Icon name="check" />} <bdi>{name}</bdi>
    </Button>
  );
}
