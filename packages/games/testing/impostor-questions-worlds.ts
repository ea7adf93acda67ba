import { copyJson } from '@alibi/engine';
import type { Bot, BotPlay, Match, PlayerId, Rng } from '@alibi/engine';
import { seedOf } from '@alibi/engine/testing';
import type { Insider, Probes, Reveals, Twin } from '@alibi/engine/testing';
import { bot } from '../impostor-questions/bot.ts';
import type { Content, PoolPair, Round, State } from '../impostor-questions/state.ts';
import type { Board, Settings } from '../impostor-questions/types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<Match> & { state: State; content: { pairs: PoolPair[] }; settings: Settings };

function draftOf(match: Match): Draft {
  return copyJson(match) as unknown as Draft;
}

/** The same match to this viewer, and in everything that only others or nobody knows another one. */
export const twin: Twin = (match, viewer, rng) => {
  const world = draftOf(match);
  const { round } = world.state;
  world.dice = { seed: seedOf(1 + rng.int(1_000_000)), draws: world.dice.draws };
  rewritePool(world, viewer, rng);
  if (world.over === null) world.state.history = [];
  if (round !== null) {
    round.answers = shuffled(round.answers, rng);
    round.votes = shuffled(round.votes, rng);
    if (world.phase !== 'result') rewriteRound(world, round, viewer, rng);
  }
  return world;
};

/** Every pair but what the viewer may read of it now; whose they are, where nobody is told. */
function rewritePool({ content, state, phase }: Draft, viewer: PlayerId | null, rng: Rng): void {
  const { round } = state;
  const place = round?.pair ?? -1;
  const told = round !== null && (phase === 'result' || round.satOut !== null);
  const free = content.pairs.map((_, index) => index).filter((index) => !(told && index === place));
  const owners = rng.shuffle(free.map((index) => content.pairs[index]?.owner ?? null));
  free.forEach((index, nth) => {
    content.pairs[index] = { ...(content.pairs[index] as PoolPair), owner: owners[nth] ?? null };
  });
  content.pairs.forEach((pair, index) => {
    if (index === place && round?.satOut === viewer && viewer !== null) return;
    content.pairs[index] = {
      ...pair,
      id: word(rng),
      a: { text: word(rng), target: 'both' },
      b: { text: word(rng), target: 'both' },
      fresh: rng.int(2) === 0,
    };
  });
}

/** Who is an impostor and how many are, the other prompt, what is not shown yet, and who voted for whom. */
function rewriteRound(world: Draft, round: Round, viewer: PlayerId | null, rng: Rng): void {
  const { phase, settings } = world;
  const took = [...round.active, ...round.withdrawn];
  const plays = viewer !== null && took.includes(viewer);
  const asked = plays ? (round.impostors.includes(viewer) ? round.impostorPrompts : round.crewPrompts) : null;
  const isPublic = phase !== 'answering';
  const keepsRole = isPublic || settings.selfRoleFrom === 'prompt';
  const wasImpostor = plays && round.impostors.includes(viewer);
  const isImpostor = plays && (keepsRole ? wasImpostor : rng.int(2) === 0);
  round.impostors = dealAgain(world, round, { viewer: plays ? viewer : null, isImpostor, rng });
  const crew = isPublic ? round.crewPrompts : [word(rng)];
  round.crewPrompts = asked !== null && !isImpostor ? [...asked] : crew;
  round.impostorPrompts = asked !== null && isImpostor ? [...asked] : [word(rng)];
  const shown = phase === 'reveal' ? round.order.slice(0, round.shown) : isPublic ? round.order : [];
  const hidden = rng.shuffle(round.order.slice(shown.length));
  round.order = [...shown, ...hidden].slice(0, round.order.length);
  for (const player of Object.keys(round.answers)) {
    if (player !== viewer && !shown.includes(player) && round.order.includes(player)) round.answers[player] = word(rng);
  }
  for (const voter of Object.keys(round.votes)) {
    if (voter === viewer) continue;
    round.votes[voter] = rng.pick(round.active.filter((player) => player !== voter));
  }
}

interface Dealing {
  readonly viewer: PlayerId | null;
  readonly isImpostor: boolean;
  readonly rng: Rng;
}

