import { isAscii } from './text.ts';
import type { Settings } from './types.ts';

/** Drawn as nothing although Unicode calls them letters or signs. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** Everything that is not to be seen, but for the joiner inside an emoji. */
const UNSEEN =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cf}\p{Cs}\p{Co}]/gu;
/** What most people type: words of plain letters, one space between them. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
const MOST_MARKS = /(\p{M}{4})\p{M}+/gu;

/** One line of visible text: what is kept of what somebody typed (CM-62). */
export function clean(raw: string): string {
  if (PLAIN_LINE.test(raw)) return raw;
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

/**
 * All choices look alike (BT-Q6): single spaces, no final punctuation, one case. Quotes and dashes too: a phone curls and
 * stretches them, a pack does not, and so they would tell who wrote.
 */
export function present(text: string, style: Settings['choiceCase']): string {
  const bare = clean(text)
    .replace(/[‘’‚‛ʼ′`´]/g, "'")
    .replace(/["“”„‟«»″]/g, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/^[\s'¿¡]+/, '')
    .replace(/[\s.!?,;:'…。！？，、；：؟،؛।-]+$/, '')
    .replace(/\s+/g, ' ')
    .toUpperCase();
  if (style === 'upper') return bare.normalize('NFC');
  return bare
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    .normalize('NFC');
}

/** Nothing that could stand in the list of choices. */
export function isBlank(text: string): boolean {
  if (/[a-z0-9]/i.test(text)) return false;
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(present(text, 'upper'));
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Code units that one visible character may take; beyond, it counts again. */
const UNITS_PER_CHARACTER = 16;

/** In visible characters: a letter with its accents, an emoji of several parts. */
export function visibleLength(text: string): number {
  if (isAscii(text)) return text.length;
  let length = 0;
  for (const { segment } of characters.segment(text)) length += Math.ceil(segment.length / UNITS_PER_CHARACTER);
  return length;
}
