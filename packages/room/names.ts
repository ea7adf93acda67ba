const RESERVED = new Set(['host', 'system', 'narrator']);
const NAME = /^[\p{L}\p{M}\p{N} _\-'.]+$/u;
/** Letters and marks that draw nothing, or so many marks that they draw over their neighbours. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{M}{5}/u;
const APOSTROPHES = /[\u2018\u2019\u02BC\uFF07]/g;
const BLANK = /^[\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const EMOJI = /^\p{RGI_Emoji}$/v;
/** Drawn as text unless a selector or a skin tone follows. */
const TEXT_EMOJI = /(?!\p{Emoji_Presentation})\p{Emoji}(?!\p{Emoji_Modifier})/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function visibleLength(text: string): number {
  return [...graphemes.segment(text)].length;
}

/** CM-2: the name as it will be shown, or null if it cannot be one. */
export function cleanName(raw: string): string | null {
  const name = raw.normalize('NFC').replace(APOSTROPHES, "'").trim().replace(/\s+/g, ' ');
  const length = visibleLength(name);
  if (length < 2 || length > 20 || name.length > 80 || !NAME.test(name) || UNSEEN.test(name)) return null;
  return RESERVED.has(nameKey(name).replace(/[ _\-'.]/g, '')) ? null : name;
}

/** Two names with the same key are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

export const DEFAULT_AVATAR = '🙂';

/** CM-3: the one emoji as it will be shown, the usual one if none is given, or null if it is something else. */
export function cleanAvatar(raw: string): string | null {
  if (raw === '') return DEFAULT_AVATAR;
  const bare = raw.replace(/[\uFE0E\uFE0F]/g, '');
  const avatar = bare.replace(TEXT_EMOJI, '$&\uFE0F');
  return EMOJI.test(avatar) ? avatar : null;
}

export function isAvatar(text: string): boolean {
  return text !== '' && cleanAvatar(text) !== null;
}

/** CM-62: one line, no control or direction characters; empty where nothing could be seen of it. */
export function cleanLine(raw: string): string {
  const line = raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return BLANK.test(line) ? '' : line;
}
