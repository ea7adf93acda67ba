import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, withoutMotion } from './testing/axe.ts';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { tooWide } from './testing/looks.ts';
import { overhear } from './testing/overhear.ts';
import { Person } from './testing/person.ts';
import { tellInOrder } from './testing/story.ts';

const TABLE = [
  'remark;first one;other one',
  'fine;"Something hot; to eat";Something cold to eat',
  'half a pair;;Alone in its row',
  'fine too;A river you know;A lake you know',
].join('\r\n');

describe('questions that people bring along themselves', () => {
  let house: House;
  tellInOrder(() => house);
  let ana: Person;
  let ben: Person;
  let heardByAna: string[];

  beforeAll(async () => {
    house = await openHouse();
    ana = new Person('Ana', await house.page(PHONE, withoutMotion));
    ben = new Person('Ben', await house.page(PHONE, withoutMotion));
    heardByAna = overhear(ana.page);
    const code = await ana.openRoom(house.url);
    await ana.press(/^Impostor Questions/);
    await ben.comeByLink(`${house.url}${code}`);
  });
  afterAll(() => house.close());

  async function fine(person: Person, screen: string): Promise<void> {
    expect([...(await barriers(person.page, screen)), ...(await tooWide(person.page, screen))]).toEqual([]);
  }

  it('[IQ-Q8] a pair is written on the phone, and what is wrong with it is said at its field', async () => {
    await ben.press('Write question pairs');
    const sheet = ben.sheet('Your question pairs');
    await sheet.getByRole('textbox', { name: 'Everybody else gets this' }).fill('A walrus you would trust');
    await sheet.getByRole('textbox', { name: 'The impostor gets this' }).fill('a WALRUS you would  trust');
    await ben.press('Add this pair');
    await ben.sees('Both questions say the same. Make them differ.');
    await fine(ben, 'a pair with a flaw');
    await sheet.getByRole('textbox', { name: 'The impostor gets this' }).fill('A walrus you would fear');
    await ben.press('Add this pair');
    await ben.sees('1 of 50 written');
  });

  it('[IQ-Q8] the host learns how many there are, and not a word of them', async () => {
    await ana.sees(/Others: Ben 1/);
    expect(heardByAna.join('\n')).not.toContain('walrus');
  });

  it('what is deleted comes back when that was a mistake', async () => {
    await ben.press('Delete');
    await ben.sees('0 of 50 written');
    await ben.press('Undo');
    await ben.sees('1 of 50 written');
    await ben.closeSheet();
  });

  it('[UX-3.3] a table with strange headings is mapped, checked and imported as far as it is right', async () => {
    await ana.press('Change settings');
    const sheet = ana.sheet('Game settings');
    await sheet.getByText('Your own packs').click();
    const file = { name: 'house-party.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${TABLE}`) };
    await sheet.getByLabel('Pack file').setInputFiles(file);
    await sheet.getByLabel('Question for everybody else').selectOption('first one');
    await sheet.getByLabel('Question for the impostor').selectOption('other one');
    await fine(ana, 'mapping columns');
    await ana.press('Check the rows');
    await ana.sees('2 of 3 can be imported');
    await ana.sees('Row 3, Question for everybody else: There is nothing in it yet. Write a question.');
    await fine(ana, 'looking over a file');
    await ana.press('Import the 2 good ones');
    await ana.sees('2 question pairs imported');
  });

  it('[UX-3.3] the pack is ticked at once, counted, and can be taken out again as a file', async () => {
    const sheet = ana.sheet('Game settings');
    expect(await sheet.getByRole('checkbox', { name: /House party/ }).isChecked()).toBe(true);
    const saved = ana.page.waitForEvent('download');
    await ana.press('Save House party as CSV');
    const parts: Buffer[] = [];
    for await (const part of await (await saved).createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString('utf8')).toContain(
      '"Something hot; to eat",crew,Something cold to eat,impostor',
    );
    await ana.closeSheet();
    await ana.sees(/\d+ fresh left/);
  });
});
