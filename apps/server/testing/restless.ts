import { connect } from '@alibi/client';
import type { Connection } from '@alibi/client';
import { standardWorld } from '@alibi/client/standard-world';
import type { Act, ChatLine, Seen } from '@alibi/protocol';
import { testDice } from './dice.ts';

export interface Played {
  readonly visit: number;
  readonly match: number;
  readonly value: string;
}

/** A client that never rests: it sends one random act after the other and writes down what was acknowledged. */
export interface Restless {
  readonly connection: Connection;
  readonly submitted: readonly Played[];
  readonly voted: readonly Played[];
  readonly said: readonly string[];
  /** Every line it ever tried to say, acknowledged or not. */
  readonly tried: ReadonlySet<string>;
  acknowledged(): number;
  chat(): readonly ChatLine[];
  /** What it sees first after the next welcome. */
  nextWelcome(): Promise<Seen>;
  run(): Promise<void>;
  stop(): void;
}

export interface RestlessOptions {
  readonly url: string;
  readonly room: string;
  readonly name: string;
  readonly seed: number;
  /** Steps the phases on and starts again when it is host; otherwise the phases last. */
  readonly hurries: boolean;
  /** Says at most so many lines in its life, so that all of them stay readable. */
  readonly lines: number;
  /** Never submits, so that the first phase stays open. */
  readonly silent: boolean;
}

interface BluffBoard {
  readonly choices: readonly (readonly [id: string, text: string])[] | null;
}

export function restless({ url, room, name, seed, hurries, lines, silent }: RestlessOptions): Restless {
  const dice = testDice(seed);
  const submitted: Played[] = [];
  const voted: Played[] = [];
  const said: string[] = [];
  const tried = new Set<string>();
  let chat: readonly ChatLine[] = [];
  let acknowledged = 0;
  const life = { over: false };
  let welcomed: ((seen: Seen) => void)[] = [];
  let wasOpen = false;

  const connection = connect(
    `${url.replace(/^http/, 'ws')}ws`,
    { room, name },
    {
      chat: (readable) => (chat = readable),
      status: (status) => {
        if (status !== 'open') wasOpen = false;
      },
      seen(seen) {
        if (wasOpen) return;
        wasOpen = true;
        const waiting = welcomed;
        welcomed = [];
        for (const tell of waiting) tell(seen);
      },
    },
    standardWorld,
  );

  function nextAct(seen: Seen): Act {
    const { you, room: table } = seen;
    const roll = dice.int(10);
    const visit = you.phase?.visit ?? 0;
    if (hurries && table.host === you.id && table.stage === 'over') return { type: 'start' };
    if (!silent && you.can.includes('submit') && roll < 4) {
      return { type: 'play', visit, command: 'submit', payload: { text: `lie ${name} ${dice.int(1e6)}` } };
    }
    if (you.can.includes('vote') && roll < 4) {
      const { own } = you.hand as { own?: string };
      const { choices } = seen.board as BluffBoard;
      return {
        type: 'play',
        visit,
        command: 'vote',
        payload: { choice: dice.pick((choices ?? []).filter(([id]) => id !== own))[0] },
      };
    }
    if (hurries && you.can.includes('advance') && roll === 4)
      return { type: 'play', visit, command: 'advance', payload: {} };
    if (roll < 7 && tried.size < lines && you.talks.includes('room')) {
      return { type: 'say', channel: 'room', text: `${name} says ${tried.size}` };
    }
    return { type: 'still_here' };
  }

  function note(act: Act, match: number): void {
    acknowledged += 1;
    if (act.type === 'say') said.push(act.text);
    if (act.type !== 'play') return;
    const payload = act.payload as { text?: string; choice?: string };
    if (payload.text !== undefined) submitted.push({ match, visit: act.visit, value: payload.text });
    if (payload.choice !== undefined) voted.push({ match, visit: act.visit, value: payload.choice });
  }

  async function run(): Promise<void> {
    while (!life.over) {
      const seen = connection.seen();
      if (seen === null) throw new Error(`${name} has seen nothing`);
      const act = nextAct(seen);
      if (act.type === 'say') tried.add(act.text);
      const answer = await connection.act(act);
      if (answer.ok) note(act, seen.room.matches);
    }
  }

  return {
    connection,
    submitted,
    voted,
    said,
    tried,
    acknowledged: () => acknowledged,
    chat: () => chat,
    nextWelcome: () => new Promise((done) => welcomed.push(done)),
    run,
    stop: () => {
      life.over = true;
    },
  };
}
