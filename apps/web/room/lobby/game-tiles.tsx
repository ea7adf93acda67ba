import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import type { GameInfo } from '../../connection/http.ts';
import { cards } from '../../games/index.ts';
import { plural } from '../../kit/plural.ts';
import { play } from '../../kit/sound.ts';
import { send } from '../send.ts';
import { useGames } from './game-list.ts';

export interface GameTilesProps {
  readonly seen: Seen;
  readonly onChosen: () => void;
}

/** The games this server offers and this app can draw; the host picks one. */
export function GameTiles({ seen, onChosen }: GameTilesProps): JSX.Element {
  const games = useGames();
  const pick = async (id: string): Promise<void> => {
    play('tap');
    const answer = await chosen(seen, id);
    if (answer) onChosen();
  };
  if (games === null) return <p class="muted">Fetching the games…</p>;
  return (
    <ul class="tiles">
      {games.map((game) => {
        const card = cards[game.id];
        if (card === undefined) return null;
        const current = seen.room.game === game.id;
        return (
          <li key={game.id}>
            <button type="button" class="tile" aria-pressed={current} onClick={() => void pick(game.id)}>
              <span class="tile-art">
                <card.Motif />
              </span>
              <span class="tile-words">
                <span class="tile-title">{card.title}</span>
                <span>{card.pitch}</span>
                <span class="muted small">{aboutGame(game)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The game that lies there already is not chosen again: that would reset its settings. */
async function chosen({ room }: Seen, id: string): Promise<boolean> {
  if (room.game !== id) return (await send({ type: 'choose', game: id })).ok;
  return room.stage === 'over' ? (await send({ type: 'again' })).ok : true;
}

/** "2 to 8 players, bots can join, 400 questions in 10 packs" */
export function aboutGame({ seats, bot, packs }: GameInfo): string {
  const items = packs.reduce((sum, pack) => sum + pack.items, 0);
  const parts = [`${seats.min} to ${seats.max} players`];
  if (bot) parts.push('bots can join');
  if (items > 0) parts.push(`${plural(items, 'question', 'questions')} in ${plural(packs.length, 'pack', 'packs')}`);
  return parts.join(', ');
}
