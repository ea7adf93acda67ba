import type { PlatformSettings, Range } from '@alibi/protocol';
import type { GameInfo } from '../../../connection/http.ts';
import type { SettingWords } from '../../../games/screen.ts';
import { fieldsOf, recordOf } from './form-model.ts';
import type { Field } from './form-model.ts';

const seconds = { short: 's', long: 'seconds' };

/** The room's own settings, for every game the same. A dot leads into a group on the wire. */
const WORDS: Readonly<Record<string, SettingWords>> = {
  maxPlayers: { label: 'Seats', hint: 'How many can play. Whoever comes later may watch.', group: 'plain' },
  spectators: { label: 'People may watch', hint: 'Shared screens need this too.', group: 'plain' },
  timeScale: {
    label: 'Exact pace',
    hint: 'All times are multiplied by this.',
    group: 'more',
    unit: { short: '×', long: 'times as long' },
  },
  midGameJoin: { label: 'Join while a game runs', hint: 'Newcomers play from the next round.', group: 'more' },
  'hostLoss.policy': {
    label: 'The host loses the connection',
    group: 'more',
    options: {
      fixed: 'The game goes on, the seat waits',
      succeed: 'The next player takes over',
      'pause-vote': 'Pause, and vote on a new host',
    },
  },
  'hostLoss.seconds': { label: 'Wait for the host', group: 'more', unit: seconds, step: 10 },
  'hostLoss.afterWindow': {
    label: 'Nobody agrees on a new host',
    group: 'more',
    options: { 'stay-paused': 'Stay paused', 'auto-succeed': 'The next player takes over', end: 'The game ends' },
    matters: (settings) => recordOf(settings)['hostLoss.policy'] === 'pause-vote',
  },
  'hostLoss.succession': {
    label: 'The host leaves for good',
    group: 'more',
    options: { 'on-leave': 'The next player takes over', never: 'Nobody takes over' },
  },
  watchdogSeconds: {
    label: 'Clear away a game that stands still',
    hint: 'After this long without a move.',
    group: 'more',
    unit: seconds,
    step: 60,
  },
  pausedWatchdogSeconds: { label: 'Longest pause', group: 'more', unit: seconds, step: 300 },
  idleRoomMinutes: {
    label: 'Close a quiet room after',
    group: 'more',
    unit: { short: 'min', long: 'minutes' },
    step: 5,
  },
};

/** The ranges the server checks, as it tells them. */
export function platformFields({ limits }: Pick<GameInfo, 'limits'>): readonly Field[] {
  const { timeScale, maxPlayers, hostLoss, watchdogSeconds, pausedWatchdogSeconds, idleRoomMinutes } = limits;
  const properties = {
    maxPlayers: whole(maxPlayers),
    spectators: { type: 'boolean' },
    ...(timeScale === null ? {} : { timeScale: { ...whole(timeScale), type: 'number' } }),
    midGameJoin: { type: 'boolean' },
    'hostLoss.policy': { enum: ['fixed', 'succeed', 'pause-vote'] },
    'hostLoss.seconds': whole(hostLoss.seconds),
    'hostLoss.afterWindow': { enum: ['stay-paused', 'auto-succeed', 'end'] },
    'hostLoss.succession': { enum: ['on-leave', 'never'] },
    watchdogSeconds: { ...whole(watchdogSeconds), type: ['integer', 'null'], default: 600 },
    pausedWatchdogSeconds: whole(pausedWatchdogSeconds),
    idleRoomMinutes: whole(idleRoomMinutes),
  };
  return fieldsOf({ properties }, WORDS);
}

function whole({ min, max }: Range): object {
  return { type: 'integer', minimum: min, maximum: max };
}

/** `{hostLoss: {policy}}` as `{'hostLoss.policy'}`, the way the form names it. */
export function flat(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { hostLoss, ...rest } = settings;
  const inner = Object.entries(recordOf(hostLoss)).map(([key, value]) => [`hostLoss.${key}`, value] as const);
  return { ...rest, ...Object.fromEntries(inner) };
}

/** The way back: a change as the server takes it. */
export function nested(change: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  const hostLoss: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(change)) {
    if (key.startsWith('hostLoss.')) hostLoss[key.slice('hostLoss.'.length)] = value;
    else result[key] = value;
  }
  return Object.keys(hostLoss).length === 0 ? result : { ...result, hostLoss };
}

export interface Pace {
  readonly value: string;
  readonly text: string;
}

const PACES: readonly { readonly scale: number; readonly text: string }[] = [
  { scale: 2, text: 'Twice the time' },
  { scale: 1.5, text: 'Relaxed' },
  { scale: 1, text: 'Standard' },
  { scale: 0.75, text: 'Brisk' },
  { scale: 0.5, text: 'Half the time' },
];

/** The pace in words, from slow to fast; a scale between them is named by its number. */
export function pacesFor(range: { readonly min: number; readonly max: number }, now: number): readonly Pace[] {
  const named = PACES.filter(({ scale }) => scale >= range.min && scale <= range.max);
  const own = named.some(({ scale }) => scale === now) ? [] : [{ scale: now, text: `${now}× the time` }];
  return [...named, ...own]
    .sort((a, b) => b.scale - a.scale)
    .map(({ scale, text }) => ({ value: String(scale), text }));
}

/** What a guest should know of the room's own settings. */
export function platformSummary({ maxPlayers, spectators, timeScale }: PlatformSettings): readonly string[] {
  const pace = timeScale === 1 ? [] : [timeScale > 1 ? 'slower clocks' : 'faster clocks'];
  return [...pace, `up to ${maxPlayers} players`, ...(spectators ? [] : ['no watchers'])];
}
