import type { Settings } from '@alibi/games/impostor-questions/types';
import type { SettingWords } from '../screen.ts';

const seconds = { short: 's', long: 'seconds' };
const percent = { short: '%', long: 'percent, as long as they add up to a hundred' };
const POOL = 'The questions of this game are already drawn. This can be changed before the next game.';

const as = (settings: object): Settings => settings as Settings;
/** How likely a number is counts only where more than one number can come up. */
const drawn =
  (count: number) =>
  (settings: object): boolean =>
    as(settings).enabledImpostorCounts.length > 1 && as(settings).enabledImpostorCounts.includes(count);

export const settingWords: Readonly<Record<keyof Settings, SettingWords>> = {
  rounds: { label: 'Rounds', group: 'plain' },
  enabledImpostorCounts: {
    label: 'Impostors in a round',
    hint: 'Tick more than one, and every round draws in secret how many there are.',
    group: 'plain',
    options: { '0': 'None', '1': 'One', '2': 'Two' },
  },
  discussionSeconds: {
    label: 'Time limit for the talk',
    hint: 'Without one you talk until the host opens the vote.',
    group: 'plain',
    unit: seconds,
    step: 30,
  },
  packs: { label: 'Questions from', group: 'plain', fixedInMatch: POOL },
  rating: {
    label: 'Questions suit',
    group: 'plain',
    options: { everyone: 'Everyone', teen: 'Teens and up', adult: 'Adults' },
    fixedInMatch: POOL,
  },
  writtenPairs: {
    label: 'Questions you wrote yourselves',
    group: 'more',
    options: { mixed: 'Mixed in', first: 'Before all others', only: 'Nothing else' },
    fixedInMatch: POOL,
  },
  questionReuse: {
    label: 'Questions may come again',
    hint: 'In the same game. Without it there are never more rounds than questions.',
    group: 'more',
  },
  impostorWeights: {
    label: 'How likely is which number?',
    group: 'more',
    matters: (settings) => as(settings).enabledImpostorCounts.length > 1,
    parts: {
      '0': { label: 'No impostor', group: 'more', unit: percent, step: 2.5, matters: drawn(0) },
      '1': { label: 'One impostor', group: 'more', unit: percent, step: 2.5, matters: drawn(1) },
      '2': { label: 'Two impostors', group: 'more', unit: percent, step: 2.5, matters: drawn(2) },
    },
  },
  eligibility: {
    label: 'Who wrote the question',
    hint: 'They know both questions. “As usual” lets them sit out when five or more play.',
    group: 'more',
    options: { auto: 'As usual', on: 'Sits out', off: 'Plays along' },
  },
  revealMode: {
    label: 'Answers appear',
    group: 'more',
    options: { step: 'When the host says so', auto: 'By themselves' },
  },
  revealStepSeconds: {
    label: 'Time for each answer',
    group: 'more',
    unit: seconds,
    matters: (settings) => as(settings).revealMode === 'auto',
  },
  answerEdits: {
    label: 'Answers can be changed',
    hint: 'Until the last one is in.',
    group: 'more',
  },
  voteChanges: { label: 'Votes can be changed', hint: 'Until the vote closes.', group: 'more' },
  voteClose: {
    label: 'The vote closes',
    group: 'more',
    options: { auto: 'When all votes are in', host: 'When the host says so' },
  },
  adminAdvanceAfterSeconds: {
    label: 'Host waits for missing votes',
    hint: 'At least so long before closing the vote without them.',
    group: 'more',
    unit: seconds,
    step: 10,
  },
  crewPenalty: { label: 'Voted out by mistake costs points', group: 'more' },
  points: {
    label: 'Points',
    group: 'more',
    parts: {
      impostorSurvives: { label: 'Impostor gets away', group: 'more' },
      crewCatch: { label: 'Impostor caught, for everybody else', group: 'more' },
      crewVotedOut: {
        label: 'Voted out by mistake',
        group: 'more',
        matters: (settings) => as(settings).crewPenalty,
      },
    },
  },
  showImpostorPrompt: {
    label: 'The impostor’s question',
    group: 'more',
    options: { 'at-result': 'Shown at the end of a round', never: 'Never shown' },
  },
  selfRoleFrom: {
    label: 'You learn what you are',
    hint: 'Only you, and only if you look.',
    group: 'more',
    options: { prompt: 'With your question', reveal: 'With the true question', result: 'After the vote' },
  },
  showImpostorCount: {
    label: 'How many impostors there are',
    group: 'more',
    options: { 'at-result': 'Told after the vote', 'at-start': 'Told before' },
  },
  preferPairsOfAbsentOwners: {
    label: 'Prefer questions nobody here wrote',
    hint: 'As far as there are any, so that nobody has to sit out or plays knowing both.',
    group: 'more',
  },
  promptDelivery: {
    label: 'Who gets which question',
    group: 'more',
    options: {
      distinct: 'The impostor always gets another one',
      'all-permitted': 'You see all that are meant for you',
      'first-permitted': 'The first that fits; now and then the same',
    },
  },
};
