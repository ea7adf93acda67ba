import type { Rng } from '@alibi/engine';
import type { Kind } from './bot-words.ts';

/** The likeliest kind first. */
export type Kinds = readonly [Kind, ...Kind[]];

/** All that is given must match: what stands right before the blank, right after it, anywhere in the question. */
interface Clue {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly about?: RegExp;
  readonly kinds: Kinds;
}

const UNITS = `years? minutes? seconds? hours? days? weeks? months? times percent degrees? kilomet\\w+ met(?:re|er)s? centimet\\w+
  miles? lit(?:re|er)s? kilos? kilograms? grams? tonn?e?s? words? people players? points? letters? vertebrae feathers strings? legs
  teeth hearts eyes stomachs bones copies steps floors rooms`;
const COUNTED = new RegExp(
  `^ (?:different |full |earth |other |small )?(?:${UNITS.split(/\s+/).join('|')}|per cent)\\b`,
);

const ABOUT = {
  animals: /\b(?:animals?|pets?|zoo|beasts?|birds?|insects?|tame|creatures?|fur|hunt|fossil|hawk|beetles?|fish)\b/,
  body: /\b(?:body|bones?|muscles?|skin|blood|brain|human-body|nerves?|doctors?|sneeze)\b/,
  colour: /\b(?:colou?r(?:ed)?|painted|glows?|turns|sky|skin|light)\b/,
  food: /\b(?:eat(?:s|en)?|ate|dish|food|dessert|cheese|tastes?|drink|sauce|soup|cake|bread|flavour|cook(?:s|ed|ing)?|kitchen)\b/,
  people: /\b(?:who was|hired|trial|elected|disguised|dressed|knighted|worked|found by|not a plumber|astronauts?)\b/,
};

/** The first clue that matches decides. */
const CLUES: readonly Clue[] = [
  { after: COUNTED, kinds: ['number'] },
  { before: /\bage of $/, kinds: ['number'] },
  { before: /\b(?:exactly|about|roughly|around|only|just|nearly) $/, after: /^ \w+s\b/, kinds: ['number'] },
  { before: /\b(?:year|since|until|back in) $/, kinds: ['year'] },
  { before: /\b(?:woke up on a|broadcast on|taller in the|about a) $/, kinds: ['time'] },
  { before: /\b(?:language called|speak|spoken in|written in|instructions in|that it is) $/, kinds: ['language'] },
  {
    before: /\b(?:sport of|championships? in|game of|the sport|playing|rounds of|practising) $/,
    kinds: ['sport', 'doing'],
  },
  { before: /\b(?:city of|town of) $/, kinds: ['city'] },
  { before: /\b(?:king|queen|country|republic|emperor) of $/, kinds: ['country'] },
  { before: /\b(?:held|born|place|bakeries|grown|invented|first pizza .*|made) in $/, kinds: ['country', 'city'] },
  { before: /\b(?:war with|entered|capital of|border with) $/, kinds: ['country', 'city'] },
  {
    before: /\b(?:named after|(?:designed|novel|painted|paintings|written|composed) by|questioned|character,|hero) $/,
    kinds: ['name'],
  },
  {
    before: /\b(?:is|are|were|coloured|turns|glows|looks|colou?r) $/,
    about: ABOUT.colour,
    kinds: ['colour', 'quality'],
  },
  { before: /\b(?:their|your|two|hands and) $/, about: ABOUT.body, kinds: ['bodyParts', 'bodyPart'] },
  { before: /\b(?:the|its|his|her|\w+'s) $/, about: ABOUT.body, kinds: ['bodyPart', 'object'] },
  { before: /\b(?:with|on|under|around) (?:their|its) $/, kinds: ['bodyParts', 'objects'] },
  { before: /\b(?:to|can|cannot|could|will|would|must|they|not|never|makes you|their body) $/, kinds: ['verb'] },
  { before: /\b(?:keep|stop|stopped|kept|trial for|epidemic of|charge of|sound of) $/, kinds: ['doing'] },
  {
    before: /\b(?:is|are|was|were|be|being|becomes?|became|very|slightly|totally|tastes?|he) $/,
    kinds: ['quality', 'past'],
  },
  { before: /\b(?:always|rivals|medals|suddenly) $/, kinds: ['past', 'verb'] },
  { before: /\b(?:slowly|faintly|began to|known to|try to) $/, kinds: ['verb'] },
  { before: /\b(?:word|words|latin|greek|italian) for $/, kinds: ['object', 'animal', 'bodyPart'] },
  { before: /\b(?:means?|meaning|literally) (?:\w+ )?$/, kinds: ['animal', 'object', 'bodyPart'] },
  { before: /\ban? $/, about: ABOUT.people, kinds: ['job', 'animal', 'object'] },
  { before: /\ban? (?:(?!for|of|in|with|to|and)[\w-]+ ){0,2}$/, about: ABOUT.animals, kinds: ['animal', 'object'] },
  { before: /\ban? (?:(?!for|of|in|with|to|and)[\w-]+ ){0,2}$/, kinds: ['object', 'animal', 'job'] },
  { before: /\bby $/, after: /^ (?:them|her|his|it)\b/, kinds: ['doing'] },
  { before: /\bhired $/, kinds: ['people'] },
  { before: /\w's $/, kinds: ['object', 'bodyPart', 'job'] },
  {
    after: /^ (?:climb|are|were|have|flew|that|which|grow|may|cry|who|in the shape)\b/,
    kinds: ['animals', 'objects', 'people'],
  },
  { before: /\b(?:the|this|his|her|its|my|own|little|bad) $/, about: ABOUT.animals, kinds: ['animal', 'object'] },
  { before: /\b(?:the|this|his|her|its|my|own|little|bad) $/, kinds: ['object', 'animal', 'job'] },
  { before: /\b(?:made|full|out|oil|wave|light|discs) of $/, kinds: ['substance', 'objects'] },
  { before: /\b(?:of|with|from|into) $/, about: ABOUT.food, kinds: ['food', 'substance'] },
  { before: /\b(?:of|with|from|into) $/, kinds: ['substance', 'objects', 'animals'] },
  { after: /^ \w/, kinds: ['object', 'animal', 'job'] },
  { about: ABOUT.food, kinds: ['food', 'animals'] },
  { about: ABOUT.animals, kinds: ['animals', 'objects'] },
];

/** Not the apostrophe inside a word. */
const QUOTES = /["“”‘]|(?<!\w)'|'(?!\w)/g;

/** What could fill the blank, by the words around it and the subject. Nothing is looked up. */
export function kindsFor(question: string, category: string): Kinds {
  const [before = '', after = ''] = question.toLowerCase().replace(/’/g, "'").replace(QUOTES, '').split('____');
  const all = `${before} ${after} ${category}`;
  const clue = CLUES.find(
    (one) => (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true) && (one.about?.test(all) ?? true),
  );
  return clue?.kinds ?? ['objects', 'animals', 'people', 'food'];
}

/** Mostly the likeliest kind, now and then another that would fit. */
export function guessKind(kinds: Kinds, rng: Rng): Kind {
  return rng.int(3) > 0 ? kinds[0] : rng.pick(kinds);
}
