import type { Settings } from '@alibi/games/impostor-questions/types';
import { plural } from '../../kit/plural.ts';
import type { RuleCard } from '../screen.ts';

/** The rules in three cards, with the numbers of this room. */
export function rulesOf(settings: object): readonly RuleCard[] {
  const { rounds, points, crewPenalty } = settings as Settings;
  const loss = crewPenalty && points.crewVotedOut < 0 ? ` Voted out by mistake costs ${-points.crewVotedOut}.` : '';
  return [
    {
      title: 'Answer in secret',
      text: `Everybody gets the same question on the phone. ${whoElse(settings as Settings)} Nobody is told who. Answer in a few words.`,
    },
    {
      title: 'Find the odd one',
      text: 'The true question and all answers appear with names. Talk it over: who was asked something else, and talks their way out of it?',
    },
    {
      title: 'Vote',
      text: `Most votes is out. Catch an impostor and everybody else gets ${points.crewCatch}; an impostor who gets away gets ${points.impostorSurvives}.${loss} Most points after ${plural(rounds, 'round', 'rounds')} wins.`,
    },
  ];
}

function whoElse({ enabledImpostorCounts: counts }: Settings): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === 0) return 'The others may think that somebody got another one.';
  if (least === most) return most === 1 ? 'One of you gets another one.' : 'Two of you get another one.';
  if (least === 0) return most === 1 ? 'One of you may get another one.' : 'One or two of you may get another one.';
  return 'One or two of you get another one.';
}
