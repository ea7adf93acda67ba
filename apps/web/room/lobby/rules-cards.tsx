import type { JSX } from 'preact';
import { seen } from '../../connection/room-link.ts';
import type { GameCard } from '../../games/screen.ts';
import { Card } from '../../kit/card.tsx';

/** The rules in three cards, with the numbers of this room. */
export function RulesCards({ card }: { readonly card: GameCard }): JSX.Element {
  const settings = seen.value?.room.settings.game ?? {};
  return (
    <ol class="rules">
      {card.rules(settings).map(({ title, text }, index) => (
        <Card key={title} as="li" class="rule">
          <span class="rule-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </ol>
  );
}
