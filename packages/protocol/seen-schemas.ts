import * as v from 'valibot';
import { exactly } from './exactly.ts';
import type {
  ChatLine,
  PlatformSettings,
  Seen,
  SeenHostGone,
  SeenOutcome,
  SeenPause,
  SeenPerson,
  SeenPhase,
  SeenRoom,
  SeenYou,
} from './seen.ts';

/** A date or a length of time in milliseconds. */
const millis = v.number();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Its shape belongs to the game. */
const ofTheGame: v.GenericSchema<object, object> = v.looseObject({});

export const platformSettingsSchema: v.GenericSchema<unknown, PlatformSettings> = exactly<PlatformSettings>()(
  v.strictObject({
    maxPlayers: count,
    spectators: v.boolean(),
    timeScale: v.number(),
    midGameJoin: v.boolean(),
    voice: v.boolean(),
    hostLoss: v.strictObject({
      policy: v.picklist(['pause-vote', 'succeed', 'fixed']),
      seconds: v.number(),
      afterWindow: v.picklist(['stay-paused', 'auto-succeed', 'end']),
      succession: v.picklist(['on-leave', 'never']),
    }),
    watchdogSeconds: v.nullable(v.number()),
    pausedWatchdogSeconds: v.number(),
    idleRoomMinutes: v.number(),
  }),
);

export const personSchema: v.GenericSchema<unknown, SeenPerson> = exactly<SeenPerson>()(
  v.strictObject({
    name: v.string(),
    avatar: v.string(),
    seat: count,
    kind: v.picklist(['player', 'spectator', 'stage', 'gone']),
    bot: v.boolean(),
    ready: v.boolean(),
    away: v.boolean(),
    link: v.picklist(['good', 'unstable', 'poor']),
    asks: v.boolean(),
    asksHost: v.boolean(),
    muted: v.boolean(),
    wrote: v.optional(count),
  }),
);

export const pauseSchema: v.GenericSchema<unknown, SeenPause> = exactly<SeenPause>()(
  v.strictObject({ by: v.picklist(['host', 'host-lost']), since: millis, resumeAt: v.nullable(millis) }),
);

export const hostGoneSchema: v.GenericSchema<unknown, SeenHostGone> = exactly<SeenHostGone>()(
  v.strictObject({ since: millis, until: millis, votes: v.record(v.string(), v.string()) }),
);

export const outcomeSchema: v.GenericSchema<unknown, SeenOutcome> = exactly<SeenOutcome>()(
  v.strictObject({
    winners: v.array(v.string()),
    scores: v.record(v.string(), v.number()),
    reason: v.string(),
  }),
);

export const roomSchema: v.GenericSchema<unknown, SeenRoom> = exactly<SeenRoom>()(
  v.strictObject({
    code: v.string(),
    game: v.string(),
    stage: v.picklist(['lobby', 'playing', 'over']),
    settings: v.strictObject({ platform: platformSettingsSchema, game: ofTheGame }),
    host: v.nullable(v.string()),
    people: v.record(v.string(), personSchema),
    paused: v.nullable(pauseSchema),
    hostGone: v.nullable(hostGoneSchema),
    warning: v.nullable(v.strictObject({ kind: v.picklist(['idle', 'watchdog']), closesAt: millis })),
    matches: count,
    outcome: v.nullable(outcomeSchema),
    blocked: v.array(v.strictObject({ id: v.string(), name: v.string(), ban: v.boolean() })),
  }),
);

export const phaseSchema: v.GenericSchema<unknown, SeenPhase> = exactly<SeenPhase>()(
  v.strictObject({ name: v.string(), visit: count, endsAt: v.nullable(millis), left: v.exactOptional(millis) }),
);

export const youSchema: v.GenericSchema<unknown, SeenYou> = exactly<SeenYou>()(
  v.strictObject({
    id: v.string(),
    phase: v.nullable(phaseSchema),
    hand: v.nullable(ofTheGame),
    can: v.array(v.string()),
    awaited: v.boolean(),
    may: v.array(v.string()),
    talks: v.array(v.string()),
    written: v.optional(v.record(v.string(), v.unknown())),
  }),
);

export const seenSchema: v.GenericSchema<unknown, Seen> = exactly<Seen>()(
  v.strictObject({ room: roomSchema, board: v.nullable(ofTheGame), you: youSchema }),
);

export const chatLineSchema: v.GenericSchema<unknown, ChatLine> = exactly<ChatLine>()(
  v.strictObject({
    id: count,
    channel: v.string(),
    from: v.string(),
    name: v.string(),
    text: v.string(),
    at: millis,
  }),
);
