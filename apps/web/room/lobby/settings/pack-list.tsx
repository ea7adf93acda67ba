import type { JSX } from 'preact';
import type { PackInfo } from '../../../connection/http.ts';
import { plural } from '../../../kit/plural.ts';
import { Button } from '../../../kit/button.tsx';
import { toggled } from './packs.ts';

export interface PackListProps {
  readonly label: string;
  readonly packs: readonly PackInfo[];
  /** Empty: all. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A checklist; at least one stays checked. */
export function PackList({ label, packs, chosen, onChange }: PackListProps): JSX.Element {
  const all = packs.map(({ id }) => id);
  const on = (id: string): boolean => chosen.length === 0 || chosen.includes(id);
  const inPlay = packs.filter(({ id }) => on(id));
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="row pack-count">
        <p class="field-hint grow">
          {plural(
            inPlay.reduce((sum, { items }) => sum + items, 0),
            'question',
            'questions',
          )}{' '}
          in {inPlay.length === packs.length ? 'all packs' : plural(inPlay.length, 'pack', 'packs')}
        </p>
        {inPlay.length < packs.length && <Button onClick={() => onChange([])}>Check all</Button>}
      </div>
      <ul class="packs">
        {packs.map(({ id, title, description, items }) => (
          <li key={id}>
            <label class="pack">
              <input
                type="checkbox"
                checked={on(id)}
                disabled={on(id) && inPlay.length === 1}
                onChange={() => onChange(toggled(all, chosen, id))}
              />
              <span class="pack-words">
                <span class="pack-title">{title}</span>
                <span class="field-hint">{description}</span>
              </span>
              <span class="pack-items">
                {items}
                <span class="visually-hidden"> questions</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
