import type { Clock } from '@alibi/client';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from './announce.ts';
import { play } from './sound.ts';
import { plural } from './plural.ts';
import './timer.css';

export interface TimerProps {
  /** Server time; null while untimed or paused. */
  readonly endsAt: number | null;
  /** What is left while paused. */
  readonly left: number | null;
  /** The whole length; without it, the most that was left since the timer appeared. */
  readonly total?: number | undefined;
  readonly clock: Clock;
}

const DIGITS_FROM = 15;
const SPOKEN = [30, 10, 5];
const ROUND = 2 * Math.PI * 44;

/** A calm ring; numbers only at the end. */
export function Timer({ endsAt, left, total, clock }: TimerProps): JSX.Element | null {
  const [, redraw] = useState(0);
  const longest = useRef(1);
  useEffect(() => {
    if (endsAt === null) return;
    let before = secondsLeft(endsAt, clock);
    const timer = setInterval(() => {
      const now = secondsLeft(endsAt, clock);
      if (now < before) cross(endsAt, before, now);
      before = now;
      redraw((count) => count + 1);
    }, 200);
    return () => clearInterval(timer);
  }, [endsAt, clock]);

  const rest = endsAt === null ? left : Math.max(0, endsAt - clock.now());
  if (rest === null) return null;
  longest.current = Math.max(longest.current, rest);
  const whole = total ?? longest.current;
  const seconds = Math.ceil(rest / 1000);
  const low = seconds <= DIGITS_FROM;
  return (
    <div class={`timer ${low ? 'timer-low' : ''}`} role="timer" aria-label={spoken(seconds)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="timer-track" cx="50" cy="50" r="44" />
        <circle
          class="timer-left"
          cx="50"
          cy="50"
          r="44"
          stroke-dasharray={ROUND}
          stroke-dashoffset={ROUND * (1 - Math.min(1, rest / whole))}
        />
      </svg>
      {low && (
        <span class="timer-digits" aria-hidden="true">
          {seconds}
        </span>
      )}
    </div>
  );
}

function secondsLeft(endsAt: number, clock: Clock): number {
  return Math.max(0, Math.ceil((endsAt - clock.now()) / 1000));
}

/** Two timers of one phase on one page speak once. */
let said = '';

function cross(endsAt: number, before: number, now: number): void {
  const mark = SPOKEN.find((second) => before > second && now <= second);
  const key = `${endsAt}/${now}`;
  if (said === key) return;
  if (mark !== undefined) announce(`${plural(mark, 'second', 'seconds')} left.`);
  if (now > 0 && now <= 5) play('tick');
  said = key;
}

function spoken(seconds: number): string {
  if (seconds <= 60) return `${plural(seconds, 'second', 'seconds')} left`;
  return `${plural(Math.floor(seconds / 60), 'minute', 'minutes')} ${seconds % 60} left`;
}
