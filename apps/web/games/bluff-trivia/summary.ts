import type { Settings } from '@alibi/games/bluff-trivia/types';
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
  const time = (seconds: number): string => `${Math.round(seconds * context.timeScale * 10) / 10} s`;
  const facts = [
    plural(now.rounds, 'round', 'rounds'),
    `${time(now.promptSeconds)} to write`,
    `${time(now.chooseSeconds)} to choose`,
    `${packWords(now.packs, context)}, ${RATINGS[now.rating]}`,
  ];
  if (now.truthPoints !== 1000 || now.bluffPoints !== 500) {
    facts.push(`${now.truthPoints} for the truth, ${now.bluffPoints} for each fooled`);
  }
  if (now.truthSubmission === 'reject') facts.push('the real answer is not taken');
  if (now.truthSubmission === 'vote-too') facts.push('everybody votes');
  if (now.hostAdvance) facts.push('the host may skip waiting');
  if (now.chatDuringRound) facts.push('chat stays open');
  return facts;
}

function packWords(chosen: readonly string[], { packs }: SummaryContext): string {
  if (chosen.length === 0) return 'all packs';
  const only = chosen.length === 1 ? packs?.find(({ id }) => id === chosen[0]) : undefined;
  return only === undefined ? plural(chosen.length, 'pack', 'packs') : only.title;
}
