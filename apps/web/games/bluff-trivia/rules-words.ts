import type { Settings } from '@alibi/games/bluff-trivia/types';
import { plural } from '../../kit/plural.ts';
import type { RuleCard } from '../screen.ts';

const KNOWN: Readonly<Record<Settings['truthSubmission'], string>> = {
  'score-skip-vote': ' If you know the real answer, write that instead.',
  reject: ' The real answer is not taken: you have to lie.',
  'vote-too': ' Everybody votes, those who know the answer too.',
};

/** The rules in three cards, with the numbers of this room. */
export function rulesOf(settings: object): readonly RuleCard[] {
  const { truthSubmission, truthPoints, bluffPoints, rounds } = settings as Settings;
  return [
    {
      title: 'Fill the blank',
      text: `Everybody sees a true sentence with a word missing. Write something false that sounds true.${KNOWN[truthSubmission]}`,
    },
    {
      title: 'Find the truth',
      text: 'All answers appear side by side, with the real one among them. Pick the one you believe. You cannot pick your own.',
    },
    {
      title: 'Count the fooled',
      text: `The truth is worth ${plural(truthPoints, 'point', 'points')}. Your lie earns ${bluffPoints} for each player who believes it. Most points after ${plural(rounds, 'round', 'rounds')} wins.`,
    },
  ];
}
