import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import type { GameInfo } from '../../connection/http.ts';
import type { GameCard } from '../../games/screen.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { openSheet } from '../open-sheet.ts';
import { may } from '../people.ts';
import { platformSummary } from './settings/platform-form.ts';
import { supplyWords } from './supply-words.ts';
import { useSupply } from './use-supply.ts';

interface SettingsSummaryProps {
  readonly seen: Seen;
  readonly card: GameCard;
  readonly game: GameInfo | null;
}

/** The settings in words, the same for everybody; the host can change them. */
export function SettingsSummary({ seen, card, game }: SettingsSummaryProps): JSX.Element {
  return (
    <div class="summary">
      <Facts seen={seen} card={card} game={game} />
      {may(seen, 'configure') && game !== null && (
        <Button onClick={() => (openSheet.value = 'settings')}>
          <Icon name="gear" /> Change settings
        </Button>
      )}
    </div>
  );
}

export function Facts({ seen, card, game }: SettingsSummaryProps): JSX.Element {
  const { platform, game: own } = seen.room.settings;
  const supply = useSupply(seen, game);
  const facts = [
    ...card.summary(own, { timeScale: platform.timeScale, packs: game?.packs ?? null }),
    ...(supply === null ? [] : [supplyWords(supply)]),
    ...platformSummary(platform),
  ];
  return (
    <ul class="facts" aria-label="Settings">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
