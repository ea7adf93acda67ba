import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { Button } from '../../kit/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { may, peopleOf } from '../people.ts';
import type { Named } from '../people.ts';
import { send } from '../send.ts';
import { PersonRow } from './person-row.tsx';
import { Persona } from './persona-form.tsx';
import { RoomTools } from './room-tools.tsx';

export function PeopleSheet({ seen, onClose }: { readonly seen: Seen; readonly onClose: () => void }): JSX.Element {
  return (
    <Sheet title="People" onClose={onClose}>
      <Group title="At the table" people={peopleOf(seen, 'player')} seen={seen} />
      <Group title="Watching" people={peopleOf(seen, 'spectator')} seen={seen} />
      <Group title="Shared screens" people={peopleOf(seen, 'stage')} seen={seen} />
      <Group title="Left this game" people={peopleOf(seen, 'gone')} seen={seen} />
      {may(seen, 'allow') && seen.room.blocked.length > 0 && (
        <section class="sheet-section">
          <h3>Removed</h3>
          <ul class="stack-s">
            {seen.room.blocked.map(({ id, name, ban }) => (
              <li key={id} class="row">
                <span class="grow">
                  <bdi>{name}</bdi> <span class="muted small">{ban ? 'may not come back' : 'may watch'}</span>
                </span>
                <Button onClick={() => void send({ type: 'allow', member: id })}>Allow back</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {may(seen, 'rename') && <Persona seen={seen} />}
      <RoomTools seen={seen} onDone={onClose} />
    </Sheet>
  );
}

function Group({
  title,
  people,
  seen,
}: {
  readonly title: string;
  readonly people: readonly Named[];
  readonly seen: Seen;
}): JSX.Element | null {
  if (people.length === 0) return null;
  return (
    <section class="stack-s">
      <h3>
        {title} <span class="muted">{people.length}</span>
      </h3>
      <ul class="people">
        {people.map(({ id, person }) => (
          <PersonRow key={id} id={id} person={person} seen={seen} />
        ))}
      </ul>
    </section>
  );
}
