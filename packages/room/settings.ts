import type { Cartridge } from '@alibi/engine';
import type { PlatformSettings } from '@alibi/protocol';
import type { RoomSettings } from './room.ts';

export function defaultSettings(cartridge: Cartridge): RoomSettings {
  const { platform, game } = cartridge;
  return {
    platform: {
      maxPlayers: platform.maxPlayers,
      spectators: true,
      timeScale: 1,
      midGameJoin: platform.midGameJoin,
      voice: platform.voice,
      hostLoss: { ...platform.hostLoss, afterWindow: 'stay-paused', succession: 'on-leave' },
      watchdogSeconds: platform.watchdogSeconds,
      pausedWatchdogSeconds: 3600,
      idleRoomMinutes: 30,
    },
    game: game.settings.parse({}) as object,
  };
}

/** The settings with some changed, or null if any value is outside its range or any key unknown. */
export function changeSettings(
  cartridge: Cartridge,
  now: RoomSettings,
  change: {
    platform?: Readonly<Record<string, unknown>> | undefined;
    game?: Readonly<Record<string, unknown>> | undefined;
  },
): RoomSettings | null {
  const platform = changePlatform(cartridge, now.platform, change.platform ?? {});
  if (platform === null) return null;
  try {
    const game = cartridge.game.settings.parse({ ...now.game, ...change.game }) as object;
    return { platform, game };
  } catch {
    return null;
  }
}

function changePlatform(
  { platform, game }: Cartridge,
  now: PlatformSettings,
  change: Readonly<Record<string, unknown>>,
): PlatformSettings | null {
  const { hostLoss: hostLossChange = {} } = change;
  if (!isRecord(hostLossChange)) return null;
  const next = { ...now, ...change, hostLoss: { ...now.hostLoss, ...hostLossChange } } as PlatformSettings;
  const known = sameKeys(next, now) && sameKeys(next.hostLoss, now.hostLoss);
  const { hostLoss, timeScale } = next;
  const scale = platform.timeScale ?? { min: 1, max: 1 };
  const valid =
    known &&
    isWhole(next.maxPlayers, game.seats.min, game.seats.max) &&
    typeof next.spectators === 'boolean' &&
    typeof next.midGameJoin === 'boolean' &&
    typeof next.voice === 'boolean' &&
    typeof timeScale === 'number' &&
    timeScale >= scale.min &&
    timeScale <= scale.max &&
    ['pause-vote', 'succeed', 'fixed'].includes(hostLoss.policy) &&
    ['stay-paused', 'auto-succeed', 'end'].includes(hostLoss.afterWindow) &&
    ['on-leave', 'never'].includes(hostLoss.succession) &&
    isWhole(hostLoss.seconds, 10, 3600) &&
    (next.watchdogSeconds === null || isWhole(next.watchdogSeconds, 180, 7200)) &&
    isWhole(next.pausedWatchdogSeconds, 180, 14400) &&
    isWhole(next.idleRoomMinutes, 5, 240);
  return valid ? next : null;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function sameKeys(a: object, b: object): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.hasOwn(b, key));
}
