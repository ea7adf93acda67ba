import { games } from '@alibi/games';
import { defaultSettings, limitsOf } from '@alibi/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { asker, OTHER_DEVICE } from '../testing/http.ts';
import { enter } from '../testing/person.ts';
import { gather, newRoom, serve } from '../testing/server.ts';

const DEVICE_31 = 'a-device-with-names-of-all-lengths';
const SETTINGS = defaultSettings(games['bluff-trivia']!);

describe('the HTTP interface', () => {
  let server: RunningServer;
  let url: string;

  beforeAll(async () => {
    server = await serve();
    ({ url } = server);
  });

  afterAll(() => server.drain());

  const ask = asker(() => url);

  it('opens a room and says what is in it', async () => {
    const { room } = await gather(url, 2);
    const expected = { code: room, game: 'bluff-trivia', stage: 'lobby', players: 2, maxPlayers: 8, spectators: true };
    expect(await ask('GET', `api/rooms/${room}`)).toEqual({ status: 200, value: expected });
    expect(await ask('GET', `api/rooms/${room.slice(0, 3).toLowerCase()}-${room.slice(3)}`)).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['api/rooms/ABC', 400, 'INVALID_ROOM_CODE'],
    ['api/rooms/ZZZZZZ', 404, 'ROOM_NOT_FOUND'],
    ['api/nothing', 404, 'NOT_FOUND'],
    ['api/presets/chess', 400, 'UNKNOWN_GAME'],
  ])('answers GET %s with %i %s', async (path, status, code) => {
    expect(await ask('GET', path)).toMatchObject({ status, value: { code } });
  });

  it.each([
    [{ game: 'chess' }, 400, 'UNKNOWN_GAME'],
    [{ game: '__proto__' }, 400, 'UNKNOWN_GAME'],
    [{ game: 7 }, 400, 'VALIDATION_ERROR'],
    ['{"game":', 400, 'VALIDATION_ERROR'],
    [{ game: 'x'.repeat(20_000) }, 413, 'MESSAGE_TOO_LARGE'],
  ])('refuses to open a room for %j', async (body, status, code) => {
    expect(await ask('POST', 'api/rooms', body)).toMatchObject({ status, value: { code } });
  });

  it('describes every game, with its settings as JSON Schema and no content', async () => {
    const { value } = await ask('GET', 'api/games');
    const list = value as { id: string; packs: { id: string; items: number }[] }[];
    expect(list.map(({ id }) => id)).toEqual(Object.keys(games));
    expect(list[0]).toMatchObject({
      id: 'bluff-trivia',
      title: 'Bluff Trivia',
      seats: { min: 2, max: 8 },
      defaults: SETTINGS,
      settings: { type: 'object' },
      bot: true,
      limits: limitsOf(games['bluff-trivia']!),
    });
    expect(list[0]?.packs.length).toBeGreaterThanOrEqual(6);
    for (const { packs } of list) expect(packs.every(({ items }) => items > 0)).toBe(true);
    for (const field of ['"answer"', '"promptA"']) expect(JSON.stringify(value)).not.toContain(field);
  });

  it('publishes the schema of what a client may send', async () => {
    const { status, value } = await ask('GET', 'api/schema');
    expect(status).toBe(200);
    expect(JSON.stringify(value)).toContain('"hello"');
  });

  it('[CM-5.16] a preset comes back as it was saved, and can be deleted once', async () => {
    const quick = { ...SETTINGS, game: { ...SETTINGS.game, rounds: 2 } };
    expect(await ask('PUT', 'api/presets/bluff-trivia?name=quick', quick)).toEqual({ status: 204, value: null });
    expect(await ask('GET', 'api/presets/bluff-trivia')).toEqual({
      status: 200,
      value: { mine: null, presets: [{ name: 'quick', settings: quick }] },
    });
    expect(await ask('GET', 'api/presets/bluff-trivia', undefined, OTHER_DEVICE)).toEqual({
      status: 200,
      value: { mine: null, presets: [] },
    });
    expect(await ask('DELETE', 'api/presets/bluff-trivia?name=quick')).toMatchObject({ status: 204 });
    expect(await ask('DELETE', 'api/presets/bluff-trivia?name=quick')).toMatchObject({
      status: 404,
      value: { code: 'PRESET_NOT_FOUND' },
    });
  });

  it.each([
    [{ ...SETTINGS, game: { ...SETTINGS.game, rounds: 16 } }],
    [{ ...SETTINGS, game: { ...SETTINGS.game, colour: 'red' } }],
    [{ ...SETTINGS, platform: { ...SETTINGS.platform, timeScale: 0.4 } }],
    [{ ...SETTINGS, platform: { ...SETTINGS.platform, extra: 1 } }],
  ])('[CM-5.16] refuses a preset with an unknown key or a value out of range (%#)', async (settings) => {
    expect(await ask('PUT', 'api/presets/bluff-trivia?name=bad', settings)).toMatchObject({
      status: 400,
      value: { code: 'INVALID_SETTINGS' },
    });
  });

  it.each(['DEFAULT', 'default', ' Default '])(
    '[IQ-5.31] refuses to save under %j, and leaves the presets as they were',
    async (name) => {
      const path = `api/presets/bluff-trivia?name=${encodeURIComponent(name)}`;
      expect(await ask('PUT', path, SETTINGS)).toMatchObject({ status: 400, value: { code: 'INVALID_SETTINGS' } });
      expect(await ask('GET', 'api/presets/bluff-trivia')).toMatchObject({ value: { presets: [] } });
    },
  );

  it('[IQ-Q37] names are 1 to 32 characters', async () => {
    const put = (name: string): Promise<unknown> =>
      ask('PUT', `api/presets/bluff-trivia?name=${name}`, SETTINGS, DEVICE_31);
    expect(await put('')).toMatchObject({ value: { code: 'INVALID_NAME' } });
    expect(await put('x'.repeat(33))).toMatchObject({ value: { code: 'INVALID_NAME' } });
    expect(await put('x'.repeat(32))).toMatchObject({ status: 204 });
    expect(await put('x')).toMatchObject({ status: 204 });
  });

  it('[IQ-Q37] names are unique ignoring case: saving under another spelling changes the one there is', async () => {
    const device = 'a-device-that-cannot-spell-names-';
    const quick = { ...SETTINGS, game: { ...SETTINGS.game, rounds: 2 } };
    await ask('PUT', 'api/presets/bluff-trivia?name=Party', SETTINGS, device);
    await ask('PUT', 'api/presets/bluff-trivia?name=PARTY', quick, device);
    expect(await ask('GET', 'api/presets/bluff-trivia', undefined, device)).toMatchObject({
      value: { presets: [{ name: 'Party', settings: quick }] },
    });
    expect(await ask('DELETE', 'api/presets/bluff-trivia?name=party', undefined, device)).toMatchObject({
      status: 204,
    });
  });

  it('[IQ-Q37] there are twenty named presets and the own default', async () => {
    const device = 'a-device-that-keeps-many-presets-';
    const put = (query: string): Promise<{ status: number }> =>
      ask('PUT', `api/presets/bluff-trivia${query}`, SETTINGS, device);
    for (let preset = 1; preset <= 20; preset++)
      expect(await put(`?name=number%20${preset}`)).toMatchObject({ status: 204 });
    expect(await put('?name=one%20more')).toMatchObject({ status: 400, value: { code: 'INVALID_SETTINGS' } });
    expect(await put('?name=NUMBER%2020')).toMatchObject({ status: 204 });
    expect(await put('')).toMatchObject({ status: 204 });
  });

  it('[CM-80] the own default preset is applied to the rooms this device opens', async () => {
    const device = 'a-device-that-likes-short-matches';
    const mine = { ...SETTINGS, game: { ...SETTINGS.game, rounds: 3 } };
    expect(await ask('PUT', 'api/presets/bluff-trivia', mine, device)).toMatchObject({ status: 204 });
    expect(await ask('GET', 'api/presets/bluff-trivia', undefined, device)).toMatchObject({ value: { mine } });
    const person = await enter(url, { room: await newRoom(url, { device }), name: 'Ann' });
    expect(person.seen().room.settings).toEqual(mine);
    const other = await enter(url, { room: await newRoom(url), name: 'Ann' });
    expect(other.seen().room.settings).toEqual(SETTINGS);
  });

  it('is healthy, ready and measured', async () => {
    expect((await fetch(`${url}healthz`)).status).toBe(200);
    expect((await fetch(`${url}readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${url}metrics`)).text();
    expect(metrics).toMatch(/^alibi_\w+/m);
  });

  it('[CM-71] no metric carries a room code, a name or a token', async () => {
    const { room, host } = await gather(url, 1);
    const metrics = await (await fetch(`${url}metrics`)).text();
    for (const secret of [room, 'Player 1', host.token()]) expect(metrics).not.toContain(secret);
  });
});
