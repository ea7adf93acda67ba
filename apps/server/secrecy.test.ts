import { seedOf, testRng } from '@alibi/engine/testing';
import type { Rng } from '@alibi/engine';
import type { Board, Hand, Question, Settings, State } from '@alibi/games/bluff-trivia/types';
import { applyFrame } from '@alibi/protocol';
import type { Seen, ServerMessage } from '@alibi/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Directory } from './rooms/directory.ts';
import type { LiveRoom } from './rooms/live-room.ts';
import type { Viewer } from './rooms/viewer.ts';
import { memoryStore } from './store/memory-store.ts';
import { openHouse } from './testing/house.ts';
import { framesIn } from './testing/seat.ts';

/** Somebody's line with everything that was written to it, to the byte. */
interface Watcher {
  readonly member: string;
  readonly viewer: Viewer;
  /** Since it was last looked at. */
  news: string[];
  /** Everything after the welcome. */
  readonly log: Buffer[];
  seen: Seen;
}

interface Table {
  readonly live: LiveRoom;
  readonly rng: Rng;
  readonly content: readonly Question[];
  readonly players: readonly Watcher[];
  /** Two who watch, and a stage. */
  readonly watching: readonly Watcher[];
  acts: number;
}

type TableOptions = { readonly players: number; readonly seed: number; readonly settings?: Partial<Settings> };

/** A word that occurs only where it was put: all of them are equally long. */
function secretWord(rng: Rng): string {
  return `zz${Array.from({ length: 6 }, () => 'bcdfghjkmnprt'[rng.int(13)]).join('')}`;
}

function secretsIn(text: string): string[] {
  return text.toLowerCase().match(/zz[bcdfghjkmnprt]{6}/g) ?? [];
}

function questionOf(rng: Rng): Question {
  const words = (count: number): string[] => Array.from({ length: count }, () => secretWord(rng));
  const [id = '', topic = '', answer = '', source = '', fact = ''] = words(5);
  const question = `The best of all ${topic} is the ____.`;
  const more = { category: 'places', difficulty: 1, rating: 'everyone' } as const;
  return { id, question, answer, aliases: words(2), decoys: words(6), source, fact, ...more };
}

let directory: Directory;
let clock = 1_700_000_000_000;

function enter(live: LiveRoom, as: 'player' | 'spectator' | 'stage', name: string): Watcher {
  const joined = live.input({ type: 'join', join: { as, name, avatar: '', key: `key of ${name}`, device: null } });
  const member = 'code' in joined ? null : joined.joined;
  if (member === null) throw new Error(`${name} could not join`);
  const viewer: Viewer = {
    member,
    token: 'a token',
    you: null,
    line: {
      write(bytes) {
        const texts = framesIn(bytes);
        watcher.news.push(...texts);
        for (const text of texts) {
          const message = JSON.parse(text) as ServerMessage;
          if ('welcome' in message) watcher.seen = message.welcome.seen;
          if ('frame' in message) watcher.seen = applyFrame(watcher.seen, message.frame);
        }
        if (!texts.some((text) => text.startsWith('{"welcome"'))) watcher.log.push(bytes);
      },
      end() {},
    },
  };
  const watcher: Watcher = { member, viewer, news: [], log: [], seen: {} as Seen };
  live.attach(viewer);
  return watcher;
}

/** Rooms full of people, with their matches just begun. */
async function openTables(list: readonly TableOptions[]): Promise<Table[]> {
  const tables = list.map(({ players, seed, settings = {} }): Table => {
    const rng = testRng(seed);
    const rounds = settings.rounds ?? 2;
    const live = directory.open('bluff-trivia', null);
    const seats = Array.from({ length: players }, (_, seat) => enter(live, 'player', `Player ${seat + 1}`));
    const watching = [enter(live, 'spectator', 'One'), enter(live, 'spectator', 'Two'), enter(live, 'stage', '')];
    const game = { hostAdvance: true, ...settings, rounds };
    live.input({ type: 'act', by: 'p1', id: 'configure', act: { type: 'configure', game } });
    const content = Array.from({ length: rounds + 1 }, () => questionOf(rng));
    return { live, rng, content, players: seats, watching, acts: 0 };
  });
  await directory.settled();
  tables.forEach(({ live, content }, index) => {
    const chance = { seed: seedOf(list[index]?.seed ?? 0), content, used: [] };
    live.input({ type: 'act', by: 'p1', id: 'start', act: { type: 'start' }, chance });
  });
  await directory.settled();
  return tables;
}

