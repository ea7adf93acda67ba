import { card as bluffTrivia } from './bluff-trivia/card.tsx';
import { card as impostorQuestions } from './impostor-questions/card.tsx';
import type { GameCard, GameScreens } from './screen.ts';

/** What the lobby needs of every game; small, so it is loaded with the page. */
export const cards: Readonly<Record<string, GameCard>> = {
  'bluff-trivia': bluffTrivia,
  'impostor-questions': impostorQuestions,
};

const loaders: Readonly<Record<string, () => Promise<object>>> = {
  'bluff-trivia': async () => (await import('./bluff-trivia/screens.ts')).screens,
  'impostor-questions': async () => (await import('./impostor-questions/screens.ts')).screens,
};

/** A game's screens come when its match does. Their board and hand are the game's own; here they are only passed on. */
export async function loadScreens(game: string): Promise<GameScreens<string, object, object>> {
  const load = loaders[game];
  if (load === undefined) throw new Error(`no screens for ${game}`);
  return (await load()) as GameScreens<string, object, object>;
}
