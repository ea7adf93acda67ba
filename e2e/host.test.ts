import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, withoutMotion } from './testing/axe.ts';
import { Companion } from './testing/companion.ts';
import { openHouse, PHONE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { Person, UNHURRIED } from './testing/person.ts';
import { tellInOrder } from './testing/story.ts';

/** The shortest a room can be told to wait for its host. */
const WINDOW = { hostLoss: { policy: 'succeed', seconds: 10 } };

describe('the host', () => {
  let house: House;
  let ada: Person;
  let bob: Person;
  let link = '';

  beforeAll(async () => {
    house = await openHouse();
    const room = await house.newRoom();
    link = `${house.url}${room}`;
    const opener = new Companion(house.url, room, 'Gus');
    await opener.configure(UNHURRIED, WINDOW);
    ada = new Person('Ada', await house.page(PHONE, withoutMotion));
    bob = new Person('Bob', await house.page(PHONE, withoutMotion));
    await ada.comeByLink(link);
    await bob.comeByLink(link);
    await opener.until(({ room: { people } }) => Object.values(people).length === 3);
    await opener.act({ type: 'give_host', member: 'p2' });
    await opener.act({ type: 'leave' });
    opener.close();
  });
  afterAll(() => house.close());
  tellInOrder(() => house);

  it('[CM-30] who was away too long asks for the role, and gets it with one press of the new host', async () => {
    await ada.at('Your table');
    await ada.page.goto('about:blank');
    await bob.at('Your table');
    await ada.page.goto(link);
    await ada.notices.getByText('Bob became host while you were away.').waitFor();
    expect(await barriers(ada.page, 'host lost')).toEqual([]);
    await ada.press('Ask for it back');
    await bob.notices.getByText('Ada was host before and asks to be host again.').waitFor();
    expect(await barriers(bob.page, 'host asked back')).toEqual([]);
    await bob.press('Not now');
    await ada.sees('The host keeps the role for now.');
    await ada.openPeople();
    await ada.press('Ask to be host again');
    await ada.sees('You have asked to be host again.');
    await ada.closeSheet();
    await bob.press('Hand over');
    await ada.at('Your table');
    await bob.at('You have a seat');
    await bob.notices.waitFor({ state: 'detached' });
  });

  it('[CM-32] gives everybody more time, and everybody is told', async () => {
    await ada.press('Start the game');
    await Promise.all([ada, bob].map((person) => person.asked(1)));
    const people = await ada.openPeople();
    expect(await (await bob.openPeople()).getByRole('button', { name: /more$/ }).count()).toBe(0);
    await bob.closeSheet();
    await people.getByRole('button', { name: '30 seconds more' }).click();
    await bob.sees('The host gives everybody 30 seconds more.');
    await people.getByRole('button', { name: '30 seconds more' }).click();
    await bob.page.getByRole('timer', { name: /^2 minutes [1-5]\d left$/ }).waitFor();
    await ada.closeSheet();
  });
});
