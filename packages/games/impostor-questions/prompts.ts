import type { Rng } from '@alibi/engine';
import type { PoolPair } from './state.ts';
import type { Prompt, Settings } from './types.ts';

export interface Dealt {
  readonly crew: readonly string[];
  readonly impostor: readonly string[];
}

function textsOf(prompts: readonly Prompt[]): string[] {
  return prompts.map(({ text }) => text);
}

/**
 * What each role is asked (IQ-5.P6, Q2). By default one text for each, never the same; where both prompts suit both, a fair
 * coin decides.
 */
export function dealPrompts({ a, b }: PoolPair, delivery: Settings['promptDelivery'], rng: Rng): Dealt {
  const crew = [a, b].filter(({ target }) => target !== 'impostor');
  const impostor = [a, b].filter(({ target }) => target !== 'crew');
  switch (delivery) {
    case 'all-permitted':
      return { crew: textsOf(crew), impostor: textsOf(impostor) };
    case 'first-permitted':
      return { crew: textsOf(crew.slice(0, 1)), impostor: textsOf(impostor.slice(0, 1)) };
    case 'distinct': {
      const ways = crew.flatMap((one) =>
        impostor.filter((other) => other !== one).map((other) => [one, other] as const),
      );
      const [one, other] = rng.pick(ways);
      return { crew: [one.text], impostor: [other.text] };
    }
  }
}
