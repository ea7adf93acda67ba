import { copyJson } from '@alibi/engine';
import type { Match, PlayerId, Rng } from '@alibi/engine';
import { seedOf } from '@alibi/engine/testing';
import type { Insider, Probes, Reveals, Twin } from '@alibi/engine/testing';
import { isTruth } from '../bluff-trivia/choices.ts';
import type { Question, Settings, State, Submission } from '../bluff-trivia/types.ts';

type Draft = { -readonly [K in keyof Match]: Match[K] } & { state: State; content: Question[]; settings: Settings };

/** The same match to this viewer, and in everything that only others or nobody knows another one. */
export const twin: Twin = (match, viewer, rng) => {
  const world = copyJson(match) as unknown as Draft;
  world.dice = { seed: seedOf(1 + rng.int(1_000_000)), draws: world.dice.draws };
  const knows = viewer !== null && knowsTruth(world.state, viewer);
  rewriteContent(world, { knows, rng });
  world.state.submissions = shuffled(world.state.submissions, rng);
  world.state.votes = shuffled(world.state.votes, rng);
  world.state.tries = shuffled(world.state.tries, rng);
  if (world.phase !== 'scoring') rewriteRound(world, viewer, { knows, rng });
  else for (const player of othersIn(world.state.submissions, viewer)) respell(world.state, player, rng);
  return world;
};

interface Rewriting {
  readonly knows: boolean;
  readonly rng: Rng;
}

function knowsTruth(state: State, viewer: PlayerId): boolean {
  return state.submissions[viewer]?.truth === true || (state.tries[viewer] ?? 0) > 0;
}

/** Rounds to come entirely; of the running one what is not said yet; of past ones what was never said. */
function rewriteContent({ content, state, phase }: Draft, { knows, rng }: Rewriting): void {
  content.forEach((question, index) => {
    const round = index + 1;
    const word = inventedWord(rng);
    const decoys = ['one', 'two', 'three', 'four'].map((number) => `decoy ${number} ${word}`);
    const hidden = { id: `hidden-${word}`, decoys, difficulty: 1 + rng.int(3), rating: 'everyone' as const };
    if (round > state.round) {
      content[index] = {
        ...hidden,
        question: `Of all things, the ____ of ${word}.`,
        category: word,
        answer: `answer ${word}`,
        aliases: [],
        source: word,
        fact: word,
      };
    } else if (round < state.round || phase === 'scoring') {
      content[index] = { ...question, ...hidden, aliases: [] };
    } else {
      const truth = knows ? {} : { answer: `answer ${word}`, aliases: [`alias ${word}`] };
      content[index] = { ...question, ...hidden, ...truth, source: word, fact: word };
    }
  });
}

/** Who wrote what, which of it is the truth, who tried and who voted for what: all but the viewer's own part. */
function rewriteRound(world: Draft, viewer: PlayerId | null, { knows, rng }: Rewriting): void {
  const { state, phase } = world;
  const others = othersIn(state.submissions, viewer);
  const voters = votersIn(world);
  for (const player of others) {
    const { truth } = state.submissions[player] as Submission;
    const turned = !Object.hasOwn(state.votes, player) && rng.int(3) === 0;
    state.submissions[player] = { text: inventedWord(rng), truth: turned ? !truth : truth };
    if (turned && !endsAlike(voters, votersIn(world))) state.submissions[player] = { text: inventedWord(rng), truth };
  }
  for (const player of othersIn(state.tries, viewer)) state.tries[player] = rng.int(3);
  if (phase !== 'choose') return;
  const open = state.choices.filter(({ authors }) => viewer === null || !authors.includes(viewer));
  const truth = knows ? state.choices.find((choice) => choice.truth) : rng.pick(open);
  state.choices = state.choices.map((choice) => {
    const mine = viewer !== null && choice.authors.includes(viewer) ? [viewer] : [];
    const some = others.filter(() => rng.int(3) === 0);
    return { ...choice, truth: choice === truth, authors: choice === truth ? [] : [...mine, ...some] };
  });
  for (const player of othersIn(state.votes, viewer)) state.votes[player] = rng.pick(state.choices).id;
}

