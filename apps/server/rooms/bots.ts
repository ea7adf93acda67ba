import { randomBytes, randomInt } from 'node:crypto';
import { rngFrom } from '@alibi/engine';
import type { BotView } from '@alibi/engine';
import { cartridgeOf, linesFor, sharedView, stageOf, youView } from '@alibi/room';
import type { Games, Member, Room } from '@alibi/room';
import type { Bank } from './content-bank.ts';
import type { LiveRoom } from './live-room.ts';

/** Bots sit at the table like people: they see what their seat sees, think a while, and send the same acts. */
export interface Bots {
  /** The room changed: whoever may act now starts to think. */
  consider(live: LiveRoom): void;
  forget(room: string): void;
  stop(): void;
}

const NO_LINKS: ReadonlyMap<string, 'good'> = new Map();

/** How far back a bot reads in the chat. */
const RECENT_LINES = 20;
/** In one visit of a phase: two bots that answer each other must come to an end. */
const MOST_SAID = 3;

export function bots(games: Games, bank: Bank, now: () => number): Bots {
  const thinking = new Map<string, Map<string, NodeJS.Timeout>>();
  /** How much each bot has said, by room: of one visit only. */
  const said = new Map<string, { readonly visit: number; readonly lines: Map<string, number> }>();
  let acts = 0;

  function consider(live: LiveRoom): void {
    const room = live.head();
    if (stageOf(room) !== 'playing' || room.paused !== null) return;
    for (const member of room.members) {
      if (!member.bot || member.kind !== 'player' || thinking.get(live.id)?.has(member.id) === true) continue;
      const { can, talks } = youView(games, room, member);
      const mayTalk = cartridgeOf(games, room).botTalks === true && talks.includes('room');
      if (can.length > 0 || (mayTalk && saidBy(room, member.id) < MOST_SAID)) think(live, member);
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
    const seen = viewOf(games, room, member, room.match.players);
    if (seen === null) return;
    const rng = rngFrom({ seed: randomBytes(32).toString('hex'), draws: 0 });
    const choice = bot(seen, id, rng, bank.get(room.game) ?? []);
    if (choice === null) return;
    acts += 1;
    const input = { type: 'act', by: id, id: `b${acts}-${now()}` } as const;
    if ('say' in choice) {
      if (saidBy(room, id) >= MOST_SAID) return;
      noteSaid(room, id);
      live.input({ ...input, act: { type: 'say', channel: 'room', text: choice.say } });
    } else live.input({ ...input, act: { type: 'play', visit: seen.own.phase.visit, ...choice } });
  }

  function saidBy({ id, match }: Room, bot: string): number {
    const spoken = said.get(id);
    return spoken === undefined || spoken.visit !== match?.visit ? 0 : (spoken.lines.get(bot) ?? 0);
  }

  function noteSaid(room: Room, bot: string): void {
    const count = saidBy(room, bot) + 1;
    const visit = room.match?.visit ?? 0;
    const known = said.get(room.id);
    const lines = known?.visit === visit ? known.lines : new Map<string, number>();
    said.set(room.id, { visit, lines: lines.set(bot, count) });
  }

  return {
    consider,
    forget(room) {
      for (const timer of thinking.get(room)?.values() ?? []) clearTimeout(timer);
      thinking.delete(room);
      said.delete(room);
    },
    stop() {
      for (const timers of thinking.values()) for (const timer of timers.values()) clearTimeout(timer);
      thinking.clear();
    },
  };
}

/** What a person in that seat would see; null: there is no match. */
function viewOf(games: Games, room: Room, member: Member, players: readonly string[]): BotView | null {
  const { board } = sharedView(games, room, NO_LINKS);
  const { phase, hand, can, awaited, talks } = youView(games, room, member);
  if (board === null || phase === null) return null;
  const lines = linesFor(room, member).filter(({ channel }) => channel === 'room');
  return {
    players,
    board,
    own: { phase, hand, can, awaited },
    settings: room.settings.game,
    talks: talks.includes('room'),
    lines: lines.slice(-RECENT_LINES).map(({ from, text }) => ({ from, text })),
  };
}
