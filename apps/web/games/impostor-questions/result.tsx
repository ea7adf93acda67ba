import type { Board, Hand } from '@alibi/games/impostor-questions/types';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/button.tsx';
import { PhaseHeading } from '../../kit/heading.tsx';
import { wantsStillness } from '../../kit/preferences.ts';
import { play as sound } from '../../kit/sound.ts';
import type { ScreenProps } from '../screen.ts';
import { Dock, Waiting } from './dock.tsx';
import { Frame } from './frame.tsx';
import { namesOf } from './people.tsx';
import { RoundLines } from './round-lines.tsx';
import { Scores } from './scores.tsx';
import { BothQuestions, HowItCame } from './verdict-notes.tsx';
import { gainWords, outWords, roleWords } from './verdict.ts';

type Props = ScreenProps<Board, Hand>;

/** When the role turns up after the name, in milliseconds; the same number stands in result.css. */
const ROLE_AT = 1_600;

/** First who is out, a breath later what they were. */
export function useVerdict({ seen, board }: Pick<Props, 'seen' | 'board'>, say: (words: string) => void): void {
  const { result } = board;
  useEffect(() => {
    if (result === null) return;
    const names = (ids: readonly string[]): string => namesOf(seen, ids);
    sound('in');
    say(`${outWords(result, seen.you.id, names)}.`);
    const timer = setTimeout(
      () => {
        sound('reveal');
        say(roleWords(result, seen.you.id, names));
        const gain = gainWords(result, seen.you.id);
        if (gain !== null) say(gain);
      },
      wantsStillness() ? 0 : ROLE_AT,
    );
    return () => clearTimeout(timer);
  }, []);
}

export function Result({ seen, board, play }: Props): JSX.Element | null {
  const { result } = board;
  useVerdict({ seen, board }, announce);
  if (result === null) return null;
  const names = (ids: readonly string[]): string => namesOf(seen, ids);
  const gain = gainWords(result, seen.you.id);
  return (
    <Frame seen={seen} board={board} class="iq-result">
      <PhaseHeading class="iq-verdict">{outWords(result, seen.you.id, names)}</PhaseHeading>
      <p class="iq-unmasked">{roleWords(result, seen.you.id, names)}</p>
      {gain !== null && <p class="iq-own-gain iq-late">{gain}</p>}
      <div class="iq-late">
        <BothQuestions board={board} result={result} />
      </div>
      <section class="iq-late" aria-label="Answers and votes">
        <RoundLines seen={seen} board={board} result={result} />
      </section>
      <HowItCame seen={seen} result={result} />
      <h2>Points so far</h2>
      <Scores seen={seen} board={board} />
      <Dock>
        {seen.you.can.includes('go_on') ? (
          <Button kind="primary" class="button-wide" onClick={() => void play('go_on', {})}>
            {board.completed >= board.rounds ? 'See the final scores' : 'On to the next round'}
          </Button>
        ) : (
          <Waiting title={board.completed >= board.rounds ? 'That was the last round' : 'What a round'}>
            The host goes on when everybody has seen it.
          </Waiting>
        )}
      </Dock>
    </Frame>
  );
}
