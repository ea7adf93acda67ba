import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import type { ScreenProps } from '../screen.ts';
import { Waiting } from './dock.tsx';
import { nameOf, Person } from './people.tsx';
import { ballotOf, pick, pickedIn } from './pick.ts';

interface BallotProps extends Pick<ScreenProps<Board, Hand>, 'seen' | 'board' | 'play'> {
  readonly hand: Hand;
}

/** Whether the focus was in a ballot that has just gone: the last call replaces the vote under somebody's fingers. */
let leftFocused = false;

/** A radio group of people with what they said: pick one, then press the one button. Digits pick too. */
export function Ballot({ seen, board, hand, play }: BallotProps): JSX.Element {
  const { you } = seen;
  const ballot = ballotOf(seen, board);
  const [sent, setSent] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const open = you.can.includes('vote');
  const mine = hand.vote ?? null;
  const chosen = board.active.find((id) => id === pickedIn(ballot)) ?? mine;
  useKeptFocus(group);
  useDigits(group, open, (id) => pick(ballot, id));

  async function send(): Promise<void> {
    if (chosen === null || chosen === mine || sent || !open) return;
    setSent(true);
    await play('vote', { player: chosen });
    setSent(false);
  }

  return (
    <form
      id="iq-ballot"
      class="iq-ballot"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset ref={group} class="iq-votes">
        <legend class="visually-hidden">Vote for one player</legend>
        {board.active.map((id) => (
          <label key={id} class="iq-vote">
            <input
              type="radio"
              name="vote"
              value={id}
              checked={id === chosen}
              disabled={!open || sent || id === you.id}
              onChange={() => pick(ballot, id)}
            />
            <Person seen={seen} id={id} mark={id === chosen ? '✓' : null} />
            <span class="iq-said" dir="auto">
              {board.answers.find(({ player }) => player === id)?.text ?? ''}
            </span>
            {id === mine && <span class="tag">your vote</span>}
          </label>
        ))}
      </fieldset>
      <div class="iq-dock">
        {open && chosen !== mine && (
          <Button kind="primary" type="submit" class="button-wide" disabled={sent}>
            {sent ? 'Sending…' : mine === null ? 'Vote for ' : 'Change to '}
            {!sent && chosen !== null && <bdi>{nameOf(seen, chosen)}</bdi>}
          </Button>
        )}
        {open && chosen === null && (
          <Button kind="primary" type="submit" class="button-wide" disabled>
            Pick somebody
          </Button>
        )}
        {mine !== null && (!open || chosen === mine) && (
          <Waiting title="Your vote is in">
            {open ? 'You can change it until the vote closes.' : 'Let us see what the others think.'}
          </Waiting>
        )}
        {mine === null && !open && <Waiting title="A moment">Voting goes on as soon as the game does.</Waiting>}
      </div>
    </form>
  );
}

/** The first nine by their place on the list. */
function useDigits(group: { current: HTMLFieldSetElement | null }, open: boolean, onPick: (id: string) => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!/^[1-9]$/.test(event.key)) return;
      const radio = group.current?.querySelectorAll('input').item(Number(event.key) - 1);
      if (radio == null || radio.disabled) return;
      radio.focus();
      onPick(radio.value);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

function useKeptFocus(group: { current: HTMLFieldSetElement | null }): void {
  useLayoutEffect(
    () => () => {
      leftFocused = group.current?.contains(document.activeElement) ?? false;
    },
    [],
  );
  useEffect(() => {
    const radio = group.current?.querySelector<HTMLInputElement>('input:checked:enabled');
    if (leftFocused) setTimeout(() => radio?.focus({ preventScroll: true }));
    leftFocused = false;
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select, dialog *');
}
