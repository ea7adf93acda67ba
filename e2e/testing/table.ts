import type { Page } from 'playwright-core';
import { HEADINGS } from './person.ts';
import type { Person } from './person.ts';

/** The lies on the table in this round, by who wrote them. */
export class Lies {
  private readonly texts = new Map<string, string>();

  /** Nobody could think of it, so it is never the truth. */
  invent(person: Person, round: number): string {
    const lie = `${person.name.toLowerCase()} juggles walrus ${round}`;
    this.texts.set(person.name, lie);
    return lie;
  }

  by(author: string): string {
    const lie = this.texts.get(author);
    if (lie === undefined) throw new Error(`${author} has not lied`);
    return lie;
  }

  /** As everybody sees it among the answers. */
  shownBy(author: string): string {
    return this.by(author).toUpperCase();
  }

  all(): string[] {
    return [...this.texts.values()];
  }

  forget(author: string): void {
    this.texts.delete(author);
  }

  /** The one answer that none of them wrote. */
  async truthOn(person: Person): Promise<string> {
    const shown = new Set(this.all().map((lie) => lie.toUpperCase()));
    const [truth, ...more] = (await person.answers()).filter((text) => !shown.has(text));
    if (truth === undefined || more.length > 0) throw new Error('there has to be one truth among the answers');
    return truth;
  }
}

export async function everybodyWrites(lies: Lies, round: number, people: readonly Person[]): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      await person.asked(round);
      await person.submit(lies.invent(person, round));
    }),
  );
}

/** The host need not wait for the end of the reveal. */
export async function endReveal(host: Person): Promise<void> {
  await host.at(HEADINGS.scoring);
  await host.press('Skip waiting');
}

/**
 * The host goes on without those who still write, unless the table has done so by itself: looked at and pressed in one go, or
 * the press might end the phase after it.
 */
export async function endWriting(host: Person): Promise<void> {
  await host.button('Skip waiting').evaluate((button: HTMLElement, next) => {
    if (document.querySelector('main h1')?.textContent !== next) button.click();
  }, HEADINGS.choose);
  await host.at(HEADINGS.choose);
}

/** The lines of the reveal that tell the points, best first. */
export async function pointsOn(page: Page): Promise<string[]> {
  const points = page.getByRole('region', { name: 'Points' });
  await points.waitFor();
  const lines = await points.getByRole('listitem').allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' '));
}

/** How many things on a page could send something to the game. */
export async function waysToSubmit(page: Page): Promise<number> {
  const controls = [
    page.getByRole('textbox'),
    page.getByRole('radio', { disabled: false }),
    page.locator('[type=submit]'),
  ];
  const counts = await Promise.all(controls.map((control) => control.count()));
  return counts.reduce((sum, count) => sum + count, 0);
}
