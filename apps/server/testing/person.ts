import { applyFrame, PROTOCOL_VERSION } from '@alibi/protocol';
import type { Act, Bye, ChatLine, Code, Hello, Nack, Seen, ServerMessage } from '@alibi/protocol';
import { WebSocket } from 'ws';

export type Answer = 'ok' | Code;

/** One raw socket to a server, and everything that came over it. */
export interface Person {
  readonly socket: WebSocket;
  readonly messages: readonly ServerMessage[];
  readonly chat: readonly ChatLine[];
  token(): string;
  seen(): Seen;
  bye(): Bye | null;
  /** Exactly these characters, whatever they are. */
  send(text: string): void;
  hello(hello: Partial<Hello> & { readonly room: string }): void;
  /** Resolves with the answer, under an own id or the one given. */
  act(act: Act, id?: string): Promise<Answer>;
  nack(act: Act): Promise<Nack>;
  play(command: string, payload: unknown): Promise<Answer>;
  /** Resolves as soon as the condition holds; it is asked after every message. Rejects if the line closes first. */
  until(condition: () => boolean): Promise<void>;
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

/** An id is never used again in a room, so every line has its own. */
let lines = 0;

/** Opens a socket; `hello` is up to the caller. */
export async function dial(url: string, options: { readonly origin?: string } = {}): Promise<Person> {
  const socket = new WebSocket(
    `${url.replace(/^http/, 'ws')}ws`,
    options.origin === undefined ? {} : { origin: options.origin },
  );
  const messages: ServerMessage[] = [];
  const chat: ChatLine[] = [];
  const waiting = new Set<() => void>();
  const answers = new Map<string, (answer: Nack | null) => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<number>();
  let seen: Seen | null = null;
  let token = '';
  let bye: Bye | null = null;
  let acts = 0;
  let open = true;

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ServerMessage;
    messages.push(message);
    if ('welcome' in message) ({ seen, token } = message.welcome);
    if ('welcome' in message) chat.push(...message.welcome.chat);
    if ('frame' in message && seen !== null) seen = applyFrame(seen, message.frame);
    if ('chat' in message) chat.push(message.chat);
    if ('bye' in message) ({ bye } = message);
    if ('ack' in message) settle(message.ack, null);
    if ('nack' in message) settle(message.nack.id, message.nack);
    for (const check of waiting) check();
  });
  socket.on('close', (code) => {
    open = false;
    close(code);
    for (const check of waiting) check();
  });

  function settle(id: string, answer: Nack | null): void {
    answers.get(id)?.(answer);
    answers.delete(id);
  }

  function until(condition: () => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = (): void => {
      const holds = condition();
      if (!holds && open) return;
      waiting.delete(check);
      if (holds) resolve();
      else reject(new Error(`the line closed: ${JSON.stringify(bye)}`));
    };
    waiting.add(check);
    check();
    return promise;
  }

  async function ask(act: Act, id: string): Promise<Nack | null> {
    const { promise, resolve } = Promise.withResolvers<Nack | null>();
    let answer: Nack | null | undefined;
    answers.set(id, (given) => {
      answer = given;
      resolve(given);
    });
    socket.send(JSON.stringify({ act: { id, do: act } }));
    await until(() => answer !== undefined);
    return promise;
  }

  lines += 1;
  const line = lines;
  const nextId = (): string => `${line}-${(acts += 1)}`;
  await new Promise((done, failed) => {
    socket.once('open', done);
    socket.once('error', failed);
  });
  socket.on('error', () => {});

  const person: Person = {
    socket,
    messages,
    chat,
    token: () => token,
    seen() {
      if (seen === null) throw new Error(`nothing seen yet: ${JSON.stringify(bye)}`);
      return seen;
    },
    bye: () => bye,
    send: (text) => socket.send(text),
    hello: (hello) => socket.send(JSON.stringify({ hello: { protocol: PROTOCOL_VERSION, ...hello } })),
    act: async (act, id = nextId()) => (await ask(act, id))?.code ?? 'ok',
    async nack(act) {
      const nack = await ask(act, nextId());
      if (nack === null) throw new Error(`${act.type} was not refused`);
      return nack;
    },
    play: (command, payload) =>
      person.act({ type: 'play', visit: person.seen().you.phase?.visit ?? 0, command, payload }),
    until,
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
  return person;
}

/** Dials, says hello and waits for the welcome. */
export async function enter(url: string, hello: Partial<Hello> & { readonly room: string }): Promise<Person> {
  const person = await dial(url);
  person.hello(hello);
  await person.until(() => person.token() !== '');
  return person;
}

/** Dials, says hello and waits for the goodbye. */
export async function turnedAway(url: string, hello: Partial<Hello> & { readonly room: string }): Promise<Bye> {
  const person = await dial(url);
  person.hello(hello);
  await person.closed;
  const bye = person.bye();
  if (bye === null) throw new Error('closed without a goodbye');
  return bye;
}
