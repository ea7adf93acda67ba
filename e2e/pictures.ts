// Draws docs/images/play.png, the picture in the README: node e2e/pictures.ts, after a build.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Board } from '@alibi/games/bluff-trivia/types';
import { Companion } from './testing/companion.ts';
import { openHouse, PHONE, STAGE } from './testing/house.ts';
import type { House } from './testing/house.ts';
import { HEADINGS, Person, UNHURRIED } from './testing/person.ts';

const FOLDER = fileURLToPath(new URL('../docs/images/', import.meta.url));
/** The lies are about this question, so the room plays until it comes. */
const QUESTION = 'dung beetles';
const LIES = { Mira: 'more confident beetle', Ode: 'tiny disco ball', Juno: 'nearest pizzeria', Teo: 'instructions' };

interface Shots {
  readonly phone: Buffer;
  readonly stage: Buffer;
}

/** Everybody at the table, the question on it. */
async function gather(house: House): Promise<{ mira: Person; stage: Person; others: Companion[] }> {
  const room = await house.newRoom();
  const host = new Companion(house.url, room, 'Ode', '🦊');
  await host.configure({ ...UNHURRIED, packs: ['animals'] });
  const mira = new Person('Mira', await house.page({ ...PHONE, deviceScaleFactor: 2 }));
  const stage = new Person('the stage', await house.page(STAGE));
  await mira.page.goto(`${house.url}${room}`);
  await mira.page.getByText('🦉').click();
  await mira.takeSeat();
  const others = [host, new Companion(house.url, room, 'Juno', '🐙'), new Companion(house.url, room, 'Teo', '🐧')];
  await stage.page.goto(`${house.url}${room}?stage`);
  await host.start(4);
  for (let board = await question(host); !board.question.includes(QUESTION); board = await question(host)) {
    for (const phase of ['prompt', 'choose', 'scoring']) await host.advance(phase);
    if (board.round < board.rounds) continue;
    await host.until(({ room: { stage: now } }) => now === 'over');
    await host.act({ type: 'start' });
  }
  return { mira, stage, others };
}

async function question(host: Companion): Promise<Board> {
  await host.phase('prompt');
  return host.seen().board as Board;
}

/** Phone and stage at the same moment: two have voted, Mira is about to. */
async function shoot(house: House): Promise<Shots> {
  const { mira, stage, others } = await gather(house);
  const [ode, juno, teo] = others;
  await Promise.all([ode?.submit(LIES.Ode), juno?.submit(LIES.Juno), teo?.submit(LIES.Teo), mira.submit(LIES.Mira)]);
  await mira.at(HEADINGS.choose);
  await Promise.all([ode?.vote(), teo?.vote()]);
  await mira.radio(LIES.Ode.toUpperCase()).check();
  await Promise.all([mira, stage].map((screen) => screen.sees('2 of 4 voted')));
  await Promise.all([mira, stage].map(({ page }) => page.locator('.toasts').waitFor({ state: 'hidden' })));
  const shots = {
    phone: await mira.page.screenshot({ animations: 'disabled' }),
    stage: await stage.page.screenshot({ animations: 'disabled' }),
  };
  for (const companion of others) companion.close();
  return shots;
}

/** The stage and the phone side by side, on ink. */
async function compose(house: House, { phone, stage }: Shots): Promise<void> {
  const page = await house.page({ viewport: { width: 1280, height: 640 } });
  const source = (image: Buffer): string => `data:image/png;base64,${image.toString('base64')}`;
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; background: #15131f; overflow: hidden; }
      img { position: absolute; box-sizing: content-box; border: solid #0b0a11; box-shadow: 0 0 0 2px #4a4359, 0 18px 50px #000; }
      .stage { left: 36px; top: 58px; width: 886px; border-width: 10px; border-radius: 14px; }
      .phone { right: 36px; top: 31px; width: 258px; border-width: 9px; border-radius: 34px; }
    </style>
    <img class="stage" src="${source(stage)}"><img class="phone" src="${source(phone)}">`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}play.png` });
}

const house = await openHouse({ COMMAND_RATE: '1000' });
try {
  await compose(house, await shoot(house));
} finally {
  await house.close();
}
