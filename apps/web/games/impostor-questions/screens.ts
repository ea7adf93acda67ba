import type { Board, Hand, PhaseName } from '@alibi/games/impostor-questions/types';
import type { GameScreens } from '../screen.ts';
import { Answering } from './answering.tsx';
import { Discussion } from './discussion.tsx';
import { Result } from './result.tsx';
import { Results } from './results.tsx';
import { Reveal } from './reveal.tsx';
import { Setup } from './setup.tsx';
import { StageResult, StageResults } from './stage-result.tsx';
import {
  StageAnswering,
  StageDiscussion,
  StageLastCall,
  StageReveal,
  StageSetup,
  StageVoting,
} from './stage-round.tsx';
import { StageTiebreak, Tiebreak } from './tiebreak.tsx';
import { LastCall, Voting } from './voting.tsx';
import './impostor-questions.css';
import './answers.css';
import './result.css';
import './podium.css';
import './stage.css';

export const screens: GameScreens<PhaseName, Board, Hand> = {
  phone: {
    setup: Setup,
    answering: Answering,
    reveal: Reveal,
    discussion: Discussion,
    voting: Voting,
    lastCall: LastCall,
    tiebreak: Tiebreak,
    result: Result,
  },
  stage: {
    setup: StageSetup,
    answering: StageAnswering,
    reveal: StageReveal,
    discussion: StageDiscussion,
    voting: StageVoting,
    lastCall: StageLastCall,
    tiebreak: StageTiebreak,
    result: StageResult,
  },
  results: { phone: Results, stage: StageResults },
};
