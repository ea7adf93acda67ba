import { games } from '@alibi/games';
import type { Seen } from '@alibi/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite-store.ts';
import { freshFolder } from './testing/folder.ts';
import { spawnServer } from './testing/process.ts';
import type { ServerProcess } from './testing/process.ts';
import { restless } from './testing/restless.ts';
import type { Played, Restless } from './testing/restless.ts';
import { newRoom } from './testing/server.ts';
import { verify } from './verify.ts';

const ROOMS = 20;
const SEATS = 4;
/** Enough to be in the middle of everything when the process is killed, and again after it. */
const ACTS_BEFORE = 3_000;
const ACTS_AFTER = 1_500;
const LINES = 12;
const SLOW = {
  promptSeconds: 120,
  chooseSeconds: 120,
  scoringSeconds: 60,
  hostAdvance: true,
  chatDuringRound: true,
  rounds: 2,
};

interface Hand {
  readonly mine?: string;
  readonly own?: string;
  readonly vote?: string;
}

describe('a server killed in the middle of play', () => {
  const { folder, remove } = freshFolder();
  const env = { DATA_DIR: folder, COMMAND_RATE: '1000000', ADDRESS_RATE: '1000000', LOOKUP_RATE: '1000000' };
  const tables: Restless[][] = [];
  let server: ServerProcess;
  let all: Restless[] = [];
  let runs: Promise<void>[] = [];
  let before: Seen[] = [];
  let after: Seen[] = [];
  let chatBefore: number[] = [];
  /** What each client had been told is accepted when the process was gone. */
  let acknowledged: { readonly submitted: readonly Played[]; readonly voted: readonly Played[] }[] = [];
  let killedAt = 0;

  /** Resolves once so many acts were acknowledged; asked whenever one is. */
  async function acts(count: number): Promise<void> {
    const total = (): number => all.reduce((sum, client) => sum + client.acknowledged(), 0);
    while (total() < count) await new Promise((done) => setImmediate(done));
  }

  beforeAll(async () => {
    server = await spawnServer(env);
    for (let room = 0; room < ROOMS; room++) tables.push(await seat(room));
    all = tables.flat();
    runs = all.map((client) => client.run());
    await acts(ACTS_BEFORE);

    killedAt = Date.now();
    const back = all.map((client) => client.nextWelcome());
    before = all.map((client) => client.connection.seen()!);
    chatBefore = all.map((client) => client.chat().length);
    await server.end('SIGKILL');
    before = all.map((client) => client.connection.seen()!);
    acknowledged = all.map(({ submitted, voted }) => ({ submitted: [...submitted], voted: [...voted] }));
    server = await spawnServer({ ...env, PORT: new URL(server.url).port });
    after = await Promise.all(back);
    const sofar = all.reduce((sum, client) => sum + client.acknowledged(), 0);
    await acts(sofar + ACTS_AFTER);
    for (const client of all) client.stop();
    await Promise.all(runs);
  });

  afterAll(async () => {
    for (const client of all) client.connection.close();
    await server.end('SIGTERM');
    remove();
  });

  /** The first half of the rooms stays in its first phase; the second half hurries through match after match. */
  async function seat(room: number): Promise<Restless[]> {
    const code = await newRoom(server.url);
    const hurries = room >= ROOMS / 2;
    const clients: Restless[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const silent = !hurries && seat === SEATS - 1;
      const seed = room * SEATS + seat + 1;
      const client = restless({
        url: server.url,
        room: code,
        name: `R${room} S${seat}`,
        seed,
        hurries,
        lines: LINES,
        silent,
      });
      await client.nextWelcome();
      clients.push(client);
    }
    const [host] = clients;
    await host!.connection.act({ type: 'configure', game: SLOW });
    expect(await host!.connection.act({ type: 'start' })).toMatchObject({ ok: true });
    return clients;
  }

  const sameVisit = (index: number): boolean =>
    before[index]!.room.matches === after[index]!.room.matches &&
    before[index]!.you.phase?.visit === after[index]!.you.phase?.visit;

  it('brings every room back with everybody in the same seat', () => {
    expect(after.map(({ you, room }) => `${room.code} ${you.id}`)).toEqual(
      before.map(({ you, room }) => `${room.code} ${you.id}`),
    );
    const still = all.filter((_client, index) => sameVisit(index));
    expect(still.length).toBeGreaterThanOrEqual((ROOMS / 2) * SEATS);
  });

  it('loses no acknowledged line of chat and says none twice', () => {
    expect(Math.max(...chatBefore)).toBeGreaterThan(0);
    for (const table of tables) {
      const lines = table[0]!.chat().map(({ text }) => text);
      expect(new Set(lines).size).toBe(lines.length);
      for (const client of table) {
        expect(client.chat()).toEqual(table[0]!.chat());
        expect(client.said.filter((text) => !lines.includes(text))).toEqual([]);
      }
      const tried = new Set(table.flatMap((client) => [...client.tried]));
      expect(lines.filter((text) => !tried.has(text))).toEqual([]);
    }
  });

  it('loses no acknowledged submission and no acknowledged vote', () => {
    let compared = 0;
    for (const [index, { submitted, voted }] of acknowledged.entries()) {
      const { you, room } = after[index]!;
      const hand: Hand | null = you.hand;
      const here = ({ visit, match }: { visit: number; match: number }): boolean =>
        match === room.matches && visit === you.phase?.visit;
      for (const { value } of submitted.filter(here)) expect(hand?.mine).toBe(value);
      for (const { value } of voted.filter(here)) expect(hand?.vote).toBe(value);
      compared += submitted.filter(here).length;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('keeps every secret where it was', () => {
    for (const index of all.keys()) {
      if (!sameVisit(index)) continue;
      const [old, now] = [before[index]!, after[index]!];
      const [hand, handNow] = [old.you.hand as Hand, now.you.hand as Hand];
      if (hand.mine !== undefined) expect([handNow.mine, handNow.own]).toEqual([hand.mine, hand.own]);
      if (hand.vote !== undefined) expect(handNow.vote).toBe(hand.vote);
      const shown = (seen: Seen): unknown => {
        const { question, choices, round, scores } = seen.board as Record<string, unknown>;
        return { question, choices, round, scores, phase: seen.you.phase?.name };
      };
      expect(shown(now)).toEqual(shown(old));
    }
  });

  it('gives every timer what was left of it', () => {
    const asleep = server.readyAt - killedAt;
    for (const index of all.keys()) {
      const [old, now] = [before[index]!.you.phase?.endsAt, after[index]!.you.phase?.endsAt];
      if (!sameVisit(index) || old == null || now == null) continue;
      expect(Math.abs(now - old - asleep)).toBeLessThanOrEqual(1_500);
    }
  });

  it('goes on playing, and what was played replays to the same end', async () => {
    await server.end('SIGTERM');
    const store = sqliteStore(folder);
    const { replayed, wrong } = await verify(games, store);
    await store.close();
    expect(wrong).toEqual([]);
    expect(replayed).toBeGreaterThan(0);
  });
});
