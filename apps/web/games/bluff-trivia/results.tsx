import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { useOnset } from '../../kit/onset.ts';
import { Awards, Podium, Table } from './standings.tsx';
import { endingOf, headlineOf } from './headline.ts';
import { namesOf, seatsOf } from './people.tsx';
import { standingsOf } from './podium.ts';

export function Results({ seen, board }: ScreenProps<Board, Hand>): JSX.Element {
  const seats = seatsOf(seen, board);
  const standings = standingsOf(board.scores, seats);
  const winners = standings.filter(({ place }) => place === 1).map(({ id }) => id);
  const headline = headlineOf(winners, seats.length, seen.you.id, (ids) => namesOf(seen, ids));
  useOnset(seen, () => {
    sound('win');
    announce(`The match is over. ${headline}`);
  });
  return (
    <div class="bt bt-results">
      <PhaseHeading class="bt-headline">{headline}</PhaseHeading>
      <p class="bt-ending">{endingOf(seen.room.outcome?.reason ?? 'completed', board)}</p>
      <Podium seen={seen} standings={standings} />
      <Awards seen={seen} board={board} seats={seats} />
      <Table seen={seen} board={board} standings={standings} />
      <p class="bt-kind">Well lied, everybody. Thank you for playing!</p>
    </div>
  );
}
