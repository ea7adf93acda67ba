import type { Clock } from '@alibi/client';
import type { Board } from '@alibi/games/bluff-trivia/types';
import type { Seen } from '@alibi/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { play as sound } from '../../kit/sound.ts';
import { seatsOf, settingsOf } from './people.tsx';
import { timelineOf, unmask } from './reveal.ts';
import type { Unmasking } from './reveal.ts';

/** The reveal with the CSS that times it: every part has its moment in `--at`, and `--elapsed` is what a late viewer missed. */
export interface Staging {
  readonly unmasking: Unmasking;
  readonly clock: string;
  readonly bluffs: readonly string[];
  readonly truth: string;
  readonly points: string;
}

/** `atTruth` runs when the truth turns up, or at once where it is up already. */
export function useStaging(seen: Seen, board: Board, clock: Clock, atTruth: () => void): Staging {
  const { room, you } = seen;
  const total = settingsOf(seen).scoringSeconds * 1000 * room.settings.platform.timeScale;
  const { unmasking, timeline, elapsed } = useMemo(() => {
    const told = board.reveal === null ? NOTHING : unmask(board.choices, board.reveal, seatsOf(seen, board));
    const left = you.phase?.left ?? (you.phase?.endsAt ?? 0) - clock.now();
    return {
      unmasking: told,
      timeline: timelineOf(told.bluffs.length, total),
      elapsed: Math.round(Math.min(total, Math.max(0, total - left))),
    };
  }, [room.matches, you.phase?.visit]);

  useEffect(() => {
    const timer = setTimeout(() => {
      sound('reveal');
      atTruth();
    }, timeline.truth - elapsed);
    return () => clearTimeout(timer);
  }, [timeline, elapsed]);

  return {
    unmasking,
    clock: `--elapsed: ${elapsed}ms`,
    bluffs: timeline.bluffs.map(at),
    truth: at(timeline.truth),
    points: at(timeline.points),
  };
}

const NOTHING: Unmasking = { quiet: [], bluffs: [], found: [] };

function at(moment: number): string {
  return `--at: ${moment}ms`;
}
