import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameInfo } from '../../../connection/http.ts';
import type { GameCard } from '../../../games/screen.ts';
import { Choice } from '../../../kit/choice.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { OwnPacks } from '../packs/own-packs.tsx';
import { useOwnPacks } from '../packs/use-own-packs.ts';
import { useSupply } from '../use-supply.ts';
import { FieldControl } from './field-control.tsx';
import { FixedNote } from './fixed-note.tsx';
import { fieldsOf } from './form-model.ts';
import type { Field } from './form-model.ts';
import type { PackChoice } from './pack-list.tsx';
import { toggled } from './packs.ts';
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
  const playing = seen.room.stage === 'playing';
  const writing = game.ownPacks ? card.writing : undefined;
  const shelf = useOwnPacks(writing === undefined || playing ? null : game.id);
  const packs = { packs: game.packs, own: shelf.packs, supply: useSupply(seen, game) };
  const fields = { changes, packs, playing };
  const toggle = (id: string): void => changes.change('game', 'packs', toggledIn(changes, packs, id), 'now');
  return (
    <Sheet title="Game settings" onClose={onClose}>
      <p class="muted">
        {playing
          ? 'Changes count from the next round on. Everybody sees them at once, and you need not save anything.'
          : 'Changes count at once, for everybody. You need not save anything.'}
      </p>
      <Presets seen={seen} game={game} own={own} platform={platform} />
      {playing && <FixedNote fields={own} />}
      <section class="sheet-section settings-fields" aria-label={card.title}>
        <Fields part="game" fields={inGroup(own, 'plain')} {...fields} />
        <PaceChoice game={game} changes={changes} />
      </section>
      {writing !== undefined && !playing && (
        <OwnPacks
          game={game.id}
          writing={writing}
          shelf={shelf}
          onImported={toggle}
          onDeleted={(id) => chosenIn(changes).includes(id) && toggle(id)}
        />
      )}
      <section class="sheet-section settings-fields" aria-label="The room">
        <Fields part="platform" fields={inGroup(platform, 'plain')} {...fields} />
      </section>
      <details class="sheet-section">
        <summary>More settings</summary>
        <div class="settings-fields">
          <h3>{card.title}</h3>
          <Fields part="game" fields={inGroup(own, 'more')} {...fields} />
          <h3>The room</h3>
          <Fields part="platform" fields={inGroup(platform, 'more')} {...fields} />
        </div>
      </details>
    </Sheet>
  );
}

function inGroup(fields: readonly Field[], group: Field['group']): readonly Field[] {
  return fields.filter((field) => field.group === group);
}

function chosenIn({ values }: Changes): readonly string[] {
  const { packs } = values.game;
  return Array.isArray(packs) ? packs.filter((id) => typeof id === 'string') : [];
}

/** A pack just brought along may not be on the shelf yet. */
function toggledIn(changes: Changes, { packs, own }: PackChoice, id: string): readonly string[] {
  const ids = new Set([...own.map((pack) => pack.id), id]);
  return toggled({ house: packs.map((pack) => pack.id), own: [...ids] }, chosenIn(changes), id);
}

interface FieldsProps {
  readonly part: Part;
  readonly fields: readonly Field[];
  readonly changes: Changes;
  readonly packs: PackChoice;
  readonly playing: boolean;
}

/** Without what counts for nothing under the other settings, and during a match without what stands still. */
function Fields({ part, fields, changes, packs, playing }: FieldsProps): JSX.Element {
  const values = changes.values[part];
  const shown = fields.filter(
    ({ matters, fixed }) => (matters === null || matters(values)) && (!playing || fixed === null),
  );
  return (
    <>
      {shown.map((field) => (
        <FieldControl
          key={field.key}
          field={field}
          value={values[field.key]}
          values={values}
          packs={packs}
          onChange={(value, when) => changes.change(part, field.key, value, when)}
        />
      ))}
    </>
  );
}

function PaceChoice({ game, changes }: { readonly game: GameInfo; readonly changes: Changes }): JSX.Element | null {
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
