import type { Settings } from '@alibi/games/impostor-questions/types';
import { plural } from '../../kit/plural.ts';
import type { SummaryContext } from '../screen.ts';

const RATINGS: Readonly<Record<Settings['rating'], string>> = {
  everyone: 'for everyone',
  teen: 'for teens and up',
  adult: 'for adults',
};

/** What a guest wants to know, then whatever is not as usual. */
export function summaryOf(settings: object, context: SummaryContext): readonly string[] {
  const now = settings as Settings;
  const { points } = now;
  const time = (seconds: number): string => `${Math.round(seconds * context.timeScale * 10) / 10} s`;
  const facts = [
    plural(now.rounds, 'round', 'rounds'),
    impostorWords(now.enabledImpostorCounts),
    now.discussionSeconds === null ? 'talk as long as you like' : `${time(now.discussionSeconds)} to talk`,
    `${packWords(now, context)}, ${RATINGS[now.rating]}`,
  ];
  if (points.impostorSurvives !== 3 || points.crewCatch !== 1) {
    facts.push(`${points.impostorSurvives} for getting away, ${points.crewCatch} for a catch`);
  }
  if (!now.crewPenalty || points.crewVotedOut === 0) facts.push('no loss for being voted out');
  else if (points.crewVotedOut !== -1) facts.push(`${-points.crewVotedOut} lost by mistaken votes`);
  if (now.questionReuse) facts.push('questions may come again');
  if (now.eligibility === 'on') facts.push('authors sit out');
  if (now.eligibility === 'off') facts.push('authors play along');
  if (now.revealMode === 'auto') facts.push(`an answer every ${time(now.revealStepSeconds)}`);
  if (!now.voteChanges) facts.push('votes are final');
  if (!now.answerEdits) facts.push('answers are final');
  if (now.selfRoleFrom === 'prompt') facts.push('impostors know it from the start');
  if (now.selfRoleFrom === 'result') facts.push('nobody is told what they are');
  if (now.showImpostorCount === 'at-start') facts.push('the number of impostors is told');
  if (now.showImpostorPrompt === 'never') facts.push('the other question stays secret');
  return facts;
}

/** "1 impostor", "none, 1 or 2 impostors". */
function impostorWords(counts: readonly number[]): string {
  const noun = counts.includes(2) ? 'impostors' : 'impostor';
  if (counts.length === 1) return counts.includes(0) ? 'no impostor at all' : `${counts.join()} ${noun}`;
  const words = [0, 1, 2]
    .filter((count) => counts.includes(count))
    .map((count) => (count === 0 ? 'none' : String(count)));
  return `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)} ${noun}`;
}

function packWords({ packs: chosen, writtenPairs }: Settings, { packs }: SummaryContext): string {
  if (writtenPairs === 'only') return 'only your own questions';
  if (chosen.length === 0) return 'all packs';
  const only = chosen.length === 1 ? packs?.find(({ id }) => id === chosen[0]) : undefined;
  return only === undefined ? plural(chosen.length, 'pack', 'packs') : only.title;
}
