import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Column } from '../../../games/screen.ts';
import { Button } from '../../../kit/button.tsx';
import { mapped, mappingFor, missingIn } from './columns.ts';
import type { Mapping } from './columns.ts';
import type { Grid } from './csv.ts';

export interface MapColumnsProps {
  readonly grid: Grid;
  readonly columns: readonly Column[];
  readonly onMapped: (mapping: Mapping) => void;
  readonly onCancel: () => void;
}

/** The file calls its columns by other names: which one holds what? */
export function MapColumns({ grid, columns, onMapped, onCancel }: MapColumnsProps): JSX.Element {
  const [mapping, setMapping] = useState(() => mappingFor(grid.header, columns));
  const missing = missingIn(mapping, columns);
  return (
    <section class="keeping stack" aria-label="Which column holds what?">
      <h3>Which column holds what?</h3>
      {columns.map((column) => (
        <ColumnChoice
          key={column.key}
          column={column}
          grid={grid}
          place={mapping[column.key] ?? null}
          onChoose={(place) => setMapping(mapped(mapping, column.key, place))}
        />
      ))}
      {missing.length > 0 && (
        <p class="field-hint">Still missing: {missing.map(({ label }) => label.toLowerCase()).join(', ')}.</p>
      )}
      <div class="row">
        <Button class="grow" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" class="grow" disabled={missing.length > 0} onClick={() => onMapped(mapping)}>
          Check the rows
        </Button>
      </div>
    </section>
  );
}

interface ColumnChoiceProps {
  readonly column: Column;
  readonly grid: Grid;
  readonly place: number | null;
  readonly onChoose: (place: number | null) => void;
}

function ColumnChoice({ column, grid, place, onChoose }: ColumnChoiceProps): JSX.Element {
  const id = useId();
  const example = place === null ? '' : (grid.rows[0]?.cells[place]?.trim() ?? '');
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {column.label}
        {!column.needed && <span class="muted"> (may be missing)</span>}
      </label>
      <select
        id={id}
        class="field-input"
        value={place === null ? '' : String(place)}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">None of them</option>
        {grid.header.map((name, index) => (
          <option key={index} value={String(index)}>
            {name === '' ? `Column ${index + 1}` : name}
          </option>
        ))}
      </select>
      {example !== '' && (
        <p class="field-hint">
          First row: <bdi>{example}</bdi>
        </p>
      )}
    </div>
  );
}
