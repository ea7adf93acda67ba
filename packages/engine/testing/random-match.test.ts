import { describe, expect, it } from 'vitest';
import { HENHOUSE_WORDS, honest } from './leaky-game.ts';
import { playthroughOf } from './playthrough.ts';
import { randomMatch } from './random-match.ts';
import { tiny, look } from './tiny-game.ts';

const bank = HENHOUSE_WORDS;
const many = Array.from({ length: 60 }, (_, index) => randomMatch(honest, { bank, seed: index + 1 }));

describe('a random match', () => {
  it('is the same for the same seed', () => {
    expect(JSON.stringify(randomMatch(honest, { bank, seed: 7 }))).toBe(JSON.stringify(many[6]));
    expect(JSON.stringify(many[6])).not.toBe(JSON.stringify(many[7]));
  });

  it('among many has every kind of input, in every number of seats', () => {
    const kinds = new Set(many.flatMap(({ steps }) => steps.map(({ input }) => input.type)));
    expect([...kinds].sort()).toEqual(['away', 'back', 'expire', 'host', 'joined', 'left', 'pause', 'play', 'resume']);
    expect([...new Set(many.map(({ start }) => start.players.length))].sort((one, two) => one - two)).toEqual([
      3, 4, 5, 6,
    ]);
  });

  it('never has a step before the one before it, nor two people of one name', () => {
    for (const { steps, start } of many) {
      const times = steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, two) => one - two));
      const joined = steps.flatMap(({ input }) => (input.type === 'joined' ? [input.player] : []));
      const everybody = [...start.players, ...joined];
      expect(new Set(everybody).size).toBe(everybody.length);
    }
  });

  it('lets nobody join where the game does not', () => {
    const closed = { ...honest, platform: { ...honest.platform, midGameJoin: false } };
    const inputs = many.flatMap((_, index) => randomMatch(closed, { bank, seed: index + 1 }).steps);
    expect(inputs.filter(({ input }) => input.type === 'joined')).toEqual([]);
  });

  it('says so when a game never ends', () => {
    expect(() => randomMatch(tiny({ phases: { one: look('one') } }), { seed: 1 })).toThrow(
      'seed 1: no outcome, stuck in one',
    );
  });
});

describe('a playthrough', () => {
  it('tells every input with its time, what became of it, and nothing that spectators may not know', () => {
    const match = many.find(({ steps }) => steps.some(({ input }) => input.type === 'joined'))!;
    const text = playthroughOf(honest, match);
    expect(text).toContain(`players: ${match.start.players.join(', ')}`);
    expect(text.match(/^\d\d:\d\d\.\d{3} /gm)).toHaveLength(match.steps.length + 1);
    expect(text).toMatch(/ joins\n/);
    expect(text).toMatch(/ {4}phase: night \(visit 2, until /);
    expect(text).not.toMatch(/phase: (?:theft|watch)/);
    expect(text).toMatch(/outcome: \{"winners":/);
  });
});
