import type { World } from './world.ts';

/** The world of a page and of a program under Node alike: web socket, timers and luck as both have them. */
export const standardWorld: World = {
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
  randomId: () => randomText(6),
  random: () => Math.random(),
};

/** `bytes` random bytes, written so that they fit into an address. Works without a secure context. */
export function randomText(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
