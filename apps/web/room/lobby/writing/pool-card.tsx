import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import type { GameCard } from '../../../games/screen.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { openSheet } from '../../open-sheet.ts';
import { may } from '../../people.ts';
import { useGame } from '../game-list.ts';
import { othersWords, ownItems } from './pool.ts';

/** The lobby's invitation to write something for the game. */
export function PoolCard({ seen, card }: { readonly seen: Seen; readonly card: GameCard }): JSX.Element | null {
  const { writing } = card;
  const most = useGame(card.id)?.writes?.most;
  if (writing === undefined || most === undefined || !may(seen, 'write')) return null;
  const mine = ownItems(seen).length;
  const others = othersWords(seen);
  return (
    <section class="pool-card stack-s" aria-labelledby="pool">
      <h3 id="pool">Write your own</h3>
      <p>{writing.invitation}</p>
      <p class="field-hint">
        {mine > 0 && `You have ${mine} of ${most} in the pool. `}
        {others !== '' && `Others: ${others}. `}
        Nobody sees them before they are played, not even the host.
      </p>
      <Button onClick={() => (openSheet.value = 'writing')}>
        <Icon name="lock" /> {mine === 0 ? `Write ${writing.many}` : `Your ${writing.many}`}
      </Button>
    </section>
  );
}
