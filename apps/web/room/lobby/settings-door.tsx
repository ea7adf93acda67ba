import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cards } from '../../games/index.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { may } from '../people.ts';
import { useGame } from './game-list.ts';

const loadSheet = (): Promise<typeof import('./settings/settings-sheet.tsx')> =>
  import('./settings/settings-sheet.tsx');

/** The settings sheet comes when it is asked for, in the lobby and between rounds alike. */
export function SettingsDoor({
  seen,
  onClose,
}: {
  readonly seen: Seen;
  readonly onClose: () => void;
}): JSX.Element | null {
  const game = useGame(seen.room.game);
  const card = cards[seen.room.game];
  const allowed = may(seen, 'configure');
  useEffect(() => {
    if (!allowed) onClose();
  }, [allowed]);
  if (!allowed || game === null || card === undefined) return null;
  return (
    <Loaded what="settings" load={loadSheet} meanwhile={null}>
      {({ RoomSettings }) => <RoomSettings seen={seen} game={game} card={card} onClose={onClose} />}
    </Loaded>
  );
}
