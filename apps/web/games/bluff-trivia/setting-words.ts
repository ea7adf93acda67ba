import type { Settings } from '@alibi/games/bluff-trivia/types';
import type { SettingWords } from '../screen.ts';

const seconds = { short: 's', long: 'seconds' };

export const settingWords: Readonly<Record<keyof Settings, SettingWords>> = {
  rounds: { label: 'Rounds', group: 'plain' },
  promptSeconds: { label: 'Time to write', group: 'plain', unit: seconds, step: 5 },
  chooseSeconds: { label: 'Time to choose', group: 'plain', unit: seconds, step: 5 },
  scoringSeconds: {
    label: 'Time for the reveal',
    hint: 'How long everybody sees who fooled whom.',
    group: 'plain',
    unit: seconds,
  },
  truthPoints: { label: 'Points for the truth', group: 'more', step: 100 },
  bluffPoints: { label: 'Points for each player fooled', group: 'more', step: 100 },
  truthSubmission: {
    label: 'Somebody writes the real answer',
    group: 'more',
    options: {
      'score-skip-vote': 'Points at once, no vote needed',
      reject: 'Not taken: invent a lie',
      'vote-too': 'No points for it, votes as usual',
    },
  },
  fuzzyTruth: {
    label: 'Forgive a spelling mistake',
    hint: 'One wrong letter still counts as the real answer.',
    group: 'more',
  },
  duplicateBluff: {
    label: 'Two people write the same lie',
    group: 'more',
    options: { merge: 'Shown once, both score', 'refuse-second': 'The second must think again' },
  },
  choiceCase: {
    label: 'Answers are shown in',
    hint: 'All in the same way, so that the writing gives nothing away.',
    group: 'more',
    options: { upper: 'CAPITALS', title: 'Title Case' },
  },
  minOtherChoices: {
    label: 'Answers to choose from, at least',
    hint: 'Besides your own. The house adds lies of its own where there are fewer; 0 never adds any.',
    group: 'more',
  },
  graceMs: {
    label: 'Grace for late answers',
    hint: 'Thousandths of a second after the clock shows nought.',
    group: 'more',
    unit: { short: 'ms', long: 'milliseconds' },
    step: 250,
  },
  hostAdvance: { label: 'Host may skip waiting', hint: 'Adds a button that ends a phase early.', group: 'more' },
  chatDuringRound: {
    label: 'Chat while a round runs',
    hint: 'Off, so that those who know the answer cannot tell.',
    group: 'more',
  },
  packs: { label: 'Questions from', group: 'plain' },
  rating: {
    label: 'Questions suit',
    group: 'plain',
    options: { everyone: 'Everyone', teen: 'Teens and up', adult: 'Adults' },
  },
};
