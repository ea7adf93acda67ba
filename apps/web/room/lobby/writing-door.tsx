import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cards } from '../../games/index.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { may } from '../people.ts';
import { useGame } from './game-list.ts';

interface WritingDoorProps {
  readonly seen: Seen;
  readonly onClose: () => void;
}

/** The editor and the game's own form come when somebody wants to write. */
export function WritingDoor({ seen, onClose }: WritingDoorProps): JSX.Element | null {
  const { game } = seen.room;
  const writing = cards[game]?.writing;
  const most = useGame(game)?.writes?.most;
  const allowed = may(seen, 'write');
  useEffect(() => {
    if (!allowed) onClose();
  }, [allowed]);
  if (writing === undefined || most === undefined || !allowed) return null;
  const load = async () => {
    const [{ PoolEditor }, authoring] = await Promise.all([import('./writing/pool-editor.tsx'), writing.load()]);
    return { PoolEditor, authoring };
  };
  return (
    <Loaded what={`writing:${game}`} load={load} meanwhile={null}>
      {({ PoolEditor, authoring }) => (
        <PoolEditor seen={seen} writing={writing} authoring={authoring} most={most} onClose={onClose} />
      )}
    </Loaded>
  );
}
