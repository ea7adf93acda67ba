import type { GameCard } from '../screen.ts';
import { Motif } from './motif.tsx';
import { rulesOf } from './rules-words.ts';
import { settingWords } from './setting-words.ts';
import { summaryOf } from './summary.ts';

export const card: GameCard = {
  id: 'bluff-trivia',
  title: 'Bluff Trivia',
  pitch: 'Finish an odd but true sentence with a lie, then spot the truth among everybody else’s.',
  rules: rulesOf,
  settings: settingWords,
  summary: summaryOf,
  Motif,
};
