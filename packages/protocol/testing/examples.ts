import type { Act, ClientMessage, PlatformSettings, Seen, SeenPerson, ServerMessage } from '../index.ts';

/** One of everything a client may send, with every optional field both ways. */
export const ACTS: readonly Act[] = [
  { type: 'leave' },
  { type: 'leave', successor: 'p2' },
  { type: 'rename', name: 'Zoë', avatar: '👩‍🚀' },
  { type: 'rename', name: '', avatar: '' },
  { type: 'ready', ready: true },
  { type: 'watch' },
  { type: 'ask_seat' },
  { type: 'admit', member: 'p3', admit: false },
  { type: 'remove', member: 'p3', ban: true },
  { type: 'allow', member: 'p3' },
  { type: 'add_bot' },
  { type: 'choose', game: 'bluff-trivia' },
  { type: 'configure' },
  { type: 'configure', platform: { timeScale: 0.5, hostLoss: { seconds: 30 } }, game: { rounds: 3 } },
  { type: 'give_host', member: 'p2' },
  { type: 'vote_host', member: 'p2' },
  { type: 'vote_host', member: null },
  { type: 'ask_host' },
  { type: 'keep_host', member: 'p2' },
  { type: 'start' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'extend', visit: 3 },
  { type: 'stop' },
  { type: 'again' },
  { type: 'close' },
  { type: 'play', visit: 7, command: 'submit', payload: { text: 'a lie' } },
  { type: 'play', visit: 0, command: 'pass', payload: null },
  { type: 'say', channel: 'room', text: '<b>hi</b>' },
  { type: 'write', item: { text: 'mine' } },
  { type: 'write', item: null, id: 'x1' },
  { type: 'erase', id: 'x1' },
  { type: 'mute', member: 'p2', muted: true },
  { type: 'still_here' },
];

export const CLIENT_MESSAGES: readonly ClientMessage[] = [
  { hello: { protocol: 1, room: 'abc-234' } },
  { hello: { protocol: 1, room: 'ABC234', token: 'x'.repeat(43), device: 'y'.repeat(64) } },
  { hello: { protocol: 1, room: 'ABC234', name: 'Ana', avatar: '🦊', as: 'player', device: 'y' } },
  { hello: { protocol: 1, room: 'ABC234', as: 'stage' } },
  { hello: { protocol: 2, room: 'ABC234', name: 'Ana', as: 'spectator' } },
  { ping: 1_760_000_000_000 },
  { ping: -0.5 },
  ...ACTS.map((act, index) => ({ act: { id: `x${index}`, do: act } })),
];

const PLATFORM: PlatformSettings = {
  maxPlayers: 8,
  spectators: true,
  timeScale: 1,
  midGameJoin: false,
  voice: false,
  hostLoss: { policy: 'fixed', seconds: 300, afterWindow: 'stay-paused', succession: 'on-leave' },
  watchdogSeconds: null,
  pausedWatchdogSeconds: 3_600,
  idleRoomMinutes: 30,
};

function person(name: string, seat: number, rest: Partial<SeenPerson> = {}): SeenPerson {
  const plain = {
    kind: 'player',
    bot: false,
    ready: false,
    away: false,
    link: 'good',
    asks: false,
    asksHost: false,
    muted: false,
  } as const;
  return { name, avatar: '🙂', seat, ...plain, ...rest };
}

export const LOBBY: Seen = {
  room: {
    code: 'ABC234',
    game: 'bluff-trivia',
    stage: 'lobby',
    settings: { platform: PLATFORM, game: {} },
    host: null,
    people: {},
    paused: null,
    hostGone: null,
    warning: null,
    matches: 0,
    outcome: null,
    blocked: [],
  },
  board: null,
  you: { id: 'p1', phase: null, hand: null, can: [], awaited: false, may: ['leave'], talks: [] },
};

export const PLAYING: Seen = {
  room: {
    ...LOBBY.room,
    stage: 'playing',
    settings: { platform: { ...PLATFORM, watchdogSeconds: 600 }, game: { rounds: 5, packs: ['core'] } },
    host: 'p1',
    people: {
      p1: person('Ana', 1, { ready: true, wrote: 2 }),
      p2: person('Ben', 2, { kind: 'gone', away: true, link: 'poor' }),
      p3: person('Cleo', 3, { kind: 'spectator', asks: true, muted: true, link: 'unstable' }),
      p4: person('Bot', 4, { bot: true, kind: 'stage' }),
    },
    paused: { by: 'host-lost', since: 1_000, resumeAt: 4_000 },
    hostGone: { since: 1_000, until: 301_000, votes: { p1: 'p3' } },
    warning: { kind: 'idle', closesAt: 9_000 },
    matches: 2,
    outcome: { winners: ['p1'], scores: { p1: 300, p2: -50 }, reason: 'completed' },
    blocked: [{ id: 'p5', name: 'Eve', ban: true }],
  },
  board: { round: 1, choices: [{ id: 'a', text: 'x' }] },
  you: {
    id: 'p1',
    phase: { name: 'prompt', visit: 3, endsAt: null, left: 12_000 },
    hand: { mine: null },
    can: ['submit'],
    awaited: true,
    may: ['leave', 'pause'],
    talks: ['room'],
    written: { x1: { text: 'mine' } },
  },
};

const LINE = { id: 0, channel: 'room', from: 'p1', name: 'Ana', text: 'hi', at: 1_000.5 };

export const SERVER_MESSAGES: readonly ServerMessage[] = [
  { welcome: { protocol: 1, token: 'secret', now: 1_000, seen: LOBBY, chat: [] } },
  { welcome: { protocol: 1, token: 'secret', now: 1_000, seen: PLAYING, chat: [LINE, { ...LINE, id: 1 }] } },
  { frame: [] },
  {
    frame: ['room/people/p2/ready', true, 'board', null, 'you/can', ['vote']],
  },
  { event: { type: 'paused' } },
  { event: { type: 'removed', member: 'p2', name: 'Ben', ban: false } },
  { chat: LINE },
  { ack: 'x1' },
  { nack: { id: 'x1', code: 'TOO_LONG', details: { most: 300 } } },
  { nack: { id: 'x1', code: 'PAUSED', details: {} } },
  { pong: [1_000, 2_000.5] },
  { bye: { code: 'ROOM_CLOSED', details: { reason: 'HOST_CLOSED' } } },
];
