import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { cards } from '../../games/index.ts';
import { Button } from '../../kit/button.tsx';
import { PhaseHeading } from '../../kit/heading.tsx';
import { openSheet } from '../open-sheet.ts';
import { may, me, peopleOf } from '../people.ts';
import { Door } from './door.tsx';
import { useGame } from './game-list.ts';
import { GameTiles } from './game-tiles.tsx';
import { RulesCards } from './rules-cards.tsx';
import { AddBot, Seats } from './seats.tsx';
import { SecureNote } from './secure-note.tsx';
import { SettingsSummary } from './settings-summary.tsx';
import { StartBar } from './start-bar.tsx';
import { Watchers } from './watchers.tsx';
import { PoolCard } from './writing/pool-card.tsx';
import './lobby.css';

/** Before a match: who is here, what will be played, and the way in for the others. */
export function LobbyScreen({ seen }: { readonly seen: Seen }): JSX.Element {
  const { room } = seen;
  const game = useGame(room.game);
  const card = cards[room.game];
  const players = peopleOf(seen, 'player').length;
  return (
    <main class="page lobby">
      <PhaseHeading class="lobby-title">{titleFor(seen)}</PhaseHeading>
      <div class="lobby-people">
        <Door code={room.code} />
        <section class="stack-s" aria-labelledby="seats">
          <h2 id="seats" class="lobby-head">
            At the table{' '}
            <span class="muted">
              {players} of {room.settings.platform.maxPlayers}
            </span>
          </h2>
          <Seats seen={seen} />
          <div class="row">
            <AddBot seen={seen} />
            <Button kind="quiet" class="grow" onClick={() => (openSheet.value = 'people')}>
              {may(seen, 'remove') ? 'Names and host tools' : 'Names and people'}
            </Button>
          </div>
        </section>
        <Watchers seen={seen} />
        <SecureNote />
      </div>
      <section class="lobby-game stack" aria-labelledby="game">
        <h2 id="game" class="lobby-head">
          Tonight’s game
        </h2>
        {may(seen, 'choose') ? (
          <GameTiles seen={seen} onChosen={() => undefined} />
        ) : (
          card !== undefined && <ChosenGame card={card} />
        )}
        {card !== undefined && <SettingsSummary seen={seen} card={card} game={game} />}
        {card !== undefined && <PoolCard seen={seen} card={card} />}
        {card !== undefined && <RulesCards card={card} />}
      </section>
      <StartBar seen={seen} game={game} />
    </main>
  );
}

function ChosenGame({ card }: { readonly card: NonNullable<(typeof cards)[string]> }): JSX.Element {
  return (
    <div class="tile tile-chosen">
      <span class="tile-art">
        <card.Motif />
      </span>
      <span class="tile-words">
        <strong class="tile-title">{card.title}</strong>
        <span>{card.pitch}</span>
      </span>
    </div>
  );
}

function titleFor(seen: Seen): string {
  if (me(seen)?.kind !== 'player') return 'You are watching';
  return seen.room.host === seen.you.id ? 'Your table' : 'You have a seat';
}
