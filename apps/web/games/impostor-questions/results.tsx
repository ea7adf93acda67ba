import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { announce } from '../../kit/announce.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { endingOf, headlineOf } from './ending.ts';
import { History } from './history.tsx';
import { namesOf, seatsOf } from './people.tsx';
import { Awards, Podium, Table } from './podium.tsx';
import { ranksOf, tieWords } from './ranks.ts';
import type { Rank } from './ranks.ts';

export interface Final {
  readonly ranks: readonly Rank[];
  readonly headline: string;
  readonly ending: string;
  /** Why one of several with as many points has won. */
  readonly decided: string | null;
}

/** How the match ended, in words and places. */
export function finalOf(seen: Seen, board: Board): Final {
  const { winners = [], reason = 'completed' } = seen.room.outcome ?? {};
  const ranks = ranksOf(board, seatsOf(seen, board), winners);
  const tie = winners.length === 1 ? tieWords(ranks) : null;
  return {
    ranks,
    headline: headlineOf(winners, seen.you.id, (ids) => namesOf(seen, ids)),
    ending: endingOf(reason, board.completed, board.rounds),
    decided: tie === null ? null : DECIDED[tie],
  };
}

const DECIDED = {
  survivals: 'Level on points: whoever got away as impostor more often comes first.',
  lot: 'Level on everything: the lot decided.',
};

export function Results({ seen, board }: ScreenProps<Board, Hand>): JSX.Element {
  const { ranks, headline, ending, decided } = finalOf(seen, board);
  useOnset(seen, () => {
    sound('win');
    announce(`The game is over. ${headline}`);
  });
  return (
    <div class="iq iq-final">
      <PhaseHeading class="iq-headline">{headline}</PhaseHeading>
      <p class="iq-ending">{ending}</p>
      <Podium seen={seen} ranks={ranks} />
      {decided !== null && <p class="iq-ending">{decided}</p>}
      <Awards seen={seen} board={board} />
      <Table seen={seen} ranks={ranks} statistics={board.statistics} />
      <History seen={seen} board={board} />
      <p class="iq-ending">Well asked, well answered. Thank you for playing!</p>
    </div>
  );
}
