import type { Pack, PackPair } from './content.ts';
import { keyOf } from './text.ts';

/** Something wrong with a pack or one of its items. An error keeps it out; a warning wants a second look. */
export interface Problem {
  readonly level: 'error' | 'warning';
  readonly pack: string;
  /** Null: the pack itself. */
  readonly item: string | null;
  readonly what: string;
}

type Report = (level: Problem['level'], what: string) => void;

const RATINGS = ['everyone', 'teen', 'adult'];
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u;
const GIVEAWAY = /\b(?:impost[eo]rs?|crew(?:s|mates?|members?)?)\b/i;
/** In characters: longer ones do not fit on a small phone beside the keyboard. */
const LONG_PROMPT = 90;

/** Only letters and digits: closer than what players' own pairs are compared by. */
function plainKey(text: string): string {
  return keyOf(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The pack doctor: everything that can be judged without playing a pair. */
export function checkPacks(packs: readonly Pack[]): Problem[] {
  const problems: Problem[] = [];
  const packIds = new Set<string>();
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  const prompts = new Map<string, string>();
  for (const pack of packs) {
    const say =
      (item: string | null): Report =>
      (level, what) =>
        void problems.push({ level, pack: pack.id, item, what });
    if (packIds.has(pack.id)) say(null)('error', 'another pack has the same id');
    packIds.add(pack.id);
    checkCover(pack, say(null));
    for (const item of pack.items) {
      const report = say(item.id);
      const twin = ids.get(item.id);
      if (twin !== undefined) report('error', `the id is used twice, also in ${twin}`);
      ids.set(item.id, pack.id);
      const texts = [item.promptA.text, item.promptB.text].map(plainKey);
      const key = [...texts].sort().join('\n');
      const same = keys.get(key);
      if (same !== undefined) report('error', `the same pair as ${same}`);
      keys.set(key, item.id);
      for (const text of texts) {
        const other = prompts.get(text);
        if (other !== undefined && same === undefined) report('error', `a prompt that ${other} has too`);
        prompts.set(text, item.id);
      }
      checkTexts(item, report);
      checkSamples(item, report);
    }
  }
  return problems;
}

function checkCover({ locale, licence, authors, rating, items }: Pack, report: Report): void {
  if (!isLocale(locale)) report('error', `${locale} is no locale`);
  if (licence.trim() === '') report('error', 'it has no licence');
  if (authors.length === 0) report('error', 'it names no author');
  const fitting = items.filter((item) => RATINGS.indexOf(item.rating) <= RATINGS.indexOf(rating));
  if (fitting.length * 2 < items.length) report('error', `it is rated ${rating}, but most of its items are not`);
}

function checkTexts({ promptA, promptB, kind }: PackPair, report: Report): void {
  const texts = [promptA.text, promptB.text];
  for (const text of [...texts, ...promptA.samples, ...promptB.samples, kind]) {
    if (FORBIDDEN.test(text)) report('error', `unprintable characters in "${text}"`);
    if (text !== text.trim() || /\s{2}/.test(text)) report('error', `stray spaces in "${text}"`);
    if (text !== text.normalize('NFC')) report('error', `letters and accents apart in "${text}"`);
    if (/https?:|www\.|<[a-z/]/i.test(text)) report('error', `an address or mark-up in "${text}"`);
    if (GIVEAWAY.test(text)) report('error', `a word that names a role in "${text}"`);
  }
  if (plainKey(promptA.text) === plainKey(promptB.text)) report('error', 'both prompts say the same');
  for (const text of texts) {
    if (text.length > LONG_PROMPT) report('warning', `a prompt of ${text.length} characters`);
    if (!/^[\p{Lu}\p{N}"“]/u.test(text)) report('warning', `"${text}" does not begin with a capital`);
  }
  const asks = texts.map((text) => text.endsWith('?'));
  if (asks[0] !== asks[1]) report('warning', 'one prompt is a question and one is not');
  const [short = 0, long = 0] = texts.map(({ length }) => length).sort((one, other) => one - other);
  if (long > 2.5 * short) report('warning', 'one prompt is much longer than the other');
}

/** Both sides must be able to bluff: answers of the same sort, and not all the same ones. */
function checkSamples({ promptA, promptB }: PackPair, report: Report): void {
  for (const { samples } of [promptA, promptB]) {
    if (new Set(samples.map(plainKey)).size < samples.length) report('error', 'a sample answer is there twice');
    if (samples.some((sample) => sample.split(' ').length > 6)) report('warning', 'a sample answer of many words');
  }
  const digits = [promptA, promptB].map(({ samples }) => samples.filter((sample) => /\d/.test(sample)).length);
  const [a = 0, b = 0] = digits;
  if ((a === promptA.samples.length && b === 0) || (b === promptB.samples.length && a === 0))
    report('error', 'one prompt wants a number and the other does not');
  const other = new Set(promptB.samples.map(plainKey));
  const shared = promptA.samples.filter((sample) => other.has(plainKey(sample))).length;
  if (shared === promptA.samples.length) report('warning', 'the sample answers of both prompts are the same');
  if (shared === 0) report('warning', 'no sample answer would do for both prompts');
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
