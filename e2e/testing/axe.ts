import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const GRAVE: ReadonlySet<unknown> = new Set(['serious', 'critical']);

/** What axe finds grave on the screen as it stands: everything by lamp light, the colours once more by daylight. */
export async function barriers(page: Page, screen: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page, '--ink');
  const daylight = await look(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page, '--glow');
  const night = await look(new AxeBuilder({ page }));
  return [
    ...night.map((found) => `${screen}: ${found}`),
    ...daylight.map((found) => `${screen} by daylight: ${found}`),
  ];
}

/** To be run before the app: half-faded words have half the contrast, so whatever moves is at its end as soon as it starts. */
export function withoutMotion(): void {
  const finish = ({ target }: Event): void => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) animation.finish();
  };
  document.addEventListener('animationstart', finish);
  document.addEventListener('transitionrun', finish);
}

/**
 * What waits for its moment comes now. And axe cannot judge words on a gradient: the page gets its most difficult colour, and
 * the bars at the bottom the one their words stand on.
 */
async function settle(page: Page, backdrop: string): Promise<void> {
  await page.evaluate((colour) => {
    document.body.style.background = `var(${colour})`;
    const plain = new CSSStyleSheet();
    plain.replaceSync(
      '.bt-dock, .bottom-bar { background: var(--ink) !important } .bottom-bar::before { content: none !important }',
    );
    document.adoptedStyleSheets = [plain];
    for (const animation of document.getAnimations()) animation.finish();
  }, backdrop);
}

async function look(builder: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await builder.setLegacyMode().analyze();
  const grave = violations.filter(({ impact }) => GRAVE.has(impact));
  const unjudged = incomplete.map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ any }) => any.some(isUnjudged)) }));
  return [...grave, ...unjudged].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Words on a gradient or a picture that `settle` has not replaced: nobody has looked at their contrast. */
function isUnjudged({ data }: { readonly data: unknown }): boolean {
  const { messageKey } = (data ?? {}) as { readonly messageKey?: unknown };
  return messageKey === 'bgGradient' || messageKey === 'bgImage' || messageKey === 'pseudoContent';
}
