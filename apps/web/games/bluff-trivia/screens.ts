import type { BluffTrivia, Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { GameScreens } from '../screen.ts';
import { Choose } from './choose.tsx';
import { Prompt } from './prompt.tsx';
import { Results } from './results.tsx';
import { Scoring } from './scoring.tsx';
import { StageChoose, StagePrompt, StageResults, StageScoring } from './stage.tsx';
import './bluff-trivia.css';
import './reveal.css';
import './podium.css';
import './stage.css';

export const screens: GameScreens<BluffTrivia['phase'], Board, Hand> = {
  phone: { prompt: Prompt, choose: Choose, scoring: Scoring },
  stage: { prompt: StagePrompt, choose: StageChoose, scoring: StageScoring },
  results: { phone: Results, stage: StageResults },
} satisfies GameScreens<BluffTrivia['phase'], Board, Hand>;
