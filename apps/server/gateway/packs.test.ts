import { toys } from '@alibi/room/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { asker, OTHER_DEVICE } from '../testing/http.ts';
import { enter } from '../testing/person.ts';
import { newRoom, serve } from '../testing/server.ts';

const LINES = [{ text: 'one' }, { text: 'two' }, { text: 'three' }];
const PACK = { title: 'Mine', description: 'All of it mine', rating: 'teen', items: LINES };

interface Report {
  readonly id: string | null;
  readonly accepted: number;
  readonly errors: readonly object[];
}

describe('packs that people bring along', () => {
  let server: RunningServer;
  const ask = asker(() => server.url);

  beforeAll(async () => {
    server = await serve({}, toys);
  });

  afterAll(() => server.drain());

  async function put(pack: object, query = '', device?: string): Promise<Report> {
    const { status, value } = await ask('PUT', `api/packs/parlour${query}`, pack, device);
    expect(status).toBe(200);
    return value as Report;
  }

  async function saved(pack: object = PACK, device?: string): Promise<string> {
    const { id } = await put(pack, '', device);
    return id ?? '';
  }

  const freshDevice = (): string => `device-${crypto.randomUUID()}`;

  it('a pack comes back to its owner as it was brought, and can be deleted once', async () => {
    const device = freshDevice();
    const { id, accepted, errors } = await put(PACK, '', device);
    expect([accepted, errors]).toEqual([3, []]);
    const { title, description, rating } = PACK;
    expect(await ask('GET', 'api/packs/parlour', undefined, device)).toEqual({
      status: 200,
      value: [{ id, title, description, rating, items: 3 }],
    });
    expect(await ask('GET', `api/packs/parlour?id=${id}`, undefined, device)).toEqual({
      status: 200,
      value: { id, ...PACK },
    });
    expect(await ask('DELETE', `api/packs/parlour?id=${id}`, undefined, device)).toMatchObject({ status: 204 });
    expect(await ask('DELETE', `api/packs/parlour?id=${id}`, undefined, device)).toMatchObject({
      status: 404,
      value: { code: 'PACK_NOT_FOUND' },
    });
  });

  it('[CM-71] nobody else reads, changes or deletes it, and it is as if it did not exist', async () => {
    const id = await saved();
    for (const [method, body] of [['GET'], ['PUT', PACK], ['DELETE']] as const) {
      for (const which of [id, 'no-such-pack']) {
        const answer = await ask(method, `api/packs/parlour?id=${which}`, body, OTHER_DEVICE);
        expect(answer).toEqual({ status: 404, value: { code: 'PACK_NOT_FOUND', details: {} } });
      }
    }
    expect(await ask('GET', 'api/packs/parlour', undefined, OTHER_DEVICE)).toEqual({ status: 200, value: [] });
    expect(await ask('GET', `api/packs/relay?id=${id}`)).toMatchObject({ value: { code: 'PACK_NOT_FOUND' } });
  });

  it('what is brought again under an id takes its place', async () => {
    const device = freshDevice();
    const id = await saved(PACK, device);
    expect(await put({ title: 'Changed', items: LINES.slice(1) }, `?id=${id}`, device)).toMatchObject({
      id,
      accepted: 2,
    });
    expect(await ask('GET', `api/packs/parlour?id=${id}`, undefined, device)).toMatchObject({
      value: { title: 'Changed', description: '', rating: 'everyone', items: LINES.slice(1) },
    });
  });

  it('one wrong item is enough to store nothing, and every one is reported with its row', async () => {
    const device = freshDevice();
    const items = [{ text: 'one' }, { text: '' }, 7, { text: 'one' }, { text: 'two' }];
    const errors = [
      { row: 2, code: 'EMPTY_INPUT', field: 'text' },
      { row: 3, code: 'VALIDATION_ERROR' },
      { row: 4, code: 'DUPLICATE_ITEM' },
    ];
    expect(await put({ title: 'Half', items }, '', device)).toEqual({ id: null, accepted: 0, errors });
    expect(await ask('GET', 'api/packs/parlour', undefined, device)).toMatchObject({ value: [] });
    const partial = await put({ title: 'Half', items }, '?partial=yes', device);
    expect(partial).toMatchObject({ accepted: 2, errors });
    expect(await ask('GET', `api/packs/parlour?id=${partial.id}`, undefined, device)).toMatchObject({
      value: { items: [{ text: 'one' }, { text: 'two' }] },
    });
    expect(await put({ title: 'None', items: [7] }, '?partial=yes', device)).toMatchObject({ id: null, accepted: 0 });
  });

  it.each([
    [{ ...PACK, title: ' ' }, 400, 'EMPTY_INPUT', { field: 'title' }],
    [{ ...PACK, title: 'x'.repeat(61) }, 400, 'TOO_LONG', { field: 'title', most: 60 }],
    [{ ...PACK, description: 'x'.repeat(201) }, 400, 'TOO_LONG', { field: 'description', most: 200 }],
    [{ ...PACK, rating: 'unheard-of' }, 400, 'VALIDATION_ERROR', { field: 'rating' }],
    [{ ...PACK, items: [] }, 400, 'VALIDATION_ERROR', { field: 'items' }],
    [{ ...PACK, owner: 'me' }, 400, 'VALIDATION_ERROR', { field: 'owner' }],
    [[], 400, 'VALIDATION_ERROR', { field: 'title' }],
    ['{"title":', 400, 'VALIDATION_ERROR', {}],
    [{ ...PACK, items: Array.from({ length: 2_001 }, () => LINES[0]) }, 409, 'TOO_MANY_ITEMS', { most: 2_000 }],
    [{ ...PACK, items: ['x'.repeat(2_097_152)] }, 413, 'MESSAGE_TOO_LARGE', { most: 2_097_152 }],
  ])('refuses what is no pack (%#)', async (pack, status, code, details) => {
    const answer = await ask('PUT', 'api/packs/parlour', pack, freshDevice());
    expect(answer).toEqual({ status, value: { code, details } });
  });

  it('a large pack is taken, though no other request may be as large', async () => {
    const items = Array.from({ length: 2_000 }, (_, line) => ({ text: `${line} `.padEnd(500, 'x') }));
    expect(await put({ title: 'Large', items })).toMatchObject({ accepted: 2_000, errors: [] });
  });

  it('a device keeps twenty', async () => {
    const device = freshDevice();
    const ids: string[] = [];
    for (let pack = 0; pack < 20; pack++) ids.push(await saved(PACK, device));
    expect(await ask('PUT', 'api/packs/parlour', PACK, device)).toEqual({
      status: 409,
      value: { code: 'TOO_MANY_PACKS', details: { most: 20 } },
    });
    expect(await put(PACK, `?id=${ids[0]}`, device)).toMatchObject({ id: ids[0] });
    expect(new Set(ids).size).toBe(20);
  });

  it('needs a device and a game that takes packs', async () => {
    expect(await ask('GET', 'api/packs/parlour', undefined, 'short')).toMatchObject({ status: 401 });
    expect(await ask('GET', 'api/packs/chess')).toMatchObject({ value: { code: 'UNKNOWN_GAME' } });
    expect(await ask('PUT', 'api/packs/relay', PACK)).toMatchObject({ value: { code: 'NOT_WRITABLE' } });
  });

  it('the list of games says what can be brought along and written', async () => {
    const { value } = await ask('GET', 'api/games');
    const list = value as readonly { id: string }[];
    expect(list.find(({ id }) => id === 'parlour')).toMatchObject({
      ownPacks: true,
      supply: true,
      writes: { most: 3 },
    });
    const relay = list.find(({ id }) => id === 'relay');
    expect(relay).toMatchObject({ ownPacks: false, supply: false });
    expect(relay).not.toHaveProperty('writes');
  });

  it('a match is drawn from the packs that its settings name, and the room is told how much that is', async () => {
    const id = await saved();
    const room = await newRoom(server.url, { game: 'parlour' });
    const host = await enter(server.url, { room, name: 'Mia' });
    const guest = await enter(server.url, { room, name: 'Ben' });
    expect(await ask('GET', `api/rooms/${room}/supply`)).toEqual({ status: 200, value: { fresh: 0, total: 0 } });
    expect(await host.act({ type: 'start' })).toBe('POOL_TOO_SMALL');
    await host.act({ type: 'configure', game: { packs: [id, 'no-such-pack'] } });
    expect(await ask('GET', `api/rooms/${room}/supply`)).toEqual({ status: 200, value: { fresh: 3, total: 3 } });
    expect(await host.act({ type: 'start' })).toBe('ok');
    await host.play('begin', {});
    await guest.until(() => (guest.seen().board as { line: unknown } | null)?.line != null);
    expect(guest.seen().board).toMatchObject({ line: 'one' });
    await host.act({ type: 'stop' });
    expect(await ask('GET', `api/rooms/${room}/supply`)).toMatchObject({ value: { fresh: 2, total: 3 } });
  });

  it('what was changed or deleted is drawn from no more', async () => {
    const id = await saved();
    const room = await newRoom(server.url, { game: 'parlour' });
    const host = await enter(server.url, { room, name: 'Mia' });
    await host.act({ type: 'configure', game: { packs: [id] } });
    const supply = async (): Promise<unknown> => (await ask('GET', `api/rooms/${room}/supply`)).value;
    expect(await supply()).toMatchObject({ total: 3 });
    await put({ ...PACK, items: LINES.slice(1) }, `?id=${id}`);
    expect(await supply()).toMatchObject({ total: 2 });
    await ask('DELETE', `api/packs/parlour?id=${id}`);
    expect(await supply()).toMatchObject({ total: 0 });
  });

  it('a supply is told of rooms that exist and of games that have one', async () => {
    expect(await ask('GET', 'api/rooms/ZZZZZZ/supply')).toMatchObject({ value: { code: 'ROOM_NOT_FOUND' } });
    const room = await newRoom(server.url, { game: 'relay' });
    expect(await ask('GET', `api/rooms/${room}/supply`)).toMatchObject({ status: 404, value: { code: 'NOT_FOUND' } });
    expect(await ask('GET', `api/rooms/${room}/other`)).toMatchObject({ status: 404 });
  });
});
