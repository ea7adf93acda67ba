import type { RawSocket } from './raw-socket.ts';

export const SEATS = 8;

export type Step = 'submit' | 'vote' | 'advance' | 'start';

/** One player of the driver. */
export interface Seat {
  readonly index: number;
  readonly socket: RawSocket;
  /** When the command that waits for its answer was sent; null: none does. */
  sentAt: number | null;
}

/** What the driver counts, from one moment on. */
export interface Tally {
  commands: number;
  /** Submits and votes: sixteen make a round. */
  moves: number;
  refusals: number;
  /** Milliseconds from a command to the frame that shows it. */
  latencies: number[];
}

export function emptyTally(): Tally {
  return { commands: 0, moves: 0, refusals: 0, latencies: [] };
}

/** How a kind of server is spoken to. */
export interface Dialect {
  /** The message by which a seat takes its part in the running step. */
  text(table: Table, seat: Seat): string;
  /** Reads a message; `answered` and `refused` are about the seat's own command. */
  read(table: Table, seat: Seat, payload: Buffer): 'answered' | 'refused' | null;
  /** The step that follows the running one; null while that is not known yet. */
  next(table: Table): Step | null;
}

/** One room, as the driver plays it: a step opens, its seats act, and when all are answered the next step opens. */
export class Table {
  readonly seats: Seat[] = [];
  readonly dialect: Dialect;
  step: Step = 'start';
  /** Seats that have still to act in this step. */
  open: Seat[] = [];
  /** Filled in by the driver: which tally counts, and what to do when a step opens. */
  tally: Tally = emptyTally();
  onOpen: (table: Table) => void = () => {};
  private unanswered = 0;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  sit(socket: RawSocket): Seat {
    const seat: Seat = { index: this.seats.length, socket, sentAt: null };
    this.seats.push(seat);
    socket.onMessage = (payload) => this.read(seat, payload);
    return seat;
  }

  /** The host begins the first match. */
  begin(): void {
    this.enter('start');
  }

  act(seat: Seat): void {
    this.open = this.open.filter((other) => other !== seat);
    this.unanswered += 1;
    const text = this.dialect.text(this, seat);
    seat.sentAt = performance.now();
    seat.socket.send(text);
  }

  private enter(step: Step): void {
    this.step = step;
    this.open = step === 'submit' || step === 'vote' ? [...this.seats] : this.seats.slice(0, 1);
    this.onOpen(this);
  }

  private read(seat: Seat, payload: Buffer): void {
    const answer = this.dialect.read(this, seat, payload);
    if (answer !== null && seat.sentAt !== null) {
      const { tally } = this;
      tally.latencies.push(performance.now() - seat.sentAt);
      tally.commands += 1;
      if (this.step === 'submit' || this.step === 'vote') tally.moves += 1;
      if (answer === 'refused') tally.refusals += 1;
      seat.sentAt = null;
      this.unanswered -= 1;
    }
    if (this.unanswered > 0 || this.open.length > 0) return;
    const next = this.dialect.next(this);
    if (next !== null) this.enter(next);
  }
}

let acts = 0;

/** Short, unique in this run, and of constant length. */
export function actId(): string {
  acts += 1;
  return acts.toString(36).padStart(8, '0');
}
