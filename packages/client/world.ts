export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  readonly opened: () => void;
  readonly message: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** What a connection needs of the place it runs in: a browser, a bot, a test. */
export interface World {
  /** Never calls a handler before it has returned. */
  open(url: string, handlers: SocketHandlers): Socket;
  /** The device's clock, right or wrong. */
  now(): number;
  /** Runs once, later; returns how to call it off. */
  later(run: () => void, after: number): () => void;
  randomId(): string;
  /** From 0 to less than 1; where it is given, clients that lost the server together come back one by one. */
  random?(): number;
}
