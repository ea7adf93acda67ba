import type { Locator, Page } from 'playwright-core';

/** Long enough for any machine; the host ends a phase early where a test wants to go on. */
export const UNHURRIED: Readonly<Record<string, unknown>> = {
  promptSeconds: 120,
  chooseSeconds: 120,
  scoringSeconds: 60,
  hostAdvance: true,
};

/** The same in the words of the settings sheet, with the switch that goes with it. */
export const UNHURRIED_TIMES = { 'Time to write': 120, 'Time to choose': 120, 'Time for the reveal': 60 };
export const HOST_MAY_SKIP = 'Host may skip waiting';

/** How the phone names what it shows: the one heading of level 1. */
export const HEADINGS = {
  choose: 'Which one is true?',
  scoring: 'Who fooled whom?',
  podium: /wins?!$/,
} as const;

type Words = string | RegExp;

/** Somebody with a page of their own, who does what a finger or a key can do and sees what is on the screen. */
export class Person {
  readonly name: string;
  readonly page: Page;

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  /** Strings have to be the whole name, whatever its case. */
  button(name: Words): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async press(name: Words): Promise<void> {
    await this.button(name).click();
  }

  heading(name: Words): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
  }

  /** Waits until the screen with this heading is up. */
  async at(name: Words): Promise<void> {
    await this.heading(name).waitFor();
  }

  /** Waits until the words are on the page; what is only read aloud does not count. */
  async sees(text: Words): Promise<void> {
    const shown = this.page.getByText(text).and(this.page.locator(':not([aria-live])'));
    await shown.filter({ visible: true }).first().waitFor();
  }

  /** Everything that is not as usual: a lost connection, news after one. */
  get notices(): Locator {
    return this.page.getByRole('complementary', { name: 'Notices' });
  }

  /** All words on the page that are not in a sheet or a toast. */
  async read(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  sheet(name: Words): Locator {
    return this.page.getByRole('dialog', { name, exact: typeof name === 'string' });
  }

  /** The question that has to be answered before something is done for good. */
  ask(name: Words): Locator {
    return this.page.getByRole('alertdialog', { name, exact: typeof name === 'string' });
  }

  async openRoom(home: string): Promise<string> {
    await this.page.goto(home);
    await this.press('Open a new room');
    await this.takeSeat();
    return new URL(this.page.url()).pathname.slice(1);
  }

  async takeSeat(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.press('Take a seat');
    await this.inLobby();
  }

  async comeByLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.takeSeat();
  }

  async comeToWatch(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.press('Only watch');
    await this.button(/^Room code/).waitFor();
  }

  async inLobby(): Promise<void> {
    await this.page.getByRole('heading', { name: /At the table/ }).waitFor();
  }

  /** The chair of somebody in the lobby, with everything that stands on it. */
  chair(name: string): Locator {
    return this.page
      .getByRole('region', { name: /At the table/ })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** As the host, in the lobby. */
  async changeSettings(numbers: Readonly<Record<string, number>>, switches: readonly string[] = []): Promise<void> {
    await this.press('Change settings');
    const sheet = this.sheet('Game settings');
    for (const [name, value] of Object.entries(numbers)) {
      const field = sheet.getByRole('spinbutton', { name });
      await field.fill(String(value));
      await field.press('Enter');
    }
    if (switches.length > 0) await sheet.getByText('More settings').click();
    for (const name of switches) await sheet.getByRole('switch', { name }).check();
    await this.closeSheet();
  }

  /** Done when the mark is on the table: what is only on its way does not outlive a reload. */
  async getReady(): Promise<void> {
    await this.press('I am ready');
    await this.page.getByRole('button', { name: 'I am ready', pressed: true }).waitFor();
  }

  get answerBox(): Locator {
    return this.page.getByRole('textbox', { name: 'What goes in the blank?' });
  }

  /** Round and phase are up and something can be written. */
  async asked(round: number): Promise<void> {
    await this.sees(new RegExp(`Round ${round} of`));
    await this.answerBox.waitFor();
  }

  /** Done when the box is gone: for the last one at the table the next phase comes at once. */
  async submit(lie: string): Promise<void> {
    await this.answerBox.fill(lie);
    await this.press('That is my answer');
    await this.answerBox.waitFor({ state: 'detached' });
  }

  /** "You are in": what was sent has arrived. */
  async landed(): Promise<void> {
    await this.page.getByRole('heading', { level: 2, name: 'You are in' }).waitFor();
  }

  /** A choice by its whole text: a short truth may be part of somebody's lie. */
  radio(text: string): Locator {
    const whole = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return this.page.getByRole('radio', { name: new RegExp(`^${whole}(?: yours)?(?: your vote)?$`, 'i') });
  }

  /** The answers on the ballot as they are shown. */
  async answers(): Promise<string[]> {
    await this.at(HEADINGS.choose);
    return (await this.page.locator('.bt-choice-text').allInnerTexts()).map((text) => text.trim());
  }

  async vote(text: string): Promise<void> {
    await this.at(HEADINGS.choose);
    await this.radio(text).check();
    await this.press('This is the truth');
    await this.button(/^(?:This is the truth|Sending…)$/).waitFor({ state: 'detached' });
  }

  async openPeople(): Promise<Locator> {
    await this.press(/^People:/);
    await this.sheet('People').waitFor();
    return this.sheet('People');
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }
}
