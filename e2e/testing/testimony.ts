import type { Page } from 'playwright-core';
import { overhear } from './overhear.ts';

const LAST_MESSAGES = 4;
const MOST_LETTERS = 400;

/** Remembers what came over a page's wire, for the day something goes wrong. */
export function witness(page: Page): () => Promise<string> {
  const heard = overhear(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  return async () => {
    if (page.isClosed()) return '(closed)';
    const shown = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch((error: unknown) => `(cannot be read: ${String(error)})`);
    const lines = [page.url(), ...shown.split('\n').filter((line) => line.trim() !== ''), ...faults];
    const last = heard.slice(-LAST_MESSAGES).map((text) => `heard ${text.slice(0, MOST_LETTERS)}`);
    return [...lines, ...last].map((line) => `  ${line}`).join('\n');
  };
}
