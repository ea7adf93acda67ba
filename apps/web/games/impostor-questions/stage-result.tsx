import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { PhaseHeading } from '../../kit/heading.tsx';
import { useOnset } from '../../kit/onset.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Frame } from './frame.tsx';
import { namesOf } from './people.tsx';
import { Awards, Podium, Table } from './podium.tsx';
import { useVerdict } from './result.tsx';
import { finalOf } from './results.tsx';
import { RoundLines } from './round-lines.tsx';
import { BothQuestions, HowItCame } from './verdict-notes.tsx';
import { outWords, roleWords } from './verdict.ts';

type Props = ScreenProps<Board, Hand>;

/** The verdict and both questions on the left; who said what, and who pointed at whom, on the right. */
export function StageResult({ seen, board }: Props): JSX.Element | null {
  const { result } = board;
  useVerdict({ seen, board }, () => undefined);
  if (result === null) return null;
  const names = (ids: readonly string[]): string => namesOf(seen, ids);
  return (
    <Frame seen={seen} board={board} class="iq-stage iq-stage-result">
      <div class="iq-stage-story">
        <PhaseHeading class="iq-verdict">{outWords(result, seen.you.id, names)}</PhaseHeading>
        <p class="iq-unmasked">{roleWords(result, seen.you.id, names)}</p>
        <div class="iq-late">
          <BothQuestions board={board} result={result} />
        </div>
        <HowItCame seen={seen} result={result} />
      </div>
      <section class="iq-late" aria-label="Answers and votes">
        <RoundLines seen={seen} board={board} result={result} />
      </section>
    </Frame>
  );
}

export function StageResults({ seen, board }: Props): JSX.Element {
  useOnset(seen, () => sound('win'));
  const { ranks, headline, ending, decided } = finalOf(seen, board);
  return (
    <div class="iq iq-stage iq-stage-final">
      <PhaseHeading class="iq-headline">{headline}</PhaseHeading>
      <p class="iq-ending">
        {ending} {decided}
      </p>
      <div class="iq-stage-story">
        <Podium seen={seen} ranks={ranks} />
        <Awards seen={seen} board={board} />
      </div>
      <Table seen={seen} ranks={ranks} statistics={board.statistics} />
    </div>
  );
}
