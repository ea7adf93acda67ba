import { applyFrame, PROTOCOL_VERSION } from '@alibi/protocol';
import type { Act, Frame, Seen, Welcome } from '@alibi/protocol';
import { openSocket } from './raw-socket.ts';
import type { RawSocket } from './raw-socket.ts';
import { actId, SEATS, Table } from './table.ts';
import type { Dialect, Seat, Step } from './table.ts';

const SETTINGS = { hostAdvance: true, rounds: 15, promptSeconds: 120, chooseSeconds: 120, scoringSeconds: 60 };
const STEPS: Readonly<Record<string, Step>> = { prompt: 'submit', choose: 'vote', scoring: 'advance' };

type Choice = readonly [id: string, text: string];

/** Plays Bluff Trivia. Only the host's messages are read further than their first letters, and of those only new phases. */
class AlibiTable extends Table {
  seen: Seen | null = null;
  /** Names the stay in a phase the running step belongs to. */
  stay = '';

  constructor() {
    super(dialect);
  }

  nowAt(): string {
    const { room, you } = this.seen ?? {};
    return `${room?.matches}:${you?.phase?.visit}:${room?.stage}`;
  }
}

const dialect: Dialect = {
  text(table, seat) {
    return actText(actFor(table as AlibiTable, seat));
  },
  read(table, seat, payload) {
    const kind = payload[2];
    if (kind === LETTER.ack) return 'answered';
    if (kind === LETTER.nack) return 'refused';
    if (kind === LETTER.frame && seat.index === 0 && isTurn(payload)) {
      const own = table as AlibiTable;
      const { frame } = JSON.parse(payload.toString()) as { frame: Frame };
      if (own.seen !== null) own.seen = applyFrame(own.seen, frame);
    }
    return null;
  },
  next(table) {
    const own = table as AlibiTable;
    if (own.seen === null || own.nowAt() === own.stay) return null;
    own.stay = own.nowAt();
    const { room, you } = own.seen;
    return room.stage === 'playing' ? (STEPS[you.phase?.name ?? ''] ?? null) : 'start';
  },
};

/** The third byte of `{"ack":…`, `{"nack":…`, `{"frame":…` and `{"welcome":…`. */
const LETTER = { ack: 0x61, nack: 0x6e, frame: 0x66, welcome: 0x77 };

function isTurn(payload: Buffer): boolean {
  return payload.includes('"you/phase') || payload.includes('"room/stage');
}

function actFor({ step, seen }: AlibiTable, { index }: Seat): Act {
  if (step === 'start') return { type: 'start' };
  const visit = seen?.you.phase?.visit ?? 0;
  if (step === 'submit') return { type: 'play', visit, command: 'submit', payload: { text: bluffOf(index) } };
  if (step === 'advance') return { type: 'play', visit, command: 'advance', payload: {} };
  const { choices } = (seen?.board ?? {}) as { choices?: readonly Choice[] | null };
  const others = (choices ?? []).filter(([, text]) => text.toLowerCase() !== bluffOf(index));
  return { type: 'play', visit, command: 'vote', payload: { choice: others[index % others.length]?.[0] ?? '' } };
}

/** Every seat has its own lie, so that nobody votes for the own one. */
function bluffOf(index: number): string {
  return `bluff ${index} of nobody`;
}

function actText(act: Act): string {
  return JSON.stringify({ act: { id: actId(), do: act } });
}

export async function openAlibiTable(port: number, lost: (reason: string) => void): Promise<Table> {
  const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'bluff-trivia' }),
  });
  const { code } = (await response.json()) as { code: string };
  const table = new AlibiTable();
  const url = `ws://127.0.0.1:${port}/ws`;
  // The first to join is the host; the others may come at once.
  const host = await join(url, code, 0, lost);
  table.seen = host.welcome.seen;
  const others = Array.from({ length: SEATS - 1 }, (_, index) => join(url, code, index + 1, lost));
  await ask(host.socket, actText({ type: 'configure', game: SETTINGS }), LETTER.ack);
  for (const { socket } of [host, ...(await Promise.all(others))]) table.sit(socket);
  table.stay = table.nowAt();
  return table;
}

async function join(
  url: string,
  room: string,
  index: number,
  lost: (reason: string) => void,
): Promise<{ readonly socket: RawSocket; readonly welcome: Welcome }> {
  const socket = await openSocket(url, lost);
  const hello = { protocol: PROTOCOL_VERSION, room, name: `Player ${index + 1}`, as: 'player' };
  const text = await ask(socket, JSON.stringify({ hello }), LETTER.welcome);
  return { socket, welcome: (JSON.parse(text) as { welcome: Welcome }).welcome };
}

/** Sends and waits for the first message of one kind. */
function ask(socket: RawSocket, text: string, letter: number): Promise<string> {
  return new Promise((done, failed) => {
    socket.onMessage = (payload) => {
      if (payload[2] === letter) done(payload.toString());
      else if (payload[2] === LETTER.nack || payload.includes('"bye"')) failed(new Error(payload.toString()));
    };
    socket.send(text);
  });
}
