import { describe, expect, it } from 'vitest';
import type { Cartridge } from '../cartridge.ts';
import { lookAt, shownVisit } from '../cover.ts';
import { applyMatch, commandsOf, isRefused, startMatch } from '../match.ts';
import type { Match } from '../match.ts';
import { ownOf, seenBy } from '../view.ts';
import { findIndiscretion } from './discretion.ts';
import { playthroughOf } from './playthrough.ts';
import { randomMatch } from './random-match.ts';
import type { Insider, RandomMatch } from './random-match.ts';
import { testRng } from './table.ts';
import { findTell } from './two-worlds.ts';
import type { Probes, Reveals, Twin } from './two-worlds.ts';

export interface Contract {
  /** What content is drawn from: small and fixed, so that the playthrough stays as it is. */
  readonly bank: unknown;
  readonly twin: Twin;
  readonly probes: Probes;
  readonly reveals?: Reveals;
  /** Settings to play with in turn; the defaults if not given. */
  readonly variants?: readonly object[];
  readonly insider?: Insider;
  /** Texts that nobody may be sent at this moment, beside the seed. */
  readonly secrets?: (match: Match) => readonly string[];
  /** The match that is kept as <game>.playthrough.txt beside the test. */
  readonly playthrough: { readonly seed: number; readonly settings?: object };
  readonly matches?: number;
}

/** Every viewer, at every step, with every probe: the one test here that takes seconds. */
const TWO_WORLDS_MS = 120_000;

