import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameInfo } from '../../../connection/http.ts';
import type { GameCard } from '../../../games/screen.ts';
import { Choice } from '../../../kit/choice.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { FieldControl } from './field-control.tsx';
import { fieldsOf } from './form-model.ts';
import type { Field } from './form-model.ts';
import { pacesFor, platformFields } from './platform-form.ts';
import { Presets } from './presets.tsx';
import { useChanges } from './use-changes.ts';
import type { Changes, Part } from './use-changes.ts';
import './settings.css';

export interface RoomSettingsProps {
  readonly seen: Seen;
  readonly game: GameInfo;
  readonly card: GameCard;
  readonly onClose: () => void;
}

/** What the host can change: plain things first, the rest behind a fold. Every change counts at once. */
export function RoomSettings({ seen, game, card, onClose }: RoomSettingsProps): JSX.Element {
  const changes = useChanges(seen);
  const own = useMemo(() => fieldsOf(game.settings, card.settings), [game, card]);
  const platform = useMemo(() => platformFields(game), [game]);
  const plain = (fields: readonly Field[]): readonly Field[] => fields.filter(({ group }) => group === 'plain');
  const more = (fields: readonly Field[]): readonly Field[] =>
    fields.filter((field) => field.group === 'more' && matters(field, changes.values.platform));
  const draw = (part: Part, fields: readonly Field[]): JSX.Element => (
    <Fields part={part} fields={fields} changes={changes} game={game} />
  );
  return (
    <Sheet title="Game settings" onClose={onClose}>
      <p class="muted">Everybody in the room sees changes at once.</p>
      <Presets seen={seen} game={game} own={own} platform={platform} />
      <section class="sheet-section settings-fields" aria-label={card.title}>
        {draw('game', plain(own))}
        <PaceChoice game={game} changes={changes} />
      </section>
      <section class="sheet-section settings-fields" aria-label="The room">
        {draw('platform', plain(platform))}
      </section>
      <details class="sheet-section">
        <summary>More settings</summary>
        <div class="settings-fields">
          <h3>{card.title}</h3>
          {draw('game', more(own))}
          <h3>The room</h3>
          {draw('platform', more(platform))}
        </div>
      </details>
    </Sheet>
  );
}

interface FieldsProps {
  readonly part: Part;
  readonly fields: readonly Field[];
  readonly changes: Changes;
  readonly game: GameInfo;
}

function Fields({ part, fields, changes, game }: FieldsProps): JSX.Element {
  return (
    <>
      {fields.map((field) => (
        <FieldControl
          key={field.key}
          field={field}
          value={changes.values[part][field.key]}
          packs={field.key === 'packs' ? game.packs : []}
          onChange={(value, when) => changes.change(part, field.key, value, when)}
        />
      ))}
    </>
  );
}

function PaceChoice({ game, changes }: Pick<FieldsProps, 'game' | 'changes'>): JSX.Element | null {
  const range = game.limits.timeScale;
  const now = changes.values.platform['timeScale'];
  if (range === null || typeof now !== 'number') return null;
  return (
    <Choice
      label="Pace"
      hint="For all clocks of the game, from slower to faster."
      value={String(now)}
      options={pacesFor(range, now)}
      onChange={(value) => changes.change('platform', 'timeScale', Number(value), 'now')}
    />
  );
}

/** What only counts under another setting is shown only with it. */
function matters({ key }: Field, platform: Readonly<Record<string, unknown>>): boolean {
  return key !== 'hostLoss.afterWindow' || platform['hostLoss.policy'] === 'pause-vote';
}
