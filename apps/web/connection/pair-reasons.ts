/** What is wrong with a pair of questions, by the reason of an INVALID_PAIR, and what to do about it. */
const REASONS: Readonly<Record<string, string>> = {
  shape: 'A pair has two questions, each for somebody.',
  empty: 'There is nothing in it yet. Write a question.',
  'too-long': 'That is too long. Keep it to 240 characters.',
  unprintable: 'It holds characters that cannot be shown. Type it again, in one line.',
  target: 'Say who gets it: crew, impostor or both.',
  'no-crew-prompt': 'Both questions go to the impostor. One has to be for everybody else.',
  'no-impostor-prompt': 'Both questions go to everybody else. One has to be for the impostor.',
  'same-text': 'Both questions say the same. Make them differ.',
  duplicate: 'This pair is there already. Write another one.',
};

export function sayPairReason(reason: unknown): string {
  const words = typeof reason === 'string' && Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  return words ?? 'These two questions cannot be used. Check them and try again.';
}
