import type { Page } from 'playwright-core';

/** Everything the server says to a page from now on, as it came over the wire. */
export function overhear(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => texts.push(String(payload)));
  });
  return texts;
}
