import { describe, expect, it } from 'vitest';
import {
  HENHOUSE_WORDS,
  henhouseProbes as probes,
  henhouseReveals as reveals,
  henhouseTwin as twin,
  honest,
  LEAK_KINDS,
  leaky,
} from './leaky-game.ts';
import type { Henhouse, LeakKind } from './leaky-game.ts';
import { table, testRng } from './table.ts';
import { findLeak, tellApart } from './two-worlds.ts';

const random = { bank: HENHOUSE_WORDS, matches: 40 };

/** By which of its means each leak is found, so that all of them are known to work. */
const FOUND: Readonly<Record<LeakKind, RegExp>> = {
  board: /frame in \w+: .*"fox"/,
  hand: /frame in hide: .*"others"/,
  'key order': /frame in hide: .*"done"/,
  'list order': /frame in \w+: .*"suspects"/,
  size: /frame in hide: .*"sealed"/,
  can: /"can":\[/,
  awaited: /"awaited":/,
  'refusal code': /refusal of probe hide .*INVALID_CHOICE/,
  'refusal details': /refusal of probe accuse .*"instead"/,
  'end by a guess': /end of the phase after/,
  'end by another': /end of the phase after play in accuse/,
  'answer to a guess': /frame after .* in accuse: .*"warm"/,
  'event of a move': /hears what hide was/,
  'event of a phase': /events of expire .*"robbed"/,
  length: /frame after expire in \w+: .*"endsAt"/,
  talks: /"talks":/,
  hears: /"hears":/,
  'covered name': /frame .*"name"/,
  'covered deadline': /frame .*"endsAt"/,
  'covered half': /a spectator sees expire behind the cover of (?:theft|watch): .*"endsAt"/,
  'covered end': /a spectator .* play behind the cover of theft/,
  'covered event': /a spectator is told of play behind the cover of theft: .*rustle/,
  'covered absence': /frame .*"endsAt"|phase change by away/,
  'covered beat': /a spectator sees play behind the cover of watch: .*"rustles"/,
};

describe('two worlds', () => {
  it('finds nothing in an honest game', () => {
    expect(findLeak({ cartridge: honest, twin, probes, reveals }, random)).toBeNull();
  });

  it.each(LEAK_KINDS)('finds what leaks by: %s', (kind) => {
    expect(findLeak({ cartridge: leaky(kind), twin, probes, reveals }, random)).toMatch(FOUND[kind]);
  });

  it('takes a game at its word about moves that reveal, and at nothing else', () => {
    expect(findLeak({ cartridge: honest, twin, probes }, random)).toMatch(/frame after probe watch .*"seen"/);
    const everything = { cartridge: leaky('board'), twin, probes, reveals: () => true };
    expect(findLeak(everything, random)).toMatch(FOUND.board);
  });

  it('finds a phase that would end at another time', () => {
    const t = table<Henhouse>(honest, { bank: HENHOUSE_WORDS, at: 'reveal' });
    const cartridge = { ...honest, game: { ...honest.game, grace: graceOf } };
    const there = { ...t.match, phase: 'hide', settings: { rounds: 3 } };
    const here = { ...there, settings: { rounds: 2 } };
    const moment = { now: t.now, rng: testRng(1) };
    expect(tellApart({ cartridge, twin, probes }, here, there, null, moment)).toBe('end of hide');
    expect(tellApart({ cartridge, twin, probes }, here, here, null, moment)).toBeNull();
  });

  it('finds an outcome that is another', () => {
    const t = table<Henhouse>(honest, { bank: HENHOUSE_WORDS });
    t.stop();
    const there = { ...t.match, over: { winners: [], scores: {}, reason: 'host_ended' } };
    const moment = { now: t.now, rng: testRng(1) };
    expect(tellApart({ cartridge: honest, twin, probes }, t.match, there, null, moment)).toMatch(
      /frame in hide: .*"outcome"/,
    );
  });
});

function graceOf({ rounds }: Henhouse['settings']): number {
  return rounds * 100;
}
