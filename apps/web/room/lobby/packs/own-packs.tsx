import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fetchPack } from '../../../connection/http.ts';
import type { PackInfo } from '../../../connection/http.ts';
import { sayRefusal } from '../../../connection/refusals.ts';
import type { Authoring, Writing } from '../../../games/screen.ts';
import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Confirm } from '../../../kit/sheet.tsx';
import { tellRefusal } from '../../../kit/toast.tsx';
import { download } from './download.ts';
import { ImportPack } from './import-pack.tsx';
import { packAsCsv, packAsJson, slugOf } from './pack-file.ts';
import type { OwnPackShelf } from './use-own-packs.ts';
import './packs.css';

export interface OwnPacksProps {
  readonly game: string;
  readonly writing: Writing;
  readonly shelf: OwnPackShelf;
  /** An own pack is now there, or no longer. */
  readonly onImported: (id: string) => void;
  readonly onDeleted: (id: string) => void;
}

/** Packs that this device has brought along: bring one, take one out as a file, delete one. */
export function OwnPacks({ game, writing, shelf, onImported, onDeleted }: OwnPacksProps): JSX.Element {
  return (
    <details class="sheet-section">
      <summary>Your own packs{shelf.packs.length === 0 ? '' : ` (${shelf.packs.length})`}</summary>
      <div class="stack">
        <p class="field-hint">
          Bring {writing.many} in a table (CSV) or a JSON file. They are kept on this server for this device; tick a
          pack in the list above to play with it.
        </p>
        <Loaded what={`authoring:${game}`} load={() => writing.load()}>
          {(authoring) => (
            <>
              {shelf.packs.length > 0 && (
                <ul class="people">
                  {shelf.packs.map((pack) => (
                    <OwnPack
                      key={pack.id}
                      pack={pack}
                      game={game}
                      authoring={authoring}
                      onDelete={() => void shelf.remove(pack).then((done) => done && onDeleted(pack.id))}
                    />
                  ))}
                </ul>
              )}
              <ImportPack
                game={game}
                writing={writing}
                authoring={authoring}
                onDone={(id) => void shelf.refresh().then(() => onImported(id))}
              />
            </>
          )}
        </Loaded>
      </div>
    </details>
  );
}

interface OwnPackProps {
  readonly pack: PackInfo;
  readonly game: string;
  readonly authoring: Authoring;
  readonly onDelete: () => void;
}

function OwnPack({ pack, game, authoring, onDelete }: OwnPackProps): JSX.Element {
  const [asked, setAsked] = useState(false);
  const exportAs = async (kind: 'json' | 'csv'): Promise<void> => {
    const reply = await fetchPack(game, pack.id);
    if (!reply.ok) return tellRefusal(sayRefusal(reply.problem.code, reply.problem.details));
    const { items } = reply.value;
    const name = `alibi-${game}-${slugOf(pack.title)}`;
    if (kind === 'json') download(`${name}.json`, 'application/json', packAsJson(reply.value, items));
    else download(`${name}.csv`, 'text/csv', packAsCsv(items, authoring));
  };
  return (
    <li class="person row">
      <span class="keeping-name">
        <bdi class="pack-title">{pack.title}</bdi> <span class="muted">{pack.items}</span>
      </span>
      <Button class="grow" aria-label={`Save ${pack.title} as JSON`} onClick={() => void exportAs('json')}>
        JSON
      </Button>
      <Button class="grow" aria-label={`Save ${pack.title} as CSV`} onClick={() => void exportAs('csv')}>
        CSV
      </Button>
      <Button class="grow" aria-label={`Delete ${pack.title}`} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {asked && (
        <Confirm
          title={`Delete “${pack.title}”?`}
          yes="Delete"
          onYes={() => {
            setAsked(false);
            onDelete();
          }}
          onNo={() => setAsked(false)}
        >
          <p>Save it as a file first if you may want it back.</p>
        </Confirm>
      )}
    </li>
  );
}
