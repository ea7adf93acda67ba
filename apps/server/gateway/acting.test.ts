import type { Act } from '@alibi/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { enter } from '../testing/person.ts';
import type { Person } from '../testing/person.ts';
import { gather, gatherAndStart, serve } from '../testing/server.ts';

interface Choices {
  readonly choices: readonly (readonly [id: string, text: string])[];
}

function foreignChoice(person: Person): string {
  const { own } = person.seen().you.hand as { own?: string };
  return (person.seen().board as Choices).choices.find(([id]) => id !== own)![0];
}

describe('acting in a room', () => {
  let server: RunningServer;
  let url: string;

  beforeAll(async () => {
    server = await serve();
    ({ url } = server);
  });

  afterAll(() => server.drain());

  it('[CM-5.4] a reload in every phase shows the same seat, secrets and remaining time', async () => {
    const { room, host, people } = await gatherAndStart(url, 3, { rounds: 1, chatDuringRound: true });
    const reload = async (index: number): Promise<Person> => {
      const before = people[index]!.seen();
      const again = await enter(url, { room, token: people[index]!.token() });
      await again.until(() => again.seen().room.people[before.you.id]?.away === false);
      expect(again.seen()).toEqual(before);
      const welcome = again.messages.find((message) => 'welcome' in message)!;
      expect(Math.abs(Date.now() - welcome.welcome.now)).toBeLessThan(500);
      return again;
    };
    const bob = await reload(1);
    await bob.play('submit', { text: 'a lie of mine' });
    expect(bob.seen().you.hand).toMatchObject({ mine: 'a lie of mine' });
    const again = await enter(url, { room, token: bob.token() });
    expect(again.seen()).toEqual(bob.seen());
    for (const person of [host, people[2]!]) await person.play('submit', { text: `lie of ${person.seen().you.id}` });
    await again.until(() => again.seen().you.phase?.name === 'choose');
    await again.play('vote', { choice: foreignChoice(again) });
    const third = await enter(url, { room, token: again.token() });
    expect(third.seen()).toEqual(again.seen());
    expect(await third.play('vote', { choice: foreignChoice(third) })).toBe('ALREADY_VOTED');
    for (const person of [host, people[2]!]) await person.play('vote', { choice: foreignChoice(person) });
    await third.until(() => third.seen().you.phase?.name === 'scoring');
    const fourth = await enter(url, { room, token: third.token() });
    expect(fourth.seen()).toEqual(third.seen());
    await host.play('advance', {});
    await fourth.until(() => fourth.seen().room.stage === 'over');
    const fifth = await enter(url, { room, token: fourth.token() });
    expect(fifth.seen()).toEqual(fourth.seen());
  });

  const HOST_ACTS: readonly Act[] = [
    { type: 'admit', member: 'p2', admit: true },
    { type: 'remove', member: 'p1', ban: true },
    { type: 'allow', member: 'p1' },
    { type: 'add_bot' },
    { type: 'choose', game: 'bluff-trivia' },
    { type: 'configure', game: { rounds: 1 } },
    { type: 'give_host', member: 'p2' },
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'stop' },
    { type: 'again' },
    { type: 'close' },
    { type: 'mute', member: 'p1', muted: true },
  ];

  it('[CM-5.7, BT 2] refuses every host act of another with NOT_HOST and changes nothing', async () => {
    const { host, people } = await gather(url, 2);
    const bob = people[1]!;
    await bob.until(() => 'hostAdvance' in bob.seen().room.settings.game);
    const lobby = host.seen();
    for (const act of HOST_ACTS) expect(await bob.act(act), act.type).toBe('NOT_HOST');
    expect(host.seen()).toBe(lobby);
    await host.act({ type: 'start' });
    await bob.until(() => bob.seen().room.stage === 'playing');
    const playing = host.seen();
    for (const act of HOST_ACTS) expect(await bob.act(act), act.type).toBe('NOT_HOST');
    expect(await bob.play('advance', {})).toBe('NOT_HOST');
    expect(host.seen()).toBe(playing);
  });

  it('[CM-5.13] chat: too long is refused, mark-up is text, the sixth line in ten seconds is refused', async () => {
    const { host, people } = await gather(url, 2);
    expect(await host.act({ type: 'say', channel: 'room', text: 'x'.repeat(301) })).toBe('TOO_LONG');
    expect(await host.act({ type: 'say', channel: 'room', text: ' \u202E ' })).toBe('EMPTY_INPUT');
    expect(await host.act({ type: 'say', channel: 'room', text: '<script>alert(1)</script>' })).toBe('ok');
    for (let line = 2; line <= 5; line++)
      expect(await host.act({ type: 'say', channel: 'room', text: `line ${line}` })).toBe('ok');
    expect(await host.act({ type: 'say', channel: 'room', text: 'line 6' })).toBe('RATE_LIMITED');
    const bob = people[1]!;
    await bob.until(() => bob.chat.length === 5);
    expect(bob.chat[0]).toMatchObject({ text: '<script>alert(1)</script>', from: 'p1', name: 'Player 1' });
    expect(await bob.act({ type: 'say', channel: 'spectators', text: 'psst' })).toBe('CHAT_CLOSED');
  });

  it('[CM-53] players never read what spectators write during a match', async () => {
    const { room, host } = await gatherAndStart(url, 2, { chatDuringRound: true });
    const watcher = await enter(url, { room, name: 'Watcher', as: 'spectator' });
    expect(await watcher.act({ type: 'say', channel: 'spectators', text: 'I know it' })).toBe('ok');
    await host.act({ type: 'say', channel: 'room', text: 'for everybody' });
    await watcher.until(() => watcher.chat.length === 2);
    expect(host.chat.map(({ text }) => text)).toEqual(['for everybody']);
  });

  it('[CM-5.15] the same id twice is applied once and answered twice, also over a new connection', async () => {
    const { room, host, people } = await gather(url, 2);
    const bob = people[1]!;
    const say: Act = { type: 'say', channel: 'room', text: 'once' };
    expect(await Promise.all([bob.act(say, 'same'), bob.act(say, 'same-not')])).toEqual(['ok', 'ok']);
    expect(await bob.act(say, 'same')).toBe('ok');
    const again = await enter(url, { room, token: bob.token() });
    expect(await again.act(say, 'same')).toBe('ok');
    expect(await again.act({ type: 'ready', ready: true })).toBe('ok');
    await host.until(() => host.seen().room.people['p2']?.ready === true);
    expect(host.chat).toHaveLength(2);
  });

  it('[CM-72] nobody acts for somebody else: a message that names another actor is refused', async () => {
    const { host, people } = await gatherAndStart(url, 2);
    const bob = people[1]!;
    const visit = bob.seen().you.phase!.visit;
    const payload = { text: 'forged' };
    const forged = { type: 'play', visit, command: 'submit', payload, by: 'p1' };
    bob.send(JSON.stringify({ act: { id: 'f1', do: forged } }));
    bob.send(
      JSON.stringify({
        act: { id: 'f2', do: { type: 'play', visit, command: 'submit', payload: { ...payload, player: 'p1' } } },
      }),
    );
    bob.send(JSON.stringify({ act: { id: 'f3', by: 'p1', do: { type: 'ready', ready: true } } }));
    await bob.until(() => bob.messages.filter((message) => 'nack' in message).length === 3);
    const codes = bob.messages.flatMap((message) => ('nack' in message ? [message.nack.code] : []));
    expect(codes).toEqual(['VALIDATION_ERROR', 'VALIDATION_ERROR', 'VALIDATION_ERROR']);
    expect(host.seen().you.hand).toEqual({});
  });

  it('[CM-73] a command for an earlier visit is refused with the phase that is on', async () => {
    const { host } = await gatherAndStart(url, 2);
    const visit = host.seen().you.phase!.visit;
    await host.play('advance', {});
    await host.until(() => host.seen().you.phase?.name === 'choose');
    expect(await host.nack({ type: 'play', visit, command: 'submit', payload: { text: 'late' } })).toMatchObject({
      code: 'INVALID_PHASE',
      details: { phase: 'choose' },
    });
  });

  it('[CM-5.8] a pause keeps the remaining time and refuses commands', async () => {
    const { host, people } = await gatherAndStart(url, 2);
    await host.act({ type: 'pause' });
    await people[1]!.until(() => people[1]!.seen().room.paused !== null);
    const phase = people[1]!.seen().you.phase!;
    expect(phase).toMatchObject({ name: 'prompt', endsAt: null });
    expect(phase.left).toBeGreaterThan(13_000);
    expect(await people[1]!.play('submit', { text: 'now?' })).toBe('PAUSED');
  });

  it('answers a ping with the number and the server’s time', async () => {
    const { host } = await gather(url, 1);
    host.send('{"ping":12.5}');
    await host.until(() => host.messages.some((message) => 'pong' in message));
    const [sent, now] = host.messages.flatMap((message) => ('pong' in message ? [message.pong] : []))[0]!;
    expect(sent).toBe(12.5);
    expect(Math.abs(now - Date.now())).toBeLessThan(5_000);
  });
});
