import type { Cartridge } from '@alibi/engine';
import { cartridge as bluffTrivia } from './bluff-trivia/index.ts';
import { cartridge as impostorQuestions } from './impostor-questions/index.ts';

/** Every game there is: one line each. */
export const games: Readonly<Record<string, Cartridge>> = {
  'bluff-trivia': bluffTrivia,
  'impostor-questions': impostorQuestions,
};
