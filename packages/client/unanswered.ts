import { ACT_MEMORY, MAX_MESSAGE_BYTES } from '@alibi/protocol';
import type { Act, ClientMessage, Code } from '@alibi/protocol';

export interface Answer {
  readonly ok: boolean;
  readonly code: Code | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Acts that wait for their answers, in the order they were made. */
export interface Unanswered {
  /** `text` is what to send once there is somebody to send it to; null: it can never be sent. */
  add(act: Act): { readonly id: string; readonly text: string | null; readonly answer: Promise<Answer> };
  sent(id: string, at: number): void;
  answer(id: string, answer: Answer): void;
  answerAll(answer: Answer): void;
  /** What to send to a server that has just said welcome; what it may have forgotten by now is given up. */
  again(now: number): readonly { readonly id: string; readonly text: string }[];
}

/** An act that may have been applied is repeated only while the server surely still knows its id. */
const RESEND_WITHIN: number = ACT_MEMORY - 10_000;

interface Entry {
  readonly text: string;
  readonly answer: (answer: Answer) => void;
  /** When it first went out; null: not yet. */
  sentAt: number | null;
}

export function unanswered(prefix: string): Unanswered {
  const entries = new Map<string, Entry>();
  let acts = 0;

  function answer(id: string, given: Answer): void {
    const entry = entries.get(id);
    entries.delete(id);
    entry?.answer(given);
  }

  return {
    add(act) {
      acts += 1;
      const id = `${prefix}${acts}`;
      const message: ClientMessage = { act: { id, do: act } };
      const text = JSON.stringify(message);
      if (bytesOf(text) > MAX_MESSAGE_BYTES)
        return { id, text: null, answer: Promise.resolve(refused('MESSAGE_TOO_LARGE')) };
      return { id, text, answer: new Promise((settle) => entries.set(id, { text, answer: settle, sentAt: null })) };
    },
    sent(id, at) {
      const entry = entries.get(id);
      if (entry !== undefined) entry.sentAt ??= at;
    },
    answer,
    answerAll(given) {
      for (const id of entries.keys()) answer(id, given);
    },
    again(now) {
      for (const [id, { sentAt }] of entries) {
        if (sentAt !== null && now - sentAt > RESEND_WITHIN) answer(id, refused('TIME_EXPIRED'));
      }
      return Array.from(entries, ([id, { text }]) => ({ id, text }));
    },
  };
}

export function refused(code: Code, details: Answer['details'] = {}): Answer {
  return { ok: false, code, details };
}

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
