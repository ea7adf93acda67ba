import type { Seen } from '@alibi/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lookUpSupply } from '../../connection/http.ts';
import type { GameInfo, Supply } from '../../connection/http.ts';
import { peopleOf } from '../people.ts';

/** Settings are often changed several times in a row; one question at the end is enough. */
const REST = 400;

/** How much the room has left to play with. Null: not known, or nothing that could run out. */
export function useSupply(seen: Seen, info: GameInfo | null): Supply | null {
  const { code, game, stage, settings } = seen.room;
  const [supply, setSupply] = useState<Supply | null>(null);
  const players = peopleOf(seen, 'player').map(({ id, person }) => [id, person.away, person.wrote ?? 0]);
  const key = JSON.stringify([code, game, stage, settings.game, players]);
  const counted = info?.supply === true;
  useEffect(() => {
    if (!counted) return setSupply(null);
    let wanted = true;
    const timer = setTimeout(async () => {
      const reply = await lookUpSupply(code);
      if (wanted) setSupply(reply.ok ? reply.value : null);
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, counted]);
  return supply;
}
