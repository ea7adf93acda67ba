import type { GameCard } from '../screen.ts';
import { Motif } from './motif.tsx';
import { personActions } from './person-actions.ts';
import { rulesOf } from './rules-words.ts';
import { settingWords } from './setting-words.ts';
import { summaryOf } from './summary.ts';
import { writing } from './writing.ts';

export const card: GameCard = {
  id: 'impostor-questions',
  title: 'Impostor Questions',
  pitch: 'Everybody answers the same question, except for one who was asked something else. Find out who.',
  rules: rulesOf,
  settings: settingWords,
  summary: summaryOf,
  Motif,
  writing,
  personActions,
};
