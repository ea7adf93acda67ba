import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const GRAVE: ReadonlySet<unknown> = new Set(['serious', 'critical']);

/** What axe finds grave on the screen as it stands: everything by lamp light, the colours once more by daylight. */
export async function barriers(page: Page, screen: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await atRest(page);
  const daylight = await look(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  const night = await look(new AxeBuilder({ page }));
  return [
    ...night.map((found) => `${screen}: ${found}`),
    ...daylight.map((found) => `${screen} by daylight: ${found}`),
  ];
}

/** One pass in the theme that is on. */
export async function barriersAsIs(page: Page, screen: string): Promise<string[]> {
  await atRest(page);
  return (await look(new AxeBuilder({ page }))).map((found) => `${screen}: ${found}`);
}

/** Half-faded words have half the contrast: everything that moves comes to its end first. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

async function look(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}
