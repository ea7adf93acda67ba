/** What a person may ask of a room. The actor is always the session that sends it (CM-72). */
export type Act =
  | { readonly type: 'leave'; readonly successor?: string | undefined }
  | { readonly type: 'rename'; readonly name: string; readonly avatar: string }
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'watch' }
  | { readonly type: 'ask_seat' }
  | { readonly type: 'admit'; readonly member: string; readonly admit: boolean }
  | { readonly type: 'remove'; readonly member: string; readonly ban: boolean }
  | { readonly type: 'allow'; readonly member: string }
  | { readonly type: 'add_bot' }
  | { readonly type: 'choose'; readonly game: string }
  | {
      readonly type: 'configure';
      readonly platform?: Readonly<Record<string, unknown>> | undefined;
      readonly game?: Readonly<Record<string, unknown>> | undefined;
    }
  | { readonly type: 'give_host'; readonly member: string }
  | { readonly type: 'vote_host'; readonly member: string | null }
  | { readonly type: 'ask_host' }
  | { readonly type: 'keep_host'; readonly member: string }
  | { readonly type: 'start' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'extend'; readonly visit: number }
  | { readonly type: 'stop' }
  | { readonly type: 'again' }
  | { readonly type: 'close' }
  | { readonly type: 'play'; readonly visit: number; readonly command: string; readonly payload: unknown }
  | { readonly type: 'say'; readonly channel: string; readonly text: string }
  /** An item for the chosen game; with an id in place of that one of your own. */
  | { readonly type: 'write'; readonly item: unknown; readonly id?: string | undefined }
  | { readonly type: 'erase'; readonly id: string }
  | { readonly type: 'mute'; readonly member: string; readonly muted: boolean }
  | { readonly type: 'still_here' };

export type ActType = Act['type'];

export const ACT_TYPES: readonly ActType[] = [
  'leave',
  'rename',
  'ready',
  'watch',
  'ask_seat',
  'admit',
  'remove',
  'allow',
  'add_bot',
  'choose',
  'configure',
  'give_host',
  'vote_host',
  'ask_host',
  'keep_host',
  'start',
  'pause',
  'resume',
  'extend',
  'stop',
  'again',
  'close',
  'play',
  'say',
  'write',
  'erase',
  'mute',
  'still_here',
];
