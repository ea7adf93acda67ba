/** Faces to choose from: each a single emoji that every phone can draw. */
export const AVATARS: readonly string[] = [
  '🦊',
  '🦉',
  '🐙',
  '🐢',
  '🦁',
  '🐧',
  '🐝',
  '🦄',
  '🐸',
  '🐼',
  '🎩',
  '🌙',
  '🍀',
  '🍉',
  '🎈',
];

const MOST = 20;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** "Ana" becomes "Ana 2", "Ana 2" becomes "Ana 3"; still short enough to be a name. */
export function nextName(name: string): string {
  const [, stem = name, number] = /^(.*?)(?: (\d+))?$/.exec(name.trim()) ?? [];
  const suffix = ` ${number === undefined ? 2 : Number(number) + 1}`;
  const letters = [...graphemes.segment(stem)].map(({ segment }) => segment);
  return (
    letters
      .slice(0, MOST - suffix.length)
      .join('')
      .trim() + suffix
  );
}

/** Enough of a check to enable the button; the server has the last word. */
export function looksLikeName(name: string): boolean {
  const length = [...graphemes.segment(name.trim())].length;
  return length >= 2 && length <= MOST;
}
