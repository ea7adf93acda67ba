import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { act } from '../../../connection/room-link.ts';
import type { Authoring, Writing } from '../../../games/screen.ts';
import { announce } from '../../../kit/announce.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { send } from '../../send.ts';
import { othersWords, ownItems } from './pool.ts';
import type { Own } from './pool.ts';
import './pool.css';

export interface PoolEditorProps {
  readonly seen: Seen;
  readonly writing: Writing;
  readonly authoring: Authoring;
  readonly most: number;
  readonly onClose: () => void;
}

/** Everybody's own corner of the pool: write, look over, change, delete. */
export function PoolEditor({ seen, writing, authoring, most, onClose }: PoolEditorProps): JSX.Element {
  const mine = ownItems(seen);
  const [editing, setEditing] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<object | null>(null);
  const others = othersWords(seen);
  const { Form } = authoring;

  const erase = async ({ id, item }: Own): Promise<void> => {
    if (!(await send({ type: 'erase', id })).ok) return;
    setDeleted(item);
    announce('Deleted. It can be undone.');
  };
  const undo = async (): Promise<void> => {
    if (deleted !== null && (await send({ type: 'write', item: deleted })).ok) setDeleted(null);
  };

  return (
    <Sheet title={`Your ${writing.many}`} onClose={onClose}>
      <p class="pool-secret">
        <Icon name="lock" />
        <span>Only you see what you write, until it is played. Not even the host.</span>
      </p>
      <p class="field-hint">
        {mine.length} of {most} written{others === '' ? '' : `. Others: ${others}`}
      </p>
      {editing === null && mine.length < most && (
        <Form
          item={null}
          others={mine.map(({ item }) => item)}
          onCancel={null}
          onSave={async (item) => {
            const answer = await act({ type: 'write', item });
            if (answer.ok) announce(`Added. ${mine.length + 1} of ${most} written.`);
            return answer;
          }}
        />
      )}
      {editing === null && mine.length >= most && <p>All {most} are written. Delete one to write another.</p>}
      {deleted !== null && (
        <div class="row pool-undo">
          <span class="grow">Deleted.</span>
          <Button onClick={() => void undo()}>Undo</Button>
        </div>
      )}
      {mine.length > 0 && (
        <ul class="people" aria-label={`Your ${writing.many}`}>
          {mine.toReversed().map((own) => (
            <li key={own.id} class="person">
              {editing === own.id ? (
                <Form
                  item={own.item}
                  others={mine.filter(({ id }) => id !== own.id).map(({ item }) => item)}
                  onCancel={() => setEditing(null)}
                  onSave={async (item) => {
                    const answer = await act({ type: 'write', item, id: own.id });
                    if (answer.ok) setEditing(null);
                    return answer;
                  }}
                />
              ) : (
                <OwnItem
                  own={own}
                  authoring={authoring}
                  onEdit={() => setEditing(own.id)}
                  onErase={() => void erase(own)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface OwnItemProps {
  readonly own: Own;
  readonly authoring: Authoring;
  readonly onEdit: () => void;
  readonly onErase: () => void;
}

function OwnItem({ own, authoring: { Item }, onEdit, onErase }: OwnItemProps): JSX.Element {
  return (
    <>
      <Item item={own.item} />
      <div class="row">
        <Button class="grow" onClick={onEdit}>
          Edit
        </Button>
        <Button class="grow" onClick={onErase}>
          Delete
        </Button>
      </div>
    </>
  );
}
