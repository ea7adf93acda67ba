export type Kind =
  | 'number'
  | 'food'
  | 'animal'
  | 'person'
  | 'place'
  | 'time'
  | 'colour'
  | 'activity'
  | 'sound'
  | 'film-or-song'
  | 'word'
  | 'reason'
  | 'thing';

/** What people answer, by what is asked for: what a bot says where no pack has samples for it. */
export const WORDS: Readonly<Record<Kind, readonly string[]>> = {
  number: ['3', '7', '2', '12', '5', '20', '1', '10', '30', '4'],
  food: ['pizza', 'pancakes', 'tomato soup', 'cheese', 'an apple', 'noodles', 'toast', 'chocolate', 'rice', 'a pickle'],
  animal: ['a goat', 'cat', 'penguin', 'hamster', 'an owl', 'dog', 'snail', 'a goose', 'horse', 'frog'],
  person: [
    'my aunt',
    'my neighbour',
    'my brother',
    'our teacher',
    'the dentist',
    'my best friend',
    'grandpa',
    'my boss',
  ],
  place: [
    'the beach',
    'my kitchen',
    'Paris',
    'the supermarket',
    'Norway',
    'the library',
    'a train',
    'home',
    'the forest',
  ],
  time: ['in the morning', 'at midnight', 'on Sunday', 'after lunch', 'in winter', 'last summer', 'at seven', 'never'],
  colour: ['green', 'dark blue', 'yellow', 'orange', 'grey', 'pink', 'turquoise', 'red'],
  activity: [
    'sleeping',
    'swimming',
    'cooking',
    'dancing',
    'cleaning',
    'walking',
    'singing',
    'playing cards',
    'reading',
  ],
  sound: ['a loud hum', 'birdsong', 'a squeaky door', 'rain', 'a bell', 'snoring', 'a trumpet', 'silence'],
  'film-or-song': [
    'Jaws',
    'Titanic',
    'something by ABBA',
    'The Lion King',
    'an old western',
    'Yesterday',
    'a cartoon',
    'Frozen',
  ],
  word: ['maybe', 'honest', 'cosy', 'wobbly', 'brave', 'tomorrow', 'oops', 'sparkly', 'lazy'],
  reason: ['I was tired', 'it was raining', 'the cat did it', 'I forgot', 'traffic', 'a headache', 'I overslept'],
  thing: [
    'an umbrella',
    'my phone',
    'a spoon',
    'a bicycle',
    'socks',
    'a ladder',
    'keys',
    'a lamp',
    'a cushion',
    'a rope',
  ],
};

/** In the order in which they are tried. */
export const SIGNS: readonly (readonly [RegExp, Kind])[] = [
  [
    /\bhow (?:many|much|old|long|often|far|tall)\b|\bnumber\b|\bpercent|\bscale of\b|\bfrom (?:1|one) to\b|\bage\b/i,
    'number',
  ],
  [/\bcolou?r\b/i, 'colour'],
  [/\b(?:animal|pet|bird|fish|insect|creature)s?\b/i, 'animal'],
  [/\b(?:food|dish|meal|snack|eat|drink|fruit|vegetable|pizza|breakfast|lunch|dinner|cake|soup|ingredient)\b/i, 'food'],
  [/\b(?:film|movie|song|book|series|show|title)\b/i, 'film-or-song'],
  [/\b(?:sound|noise|smell)\b/i, 'sound'],
  [/\bwhy\b|\b(?:reason|excuse)\b/i, 'reason'],
  [/\bwhen\b|\b(?:time of|day of|hour|season|month|year|weekday)\b/i, 'time'],
  [/\bwhere\b|\b(?:place|city|country|room|town|shop|island|holiday)\b/i, 'place'],
  [/\bwho\b|\b(?:person|somebody|someone|celebrity|relative|job|hero|teacher|friend)\b/i, 'person'],
  [/\b(?:word|adjective|name|quality|feeling)\b/i, 'word'],
  [/\b(?:activity|hobby|sport|chore|talent|habit|skill)\b|\b(?:do|doing)\b/i, 'activity'],
];

/** What a bot says when it has nothing in particular to say. */
export const REMARKS: readonly string[] = [
  'My answer makes perfect sense if you are me.',
  'I would like to see the question again. For a friend.',
  'Everybody looks suspicious when I stare long enough. So I stopped.',
  'I have a theory, and it keeps changing sides.',
  'Whoever it is, you are doing lovely.',
  'I answered before my coffee. I do not drink coffee. Still.',
  'Statistically, one of us is nervous. I am several of us.',
  'I trust all of you, in alphabetical order.',
  'That question had layers. Like an onion, or a good alibi.',
  'Please nobody look at me, I blush in binary.',
  'If it is me, I would also like to know.',
  'Calm down everybody, I only suspect most of you.',
  'I changed my mind twice while you were reading.',
  'My gut says something, but my gut is a fan.',
  'What a wonderful collection of very odd answers.',
  'I vote for snacks first, accusations later.',
];

/** What it says about an answer that puzzles it; the answer stands for the dots. */
export const DOUBTS: readonly string[] = [
  '"…" is a bold answer. I respect it. I also doubt it.',
  'Can we talk about "…" for a second?',
  'I keep coming back to "…". Cosy answer, wrong house?',
  '"…" … I am not saying anything. I am only saying it slowly.',
  'Would a person who read the question say "…"? Asking gently.',
  '"…" makes sense for some question. Maybe not this one.',
  'I like "…" a lot. A little too much, perhaps.',
  'My left circuit believes "…". My right one is laughing.',
];

/** What it says about an answer it agrees with. */
export const NODS: readonly string[] = [
  '"…" is what I would have said, had I been faster.',
  'I believe whoever said "…". Nobody invents that.',
  '"…" sounds right to me. Carry on being lovely.',
  'No questions about "…". Next, please.',
];
