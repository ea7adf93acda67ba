import type { JSX } from 'preact';
import type { PackInfo, Supply } from '../../../connection/http.ts';
import { Button } from '../../../kit/button.tsx';
import { plural } from '../../../kit/plural.ts';
import { supplyWords } from '../supply-words.ts';
import { inPlay, strangers, toggled, withHouse } from './packs.ts';

/** What there is to choose from, and what is left of the choice. */
export interface PackChoice {
  readonly packs: readonly PackInfo[];
  /** Brought along by this device. */
  readonly own: readonly PackInfo[];
  readonly supply: Supply | null;
}

export interface PackListProps extends PackChoice {
  readonly label: string;
  /** Empty: all of the house. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A checklist; at least one stays checked. */
export function PackList({ label, packs, own, supply, chosen, onChange }: PackListProps): JSX.Element {
  const shelves = { house: packs.map(({ id }) => id), own: own.map(({ id }) => id) };
  const on = (id: string): boolean => inPlay(shelves, chosen, id);
  const others = strangers(shelves, chosen);
  const count = [...packs, ...own].filter(({ id }) => on(id)).length + others.length;
  const row = ({ id, title, description, items }: Row): JSX.Element => (
    <PackRow
      key={id}
      title={title}
      description={description}
      items={items}
      on={on(id)}
      last={on(id) && count === 1}
      onToggle={() => onChange(toggled(shelves, chosen, id))}
    />
  );
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="row pack-count">
        <p class="field-hint grow" role="status">
          {countWords(packs, own, { on, others: others.length })}
          {supply !== null && ` · ${supplyWords(supply)}`}
        </p>
        {packs.some(({ id }) => !on(id)) && (
          <Button onClick={() => onChange(withHouse(shelves, chosen))}>Check all</Button>
        )}
      </div>
      <ul class="packs">
        {packs.map(row)}
        {own.map((pack) => row({ ...pack, description: pack.description === '' ? 'Your own' : pack.description }))}
        {others.map((id) => row({ id, title: 'A pack from another phone', description: '', items: null }))}
      </ul>
    </fieldset>
  );
}

interface Row extends Pick<PackInfo, 'id' | 'title' | 'description'> {
  /** Null: not known. */
  readonly items: number | null;
}

interface PackRowProps extends Omit<Row, 'id'> {
  readonly on: boolean;
  readonly last: boolean;
  readonly onToggle: () => void;
}

function PackRow({ title, description, items, on, last, onToggle }: PackRowProps): JSX.Element {
  return (
    <li>
      <label class="pack">
        <input type="checkbox" checked={on} disabled={last} onChange={onToggle} />
        <span class="pack-words">
          <bdi class="pack-title">{title}</bdi>
          {description !== '' && <span class="field-hint">{description}</span>}
        </span>
        {items !== null && (
          <span class="pack-items">
            {items}
            <span class="visually-hidden"> questions</span>
          </span>
        )}
      </label>
    </li>
  );
}

function countWords(
  packs: readonly PackInfo[],
  own: readonly PackInfo[],
  { on, others }: { readonly on: (id: string) => boolean; readonly others: number },
): string {
  const house = packs.filter(({ id }) => on(id));
  const mine = own.filter(({ id }) => on(id));
  const items = [...house, ...mine].reduce((sum, pack) => sum + pack.items, 0);
  const brought = mine.length + others;
  const where =
    house.length === packs.length && brought === 0 ? 'all packs' : plural(house.length + brought, 'pack', 'packs');
  return `${plural(items, 'question', 'questions')} in ${where}`;
}
