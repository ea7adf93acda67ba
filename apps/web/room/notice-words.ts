import type { Seen } from '@alibi/protocol';
import { sayDuration } from './duration.ts';
import { may, nameOf } from './people.ts';

/** The host's connection is lost: what the room does about it, and what people can do. `left` is in seconds. */
export function hostGoneWords(seen: Seen, left: number): string {
  const lost = `${nameOf(seen, seen.room.host)}, the host, has lost the connection.`;
  if (!may(seen, 'vote_host')) return `${lost} ${waitWords(seen, left)}`;
  const agree = 'If everybody here picks the same person, that person takes over.';
  return `${lost} ${waitWords(seen, left)} ${left > 0 ? `You need not wait that long. ${agree}` : agree}`;
}

function waitWords({ room }: Seen, left: number): string {
  const { policy, afterWindow } = room.settings.platform.hostLoss;
  const paused = room.paused?.by === 'host-lost';
  if (left <= 0) return paused ? 'The game stays paused until there is a host.' : 'The seat is kept.';
  const wait = `${paused ? 'The game is paused, and the seat waits' : 'The seat waits'} ${sayDuration(left)} more.`;
  const then = policy === 'succeed' ? 'auto-succeed' : policy === 'pause-vote' ? afterWindow : 'stay-paused';
  if (then === 'auto-succeed') return `${wait} Then the next player takes over.`;
  return then === 'end' && paused ? `${wait} Then the game ends.` : wait;
}

/** Nothing has happened for long: what will be lost, and how to keep it. */
export function closingWords({ kind }: { readonly kind: 'idle' | 'watchdog' }, left: number): string {
  const what = kind === 'watchdog' ? 'this game is dropped and the room closes' : 'the room closes';
  return `Is anybody still here? Nothing has happened for a while: in ${sayDuration(left)} ${what}.`;
}
