import type { Pack } from './content.ts';
import { checkStyle } from './content-style.ts';
import { keyOf, normalise, oneEditApart } from './text.ts';
import type { Question } from './types.ts';

/** Something wrong with a pack or one of its items. An error keeps it out; a warning wants a second look. */
export interface Problem {
  readonly level: 'error' | 'warning';
  readonly pack: string;
  /** Null: the pack itself. */
  readonly item: string | null;
  readonly what: string;
}

export type Report = (level: Problem['level'], what: string) => void;

const RATINGS = ['everyone', 'teen', 'adult'];
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u;
const AGEING =
  /\b(?:current(?:ly)?|today|nowadays|now|at present|to date|so far|still|tallest|largest|biggest|longest|fastest|oldest|richest|most populous|newest|latest|recent(?:ly)?|world record|record holder)\b/i;
const DATED = /\b(?:1\d|20)\d\d(?:s|\b)|\bcentur(?:y|ies)\b/;

/** The pack doctor: everything that can be judged without knowing whether a fact is true. */
export function checkPacks(packs: readonly Pack[]): Problem[] {
  const problems: Problem[] = [];
  const packIds = new Set<string>();
  const ids = new Map<string, string>();
  const texts = new Map<string, string>();
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
      const same = texts.get(keyOf(item.question));
      if (same !== undefined) report('error', `the same question as ${same}`);
      texts.set(keyOf(item.question), item.id);
      checkQuestion(item, report);
      checkAnswers(item, report);
      checkStyle(item, report);
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

function checkQuestion(item: Question, report: Report): void {
  const { question, answer, aliases, source, fact, category } = item;
  const blanks = question.match(/_+/g) ?? [];
  if (blanks.length !== 1 || blanks[0] !== '____')
    report('error', 'a question has exactly one blank, of four underscores');
  if (source.trim() === '') report('error', 'it has no source');
  for (const text of [question, answer, ...aliases, ...item.decoys, source, fact, category]) {
    if (FORBIDDEN.test(text)) report('error', `unprintable characters in "${text}"`);
    if (text !== text.trim() || /\s{2}/.test(text)) report('error', `stray spaces in "${text}"`);
    if (text !== text.normalize('NFC')) report('error', `letters and accents apart in "${text}"`);
    if (mixesScripts(text)) report('error', `letters of several scripts in one word of "${text}"`);
  }
  for (const text of [question, answer, ...aliases, ...item.decoys]) {
    if (/https?:|www\.|<[a-z/]/i.test(text)) report('error', `an address or mark-up in "${text}"`);
  }
  if (contains(question, answer)) report('error', `the question contains its answer "${answer}"`);
  for (const alias of aliases) {
    if (contains(question, alias)) report('warning', `the question contains the alias "${alias}"`);
  }
  if (AGEING.test(question) && !DATED.test(question)) {
    report('warning', `a fact that may age: "${AGEING.exec(question)?.[0]}" without a year`);
  }
}

function checkAnswers({ answer, aliases, decoys }: Question, report: Report): void {
  if (decoys.length < 4) report('error', 'it has fewer than four decoys');
  const seen = new Map<string, string>();
  for (const text of [answer, ...aliases, ...decoys]) {
    const key = normalise(text);
    if (key === '') report('error', `nothing is left of "${text}" when it is compared`);
    const same = seen.get(key);
    if (same !== undefined) report('error', `"${same}" and "${text}" are the same answer`);
    else seen.set(key, text);
  }
  for (const decoy of decoys) {
    for (const truth of [answer, ...aliases]) {
      const [one, other] = [keyOf(decoy), keyOf(truth)];
      if (one === other && normalise(decoy) !== normalise(truth))
        report('error', `the decoy "${decoy}" is the truth "${truth}"`);
      else if (one === other) continue;
      else if (oneEditApart(one, other) && !areNumbers(one, other))
        report(truth === answer ? 'error' : 'warning', `the decoy "${decoy}" is one letter from the truth "${truth}"`);
      else if (truth === answer && (hasWords(decoy, truth) || hasWords(truth, decoy)))
        report('warning', `the decoy "${decoy}" and the truth "${truth}" contain one another`);
    }
  }
  const keys = decoys.map(keyOf);
  decoys.forEach((decoy, index) => {
    if (keys.indexOf(keyOf(decoy)) < index) report('error', `the decoy "${decoy}" is there twice`);
  });
}

function contains(question: string, answer: string): boolean {
  return hasWords(question.replace(/_+/g, ' '), answer);
}

/** Whole words, as they are compared. */
function hasWords(text: string, words: string): boolean {
  const key = normalise(words);
  return key !== '' && ` ${normalise(text)} `.includes(` ${key} `);
}

function areNumbers(one: string, other: string): boolean {
  return /^\d+$/.test(one) && /^\d+$/.test(other);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Letters that look alike across scripts would slip through every comparison. */
function mixesScripts(text: string): boolean {
  return text.split(/[\s-]+/).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1);
}
