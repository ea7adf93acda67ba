import type { Page } from 'playwright-core';

export interface Utterance {
  readonly region: 'polite' | 'assertive';
  readonly text: string;
}

/** To be run before the app: writes down whatever the two live regions say. */
export function listen(): void {
  const said: Utterance[] = [];
  Object.assign(globalThis, { said });
  addEventListener('DOMContentLoaded', () => {
    for (const region of ['polite', 'assertive'] as const) {
      const node = document.getElementById(`announce-${region}`);
      if (node === null) throw new Error(`no ${region} region`);
      const write = (): void => {
        const text = node.textContent ?? '';
        if (text !== '') said.push({ region, text });
      };
      new MutationObserver(write).observe(node, { childList: true, characterData: true, subtree: true });
    }
  });
}

export function transcriptOf(page: Page): Promise<readonly Utterance[]> {
  return page.evaluate(() => (globalThis as unknown as { said: Utterance[] }).said);
}

/** Waits until one of the regions has said it. */
export async function heard(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { said: Utterance[] }).said.some((one) => one.text.includes(wanted)),
    text,
  );
}
