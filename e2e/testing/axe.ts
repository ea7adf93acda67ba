import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const GRAVE: ReadonlySet<unknown> = new Set(['serious', 'critical']);

/** What axe finds grave on the screen as it stands: everything by lamp light, the colours once more by daylight. */
export async function barriers(page: Page, screen: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await stillAndPlain(page, '--ink');
  const daylight = await look(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'dark' });
  await stillAndPlain(page, '--glow');
  const night = await look(new AxeBuilder({ page }));
  return [
    ...night.map((found) => `${screen}: ${found}`),
    ...daylight.map((found) => `${screen} by daylight: ${found}`),
  ];
}

/**
 * Half-faded words have half the contrast, so everything that moves comes to its end first. And axe cannot judge words on a
 * gradient: the page gets the colour of it on which they are hardest to read.
 */
async function stillAndPlain(page: Page, backdrop: string): Promise<void> {
  await page.evaluate((colour) => {
    document.body.style.background = `var(${colour})`;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }, backdrop);
}

async function look(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
