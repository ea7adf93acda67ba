import { useEffect, useState } from 'preact/hooks';
import { deletePack, listOwnPacks } from '../../../connection/http.ts';
import type { PackInfo } from '../../../connection/http.ts';
import { sayRefusal } from '../../../connection/refusals.ts';
import { tell, tellRefusal } from '../../../kit/toast.tsx';

export interface OwnPackShelf {
  readonly packs: readonly PackInfo[];
  refresh(): Promise<void>;
  remove(pack: PackInfo): Promise<boolean>;
}

/** The packs this device has brought along for one game. `game` is null where that cannot be done. */
export function useOwnPacks(game: string | null): OwnPackShelf {
  const [packs, setPacks] = useState<readonly PackInfo[]>([]);
  const refresh = async (): Promise<void> => {
    if (game === null) return;
    const reply = await listOwnPacks(game);
    if (reply.ok) setPacks(reply.value);
    else tellRefusal(sayRefusal(reply.problem.code, reply.problem.details));
  };
  useEffect(() => void refresh(), [game]);
  return {
    packs,
    refresh,
    async remove({ id, title }) {
      if (game === null) return false;
      const reply = await deletePack(game, id);
      if (reply.ok) tell(`“${title}” is deleted.`);
      else tellRefusal(sayRefusal(reply.problem.code, reply.problem.details));
      await refresh();
      return reply.ok;
    },
  };
}
