import { randomBytes, randomInt } from 'node:crypto';
import { rngFrom } from '@alibi/engine';
import { cartridgeOf, sharedView, stageOf, youView } from '@alibi/room';
import type { Games, Member } from '@alibi/room';
import type { LiveRoom } from './live-room.ts';

/** Bots sit at the table like people: they see what their seat sees, think a while, and send the same acts. */
export interface Bots {
  /** The room changed: whoever may act now starts to think. */
  consider(live: LiveRoom): void;
  forget(room: string): void;
  stop(): void;
}

const NO_LINKS: ReadonlyMap<string, 'good'> = new Map();

export function bots(games: Games, now: () => number): Bots {
  const thinking = new Map<string, Map<string, NodeJS.Timeout>>();
  let acts = 0;

  function consider(live: LiveRoom): void {
    const room = live.head();
    if (stageOf(room) !== 'playing' || room.paused !== null) return;
    for (const member of room.members) {
      if (!member.bot || member.kind !== 'player' || thinking.get(live.id)?.has(member.id) === true) continue;
      if (youView(games, room, member).can.length > 0) think(live, member);
    }
  }

  function think(live: LiveRoom, { id }: Member): void {
    const room = live.head();
    const { botDelay } = cartridgeOf(games, room);
    const { match } = room;
    const left = match?.deadline == null ? Number.POSITIVE_INFINITY : match.deadline - now();
    const most = Math.max(50, Math.min(botDelay.max * (match?.pace ?? 1), left * 0.7));
    const least = Math.min(botDelay.min * (match?.pace ?? 1), most - 1);
    const timers = thinking.get(live.id) ?? new Map<string, NodeJS.Timeout>();
    thinking.set(live.id, timers);
    timers.set(
      id,
      setTimeout(
        () => {
          timers.delete(id);
          move(live, id);
        },
        randomInt(Math.max(1, Math.floor(least)), Math.floor(most) + 1),
      ),
    );
  }

  function move(live: LiveRoom, id: string): void {
    const room = live.head();
    const member = room.members.find((other) => other.id === id);
    const { bot } = cartridgeOf(games, room);
    if (
      member === undefined ||
      member.kind !== 'player' ||
      bot === null ||
      stageOf(room) !== 'playing' ||
      room.match === null
    )
      return;
    const { board } = sharedView(games, room, NO_LINKS);
    const { phase, hand, can, awaited } = youView(games, room, member);
    if (board === null || phase === null) return;
    const seen = {
      players: room.match.players,
      board,
      own: { phase, hand, can, awaited },
      settings: room.settings.game,
    };
    const choice = bot(seen, id, rngFrom({ seed: randomBytes(32).toString('hex'), draws: 0 }));
    if (choice === null) return;
    acts += 1;
    live.input({ type: 'act', by: id, id: `b${acts}-${now()}`, act: { type: 'play', visit: phase.visit, ...choice } });
  }

  return {
    consider,
    forget(room) {
      for (const timer of thinking.get(room)?.values() ?? []) clearTimeout(timer);
      thinking.delete(room);
    },
    stop() {
      for (const timers of thinking.values()) for (const timer of timers.values()) clearTimeout(timer);
      thinking.clear();
    },
  };
}
