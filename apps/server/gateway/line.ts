import type { Duplex } from 'node:stream';
import { CLOSE_FINAL, CLOSE_RETRY } from '@alibi/protocol';
import type { WebSocket } from 'ws';
import type { Line } from '../rooms/viewer.ts';

/** What a phone may be behind before it is let go; it comes back and gets everything anew. */
const MOST_UNREAD = 1_048_576;

/**
 * Prepared frames go to the raw socket in one write, past the sender of `ws`, which would take each message apart. Control
 * frames of `ws` use the same socket, so everything stays in order.
 */
export function socketLine(ws: WebSocket, raw: Duplex, dropped: () => void): Line {
  return {
    write(bytes) {
      if (ws.readyState !== ws.OPEN) return;
      if (raw.writableLength > MOST_UNREAD) {
        dropped();
        ws.terminate();
        return;
      }
      raw.write(bytes);
    },
    end({ final }) {
      if (ws.readyState === ws.OPEN) ws.close(final ? CLOSE_FINAL : CLOSE_RETRY);
    },
  };
}
