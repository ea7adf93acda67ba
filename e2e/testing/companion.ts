import { connect } from '@alibi/client';
import type { Connection } from '@alibi/client';
import { standardWorld } from '@alibi/client/standard-world';
import type { Board, Hand } from '@alibi/games/bluff-trivia/types';
import type { Act, Seen } from '@alibi/protocol';
import { PATIENCE } from './house.ts';

/** Somebody at the table without a browser, where the test is not about them: the same client over a real socket. */
export class Companion {
  private readonly connection: Connection;
  private readonly waiting = new Set<() => void>();

  constructor(url: string, room: string, name: string, avatar = '🙂') {
    const look = (): void => {
      for (const check of this.waiting) check();
    };
    const address = `${url.replace(/^http/, 'ws')}ws`;
    this.connection = connect(address, { room, name, avatar }, { seen: look, status: look }, standardWorld);
  }

  /** Resolves as soon as what is seen fulfils the condition; rejects when that takes too long. */
  until(condition: (seen: Seen) => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => reject(new Error(`in vain: ${String(condition)}`)), PATIENCE);
    const check = (): void => {
      const seen = this.connection.seen();
      const holds = seen !== null && condition(seen);
      if (!holds && this.connection.status() !== 'final') return;
      this.waiting.delete(check);
      clearTimeout(late);
      if (holds) resolve();
      else reject(new Error('turned away'));
    };
    this.waiting.add(check);
    check();
    return promise;
  }

  async act(act: Act): Promise<void> {
    const { ok, code } = await this.connection.act(act);
    if (!ok) throw new Error(`${act.type} was refused: ${code}`);
  }

  async configure(
    game: Readonly<Record<string, unknown>>,
    platform: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await this.until(({ you }) => you.may.includes('configure'));
    await this.act({ type: 'configure', game, platform });
  }

  /** As the host, once so many sit at the table. */
  async start(players: number): Promise<void> {
    await this.until(
      ({ room }) => Object.values(room.people).filter(({ kind }) => kind === 'player').length === players,
    );
    await this.act({ type: 'start' });
  }

  async submit(text: string): Promise<void> {
    await this.phase('prompt');
    await this.play('submit', { text });
  }

  /** For any answer but the own one. */
  async vote(): Promise<void> {
    await this.phase('choose');
    const { board, you } = this.seen();
    const choice = (board as Board).choices?.find(([id]) => id !== (you.hand as Hand).own);
    await this.play('vote', { choice: choice?.[0] });
  }

  /** The host ends the phase. */
  async advance(from: string): Promise<void> {
    await this.phase(from);
    await this.play('advance', {});
  }

  async phase(name: string): Promise<void> {
    await this.until(({ you }) => you.phase?.name === name);
  }

  seen(): Seen {
    const seen = this.connection.seen();
    if (seen === null) throw new Error('nothing seen yet');
    return seen;
  }

  private async play(command: string, payload: unknown): Promise<void> {
    const { ok, code } = await this.connection.play(command, payload);
    if (!ok) throw new Error(`${command} was refused: ${code}`);
  }

  close(): void {
    this.connection.close();
  }
}
