import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Banners } from '../banners.tsx';
import { waitWords } from '../lobby/start-words.ts';
import { nameOf } from '../people.ts';
import { PauseCard } from '../pause-card.tsx';
import { GameScreen } from '../table.tsx';
import { Fit } from './fit.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageLobby } from './stage-lobby.tsx';
import '../lobby/lobby.css';
import './stage.css';

/** The room on a shared screen: read from three metres, never given a secret. */
export function StageRoom({ seen }: { readonly seen: Seen }): JSX.Element {
  useStageScale();
  return (
    <div class="stage">
      <StageBar seen={seen} />
      <Banners seen={seen} />
      {seen.room.stage === 'lobby' ? <StageLobby seen={seen} /> : <StageTable seen={seen} />}
    </div>
  );
}

function StageTable({ seen }: { readonly seen: Seen }): JSX.Element {
  const { paused, stage, host } = seen.room;
  return (
    <main class="stage-main stage-match">
      {paused !== null && <PauseCard seen={seen} paused={paused} />}
      <Fit class="stage-game-screen">
        <div class={paused === null ? 'stage-held' : 'stage-held table-held'} inert={paused !== null}>
          <GameScreen seen={seen} where="stage" />
        </div>
      </Fit>
      {stage === 'over' && (
        <p class="stage-next">{host === null ? waitWords(seen) : `${nameOf(seen, host)} decides what comes next.`}</p>
      )}
    </main>
  );
}

/** Type and space grow with the screen as long as this one is up. */
function useStageScale(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'stage';
    return () => {
      delete dataset['screen'];
    };
  }, []);
}
