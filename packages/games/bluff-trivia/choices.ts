import type { Look, PlayerId, Rng } from '@alibi/engine';
import { present } from './presentation.ts';
import { keyOf, sameKey } from './text.ts';
import type { BluffTrivia, Choice, Question, Settings, State } from './types.ts';

type Draft = Omit<Choice, 'id'>;

const NO_QUESTION: Question = {
  id: '',
  question: '',
  answer: '',
  aliases: [],
  decoys: [],
  category: '',
  difficulty: 1,
  rating: 'everyone',
  source: '',
  fact: '',
};

/** The question of this round; an empty one when the match had to end for want of questions. */
export function questionOf({ content, state }: Pick<Look<BluffTrivia>, 'content' | 'state'>): Question {
  return content[state.round - 1] ?? NO_QUESTION;
}

export function isTruth(text: string, question: Question, { fuzzyTruth }: Pick<Settings, 'fuzzyTruth'>): boolean {
  const key = keyOf(text);
  return truthsOf(question).some((truth) => sameKey(key, truth, { fuzzy: fuzzyTruth }));
}

/** A question is asked about as often as there are players, and its keys do not change. */
const truths = new WeakMap<Question, readonly string[]>();

function truthsOf(question: Question): readonly string[] {
  const known = truths.get(question);
  if (known !== undefined) return known;
  const keys = [question.answer, ...question.aliases].map(keyOf);
  truths.set(question, keys);
  return keys;
}

/** Submitted the truth and so neither needs nor has a vote (BT-Q1). */
export function isDone(look: Look<BluffTrivia>, player: PlayerId): boolean {
  return look.settings.truthSubmission === 'score-skip-vote' && look.state.submissions[player]?.truth === true;
}

export function votersOf(look: Look<BluffTrivia>): readonly PlayerId[] {
  return look.players.filter((player) => !isDone(look, player));
}

/** The voting list of this round: truth, merged bluffs, and house decoys where a voter would have too little to choose. */
export function makeChoices(look: Look<BluffTrivia>, rng: Rng): Choice[] {
  const { settings, state } = look;
  const question = questionOf(look);
  const style = settings.choiceCase;
  const truth: Draft = { text: present(question.answer, style), authors: [], truth: true };
  const bluffs = mergedBluffs(look);
  const taken = new Set(bluffs.keys());
  const list: Draft[] = [truth, ...bluffs.values()];
  for (const decoy of rng.shuffle(question.decoys)) {
    if (!someVoterLacks(look, list)) break;
    if (taken.has(keyOf(decoy)) || isTruth(decoy, question, settings)) continue;
    taken.add(keyOf(decoy));
    list.push({ text: present(decoy, style), authors: [], truth: false });
  }
  const ids = freshIds(list.length, new Set(state.spentIds), rng);
  return rng.shuffle(list).map((choice, index) => ({ id: ids[index] ?? '', ...choice }));
}

/** Equal bluffs are one choice with several authors (BT-Q4). */
function mergedBluffs({ state: { submissions }, settings, players }: Look<BluffTrivia>): Map<string, Draft> {
  const left = Object.keys(submissions).filter((player) => !players.includes(player));
  const bluffs = new Map<string, Draft>();
  for (const player of [...players, ...left.sort()]) {
    const submission = submissions[player];
    if (submission === undefined || submission.truth || submission.text === '') continue;
    const key = keyOf(submission.text);
    const text = present(submission.text, settings.choiceCase);
    const same = bluffs.get(key);
    if (same === undefined) bluffs.set(key, { text, authors: [player], truth: false });
    else bluffs.set(key, { text: plainer(same.text, text), authors: [...same.authors, player], truth: false });
  }
  return bluffs;
}

/** Which of two spellings is shown: decided by the texts alone, so that it does not point at an author. */
function plainer(one: string, other: string): string {
  if (one.length !== other.length) return one.length < other.length ? one : other;
  return one < other ? one : other;
}

function someVoterLacks(look: Look<BluffTrivia>, list: readonly Draft[]): boolean {
  const wanted = look.settings.minOtherChoices;
  return votersOf(look).some((voter) => list.filter((choice) => !choice.authors.includes(voter)).length < wanted);
}

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** Random and new in every round (BT-Q5): an id tells nothing about the choice. */
function freshIds(count: number, spent: ReadonlySet<string>, rng: Rng): string[] {
  const ids = new Set<string>();
  while (ids.size < count) {
    const id = Array.from({ length: 3 }, () => ID_LETTERS[rng.int(ID_LETTERS.length)]).join('');
    if (!spent.has(id)) ids.add(id);
  }
  return [...ids];
}

export function ownChoice(state: Readonly<State>, player: PlayerId): Choice | null {
  return state.choices.find((choice) => choice.authors.includes(player)) ?? null;
}
