import { toys } from '@alibi/room/testing';
import type { ServerMessage } from '@alibi/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { asker } from '../testing/http.ts';
import { enter } from '../testing/person.ts';
import type { Person } from '../testing/person.ts';
import { newRoom, serve } from '../testing/server.ts';

describe('what a player writes, over the wire', () => {
  let server: RunningServer;
  const ask = asker(() => server.url);

  beforeAll(async () => {
    server = await serve({}, toys);
  });

  afterAll(() => server.drain());

  interface Company {
    readonly room: string;
    readonly author: Person;
    /** The host, another player, a spectator and a screen. */
    readonly others: readonly Person[];
  }

  async function gathered(): Promise<Company> {
    const room = await newRoom(server.url, { game: 'parlour' });
    const host = await enter(server.url, { room, name: 'Mia' });
    const author = await enter(server.url, { room, name: 'Ben' });
    const player = await enter(server.url, { room, name: 'Zoë' });
    const spectator = await enter(server.url, { room, name: 'Ida', as: 'spectator' });
    const stage = await enter(server.url, { room, as: 'stage' });
    return { room, author, others: [host, player, spectator, stage] };
  }

  const wroteOf = (viewer: Person): number => viewer.seen().room.people['p2']?.wrote ?? 0;

  /** Everything the others are sent while the author writes these two, changes the first and erases the second. */
  async function sentToOthers(first: string, second: string): Promise<string> {
    const { room, author, others } = await gathered();
    await Promise.all(others.map((viewer) => viewer.until(() => Object.keys(viewer.seen().room.people).length === 5)));
    const before = others.map(({ messages }) => messages.length);
    const tell = async (count: number): Promise<void> => {
      await Promise.all(others.map((viewer) => viewer.until(() => wroteOf(viewer) === count)));
    };
    await author.act({ type: 'write', item: { text: first } });
    await tell(1);
    await author.act({ type: 'write', item: { text: second } });
    await tell(2);
    const [one, two] = Object.keys(author.seen().you.written ?? {});
    await author.act({ type: 'write', item: { text: `${first}, changed` }, id: one });
    await author.act({ type: 'erase', id: two ?? '' });
    await tell(1);
    const sent: (readonly ServerMessage[])[] = others.map(({ messages }, index) => messages.slice(before[index]));
    const supply = (await ask('GET', `api/rooms/${room}/supply`)).value;
    const back = await enter(server.url, { room, token: others[1]?.token() ?? '' });
    const { room: shown, you } = back.seen();
    return JSON.stringify({ sent, supply, people: shown.people, you });
  }

  it('[IQ-Q8] others are sent the same bytes whatever it is: a number, and nothing else', async () => {
    const short = await sentToOthers('a', 'b');
    const long = await sentToOthers(`a secret ${'x'.repeat(300)}`, 'the host must not see this');
    expect(short).toContain('room/people/p2/wrote');
    expect(long).toBe(short);
  });

  it('[IQ-Q8] the author finds it again after coming back', async () => {
    const { room, author } = await gathered();
    await author.act({ type: 'write', item: { text: 'mine' } });
    await author.until(() => author.seen().you.written !== undefined);
    const { written } = author.seen().you;
    expect(Object.values(written ?? {})).toEqual([{ text: 'mine' }]);
    const back = await enter(server.url, { room, token: author.token() });
    expect(back.seen().you.written).toEqual(written);
  });

  it('[CM-71] ids tell nothing: not the author, not the order', async () => {
    const { author, others } = await gathered();
    const [, player] = others;
    for (const text of ['one', 'two']) {
      await author.act({ type: 'write', item: { text } });
      await player?.act({ type: 'write', item: { text } });
    }
    const ids = [author, player].flatMap((person) => Object.keys(person?.seen().you.written ?? {}));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
  });

  it('[CM-72] nobody writes in another name, nor chooses an id', async () => {
    const { author, others } = await gathered();
    const forged = JSON.stringify({ act: { id: 'f1', do: { type: 'write', item: { text: 'x' }, by: 'p2' } } });
    others[1]?.send(forged);
    await others[1]?.until(() => others[1]?.messages.some((message) => 'nack' in message) === true);
    expect(await author.act({ type: 'write', item: { text: 'x' }, id: 'chosen' })).toBe('ITEM_NOT_FOUND');
    expect(author.seen().you).not.toHaveProperty('written');
  });
});
