/** Drawn as nothing although Unicode calls them letters or signs. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** Everything that is not to be seen, but for the joiner inside an emoji. */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cf}\p{Cs}\p{Co}]/gu;
const MOST_MARKS = /(\p{M}{4})\p{M}+/gu;

/** One line of visible text: what is kept of what somebody typed (CM-62). */
export function clean(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(FILLERS, ' ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(UNSEEN, '')
    .replace(MOST_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\p{M}\s]+/u, '')
    .trim();
}

export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** More than one line, or characters that steer instead of being read. */
export function isUnprintable(text: string): boolean {
  return /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029]/u.test(text) || UNSEEN_ONCE.test(text);
}
const UNSEEN_ONCE = new RegExp(UNSEEN.source, 'u');

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Code units that one visible character may take; beyond, it counts again. */
const UNITS_PER_CHARACTER = 16;

/** In visible characters: a letter with its accents, an emoji of several parts. */
export function visibleLength(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let length = 0;
  for (const { segment } of characters.segment(text)) length += Math.ceil(segment.length / UNITS_PER_CHARACTER);
  return length;
}

/** Equal keys, same text: case and spacing do not count (part 6 of the book). */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
