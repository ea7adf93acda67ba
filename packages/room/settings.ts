import type { Cartridge } from '@alibi/engine';
import type { PlatformLimits, PlatformSettings, Range } from '@alibi/protocol';
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

/** What `changeSettings` holds the platform's numbers to: told to clients, so that none has to copy it. */
export function limitsOf({ platform, game }: Cartridge): PlatformLimits {
  return {
    maxPlayers: { min: game.seats.min, max: game.seats.max },
    timeScale: platform.timeScale,
    hostLoss: { seconds: { min: 10, max: 3600 } },
    watchdogSeconds: { min: 180, max: 7200 },
    pausedWatchdogSeconds: { min: 180, max: 14_400 },
    idleRoomMinutes: { min: 5, max: 240 },
    readyNeeded: platform.readyNeeded,
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
  cartridge: Cartridge,
  now: PlatformSettings,
  change: Readonly<Record<string, unknown>>,
): PlatformSettings | null {
  const { hostLoss: hostLossChange = {} } = change;
  if (!isRecord(hostLossChange)) return null;
  const next = { ...now, ...change, hostLoss: { ...now.hostLoss, ...hostLossChange } } as PlatformSettings;
  const known = sameKeys(next, now) && sameKeys(next.hostLoss, now.hostLoss);
  const { hostLoss, timeScale } = next;
  const limits = limitsOf(cartridge);
  const scale = limits.timeScale ?? { min: 1, max: 1 };
  const valid =
    known &&
    isWhole(next.maxPlayers, limits.maxPlayers) &&
    typeof next.spectators === 'boolean' &&
    typeof next.midGameJoin === 'boolean' &&
    typeof next.voice === 'boolean' &&
    typeof timeScale === 'number' &&
    timeScale >= scale.min &&
    timeScale <= scale.max &&
    ['pause-vote', 'succeed', 'fixed'].includes(hostLoss.policy) &&
    ['stay-paused', 'auto-succeed', 'end'].includes(hostLoss.afterWindow) &&
    ['on-leave', 'never'].includes(hostLoss.succession) &&
    isWhole(hostLoss.seconds, limits.hostLoss.seconds) &&
    (next.watchdogSeconds === null || isWhole(next.watchdogSeconds, limits.watchdogSeconds)) &&
    isWhole(next.pausedWatchdogSeconds, limits.pausedWatchdogSeconds) &&
    isWhole(next.idleRoomMinutes, limits.idleRoomMinutes);
  return valid ? next : null;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, { min, max }: Range): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function sameKeys(a: object, b: object): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.hasOwn(b, key));
}
