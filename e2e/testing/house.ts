import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { freshFolder } from '../../apps/server/testing/folder.ts';
import { freePort, spawnServer } from '../../apps/server/testing/process.ts';
import type { ServerProcess } from '../../apps/server/testing/process.ts';
import { witness } from './testimony.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Milliseconds a slow machine may take for anything a test waits for. */
export const PATIENCE = 45_000;

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 } };
export const STAGE: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };

/** The real server with a store on disk, and a real browser. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** A device of its own: storage, cache and connection shared with nobody. `prepare` runs in every page before the app. */
  page(options?: BrowserContextOptions, prepare?: () => void): Promise<Page>;
  /** A new, empty room. */
  newRoom(): Promise<string>;
  /** What every page shows now and heard last, page by page in the order they were opened. */
  testimony(): Promise<string>;
  stopServer(): Promise<void>;
  /** Same data, same address. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(settings: Readonly<Record<string, string>> = {}): Promise<House> {
  const { folder, remove } = freshFolder();
  const port = String(await freePort());
  const env = { DATA_DIR: folder, STORE: 'sqlite', PORT: port, ADDRESS_RATE: '1000000', ...settings };
  let server: ServerProcess | null = await spawnServer(env);
  const { url } = server;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });

  const witnesses: (() => Promise<string>)[] = [];

  async function stopServer(): Promise<void> {
    const running = server;
    server = null;
    const code = await running?.end('SIGTERM');
    if (code !== undefined && code !== 0) throw new Error(`the server ended with ${code}: ${running?.output()}`);
  }

  return {
    url,
    browser,
    async page(options = PHONE, prepare) {
      const context = await browser.newContext({ colorScheme: 'dark', ...options });
      context.setDefaultTimeout(PATIENCE);
      if (prepare !== undefined) await context.addInitScript(prepare);
      const page = await context.newPage();
      witnesses.push(witness(page));
      return page;
    },
    async newRoom() {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}api/rooms`, { method: 'POST', headers, body: '{}' });
      return ((await response.json()) as { code: string }).code;
    },
    async testimony() {
      const told = await Promise.all(witnesses.map((tell) => tell()));
      return told.map((words, index) => `page ${index + 1}:\n${words}`).join('\n');
    },
    stopServer,
    async startServer() {
      server = await spawnServer(env);
    },
    async close() {
      await browser.close();
      await stopServer();
      remove();
    },
  };
}
