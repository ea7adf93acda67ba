import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { clock } from '../connection/room-link.ts';
import { loadScreens } from '../games/index.ts';
import type { GameScreens, Screen } from '../games/screen.ts';
import { Loaded } from '../kit/loaded.tsx';
import { AfterBar } from './after-bar.tsx';
import { openSheet } from './open-sheet.ts';
import { PauseCard } from './pause-card.tsx';
import { may } from './people.ts';
import { send, sendPlay } from './send.ts';

/** A match on a phone: the game's own screen, and what the room lays over it. */
export function Table({ seen }: { readonly seen: Seen }): JSX.Element {
  const { paused, stage } = seen.room;
  return (
    <main class="page table">
      {paused !== null && <PauseCard seen={seen} paused={paused} />}
      <div class={paused === null ? '' : 'table-held'} inert={paused !== null}>
        <GameScreen seen={seen} where="phone" />
      </div>
      {stage === 'over' && <AfterBar seen={seen} />}
    </main>
  );
}

export interface GameScreenProps {
  readonly seen: Seen;
  readonly where: 'phone' | 'stage';
}

export function GameScreen({ seen, where }: GameScreenProps): JSX.Element {
  const { game } = seen.room;
  return (
    <Loaded what={game} load={() => loadScreens(game)}>
      {(screens) => {
        const Part = screenFor(screens, { seen, where });
        if (Part === null || seen.board === null) return <p class="waiting muted">The next part is on its way.</p>;
        const key = seen.room.stage === 'over' ? 'results' : `${seen.you.phase?.name}`;
        return (
          <Part
            key={key}
            seen={seen}
            board={seen.board}
            hand={seen.you.hand}
            clock={clock}
            play={sendPlay}
            act={send}
            openSettings={where === 'phone' && may(seen, 'configure') ? () => (openSheet.value = 'settings') : null}
          />
        );
      }}
    </Loaded>
  );
}

function screenFor(
  screens: GameScreens<string, object, object>,
  { seen, where }: GameScreenProps,
): Screen<object, object> | null {
  if (seen.room.stage === 'over') return screens.results[where];
  const phase = seen.you.phase?.name;
  return phase === undefined ? null : (screens[where][phase] ?? null);
}
