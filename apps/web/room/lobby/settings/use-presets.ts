import { useEffect, useState } from 'preact/hooks';
import { deletePreset, listPresets, savePreset } from '../../../connection/http.ts';
import type { Presets, Reply, Settings } from '../../../connection/http.ts';
import { sayRefusal } from '../../../connection/refusals.ts';
import { tell, tellRefusal } from '../../../kit/toast.tsx';

export interface PresetShelf {
  /** Null: not fetched yet. */
  readonly presets: Presets | null;
  /** Without a name: the own default. */
  save(name: string | null, settings: Settings): Promise<boolean>;
  remove(name: string | null): Promise<boolean>;
}

/** The presets of this device for one game. */
export function usePresets(game: string): PresetShelf {
  const [presets, setPresets] = useState<Presets | null>(null);
  const fetchAll = async (): Promise<void> => {
    const reply = await listPresets(game);
    if (reply.ok) setPresets(reply.value);
    else tellRefusal(sayRefusal(reply.problem.code, reply.problem.details));
  };
  useEffect(() => void fetchAll(), [game]);

  const then = async (reply: Reply<null>, words: string): Promise<boolean> => {
    if (reply.ok) tell(words);
    else tellRefusal(sayRefusal(reply.problem.code, reply.problem.details));
    await fetchAll();
    return reply.ok;
  };
  return {
    presets,
    save: async (name, settings) =>
      then(
        await savePreset(game, name, settings),
        name === null ? 'Saved. Rooms you open start with these settings.' : `“${name}” is saved on this device.`,
      ),
    remove: async (name) =>
      then(
        await deletePreset(game, name),
        name === null ? 'Your rooms start with the standard settings again.' : `“${name}” is deleted.`,
      ),
  };
}
