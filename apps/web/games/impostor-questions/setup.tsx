import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { Switch } from '../../kit/choice.tsx';
import { PhaseHeading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useOnset } from '../../kit/onset.ts';
import { Confirm } from '../../kit/sheet.tsx';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Dock, Waiting } from './dock.tsx';
import { Frame } from './frame.tsx';
import { nameOf, settingsOf } from './people.tsx';
import { rulesOf } from './rules-words.ts';
import { Scores } from './scores.tsx';
import { beginWords, noticeWords, roundsWords } from './setup-words.ts';

type Props = ScreenProps<Board, Hand>;

export function Setup(props: Props): JSX.Element {
  const { seen, board } = props;
  const title = titleOf(board);
  useOnset(seen, () => {
    sound('in');
    announce(title);
    const notice = noticeOf(props);
    if (notice !== null) announce(notice);
  });
  return (
    <Frame seen={seen} board={board} class="iq-setup">
      <PhaseHeading>{title}</PhaseHeading>
      <Notes {...props} />
      {seen.you.can.includes('begin') ? (
        <Begin key={seen.you.phase?.visit} {...props}>
          <Meanwhile {...props} />
        </Begin>
      ) : (
        <>
          <Meanwhile {...props} />
          <HostBegins {...props} />
        </>
      )}
    </Frame>
  );
}

function Meanwhile({ seen, board }: Pick<Props, 'seen' | 'board'>): JSX.Element {
  return board.completed === 0 ? <HowItGoes seen={seen} /> : <Scores seen={seen} board={board} />;
}

export function titleOf({ completed, rounds }: Pick<Board, 'completed' | 'rounds'>): string {
  if (completed === 0) return 'Ready for the first round?';
  return completed + 1 >= rounds ? 'One last round' : `Round ${completed + 1} comes next`;
}

function noticeOf({ seen, board: { notice } }: Pick<Props, 'seen' | 'board'>): string | null {
  return notice === null ? null : noticeWords(notice, notice.player === null ? null : nameOf(seen, notice.player));
}

/** What is not as it was expected. */
export function Notes({ seen, board }: Pick<Props, 'seen' | 'board'>): JSX.Element | null {
  const notes = [noticeOf({ seen, board }), roundsWords(board, settingsOf(seen).rounds)].filter(
    (note) => note !== null,
  );
  if (notes.length === 0) return null;
  return (
    <ul class="iq-notes">
      {notes.map((note) => (
        <li key={note} class="iq-note">
          {note}
        </li>
      ))}
    </ul>
  );
}

/** The game in three lines, for those who see it for the first time. */
export function HowItGoes({ seen }: Pick<Props, 'seen'>): JSX.Element {
  return (
    <ol class="iq-how">
      {rulesOf(settingsOf(seen)).map(({ title, text }, index) => (
        <li key={title} class="card">
          <span class="iq-how-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function HostBegins({ seen, board }: Props): JSX.Element {
  const { host } = seen.room;
  const who = host === null ? 'The host' : nameOf(seen, host);
  return (
    <Dock>
      <Waiting title={board.setup?.tooFew === true ? 'Waiting for a fourth player' : 'In a moment'}>
        {board.setup?.tooFew === true ? (
          'The next round needs four of you. Share the code with somebody.'
        ) : (
          <>
            <bdi>{who}</bdi> begins the round. Hold your phone so that only you can see it.
          </>
        )}
      </Waiting>
    </Dock>
  );
}

/** The host's part: what to know and to decide first, then what everybody sees, then the button. */
function Begin({
  seen,
  board,
  play,
  act,
  openSettings,
  children,
}: Props & { readonly children: JSX.Element }): JSX.Element {
  const [override, setOverride] = useState<boolean | null>(null);
  const [sent, setSent] = useState(false);
  const [ending, setEnding] = useState(false);
  const { tooFew = false, authors = false, sitsOut = false } = board.setup ?? {};
  const sitOut = override ?? sitsOut;
  const words = beginWords(seen, board, sitOut);
  const begin = async (): Promise<void> => {
    setSent(true);
    const answer = await play('begin', override === null ? {} : { sitOut: override });
    if (!answer.ok) setSent(false);
  };
  return (
    <>
      {(authors || words.length > 0) && (
        <section class="iq-host" aria-label="Before this round">
          {authors && (
            <Switch
              label="Authors sit out"
              hint="Whoever wrote the question watches. This counts for the next round only."
              on={sitOut}
              onChange={setOverride}
            />
          )}
          {words.map((note) => (
            <p key={note} class="iq-note">
              {note}
            </p>
          ))}
          {tooFew && seen.you.may.includes('stop') && (
            <Button onClick={() => setEnding(true)}>End the game here</Button>
          )}
        </section>
      )}
      {children}
      <Dock>
        <div class="iq-dock-row">
          {openSettings !== null && (
            <Button class="iq-dock-side" onClick={openSettings}>
              <Icon name="gear" /> Settings
            </Button>
          )}
          <Button kind="primary" class="iq-dock-main" disabled={tooFew || sent} onClick={() => void begin()}>
            {sent ? 'Dealing…' : `Begin round ${board.completed + 1}`}
          </Button>
        </div>
      </Dock>
      {ending && (
        <Confirm
          title="End the game?"
          yes="End the game"
          no="Wait on"
          onYes={() => {
            setEnding(false);
            void act({ type: 'stop' });
          }}
          onNo={() => setEnding(false)}
        >
          <p>
            Everybody sees the standings after {board.completed} of {board.rounds} rounds.
          </p>
        </Confirm>
      )}
    </>
  );
}
