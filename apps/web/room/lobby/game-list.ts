import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listGames } from '../../connection/http.ts';
import type { GameInfo } from '../../connection/http.ts';

const AGAIN_AFTER = 4_000;

/** What the server offers: asked once, kept as long as the page is open. Null: not known yet. */
const games: Signal<readonly GameInfo[] | null> = signal(null);

export function useGames(): readonly GameInfo[] | null {
  const known = games.value !== null;
  useEffect(() => {
    if (known) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply = await listGames();
      if (!wanted) return;
      if (reply.ok) games.value = reply.value;
      else timer = setTimeout(() => void ask(), AGAIN_AFTER);
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [known]);
  return games.value;
}

export function useGame(id: string): GameInfo | null {
  return useGames()?.find((game) => game.id === id) ?? null;
}
