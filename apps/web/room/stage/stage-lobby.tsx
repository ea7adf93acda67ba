import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { cards } from '../../games/index.ts';
import { PhaseHeading } from '../../kit/heading.tsx';
import { base } from '../../navigation.ts';
import { linkTo } from '../../route.ts';
import { BigCode, shortAddress } from '../lobby/door.tsx';
import { useGame } from '../lobby/game-list.ts';
import { RulesCards } from '../lobby/rules-cards.tsx';
import { Seats } from '../lobby/seats.tsx';
import { Facts } from '../lobby/settings-summary.tsx';
import { waitWords } from '../lobby/start-words.ts';
import { peopleOf } from '../people.ts';
import { Qr } from '../qr.tsx';
import { Fit } from './fit.tsx';
import { codeHidden } from './hidden-code.ts';

/** The shared screen before a match: the way in, large; who is here; what will be played. */
export function StageLobby({ seen }: { readonly seen: Seen }): JSX.Element {
  const { room } = seen;
  const card = cards[room.game];
  const game = useGame(room.game);
  const players = peopleOf(seen, 'player').length;
  const watching = peopleOf(seen, 'spectator').length;
  return (
    <main class="stage-main">
      <Fit class="stage-lobby">
        <StageDoor code={room.code} />
        <section class="stage-table" aria-labelledby="stage-seats">
          <PhaseHeading class="stage-title">{players === 0 ? 'Take a seat' : 'Who is at the table?'}</PhaseHeading>
          <p id="stage-seats" class="stage-count">
            {players} of {room.settings.platform.maxPlayers} seats taken
            {watching > 0 && `, ${watching} watching`}. {players > 0 && waitWords(seen)}
          </p>
          <Seats seen={seen} />
        </section>
        {card !== undefined && (
          <section class="stage-game" aria-labelledby="stage-game">
            <div class="stage-game-head">
              <span class="stage-game-art">
                <card.Motif />
              </span>
              <div class="stack-s">
                <h2 id="stage-game">{card.title}</h2>
                <Facts seen={seen} card={card} game={game} />
              </div>
            </div>
          </section>
        )}
        {card !== undefined && <RulesCards card={card} />}
      </Fit>
    </main>
  );
}

function StageDoor({ code }: { readonly code: string }): JSX.Element {
  if (codeHidden.value) {
    return (
      <section class="card stage-door" aria-label="The way in">
        <p class="stage-door-hidden">The code is hidden on this screen. Ask the host for it.</p>
      </section>
    );
  }
  return (
    <section class="card stage-door" aria-label="The way in">
      <Qr text={linkTo({ screen: 'room', code, stage: false }, base)} label="join this room" />
      <p>
        Scan, or type at <strong class="stage-address">{shortAddress()}</strong>
      </p>
      <p class="stage-code">
        <BigCode code={code} />
      </p>
    </section>
  );
}
