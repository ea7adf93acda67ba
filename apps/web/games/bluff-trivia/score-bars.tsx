import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { People } from './people.tsx';
import { standingsOf } from './podium.ts';

interface ScoreBarsProps {
  readonly seen: Seen;
  readonly scores: Readonly<Record<string, number>>;
  readonly gained: Readonly<Record<string, number>>;
  readonly seats: readonly string[];
}

/** Totals as bars that grow by what this round brought, best first. */
export function ScoreBars({ seen, scores, gained, seats }: ScoreBarsProps): JSX.Element {
  const standings = standingsOf(scores, seats);
  const most = Math.max(1, ...standings.map(({ points }) => points));
  return (
    <ol class="bt-scores">
      {standings.map(({ id, points }) => {
        const plus = gained[id] ?? 0;
        return (
          <li key={id} class={`bt-score ${id === seen.you.id ? 'bt-score-own' : ''}`}>
            <People seen={seen} ids={[id]} />
            <span class="bt-numbers">
              {plus > 0 && (
                <span class="bt-plus">
                  +{plus}
                  <span class="visually-hidden"> makes</span>
                </span>
              )}{' '}
              <strong class="bt-total">{points}</strong>
              <span class="visually-hidden"> points</span>
            </span>
            <span
              class="bt-bar"
              style={`--from: ${share(points - plus, most)}; --to: ${share(points, most)}`}
              aria-hidden="true"
            />
          </li>
        );
      })}
    </ol>
  );
}

function share(points: number, most: number): string {
  return (points / most).toFixed(3);
}
