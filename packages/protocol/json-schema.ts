import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import { PROTOCOL_VERSION } from './limits.ts';
import { actSchema, clientMessageSchema, helloSchema } from './client-schemas.ts';
import {
  chatLineSchema,
  hostGoneSchema,
  outcomeSchema,
  pauseSchema,
  personSchema,
  phaseSchema,
  platformSettingsSchema,
  roomSchema,
  seenSchema,
  youSchema,
} from './seen-schemas.ts';
import {
  byeSchema,
  codeSchema,
  eventSchema,
  nackSchema,
  frameSchema,
  serverMessageSchema,
  welcomeSchema,
} from './server-schemas.ts';

const target = 'draft-2020-12';

/** Every message of the wire in JSON Schema: `client` is what a client may send, `server` what it is sent. */
export function protocolJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Alibi protocol, version ${PROTOCOL_VERSION}`,
    anyOf: [{ $ref: '#/$defs/client' }, { $ref: '#/$defs/server' }],
    $defs: { ...clientDefinitions(), ...serverDefinitions() },
  };
}

function clientDefinitions(): Record<string, JsonSchema> {
  return toJsonSchemaDefs({ client: clientMessageSchema, hello: helloSchema, act: actSchema }, { target });
}

/** Open to further fields: a client ignores what it does not know, so that a server may be newer. */
function serverDefinitions(): Record<string, JsonSchema> {
  const definitions = {
    server: serverMessageSchema,
    welcome: welcomeSchema,
    frame: frameSchema,
    event: eventSchema,
    nack: nackSchema,
    bye: byeSchema,
    code: codeSchema,
    chatLine: chatLineSchema,
    seen: seenSchema,
    seenRoom: roomSchema,
    seenPerson: personSchema,
    seenPause: pauseSchema,
    seenHostGone: hostGoneSchema,
    seenOutcome: outcomeSchema,
    seenPhase: phaseSchema,
    seenYou: youSchema,
    platformSettings: platformSettingsSchema,
  };
  return toJsonSchemaDefs(definitions, {
    target,
    overrideSchema({ valibotSchema, jsonSchema }) {
      if (valibotSchema.type !== 'strict_object') return null;
      const { additionalProperties: _, ...open } = jsonSchema;
      return open;
    },
  });
}
