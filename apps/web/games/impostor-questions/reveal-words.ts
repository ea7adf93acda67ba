import type { Board } from '@alibi/games/impostor-questions/types';

/**
 * What is to be said of a step: the question when the reveal opens, then every answer that was not said yet. Who comes late,
 * or missed some, hears them all. `told`: how many answers were said; null: not even the question.
 */
export function stepWords(
  { question, answers }: Pick<Board, 'question' | 'answers'>,
  told: number | null,
  name: (id: string) => string,
): readonly string[] {
  const words = told === null ? [`The true question: ${(question ?? []).join(' Or: ')}`] : [];
  for (const { player, text } of answers.slice(told ?? 0)) {
    const who = name(player);
    words.push(`${who === 'you' ? 'You' : who}: ${text}.`);
  }
  return words;
}
