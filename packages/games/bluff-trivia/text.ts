const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
/** What most people type: nothing in it that Unicode would have to take apart. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

const DIGITS = new Map(NUMBER_WORDS.split(' ').map((word, number) => [word, String(number)]));
/** Latin letters whose stroke or joint is no mark that Unicode takes apart. */
const PLAIN = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', æ: 'ae', œ: 'oe', þ: 'th' }));
/** Accents and points. Vowel signs of other scripts and the marks of kana are letters in all but name and stay. */
const DIACRITICS = /[[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}]]--[\u3099\u309A]]/gv;
const GROUPED_NUMBER = /(?<!\d)\d{1,3}(?:[,.'’\s]\d{3})+(?!\d)/g;

/** What two answers have in common when they are the same answer (BT-Q3): plain words, one space between them. */
export function normalise(text: string): string {
  const plain = (isAscii(text) ? text.toLowerCase() : latin(text))
    .replace(GROUPED_NUMBER, (number) => number.replace(/\D/g, ''))
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  const words = plain.split(' ').map((word) => DIGITS.get(word) ?? word);
  if (words.length > 1 && /^(?:a|an|the)$/.test(words[0] ?? '')) words.shift();
  return words.join(' ');
}

/** Lower case, with the letters that have a plain twin replaced by it. */
function latin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .replace(DIACRITICS, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðħæœþ]/g, (letter) => PLAIN.get(letter) ?? letter);
}

/** Equal keys, same answer: spaces are nobody's idea ("bee hive", "U.S.A."), except between two numbers. */
export function keyOf(text: string): string {
  const key = normalise(text).replace(/(?<!\d) | (?!\d)/g, '');
  if (key !== '') return key;
  const signs = text.replace(/[\p{P}\p{Z}\p{C}\uFE0F]/gu, '');
  return signs === '' ? text.trim() : signs;
}

/** The keys of the same answer, or of one a typing mistake away from it in a long enough word without digits. */
export function sameKey(left: string, right: string, options: { readonly fuzzy: boolean }): boolean {
  if (left === right) return true;
  if (!options.fuzzy || /\p{N}/u.test(left + right)) return false;
  return letters(left) >= 6 && letters(right) >= 6 && oneEditApart(left, right);
}

/** At most one letter more, less or other. */
export function oneEditApart(a: string, b: string): boolean {
  // A letter takes up to two code units.
  if (Math.abs(a.length - b.length) > 2) return false;
  const [short = [], long = []] = [Array.from(a), Array.from(b)].sort((one, other) => one.length - other.length);
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(long.length === short.length ? at + 1 : at);
  return rest.join('') === long.slice(at + 1).join('');
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
