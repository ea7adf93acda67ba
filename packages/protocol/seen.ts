/** What one viewer sees of a room: the whole truth as far as that viewer is concerned. */
export interface Seen {
  readonly room: SeenRoom;
  /** Null while no match lies on the table. Its shape belongs to the game. */
  readonly board: object | null;
  readonly you: SeenYou;
}

export interface SeenRoom {
  readonly code: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly settings: { readonly platform: PlatformSettings; readonly game: object };
  readonly host: string | null;
  readonly people: Readonly<Record<string, SeenPerson>>;
  readonly paused: SeenPause | null;
  readonly hostGone: SeenHostGone | null;
  readonly warning: { readonly kind: 'idle' | 'watchdog'; readonly closesAt: number } | null;
  /** How many matches this room has begun. */
  readonly matches: number;
  readonly outcome: SeenOutcome | null;
  readonly blocked: readonly { readonly id: string; readonly name: string; readonly ban: boolean }[];
}

export interface SeenPerson {
  readonly name: string;
  readonly avatar: string;
  /** Order of joining; seats are numbered by it. */
  readonly seat: number;
  readonly kind: 'player' | 'spectator' | 'stage' | 'gone';
  readonly bot: boolean;
  readonly ready: boolean;
  readonly away: boolean;
  readonly link: 'good' | 'unstable' | 'poor';
  readonly asks: boolean;
  /** Lost the host role while away, and asks for it back. */
  readonly asksHost: boolean;
  readonly muted: boolean;
  /** How many items this person has written for the chosen game; absent: none. */
  readonly wrote?: number | undefined;
}

export interface SeenPause {
  readonly by: 'host' | 'host-lost';
  readonly since: number;
  readonly resumeAt: number | null;
}

export interface SeenHostGone {
  readonly since: number;
  readonly until: number;
  /** Voter to candidate, while the policy is `pause-vote`. */
  readonly votes: Readonly<Record<string, string>>;
}

export interface SeenOutcome {
  readonly winners: readonly string[];
  readonly scores: Readonly<Record<string, number>>;
  readonly reason: string;
}

export interface SeenPhase {
  readonly name: string;
  readonly visit: number;
  readonly endsAt: number | null;
  /** What is left while paused. */
  readonly left?: number;
}

export interface SeenYou {
  readonly id: string;
  readonly phase: SeenPhase | null;
  readonly hand: object | null;
  /** Game commands you may send now. */
  readonly can: readonly string[];
  readonly awaited: boolean;
  /** Room acts you may send now. */
  readonly may: readonly string[];
  /** Channels you may write to now. */
  readonly talks: readonly string[];
  /** What you have written for the chosen game, id to item; absent: nothing. */
  readonly written?: Readonly<Record<string, unknown>> | undefined;
}

export interface PlatformSettings {
  readonly maxPlayers: number;
  readonly spectators: boolean;
  readonly timeScale: number;
  readonly midGameJoin: boolean;
  readonly voice: boolean;
  readonly hostLoss: {
    readonly policy: 'pause-vote' | 'succeed' | 'fixed';
    readonly seconds: number;
    readonly afterWindow: 'stay-paused' | 'auto-succeed' | 'end';
    readonly succession: 'on-leave' | 'never';
  };
  /** Null: off. */
  readonly watchdogSeconds: number | null;
  readonly pausedWatchdogSeconds: number;
  readonly idleRoomMinutes: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Within what a host may set the platform's numbers, and what a start asks for, in one game. */
export interface PlatformLimits {
  readonly maxPlayers: Range;
  /** Null: the game has no clocks to scale. */
  readonly timeScale: Range | null;
  readonly hostLoss: { readonly seconds: Range };
  /** For when it is not null. */
  readonly watchdogSeconds: Range;
  readonly pausedWatchdogSeconds: Range;
  readonly idleRoomMinutes: Range;
  /** Players who must be ready before a start; null: the host is only warned. */
  readonly readyNeeded: number | null;
}

export interface ChatLine {
  readonly id: number;
  readonly channel: string;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
