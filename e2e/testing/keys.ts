import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 80;

/** Presses Tab until the focus is on the target or in it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await holdsFocus(target)) return;
  }
  throw new Error(`not reached with ${MOST_STOPS} tabs: ${String(target)}`);
}

export function holdsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((node) => node.contains(document.activeElement));
}

/** Whether whoever looks for the focus finds it: a ring around the element, or around the label it sits in. */
export function isRinged(target: Locator): Promise<boolean> {
  return target.evaluate((node) => {
    const ringed = (element: Element | null): boolean =>
      element !== null && getComputedStyle(element).outlineStyle !== 'none';
    const { activeElement } = document;
    const beside = activeElement?.nextElementSibling ?? null;
    return (
      node.contains(activeElement) && [activeElement, beside, activeElement?.closest('label') ?? null].some(ringed)
    );
  });
}
