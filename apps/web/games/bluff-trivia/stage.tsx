import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { PhaseHeading } from '../../kit/heading.tsx';
import { SeatRow } from '../../kit/seat.tsx';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { endingOf, headlineOf } from './headline.ts';
import { useOnset } from '../../kit/onset.ts';
import { namesOf, seatsOf } from './people.tsx';
import { standingsOf } from './podium.ts';
import { Truth, Unmasked } from './reveal-list.tsx';
import { ScoreBars } from './score-bars.tsx';
import { useStaging } from './staging.ts';
import { Awards, Podium, Table } from './standings.tsx';
import { RoundLine, Statement } from './statement.tsx';

type Props = ScreenProps<Board, Hand>;

export function StagePrompt({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('join'));
  return (
    <div class="bt bt-stage bt-stage-prompt">
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-statement">
        <Statement question={board.question} />
      </PhaseHeading>
      <p class="bt-cue">Fill the blank on your phone. Lie well.</p>
      <SeatRow seen={seen} ids={seatsOf(seen, board)} marked={board.done} markedText="in" waitingText="still writing" />
    </div>
  );
}

export function StageChoose({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('in'));
  return (
    <div class="bt bt-stage bt-stage-choose">
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-statement">
        <Statement question={board.question} />
      </PhaseHeading>
      <ol class="bt-choices">
        {(board.choices ?? []).map(([id, text], index) => (
          <li key={id} class="bt-choice">
            <span class="bt-choice-number" aria-hidden="true">
              {index + 1}
            </span>
            <span class="bt-choice-text" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <SeatRow
        seen={seen}
        ids={seatsOf(seen, board)}
        marked={board.done}
        markedText="voted"
        waitingText="still thinking"
      />
    </div>
  );
}

export function StageScoring({ seen, board, clock }: Props): JSX.Element | null {
  const { reveal } = board;
  const staging = useStaging(seen, board, clock, () => undefined);
  if (reveal === null) return null;
  return (
    <div class="bt bt-stage bt-stage-scoring" style={staging.clock}>
      <RoundLine board={board} />
      <PhaseHeading key={seen.you.phase?.visit} class="bt-statement">
        <span style={staging.truth}>
          <Statement question={board.question} answer={reveal.answer} />
        </span>
      </PhaseHeading>
      <div class="bt-story">
        <Unmasked seen={seen} staging={staging} everybodyKnew={reveal.truth === null} />
        <Truth seen={seen} reveal={reveal} staging={staging} />
      </div>
      <section class="bt-points bt-staged" style={staging.points} aria-label="Points">
        <ScoreBars seen={seen} scores={board.scores} gained={reveal.gained} seats={seatsOf(seen, board)} />
      </section>
    </div>
  );
}

export function StageResults({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('win'));
  const seats = seatsOf(seen, board);
  const standings = standingsOf(board.scores, seats);
  const winners = standings.filter(({ place }) => place === 1).map(({ id }) => id);
  return (
    <div class="bt bt-stage bt-stage-results">
      <PhaseHeading class="bt-headline">
        {headlineOf(winners, seats.length, seen.you.id, (ids) => namesOf(seen, ids))}
      </PhaseHeading>
      <p class="bt-ending">{endingOf(seen.room.outcome?.reason ?? 'completed', board)}</p>
      <div class="bt-story">
        <Podium seen={seen} standings={standings} />
        <Awards seen={seen} board={board} seats={seats} />
      </div>
      <Table seen={seen} board={board} standings={standings} />
    </div>
  );
}
