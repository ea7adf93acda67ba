import type { Bot, BotView, Cartridge } from '@alibi/engine';
import { toys } from '@alibi/room/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { seatAt } from '../testing/seat.ts';
import type { Seat } from '../testing/seat.ts';
import type { Bank } from './content-bank.ts';
import { openDirectory } from './directory.ts';
import type { Directory } from './directory.ts';

const PACKS = [{ id: 'ideas', title: 'Ideas', description: '', rating: 'everyone', items: ['an idea'] }];

/** Three people and two bots around a game in which bots do as told. */
interface Scene {
  readonly directory: Directory;
  readonly host: Seat;
  readonly views: readonly BotView[];
  readonly banks: readonly unknown[];
  pass(span: number): Promise<void>;
}

async function scene(
  decide: (seen: BotView, me: string) => ReturnType<Bot>,
  { talkative = true }: { readonly talkative?: boolean } = {},
): Promise<Scene> {
  const views: BotView[] = [];
  const banks: unknown[] = [];
  const bot: Bot = (seen, me, _rng, bank) => {
    views.push(seen);
    banks.push(bank);
    return decide(seen, me);
  };
  const speech = talkative ? { botTalks: true as const } : {};
  const council: Cartridge = { ...toys.council, bot, botDelay: { min: 100, max: 101 }, ...speech };
  const bank: Bank = new Map([['council', PACKS]]);
  const directory = await openDirectory({
    games: { council },
    bank,
    store: memoryStore(),
    onFailure(error) {
      throw error;
    },
  });
  const live = directory.open('council', null);
  const host = seatAt(live, directory, 'Mia');
  for (const name of ['Ben', 'Zoë']) seatAt(live, directory, name);
  for (const bots of ['b1', 'b2']) host.act(bots, { type: 'add_bot' });
  host.act('s', { type: 'start' });
  await directory.settled();
  return {
    directory,
    host,
    views,
    banks,
    async pass(span) {
      await vi.advanceTimersByTimeAsync(span);
      await directory.settled();
    },
  };
}

const chatOf = ({ host }: Scene): string[] =>
  host.messages.flatMap((message) => ('chat' in message ? [`${message.chat.from}: ${message.chat.text}`] : []));

describe('bots that talk', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked when they may talk, though they can do nothing', async () => {
    const t = await scene(({ talks }, me) => (talks && me === 'p4' ? { say: 'I think so too.' } : null));
    await t.pass(200);
    expect(new Set(chatOf(t))).toEqual(new Set(['p4: I think so too.']));
    expect(t.views[0]).toMatchObject({ talks: true, own: { can: [] } });
    await t.directory.stop();
  });

  it('are not asked where the game does not say that they talk', async () => {
    const t = await scene(() => ({ say: 'hello' }), { talkative: false });
    await t.pass(1_000);
    expect(t.views).toEqual([]);
    await t.directory.stop();
  });

  it('read the latest lines of the room, oldest first, and are given the bank for ideas', async () => {
    const t = await scene(() => null);
    for (let line = 1; line <= 3; line++)
      t.host.act(`c${line}`, { type: 'say', channel: 'room', text: `line ${line}` });
    await t.pass(1_000);
    expect(t.views.at(-1)?.lines).toEqual([1, 2, 3].map((line) => ({ from: 'p1', text: `line ${line}` })));
    expect(t.banks[0]).toBe(PACKS);
    await t.directory.stop();
  });

  it('say three lines at most in one visit of a phase, however much they answer each other', async () => {
    const t = await scene(({ lines }) => ({ say: `after ${lines.length}` }));
    await t.pass(60_000);
    const said = chatOf(t);
    expect(said).toHaveLength(6);
    for (const bot of ['p4', 'p5']) expect(said.filter((line) => line.startsWith(bot))).toHaveLength(3);
    await t.directory.stop();
  });
});
