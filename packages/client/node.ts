import { randomBytes } from 'node:crypto';
import type { World } from './world.ts';

/** The world of a program under Node: its own web socket, its own timers. */
export const nodeWorld: World = {
  open(url, { opened, message, closed }) {
    const socket = new WebSocket(url);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', (event) => message(String(event.data)));
    socket.addEventListener('close', (event) => closed(event.code));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  now: () => Date.now(),
  later(run, after) {
    const timer = setTimeout(run, after);
    return () => clearTimeout(timer);
  },
  randomId: () => randomBytes(6).toString('base64url'),
  random: () => Math.random(),
};
