import { describe, expect, it } from 'vitest';
import type { Cartridge } from '../cartridge.ts';
import type { MatchInput } from '../match.ts';
import { HENHOUSE_WORDS, henhouseProbes as probes, henhouseTwin as twin, honest, leaky } from './leaky-game.ts';
import type { Henhouse } from './leaky-game.ts';
import { tellOfStep } from './step-tells.ts';
import { table, testRng } from './table.ts';

/** What one input gives away at night, while the fox may act. */
function tellOf(cartridge: Cartridge, choose: (state: Henhouse['state']) => MatchInput): string | null {
  const t = table<Henhouse>(cartridge, { players: 4, bank: HENHOUSE_WORDS, at: 'theft' });
  const { match: before, now: at } = t;
  const input = choose(t.state);
  const heard = t.events.length;
  t.apply(input);
  const step = { before, input, at, after: t.match, events: t.events.slice(heard), code: null, byBot: false };
  return tellOfStep({ cartridge, twin, probes }, step, testRng(1));
}

const foxLeavesTheTable = ({ fox }: Henhouse['state']): MatchInput => ({ type: 'away', player: fox });
const foxSteals = ({ fox, owl }: Henhouse['state']): MatchInput => ({
  type: 'play',
  by: fox,
  command: 'steal',
  payload: { from: owl },
  visit: 2,
});

describe('a step behind a cover', () => {
  it('gives nothing away in an honest game, be it a move or an absence', () => {
    expect(tellOf(honest, foxSteals)).toBeNull();
    expect(tellOf(honest, foxLeavesTheTable)).toBeNull();
  });

  it('gives itself away by another end of the night when somebody is away', () => {
    expect(tellOf(leaky('covered absence'), foxLeavesTheTable)).toBe(
      'a spectator sees the phase change by away behind the cover of theft',
    );
  });

  it('gives itself away by a word', () => {
    expect(tellOf(leaky('covered event'), foxSteals)).toMatch(/is told of play behind the cover of theft/);
  });

  it('gives itself away by another end of the night when somebody moves', () => {
    expect(tellOf(leaky('covered end'), foxSteals)).toMatch(/a spectator .* play behind the cover of theft/);
  });
});
