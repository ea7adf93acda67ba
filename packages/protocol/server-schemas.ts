import * as v from 'valibot';
import { CODES } from './codes.ts';
import type { Code } from './codes.ts';
import { exactly } from './exactly.ts';
import type { Bye, Nack, RoomEvent, ServerMessage, Welcome } from './messages.ts';
import type { Frame } from './patch.ts';
import { chatLineSchema, seenSchema } from './seen-schemas.ts';

const details = v.record(v.string(), v.unknown());

export const codeSchema: v.GenericSchema<unknown, Code> = exactly<Code>()(v.picklist(Object.keys(CODES) as Code[]));

export const welcomeSchema: v.GenericSchema<unknown, Welcome> = exactly<Welcome>()(
  v.strictObject({
    protocol: v.pipe(v.number(), v.integer()),
    token: v.string(),
    now: v.number(),
    seen: seenSchema,
    chat: v.array(chatLineSchema),
  }),
);

/** Path, value, path, value. */
export const frameSchema: v.GenericSchema<unknown, Frame> = exactly<Frame>()(v.array(v.unknown()));

export const eventSchema: v.GenericSchema<unknown, RoomEvent> = exactly<RoomEvent>()(
  v.looseObject({ type: v.string() }),
);

export const nackSchema: v.GenericSchema<unknown, Nack> = exactly<Nack>()(
  v.strictObject({ id: v.string(), code: codeSchema, details }),
);

export const byeSchema: v.GenericSchema<unknown, Bye> = exactly<Bye>()(v.strictObject({ code: codeSchema, details }));

export const serverMessageSchema: v.GenericSchema<unknown, ServerMessage> = exactly<ServerMessage>()(
  v.union([
    v.strictObject({ welcome: welcomeSchema }),
    v.strictObject({ frame: frameSchema }),
    v.strictObject({ event: eventSchema }),
    v.strictObject({ chat: chatLineSchema }),
    v.strictObject({ ack: v.string() }),
    v.strictObject({ nack: nackSchema }),
    v.strictObject({ pong: v.strictTuple([v.number(), v.number()]) }),
    v.strictObject({ bye: byeSchema }),
  ]),
);
