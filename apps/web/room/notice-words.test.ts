import type { SeenRoom } from '@alibi/protocol';
import { describe, expect, it } from 'vitest';
import { look, platform } from '../testing/fixture.ts';
import { closingWords, hostGoneWords } from './notice-words.ts';

type HostLoss = SeenRoom['settings']['platform']['hostLoss'];

function lost(
  hostLoss: Partial<HostLoss>,
  { paused, votes }: { paused: boolean; votes: boolean },
  left: number,
): string {
  const settings = { platform: { ...platform, hostLoss: { ...platform.hostLoss, ...hostLoss } }, game: {} };
  const pause = paused ? ({ by: 'host-lost', since: 0, resumeAt: null } as const) : null;
  const you = { id: 'p2', may: votes ? ['vote_host'] : [] };
  return hostGoneWords(look({ room: { settings, paused: pause }, you }), left);
}

describe('words while the host is gone', () => {
  const vote = { policy: 'pause-vote', afterWindow: 'stay-paused' } as const;

  it('[IQ-15.H1] [IQ-15.H3] the game is paused, and the others need not wait', () => {
    expect(lost(vote, { paused: true, votes: true }, 290)).toBe(
      'Ana, the host, has lost the connection. The game is paused, and the seat waits 4:50 min more. You need not wait that long. If everybody here picks the same person, that person takes over.',
    );
  });

  it('[IQ-Q24] after the wait the game stays paused and the vote stays open', () => {
    expect(lost(vote, { paused: true, votes: true }, 0)).toBe(
      'Ana, the host, has lost the connection. The game stays paused until there is a host. If everybody here picks the same person, that person takes over.',
    );
  });

  it.each([
    [{ policy: 'succeed' }, 'The seat waits 20 s more. Then the next player takes over.'],
    [{ policy: 'fixed' }, 'The seat waits 20 s more.'],
    [{ policy: 'pause-vote', afterWindow: 'end' }, 'The seat waits 20 s more.'],
  ] as const)('[CM-30] %j says what comes after the wait', (hostLoss, words) => {
    expect(lost(hostLoss, { paused: false, votes: false }, 20)).toBe(
      `Ana, the host, has lost the connection. ${words}`,
    );
  });

  it('where the game ends after the wait, it says so', () => {
    expect(lost({ ...vote, afterWindow: 'end' }, { paused: true, votes: false }, 20)).toContain('Then the game ends.');
  });
});

describe('[IQ-Q22] words before a room closes', () => {
  it('a game that stands still is lost with its room', () => {
    expect(closingWords({ kind: 'watchdog' }, 118)).toBe(
      'Is anybody still here? Nothing has happened for a while: in 1:58 min this game is dropped and the room closes.',
    );
  });

  it('a quiet lobby only closes', () => {
    expect(closingWords({ kind: 'idle' }, 45)).toContain('in 45 s the room closes.');
  });
});
