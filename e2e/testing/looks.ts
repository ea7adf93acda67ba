import type { Page } from 'playwright-core';

/** To be run before the app: text twice as large as usual, as a person would set it in the browser. */
export function largeText(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });
}

/**
 * What does not fit between the left and the right edge of the screen: words, buttons and boxes to type in. A part that scrolls
 * by itself, such as a table, may hold more; a sheet may not.
 */
export function tooWide(page: Page, screen: string): Promise<string[]> {
  return page.evaluate((where) => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`${where} scrolls to ${document.documentElement.scrollWidth}`);
    const isPart = (node: Element): boolean =>
      node.matches('button, input, img, svg[role]') ||
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '');
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      !node.matches('dialog') &&
      (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    for (const node of document.body.querySelectorAll('*')) {
      if (!isPart(node) || !node.checkVisibility() || node.closest('.visually-hidden, [aria-live], .toasts') !== null)
        continue;
      if (scrolls(node.parentElement)) continue;
      const { left, right } = node.getBoundingClientRect();
      if (left < -1 || right > width + 1)
        found.push(
          `${where}: ${node.tagName} "${node.textContent?.slice(0, 30)}" from ${Math.round(left)} to ${Math.round(right)}`,
        );
      else if (
        node.scrollWidth > node.clientWidth + 1 &&
        getComputedStyle(node).overflowX !== 'visible' &&
        !node.matches('input')
      )
        found.push(`${where}: ${node.tagName} "${node.textContent?.slice(0, 30)}" is cut off`);
    }
    return found;
  }, screen);
}

/** Words of these parts that do not stand on one line. */
export function brokenWords(page: Page, parts: string): Promise<string[]> {
  return page.locator(parts).evaluateAll((nodes) => {
    const texts = nodes.flatMap((node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
      return found;
    });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  });
}

/**
 * To be run before the app: notes everything that travels, turns, grows or goes on for ever. A fade is no motion; each animation
 * is looked at where it begins and where it ends.
 */
export function watchMotion(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const note = (event: Event, what: string): void => {
    const { className } = event.target as Element;
    moved.push(`${what} of ${className}`);
  };
  document.addEventListener('animationstart', (event) => {
    const target = event.target as Element;
    for (const animation of target.getAnimations({ subtree: false })) {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== event.animationName) continue;
      const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (endTime === Number.POSITIVE_INFINITY) return note(event, `endless ${event.animationName}`);
      const now = animation.currentTime;
      const at = (time: number): string => {
        animation.currentTime = time;
        const { x, y, width, height } = target.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      };
      const [from, to] = [at(delay), at(Number(endTime) - 0.01)];
      animation.currentTime = now;
      if (from !== to) note(event, `${event.animationName} (${from} to ${to})`);
    }
    if (event.pseudoElement !== '') note(event, `${event.animationName}${event.pseudoElement}`);
  });
  document.addEventListener('transitionrun', (event) => {
    const style = getComputedStyle(event.target as Element);
    const longest = Math.max(
      ...style.transitionDuration.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)),
    );
    if (longest > 10) note(event, `transition ${event.propertyName}`);
  });
}

export function motionOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}
