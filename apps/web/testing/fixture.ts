import type { PlatformSettings, Seen, SeenPerson, SeenRoom, SeenYou } from '@alibi/protocol';

/** Small truths for tests of words. */
export function person(change: Partial<SeenPerson> & Pick<SeenPerson, 'name' | 'seat'>): SeenPerson {
  return {
    avatar: '🦊',
    kind: 'player',
    bot: false,
    ready: false,
    away: false,
    link: 'good',
    asks: false,
    asksHost: false,
    muted: false,
    ...change,
  };
}

export const platform: PlatformSettings = {
  maxPlayers: 10,
  spectators: true,
  timeScale: 1,
  midGameJoin: false,
  voice: false,
  hostLoss: { policy: 'succeed', seconds: 30, afterWindow: 'stay-paused', succession: 'on-leave' },
  watchdogSeconds: null,
  pausedWatchdogSeconds: 3600,
  idleRoomMinutes: 30,
};

export function look(change: { readonly room?: Partial<SeenRoom>; readonly you?: Partial<SeenYou> } = {}): Seen {
  const people = { p1: person({ name: 'Ana', seat: 1 }), p2: person({ name: 'Ben', seat: 2 }) };
  return {
    room: {
      code: 'ABC234',
      game: 'bluff-trivia',
      stage: 'lobby',
      settings: { platform, game: {} },
      host: 'p1',
      people,
      paused: null,
      hostGone: null,
      warning: null,
      matches: 0,
      outcome: null,
      blocked: [],
      ...change.room,
    },
    board: null,
    you: { id: 'p1', phase: null, hand: null, can: [], awaited: false, may: [], talks: ['room'], ...change.you },
  };
}
