import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Authoring, Writing } from '../../../games/screen.ts';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { mappingFor, missingIn } from './columns.ts';
import type { Mapping } from './columns.ts';
import { ImportReview } from './import-review.tsx';
import { MapColumns } from './map-columns.tsx';
import { entriesOf, readPackFile } from './pack-file.ts';
import type { PackFile } from './pack-file.ts';

export interface ImportPackProps {
  readonly game: string;
  readonly writing: Writing;
  readonly authoring: Authoring;
  readonly onDone: (id: string) => void;
}

/** From a file to a pack: map the columns where they are not known, check every row, look at it, import. */
export function ImportPack({ game, writing, authoring, onDone }: ImportPackProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<PackFile | null>(null);
  const [count, setCount] = useState(0);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const reading = readPackFile(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    setCount(count + 1);
    setProblem(reading.ok ? null : reading.problem);
    setFile(reading.ok ? reading.file : null);
    setMapping(reading.ok ? knownMapping(reading.file, authoring) : null);
    if (!reading.ok) announce(`Not imported. ${reading.problem}`);
  };
  const forget = (): void => setFile(null);

  return (
    <div class="stack">
      <Button onClick={() => input.current?.click()}>
        <Icon name="file" /> {file === null ? 'Import a file' : 'Take another file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        aria-label="Pack file"
        onChange={(event) => {
          const field = event.currentTarget;
          void read(field.files?.[0]).then(() => (field.value = ''));
        }}
      />
      {problem !== null && <p class="field-error">Not imported. {problem}</p>}
      {file?.kind === 'table' && mapping === null && (
        <MapColumns grid={file.grid} columns={authoring.columns} onMapped={setMapping} onCancel={forget} />
      )}
      {file !== null && (file.kind === 'list' || mapping !== null) && (
        <ImportReview
          key={`${count}${JSON.stringify(mapping)}`}
          game={game}
          writing={writing}
          authoring={authoring}
          cover={file.cover}
          entries={file.kind === 'list' ? file.entries : entriesOf(file.grid, mapping ?? {}, authoring)}
          grid={file.kind === 'table' ? file.grid : null}
          onMap={file.kind === 'table' ? () => setMapping(null) : null}
          onCancel={forget}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** Null: a column that is needed was not found, so a person has to say. */
function knownMapping(file: PackFile, { columns }: Authoring): Mapping | null {
  if (file.kind === 'list') return {};
  const found = mappingFor(file.grid.header, columns);
  return missingIn(found, columns).length === 0 ? found : null;
}