function play(table: Table, { member, viewer, seen }: Watcher, command: string, payload: unknown): void {
  table.acts += 1;
  const visit = seen.you.phase?.visit ?? 0;
  const act = { type: 'play', visit, command, payload } as const;
  table.live.input({ type: 'act', by: member, id: `act-${table.acts}`, act }, viewer);
}

const everybody = ({ players, watching }: Table): readonly Watcher[] => [...players, ...watching];
const boardOf = ({ seen }: Watcher): Board => seen.board as Board;
const handOf = ({ seen }: Watcher): Hand | null => seen.you.hand;

function secretsOf({ live }: Table): { state: State; phase: string; over: boolean } {
  const { match } = live.head();
  if (match === null) throw new Error('nothing is being played');
  return { state: match.state as State, phase: match.phase, over: match.over !== null };
}

async function openHouseAnew(): Promise<void> {
  directory = await openHouse(memoryStore(), { now: () => clock });
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterAll(() => void vi.useRealTimers());

interface Moment {
  readonly by: Watcher;
  /** Nothing may come of it but an answer to the sender. */
  readonly inVain: boolean;
}

/** One random act of a table, or the host steps on. */
function actAtRandom(table: Table): Moment {
  const { rng, players } = table;
  const able = players.filter(({ seen }) => seen.you.can.some((command) => command !== 'advance'));
  const by = able.length > 0 && rng.int(12) > 0 ? rng.pick(able) : null;
  if (rng.int(6) === 0) return actInVain(table);
  if (by === null) {
    play(table, players[0]!, 'advance', {});
    return { by: players[0]!, inVain: false };
  }
  const { state } = secretsOf(table);
  if (by.seen.you.can.includes('submit')) {
    const { answer, aliases } = table.content[state.round - 1]!;
    const others = Object.values(state.submissions).map(({ text }) => text);
    const ideas = [secretWord(rng), secretWord(rng), secretWord(rng), answer, `The ${rng.pick(aliases)}!`, ...others];
    play(table, by, 'submit', { text: rng.pick(ideas) });
  } else {
    const open = (boardOf(by).choices ?? []).filter(([id]) => id !== handOf(by)?.own);
    play(table, by, 'vote', { choice: rng.pick(open)[0] });
  }
  return { by, inVain: false };
}

function actInVain(table: Table): Moment {
  const by = table.rng.pick(everybody(table));
  const own = handOf(by)?.own ?? 'none';
  const [command, payload] = table.rng.pick<readonly [string, unknown]>([
    ['submit', { text: ' ' }],
    ['submit', { text: 'x'.repeat(61) }],
    ['vote', { choice: own }],
    ['vote', {}],
    ['peek', {}],
  ]);
  play(table, by, command, payload);
  return { by, inVain: true };
}

/** Reads what a viewer was sent, and says what in it this viewer may not know now. */
function faultsFor(table: Table, watcher: Watcher): string[] {
  const { state, phase, over } = secretsOf(table);
  const open = phase === 'scoring' || over;
  const { question, answer, source, fact } = table.content[state.round - 1]!;
  const hand = handOf(watcher);
  const choices = boardOf(watcher).choices ?? [];
  const sent = watcher.news.join('\n').replaceAll(`"board/choices",${JSON.stringify(choices)}`, '');
  const known = [
    question,
    hand?.mine ?? '',
    ...(open ? [answer, source, fact, ...choices.map(([, text]) => text)] : []),
  ];
  const allowed = new Set(secretsIn(known.join(' ')));
  const faults = secretsIn(sent).filter((word) => !allowed.has(word));
  faults.push(...(sent.match(/TRUE|spentIds|"draws"|"seed"|submissions|decoy|alias/g) ?? []));
  if (!open) faults.push(...(sent.match(/"truth"|\/truth"|author|"gained"|"knew"/g) ?? []));
  for (const choice of open ? [] : choices) {
    const [id] = choice;
    if (choice.length !== 2) faults.push(JSON.stringify(choice));
    const mine = id === hand?.own || id === hand?.vote;
    if (!mine && new RegExp(`[:,]"${id}"`).test(sent)) faults.push(`choice ${id} apart from the list`);
  }
  return faults.map((fault) => `${watcher.member} was sent ${fault} in ${phase}: ${sent}`);
}

/** How often something was first, second… among n: per n, per place. */
type Places = Map<number, number[]>;

function note(places: Places, among: number, place: number): void {
  const row = places.get(among) ?? Array.from({ length: among }, () => 0);
  row[place] = (row[place] ?? 0) + 1;
  places.set(among, row);
}

/** Chi square against "all equally often", in standard deviations, of the n that is furthest off. */
function skewOf(places: Places): number {
  const skews = [...places].map(([among, row]) => {
    const expected = sumOf(row) / among;
    const chi = sumOf(row.map((count) => (count - expected) ** 2 / expected));
    return among < 2 || expected < 10 ? 0 : (chi - (among - 1)) / Math.sqrt(2 * (among - 1));
  });
  return Math.max(...skews);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

describe('500 random matches over the wire', () => {
  const places = { inList: new Map(), byId: new Map(), byText: new Map() } satisfies Record<string, Places>;
  const looks = new Set<string>();
  const leaks: string[] = [];
  const noise: string[] = [];
  let tables: Table[] = [];

  /** A list has just been opened: where is the truth in it? */
  function noteTruth(table: Table): void {
    const { choices } = secretsOf(table).state;
    const truth = choices.find((choice) => choice.truth)!;
    const ids = choices.map(({ id }) => id);
    const texts = choices.map(({ text }) => text);
    note(places.inList, ids.length, ids.indexOf(truth.id));
    note(places.byId, ids.length, ids.sort().indexOf(truth.id));
    note(places.byText, ids.length, texts.sort().indexOf(truth.text));
    for (const text of texts) looks.add(text.replaceAll(/[A-Z]/g, 'A').replaceAll(/[a-z]/g, 'a'));
  }

  /** Lets every table do one thing and reads everything that was sent because of it. */
  async function turn(playing: readonly Table[]): Promise<void> {
    clock += 7;
    const before = playing.map((table) => everybody(table).map(({ seen }) => JSON.stringify(seen)));
    const phases = playing.map((table) => secretsOf(table).phase);
    const moments = playing.map(actAtRandom);
    await directory.settled();
    playing.forEach((table, index) => {
      const { by, inVain } = moments[index]!;
      everybody(table).forEach((watcher, place) => {
        leaks.push(...faultsFor(table, watcher));
        const sent = watcher.news.splice(0, Number.POSITIVE_INFINITY);
        const shown = sent.some((text) => text.startsWith('{"frame"'));
        const changed = JSON.stringify(watcher.seen) !== before[index]![place];
        const answer = watcher !== by ? '' : inVain ? '{"nack"' : '{"ack"';
        const apt = sent.length === 0 ? answer === '' : sent[0]!.startsWith(answer);
        const quiet = !inVain || sent.length === (watcher === by ? 1 : 0);
        if (shown !== changed || !apt || !quiet) noise.push(`${watcher.member}: ${sent.join()}`);
      });
      if (phases[index] === 'prompt' && secretsOf(table).phase === 'choose') noteTruth(table);
    });
  }

  beforeAll(async () => {
    await openHouseAnew();
    tables = await openTables(
      Array.from({ length: 500 }, (_, index) => ({ players: 2 + (index % 6), seed: index + 1 })),
    );
    for (const table of tables) {
      for (const watcher of everybody(table)) {
        leaks.push(...faultsFor(table, watcher));
        watcher.news = [];
      }
    }
    for (let turns = 0; turns < 200; turns++) await turn(tables.filter((table) => !secretsOf(table).over));
  });

  it('come to their end', () => {
    expect(tables.filter((table) => !secretsOf(table).over)).toEqual([]);
  });

  it('[BT-Q5, BT 13, CM-71] send nobody anything they may not know', () => {
    expect(leaks).toEqual([]);
  });

  it('[CM-71] send a frame to whom something changed and to nobody else, and a refusal to the sender only', () => {
    expect(noise).toEqual([]);
  });

  it('[BT-Q6, BT 15] have the truth anywhere in the list, under any id, in no order of its own', () => {
    expect(sumOf([...places.inList.values()].flat())).toBeGreaterThan(900);
    for (const seen of Object.values(places)) expect(skewOf(seen)).toBeLessThan(3.5);
  });

  it('[BT-Q6] have one look for all choices', () => {
    expect([...looks]).toEqual(['AAAAAAAA']);
  });

  it('[CM-50] send all who watch the same bytes', () => {
    // Who acted in vain got an answer; a stage may do less in a lobby, and so is compared while the match is on.
    const told = ({ log }: Watcher): string[] =>
      framesIn(Buffer.concat(log)).filter((text) => !text.startsWith('{"nack"'));
    const during = (texts: readonly string[]): string[] => {
      const start = texts.findIndex((text) => text.startsWith('{"event":{"type":"started"'));
      return texts.slice(
        start + 1,
        texts.findIndex((text) => text.includes('"room/stage","over"')),
      );
    };
    for (const { watching } of tables) {
      const [one = [], two, stage = []] = watching.map(told);
      expect(one).toEqual(two);
      expect(during(stage)).toEqual(during(one));
      expect(during(stage).length).toBeGreaterThan(3);
    }
  });
});

describe('two matches that differ in one secret', () => {
  const START = 1_700_000_000_000;
  beforeEach(openHouseAnew);

  const others = (table: Table): readonly Watcher[] => everybody(table).slice(1);
  const flush = (list: readonly Watcher[]): string =>
    JSON.stringify(list.map((watcher) => watcher.news.splice(0, Number.POSITIVE_INFINITY)));

  async function begin(options: TableOptions): Promise<{ table: Table; lies: string[] }> {
    clock = START;
    const [table] = await openTables([options]);
    for (const watcher of everybody(table!)) watcher.news = [];
    return { table: table!, lies: Array.from({ length: options.players }, () => secretWord(table!.rng)) };
  }

  async function submitAll(table: Table, texts: readonly string[]): Promise<void> {
    for (const [seat, text] of texts.entries()) {
      play(table, table.players[seat]!, 'submit', { text });
      await directory.settled();
    }
  }

  /** What all but the first player are sent: until the list is opened, and with it. */
  async function world(options: TableOptions, kind: 'truth' | 'bluff' | 'merged') {
    const { table, lies } = await begin(options);
    const text = { truth: table.content[0]!.answer, bluff: lies[0]!, merged: lies[1]! }[kind];
    await submitAll(table, [text, ...lies.slice(1, -1)]);
    const prompt = flush(others(table));
    play(table, table.players.at(-1)!, 'submit', { text: lies.at(-1)! });
    await directory.settled();
    const { choices } = boardOf(table.watching[0]!);
    const sent = others(table).map(({ news }) => news.join('\n'));
    const hands = /"you\/hand\/own","[a-z]{3}"/g;
    const opening = JSON.stringify(sent.map((one) => one.replace(JSON.stringify(choices), '').replaceAll(hands, '')));
    return { prompt, opening, bytes: Buffer.byteLength(sent.join()), choices: choices?.length ?? 0 };
  }

  const options = [2, 3, 5, 8].flatMap((players) =>
    [1, 2, 3].map((seed) => ({ players, seed: seed * 1000 + players })),
  );

  it.each(options)(
    '[BT-Q2] truth or bluff: the same bytes for all others until the list, $players players',
    async (one) => {
      const [truth, bluff, merged] = [await world(one, 'truth'), await world(one, 'bluff'), await world(one, 'merged')];
      expect(truth.prompt).toBe(bluff.prompt);
      expect(truth.prompt).toBe(merged.prompt);
      expect(truth.opening).toBe(bluff.opening);
      expect(truth.opening).toBe(merged.opening);
      // A truth adds no choice, nor does a second equal bluff: which of the two it was, the size does not tell.
      expect([truth.choices, truth.bytes]).toEqual([merged.choices, merged.bytes]);
      // Of two players the house makes up for it; of more, by the book, the list is one shorter.
      expect(bluff.choices - truth.choices).toBe(one.players === 2 ? 0 : 1);
      if (one.players === 2) expect(truth.bytes).toBe(bluff.bytes);
    },
  );

  it('[BT-H.3] a vote for the truth or for a bluff: the same bytes for all others until all have voted', async () => {
    const sent: string[] = [];
    for (const wanted of [true, false]) {
      const { table, lies } = await begin({ players: 4, seed: 77 });
      await submitAll(table, lies);
      flush(everybody(table));
      const { choices } = secretsOf(table).state;
      const choice = choices.find(({ truth, authors }) => truth === wanted && !authors.includes('p1'))!;
      play(table, table.players[0]!, 'vote', { choice: choice.id });
      await directory.settled();
      expect(secretsOf(table).phase).toBe('choose');
      sent.push(flush(others(table)));
    }
    expect(sent[0]).toBe(sent[1]);
  });

  it('[BT-Q1] a truth that is refused: not a byte to anybody else', async () => {
    const { table } = await begin({ players: 3, seed: 78, settings: { truthSubmission: 'reject' } });
    play(table, table.players[0]!, 'submit', { text: table.content[0]!.answer });
    await directory.settled();
    expect(handOf(table.players[0]!)?.tries).toBe(1);
    expect(others(table).flatMap(({ news }) => news)).toEqual([]);
  });
});