/** The tests that every game gets for free. */
export function gameContract(cartridge: Cartridge, contract: Contract): void {
  const { game } = cartridge;
  const { bank, twin, probes, reveals, insider, variants = [{}], matches = 200, secrets = () => [] } = contract;
  const withInsider = insider === undefined ? {} : { insider };
  const worlds = { cartridge, twin, probes, ...(reveals === undefined ? {} : { reveals }) };
  let played: readonly RandomMatch[] | null = null;
  const all = (): readonly RandomMatch[] =>
    (played ??= Array.from({ length: matches }, (_, index) =>
      randomMatch(cartridge, {
        bank,
        ...withInsider,
        settings: variants[index % variants.length] ?? {},
        seed: index + 1,
      }),
    ));

  describe(`the contract of ${game.id}`, () => {
    it(`comes to an outcome in ${matches} random matches`, () => {
      for (const { last } of all()) expect(last.over?.reason).toBeTypeOf('string');
      expect(all()).toHaveLength(matches);
    });

    it('never refuses the move of a bot', () => {
      const refused = all().flatMap(({ steps }) => steps.filter(({ byBot, code }) => byBot && code !== null));
      expect(refused.map(({ input, code }) => ({ input, code }))).toEqual([]);
    });

    it('replays every journal to the same states and frames, byte by byte', () => {
      for (const { start, first, steps } of all()) {
        let match = startMatch(game, start, 0).match;
        expect(framesOf(cartridge, match)).toBe(framesOf(cartridge, first));
        for (const { input, at, after, code } of steps) {
          if (code !== null) continue;
          match = accepted(applyMatch(game, match, input, at));
          if (JSON.stringify(match) !== JSON.stringify(after)) expect(match).toEqual(after);
        }
        const last = steps.at(-1)?.after ?? first;
        expect(framesOf(cartridge, match)).toBe(framesOf(cartridge, last));
      }
    });

    it('goes on from a match that was written down and read again, after every input, and changes nothing in it', () => {
      for (const { steps } of all()) {
        for (const { before, input, at, after, code } of steps) {
          const result = applyMatch(game, frozen(JSON.parse(JSON.stringify(before)) as Match), input, at);
          const next = isRefused(result) ? result.code : JSON.stringify(result.match);
          if (next !== (code ?? JSON.stringify(after))) expect(next).toBe(code ?? JSON.stringify(after));
        }
        const last = steps.at(-1)?.after;
        expect(JSON.parse(JSON.stringify(last))).toStrictEqual(last);
      }
    });

    it('can be stopped at any moment, with an outcome among those who play', () => {
      for (const { steps } of all()) {
        for (const { before, at } of steps) {
          const { over, players } = accepted(applyMatch(game, before, { type: 'stop', reason: 'host_ended' }, at));
          if (over?.reason !== 'host_ended') expect(over).toMatchObject({ reason: 'host_ended' });
          const strangers = [...(over?.winners ?? []), ...Object.keys(over?.scores ?? {})].filter(
            (player) => !players.includes(player),
          );
          if (strangers.length > 0) expect(strangers).toEqual([]);
        }
      }
    });

    it('goes on or ends, whoever leaves, as long as anybody is left', () => {
      for (const { steps } of all()) {
        const middle = steps[Math.floor(steps.length / 2)];
        let match = middle?.before ?? null;
        while (match !== null && match.over === null && match.players.length > 1) {
          const [player = ''] = match.players;
          match = accepted(applyMatch(game, match, { type: 'left', player }, middle?.at ?? 0));
          framesOf(cartridge, match);
        }
        expect(match?.players.length).toBeGreaterThan(0);
      }
    });

    it('offers in `can` what the phase takes from that player, and takes nothing else', () => {
      const names = new Set(Object.values(game.phases).flatMap(({ commands }) => Object.keys(commands ?? {})));
      for (const { start, steps } of all()) {
        for (const { after: match, at } of steps) {
          const commands = commandsOf(game, match);
          for (const player of new Set([...start.players, ...match.players])) {
            const { can } = ownOf(game, match, player);
            for (const name of can) {
              const command = commands[name];
              if (command === undefined || command.by?.(lookAt(match), player) === false)
                expect(can).not.toContain(name);
            }
            for (const command of names) {
              if (can.includes(command)) continue;
              const visit = shownVisit(game, match, player);
              const result = applyMatch(game, match, { type: 'play', by: player, command, payload: {}, visit }, at);
              if (!isRefused(result)) expect.fail(`${player} may not ${command} in ${match.phase}, yet it was taken`);
            }
          }
        }
      }
    });

    it('leaves everybody else’s own part as it was, where a command says so', () => {
      for (const match of all()) expect(findIndiscretion(cartridge, match)).toBeNull();
    });

    it('shows every viewer the same bytes in two worlds they cannot tell apart', { timeout: TWO_WORLDS_MS }, () => {
      all().forEach((match, index) => {
        expect(findTell(worlds, match, testRng(index + 1))).toBeNull();
      });
    });

    it('sends nobody the seed of the dice or a secret of the content', () => {
      for (const { first, start, steps } of all()) {
        for (const { after: match, events } of [{ after: first, events: [] }, ...steps]) {
          const sent =
            framesOf(cartridge, match, [...new Set([...start.players, ...match.players]), null]) +
            JSON.stringify(events);
          for (const secret of [match.dice.seed, ...secrets(match)]) {
            if (sent.includes(JSON.stringify(secret).slice(1, -1))) expect.fail(`${secret} was sent in ${match.phase}`);
          }
        }
      }
    });

    it('plays the kept match as it always did', async () => {
      const { seed, settings = {} } = contract.playthrough;
      const text = playthroughOf(cartridge, randomMatch(cartridge, { bank, ...withInsider, settings, seed }));
      await expect(text).toMatchFileSnapshot(`./${game.id}.playthrough.txt`);
    });
  });
}

function framesOf({ game }: Cartridge, match: Match, viewers = [...match.players, null]): string {
  return viewers.map((viewer) => JSON.stringify(seenBy(game, match, viewer))).join('\n');
}

/** Writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

function accepted(result: ReturnType<typeof applyMatch>): Match {
  if (isRefused(result)) throw new Error(`refused in the replay: ${result.code}`);
  return result.match;
}