/** Another deal, with somebody of it still playing; of another size where that is not told. */
function dealAgain(world: Draft, round: Round, { viewer, isImpostor, rng }: Dealing): PlayerId[] {
  const { active, impostors } = round;
  const counted = world.settings.showImpostorCount === 'at-start';
  const others = rng.shuffle(active.filter((player) => player !== viewer));
  const most = counted ? impostors.length : rng.int(3);
  const wanted = Math.max(most, isImpostor ? 1 : 0);
  const dealt = new Set(isImpostor && viewer !== null ? [viewer] : []);
  for (const player of others) if (dealt.size < wanted) dealt.add(player);
  if (counted && dealt.size !== impostors.length) return impostors;
  return world.state.seats.filter((player) => dealt.has(player));
}

function shuffled<T>(record: Readonly<Record<PlayerId, T>>, rng: Rng): Record<PlayerId, T> {
  return Object.fromEntries(rng.shuffle(Object.entries(record)));
}

function word(rng: Rng): string {
  return Array.from({ length: 9 }, () => 'bdfgjklmprtvz'[rng.int(13)]).join('');
}

/** What a curious player might try; a handful at a time, as tables are large. */
export const probes: Probes = (match, viewer, rng): BotPlay[] => {
  const { state } = match as unknown as Draft;
  const play = (command: string, payload: object = {}): BotPlay => ({ command, payload });
  const someone = rng.pick([...match.players, 'nobody', '']);
  const texts = ['', ' ', 'x'.repeat(201), word(rng), ...Object.values(state.round?.answers ?? {})];
  const host = ['reveal', 'next', 'discuss', 'vote_now', 'advance', 'void_round', 'go_on', 'begin', 'peek'];
  return [
    play('answer', { text: rng.pick(texts) }),
    play('vote', { player: someone }),
    rng.pick([
      ...host.map((command) => play(command)),
      play('drop', { player: someone }),
      play('add_time', { seconds: 30 }),
      play('vote', { player: someone, by: viewer }),
    ]),
  ];
};

/** A removal may void the round for want of an impostor (IQ-Q30); a countdown that starts anew tells that a vote was changed (IQ-Q19). */
export const reveals: Reveals = (match, move) => {
  const { phase, state } = match as unknown as Draft;
  const command = 'command' in move ? move.command : '';
  if (command === 'drop') return phase !== 'answering' && !(phase === 'reveal' && state.round?.shown === 0);
  return command === 'vote' && phase === 'lastCall';
};

const HOSTING = ['begin', 'next', 'discuss', 'vote_now', 'go_on'];

/** The bot of the game, with somebody beside it who presses what a host has to press. */
export const hosting: Bot = (seen, me, rng, bank) => {
  const move = bot(seen, me, rng, bank);
  if (move !== null && 'command' in move) return move;
  const { setup, done, active } = seen.board as Board;
  const { can } = seen.own;
  if (can.includes('advance') && active.every((player) => done.includes(player)))
    return { command: 'advance', payload: {} };
  const command = HOSTING.find((name) => can.includes(name) && !(name === 'begin' && setup?.tooFew === true));
  return command === undefined ? null : { command, payload: {} };
};

/** What bots hardly do: votes changed in the last call, closed early, time added, people dropped, and much that is refused. */
export const insider: Insider = (match, player, rng) => {
  const { phase } = match;
  const command = (name: string, payload: object = {}): BotPlay => ({ command: name, payload });
  const someone = rng.pick(match.players);
  if (rng.int(8) === 0) return rng.pick(probes(match, player, rng));
  if (phase === 'lastCall' && rng.int(3) === 0) return command('vote', { player: someone });
  if (match.host !== player || rng.int(6) > 0) return null;
  if (phase === 'setup') return command('begin', { sitOut: rng.int(2) === 0 });
  if (phase === 'discussion') return command('add_time', { seconds: 5 + rng.int(40) });
  if (phase === 'voting') return command(rng.pick(['advance', 'void_round']));
  return rng.int(6) === 0 ? command('drop', { player: someone }) : null;
};

/** What nobody may be sent at this moment. */
export function secretsOf(match: Match): string[] {
  const { content, state } = match as unknown as { content: Content; state: State };
  const spent = new Set(state.spent);
  const texts = ['renamed', 'votingSince', 'crewPrompts', 'impostorPrompts', 'fresh', 'draws'];
  content.pairs.forEach(({ id, a, b }, place) => {
    texts.push(`"${id}"`.slice(1, -1));
    if (!spent.has(place)) texts.push(a.text, b.text);
  });
  return texts;
}
