import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameInfo } from '../../connection/http.ts';
import type { GameCard } from '../../games/screen.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { may } from '../people.ts';
import { platformSummary } from './settings/platform-form.ts';

interface SettingsSummaryProps {
  readonly seen: Seen;
  readonly card: GameCard;
  readonly game: GameInfo | null;
}

const loadSheet = (): Promise<typeof import('./settings/settings-sheet.tsx')> =>
  import('./settings/settings-sheet.tsx');

/** The settings in words, the same for everybody; the host can change them. */
export function SettingsSummary({ seen, card, game }: SettingsSummaryProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const host = may(seen, 'configure');
  return (
    <div class="summary">
      <Facts seen={seen} card={card} game={game} />
      {host && game !== null && (
        <Button onClick={() => setOpen(true)}>
          <Icon name="gear" /> Change settings
        </Button>
      )}
      {host && open && game !== null && (
        <Loaded what="settings" load={loadSheet} meanwhile={null}>
          {({ RoomSettings }) => <RoomSettings seen={seen} game={game} card={card} onClose={() => setOpen(false)} />}
        </Loaded>
      )}
    </div>
  );
}

export function Facts({ seen, card, game }: SettingsSummaryProps): JSX.Element {
  const { platform, game: own } = seen.room.settings;
  const facts = [
    ...card.summary(own, { timeScale: platform.timeScale, packs: game?.packs ?? null }),
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
