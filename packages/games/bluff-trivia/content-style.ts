import type { Report } from './content-check.ts';
import type { Question } from './types.ts';

/** A trait that a text has or has not, and that everybody sees at once. */
interface Trait {
  readonly name: string;
  readonly has: (text: string) => boolean;
}

const TRAITS: readonly Trait[] = [
  { name: 'an article', has: (text) => /^(?:a|an|the) /i.test(text) },
  { name: 'digits', has: (text) => /\d/.test(text) },
  { name: 'a capital', has: (text) => /^\p{Lu}/u.test(text) },
];

/** What would tell the truth from the decoys at a glance. */
export function checkStyle({ question, answer, decoys }: Question, report: Report): void {
  const words = answer.split(' ').length;
  if (words > 4) report('error', `an answer has one to four words, "${answer}" has ${words}`);
  for (const { name, has } of TRAITS) {
    const unlike = decoys.filter((decoy) => has(decoy) !== has(answer));
    if (unlike.length === decoys.length) report('error', `only the truth has ${name}, or only it has none`);
    else if (unlike.length > 0) report('warning', `some have ${name} and some have none`);
  }
  if (/^(?:a|an|the) /i.test(answer) && /\b(?:a|an|the) ____/i.test(question))
    report('error', 'there is an article before the blank and in the answer');
  for (const text of [answer, ...decoys]) {
    if (/[.!?,;:…]$/.test(text)) report('error', `final punctuation in "${text}"`);
    if (/^["“'‘]|["”'’]$/.test(text)) report('warning', `quotes around "${text}"`);
  }
  checkLength(answer, decoys, report);
  const article = /\b(an?) ____/i.exec(question)?.[1]?.toLowerCase();
  for (const text of article === undefined ? [] : [answer, ...decoys]) {
    if (articleOf(text) !== article) report('warning', `"${text}" does not fit the article before the blank`);
  }
}

function checkLength(answer: string, decoys: readonly string[], report: Report): void {
  const shortest = Math.min(...decoys.map(({ length }) => length));
  const longest = Math.max(...decoys.map(({ length }) => length));
  const { length } = answer;
  if (length > 2 * longest || length * 2.5 < shortest)
    report('error', `the truth "${answer}" stands out by its length`);
  else if (length > 1.3 * longest + 1) report('warning', `the truth "${answer}" is the longest by far`);
  else if (length * 1.3 + 1 < shortest) report('warning', `the truth "${answer}" is the shortest by far`);
}

function articleOf(text: string): 'a' | 'an' {
  const silent = /^(?:hour|honest|heir|honour)/i.test(text);
  const spoken = /^(?:uni(?!n)|use|usu|ura|uru|ute|euro|eu|one\b|once)/i.test(text);
  return silent || (/^[aeiou8]/i.test(text) && !spoken) ? 'an' : 'a';
}
