import type { SeenYou } from '@alibi/protocol';

/** What a room needs of a connection: somewhere to send, and a way to end it. */
export interface Line {
  /** Prepared bytes: one or more whole messages. */
  write(bytes: Buffer): void;
  /** `final`: the client should not come back by itself. */
  end(options: { readonly final: boolean }): void;
}

/** One person's connection to a room. */
export interface Viewer {
  readonly member: string;
  readonly token: string;
  readonly line: Line;
  /** The own part as last sent; null before the welcome. */
  you: SeenYou | null;
}
