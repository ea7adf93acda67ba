import * as v from 'valibot';
import type { Act } from './acts.ts';
import { exactly } from './exactly.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';
import type { ClientMessage, Hello } from './messages.ts';

const member = v.pipe(v.string(), v.minLength(1), v.maxLength(16));
const text = (most: number): v.GenericSchema<string, string> => v.pipe(v.string(), v.maxLength(most));
/** Judged by the rules, which say better than a schema what is wrong with it; only a message's size limits it here. */
const judged = text(MAX_MESSAGE_BYTES);
const visit = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const anything = v.record(v.string(), v.unknown());

/** Every act with its exact fields: an unknown field is refused, so nobody can slip in another's name. */
export const actSchema: v.GenericSchema<unknown, Act> = exactly<Act>()(
  // Looked through from the first: what is sent most stands there.
  v.variant('type', [
    v.strictObject({
      type: v.literal('play'),
      visit,
      command: text(64),
      payload: v.unknown(),
    }),
    v.strictObject({ type: v.literal('leave'), successor: v.optional(member) }),
    v.strictObject({ type: v.literal('rename'), name: judged, avatar: judged }),
    v.strictObject({ type: v.literal('ready'), ready: v.boolean() }),
    v.strictObject({ type: v.literal('watch') }),
    v.strictObject({ type: v.literal('ask_seat') }),
    v.strictObject({ type: v.literal('admit'), member, admit: v.boolean() }),
    v.strictObject({ type: v.literal('remove'), member, ban: v.boolean() }),
    v.strictObject({ type: v.literal('allow'), member }),
    v.strictObject({ type: v.literal('add_bot') }),
    v.strictObject({ type: v.literal('choose'), game: judged }),
    v.strictObject({ type: v.literal('configure'), platform: v.optional(anything), game: v.optional(anything) }),
    v.strictObject({ type: v.literal('give_host'), member }),
    v.strictObject({ type: v.literal('vote_host'), member: v.nullable(member) }),
    v.strictObject({ type: v.literal('ask_host') }),
    v.strictObject({ type: v.literal('keep_host'), member }),
    v.strictObject({ type: v.literal('start') }),
    v.strictObject({ type: v.literal('pause') }),
    v.strictObject({ type: v.literal('resume') }),
    v.strictObject({ type: v.literal('extend'), visit }),
    v.strictObject({ type: v.literal('stop') }),
    v.strictObject({ type: v.literal('again') }),
    v.strictObject({ type: v.literal('close') }),
    v.strictObject({ type: v.literal('say'), channel: text(32), text: judged }),
    v.strictObject({ type: v.literal('write'), item: v.unknown(), id: v.optional(text(32)) }),
    v.strictObject({ type: v.literal('erase'), id: text(32) }),
    v.strictObject({ type: v.literal('mute'), member, muted: v.boolean() }),
    v.strictObject({ type: v.literal('still_here') }),
  ]),
);

export const helloSchema: v.GenericSchema<unknown, Hello> = exactly<Hello>()(
  v.strictObject({
    protocol: v.pipe(v.number(), v.integer()),
    room: judged,
    token: v.optional(text(64)),
    name: v.optional(judged),
    avatar: v.optional(judged),
    as: v.optional(v.picklist(['player', 'spectator', 'stage'])),
    device: v.optional(text(64)),
  }),
);

export const clientMessageSchema: v.GenericSchema<unknown, ClientMessage> = exactly<ClientMessage>()(
  v.union([
    v.strictObject({ act: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[!-~]{1,36}$/)), do: actSchema }) }),
    v.strictObject({ ping: v.number() }),
    v.strictObject({ hello: helloSchema }),
  ]),
);
