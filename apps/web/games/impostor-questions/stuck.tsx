import type { Board } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Confirm, Sheet } from '../../kit/sheet.tsx';
import type { PersonAction, ScreenProps } from '../screen.ts';
import { Person } from './people.tsx';
import { personActions } from './person-actions.ts';

interface StuckProps extends Pick<ScreenProps<Board, object>, 'seen' | 'board' | 'play'> {
  /** Whom the round waits for; empty: anybody may be taken out. */
  readonly waitsFor: readonly string[];
}

/** The host's way out when somebody cannot go on: take them out of the round, or call it off where the rules allow it. */
export function Stuck({ seen, board, play, waitsFor }: StuckProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<PersonAction | null>(null);
  const { can } = seen.you;
  if (!can.includes('drop') && !can.includes('void_round')) return null;
  const others = (waitsFor.length > 0 ? waitsFor : board.active).filter((id) => id !== seen.you.id);
  const shown = can.includes('drop') ? others : [];
  if (shown.length === 0 && !can.includes('void_round')) return null;
  return (
    <>
      <Button kind="quiet" class="iq-stuck" onClick={() => setOpen(true)}>
        Somebody stuck?
      </Button>
      {open && (
        <Sheet title="Somebody stuck?" onClose={() => setOpen(false)}>
          {shown.length > 0 && (
            <p class="muted">
              {waitsFor.length > 0 ? 'The round waits for these.' : 'These play this round.'} Pausing and removing for
              good are under People.
            </p>
          )}
          <ul class="iq-stuck-list">
            {shown.map((id) =>
              personActions(seen, board, id).map((action) => (
                <li key={id} class="row">
                  <span class="grow">
                    <Person seen={seen} id={id} />
                  </span>
                  <Button onClick={() => setAsked(action)}>{action.label}</Button>
                </li>
              )),
            )}
          </ul>
          {can.includes('void_round') && <Button onClick={() => setAsked(CALL_OFF)}>{CALL_OFF.label}</Button>}
        </Sheet>
      )}
      {asked !== null && (
        <Confirm
          title={asked.ask.title}
          yes={asked.ask.yes}
          onYes={() => {
            setAsked(null);
            setOpen(false);
            void play(asked.command, asked.payload);
          }}
          onNo={() => setAsked(null)}
        >
          <p>{asked.ask.text}</p>
        </Confirm>
      )}
    </>
  );
}

const CALL_OFF: PersonAction = {
  label: 'Call this round off',
  command: 'void_round',
  payload: {},
  ask: {
    title: 'Call this round off?',
    text: 'Nobody gets points, and it does not count. Its question is used up.',
    yes: 'Call it off',
  },
};