/** Connected players whose vote is or will be waited for. */
function votersIn({ players, away, settings, state }: Draft): PlayerId[] {
  const done = (player: PlayerId): boolean =>
    settings.truthSubmission === 'score-skip-vote' && state.submissions[player]?.truth === true;
  return players.filter((player) => !away.includes(player) && !done(player) && !Object.hasOwn(state.votes, player));
}

/** When the last vote is in the phase ends, and everybody may draw conclusions (decision 5): whose it is stays as it was. */
function endsAlike(here: readonly PlayerId[], there: readonly PlayerId[]): boolean {
  return (here.length > 1 && there.length > 1) || here.join() === there.join();
}

/** In scoring all is said but how exactly somebody spelled it. */
function respell({ submissions }: State, player: PlayerId, rng: Rng): void {
  const submission = submissions[player];
  if (submission !== undefined) submissions[player] = { ...submission, text: inventedWord(rng) };
}

function othersIn(record: Readonly<Record<PlayerId, unknown>>, viewer: PlayerId | null): PlayerId[] {
  return Object.keys(record).filter((player) => player !== viewer);
}

function shuffled<T>(record: Readonly<Record<PlayerId, T>>, rng: Rng): Record<PlayerId, T> {
  return Object.fromEntries(rng.shuffle(Object.entries(record)));
}

/** Nothing that occurs anywhere else, and not a typing mistake away from another. */
function inventedWord(rng: Rng): string {
  return Array.from({ length: 9 }, () => 'bdfgjklmprtvz'[rng.int(13)]).join('');
}

/** What a curious player might try. A second equal bluff is left out where its refusal is meant to tell (BT-Q4). */
export const probes: Probes = (match, viewer, rng) => {
  const { state, settings } = match as unknown as Draft;
  const tries = ['', '  ', 'x'.repeat(61), `${inventedWord(rng)}!`, questionIn(match)?.answer ?? 'a guess'];
  const others = othersIn(state.submissions, viewer).map((player) => state.submissions[player]?.text ?? '');
  if (settings.duplicateBluff === 'merge') tries.push(...others);
  const choices = [...state.choices.map(({ id }) => id), ...state.spentIds.slice(0, 2), 'zzzz', ''];
  return [
    ...tries.map((text) => ({ command: 'submit', payload: { text } })),
    ...choices.map((choice) => ({ command: 'vote', payload: { choice } })),
    { command: 'vote', payload: {} },
    { command: 'advance', payload: {} },
    { command: 'peek', payload: {} },
  ];
};

/** Who submits the truth is told so (BT-Q2). */
export const reveals: Reveals = (match, { command, payload }) => {
  const { settings } = match as unknown as Draft;
  const question = questionIn(match);
  if (command !== 'submit' || question === undefined) return false;
  return isTruth((payload as { text: string }).text, question, settings);
};

function questionIn(match: Match): Question | undefined {
  const { state, content } = match as unknown as Draft;
  return content[state.round - 1];
}

/** Now and then knows the truth, has the same idea as another, or sends what will be refused. */
export const insider: Insider = (match, player, rng) => {
  const { state, phase } = match as unknown as Draft;
  const question = questionIn(match);
  if (question === undefined) return null;
  if (phase === 'prompt' && !Object.hasOwn(state.submissions, player)) {
    const truths = [question.answer, ...question.aliases].map((text) => `the ${text.toUpperCase()}!`);
    const others = Object.values(state.submissions).map(({ text }) => `${text.toUpperCase()}.`);
    return { command: 'submit', payload: { text: rng.pick([...truths, ...truths, ...others, '...', 'x'.repeat(80)]) } };
  }
  if (phase === 'choose') return { command: 'vote', payload: { choice: rng.pick(state.choices).id } };
  return rng.int(4) === 0 ? { command: 'advance', payload: {} } : null;
};

/** What nobody may be sent at this moment. */
export function secretsOf(match: Match): string[] {
  const { content, state, phase } = match as unknown as Draft;
  const texts: string[] = ['TRUE', 'spentIds', 'draws', ...(phase === 'scoring' ? [] : ['truth', 'author', 'gained'])];
  content.forEach(({ id, question, answer, aliases, decoys, source, fact }, index) => {
    texts.push(id, ...aliases, ...decoys);
    if (index + 1 > state.round) texts.push(question);
    if (index + 1 !== state.round || phase !== 'scoring') texts.push(answer, source, fact);
  });
  return texts;
}
